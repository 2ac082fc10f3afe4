/** Where decks are made and links to decks lead (`/workshop/historical-conquest`). */
export { default as Workshop } from './deck/Workshop.svelte';
