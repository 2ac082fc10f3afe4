/** The album of all cards of Historical Conquest. */
export { default as Album } from './CardAlbum.svelte';
