/** The album of all cards of Green Square. */
export { default as Album } from './CardAlbum.svelte';
