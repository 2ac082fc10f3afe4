/** What a sheet is given: the match, and touches that are handed on to whoever keeps the draft. */
import type { Play } from '../../../../ui/game/play';
import type { Touched } from '../../../../ui/game/pick-thing';
import type { Pick } from '../../../../ui/game/pointing';
import type { Move, State } from '../../types';
import type { Standpoint } from './trial';

/** The table's session is one. Buttons touch `SEND`, `ACCEPT`, `DECLINE` and `ASK_MORE` (`picks.ts`). */
export interface SheetSession extends Touched {
	readonly play: Play<State, Move>;
	tap(pick: Pick): void;
}

/** Whose sheet it is; a spectator has none, so any seat will do. */
export function standpointOf({ state, seat, sees }: Play<State, Move>): Standpoint {
	return { state, seat: seat ?? 0, sees };
}
