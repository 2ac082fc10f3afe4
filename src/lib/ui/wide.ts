/** Screens on which log and tide stand in a column beside the board. `Stage` lays them out by the same words. */
import { MediaQuery } from 'svelte/reactivity';

/** Asked while a component is being made. */
export function wideScreen(): MediaQuery {
	return new MediaQuery('(min-width: 1000px) and (min-height: 500px) and (orientation: landscape)');
}
