/** Kinds of screens that components ask for. `Stage` lays a match out by the same words. */
import { MediaQuery } from 'svelte/reactivity';

/** Log and tide stand in a column beside the board. Asked while a component is being made. */
export function wideScreen(): MediaQuery {
	return new MediaQuery('(min-width: 1000px) and (min-height: 500px) and (orientation: landscape)');
}

/** There is no room for a line that says what happens: it comes as a toast. Asked while a component is being made. */
export function shortScreen(): MediaQuery {
	return new MediaQuery(
		'((max-height: 699px) and (orientation: portrait)) or ' +
			'((orientation: landscape) and ((max-width: 999px) or (max-height: 499px)))'
	);
}
