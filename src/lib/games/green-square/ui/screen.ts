/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity';

/** The own table lies on the board; else it is a row in the tide. Asked while a component is being made. */
export const roomForTable = (): MediaQuery => new MediaQuery('(min-height: 780px)');

/** Log and tide stand beside the board, which has room for the own table in a fight, too. Asked while a component is being made. */
export const besideBoard = (): MediaQuery => new MediaQuery('(min-width: 1000px) and (min-height: 700px)');
