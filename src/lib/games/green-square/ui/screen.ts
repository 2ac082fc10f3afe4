/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity';

/** The own table lies on the board; else it is a row in the tide. Asked while a component is being made. */
export const roomForTable = (): MediaQuery => new MediaQuery('(min-height: 700px)');
