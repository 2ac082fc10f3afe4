/** Moves that are no decision: where a game says that nothing else is left to do, the screen does it, unless every move is to be confirmed. */
import type { GameUi } from './game/play';
import type { TablePlay } from './table-play.svelte';

/** Long enough to see why, and to take the last move back instead, s. */
const PAUSE = 3;

/** To be called while a component is made; stops with it. The seconds left are counted on the play. */
export function playFormalities(play: TablePlay, ui: GameUi): void {
	$effect(() => {
		const move = play.confirm ? null : (ui.formality?.(play.legal) ?? null);
		if (move === null) return;
		let left = PAUSE;
		play.countdown = left;
		const timer = setInterval(() => {
			left--;
			play.countdown = left > 0 ? left : null;
			if (left === 0) play.commit(move);
		}, 1000);
		return () => {
			clearInterval(timer);
			play.countdown = null;
		};
	});
}
