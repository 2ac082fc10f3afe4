/** Moves that are no decision: where a game says that nothing else is left to do, the screen does it, unless every move is to be confirmed. */
import type { GameUi } from './game/play';
import type { TablePlay } from './table-play.svelte';

/** Long enough to see why, and to take the last move back instead. */
const PAUSE = 2000;

/** To be called while a component is made; stops with it. */
export function playFormalities(play: TablePlay, ui: GameUi): void {
	$effect(() => {
		const move = play.confirm ? null : (ui.formality?.(play.legal) ?? null);
		if (move === null) return;
		const timer = setTimeout(() => play.commit(move), PAUSE);
		return () => clearTimeout(timer);
	});
}
