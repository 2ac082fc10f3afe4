/** Moves that are no decision: where a game says that nothing else is left to do, the screen does it. */
import type { TablePlay } from './table-play.svelte';

/** Long enough to see why, and to take the last move back instead, s. */
const PAUSE = 3;

/** Ms: whoever watches cannot tell a hand that is empty of answers from one that thinks. */
const HIDDEN = { least: 1000, spread: 2000 };

/** To be called while a component is made; stops with it. The seconds left are counted on the play. */
export function playFormalities(play: TablePlay): void {
	$effect(() => {
		const due = play.formality;
		if (due === null) return;
		const make = (): void => play.answer(due.seat, due.move);
		if (due.pace === 'counted') return count(play, make);
		const timer = setTimeout(make, due.pace === 'now' ? 0 : HIDDEN.least + Math.random() * HIDDEN.spread);
		return () => clearTimeout(timer);
	});
}

function count(play: TablePlay, make: () => void): () => void {
	let left = PAUSE;
	play.countdown = left;
	const timer = setInterval(() => {
		left--;
		play.countdown = left > 0 ? left : null;
		if (left === 0) make();
	}, 1000);
	return () => {
		clearInterval(timer);
		play.countdown = null;
	};
}
