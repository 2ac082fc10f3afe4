/** Tries out what each vehicle could do while the player still looks at the board, a vehicle at a time, so that a tap only has to draw it. */
import type { Choices } from './model/choices';

/** After the position has been drawn. */
const SOON = 60;

/** Gives back how to stop. */
export function warmUp(choices: Choices): () => void {
	const waiting = choices.asked === 'play' ? [...choices.playable] : [];
	let timer = setTimeout(next, SOON);

	function next(): void {
		const id = waiting.shift();
		if (id === undefined) return;
		const [mode] = choices.modesOf(id);
		if (mode !== undefined) choices.targets(id, mode);
		timer = setTimeout(next);
	}

	return () => clearTimeout(timer);
}
