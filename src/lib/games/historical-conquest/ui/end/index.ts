/** The end of a match: who won and by which way, morale of all seats, the best cards. */
export { ending } from './ending';
export { default as Epilogue } from './Epilogue.svelte';
export { default as Remains } from './Remains.svelte';
export { retell } from './retelling';
export { default as Victors } from './Victors.svelte';
