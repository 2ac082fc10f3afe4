/** Parts of the app that a game's screen shares with every other screen. */
export { default as Icon } from '../Icon.svelte';
export { default as SeatShape } from '../SeatShape.svelte';
export { default as Segments } from '../Segments.svelte';
export { default as Sheet } from '../Sheet.svelte';
export { default as Tide } from '../Tide.svelte';
export type { IconName } from '../icons';
