/** The end of the game (specification, section 8). */
import type { Outcome, Seat } from '../../engine/contract';
import { isFull } from './grid';
import { otherSide, seatsOf, sideOf } from './sides';
import type { Draft, OutcomeReason, Side, State, TellEvent } from './types';

export const outcome = (state: State): Outcome | null => state.result;

function end(s: Draft, winners: readonly Seat[], reason: OutcomeReason, tell: TellEvent | undefined): void {
	s.phase = 'over';
	s.queue = [];
	s.result = { winners, reason };
	tell?.({ type: 'over', winners, reason });
}

/** [8.1] */
export function endByFountain(s: Draft, side: Side, tell: TellEvent | undefined): void {
	end(s, seatsOf(side, s.options.players), 'fountain', tell);
}

export const someGridIsFull = (s: State | Draft): boolean => s.grids.some(isFull);

/** [8.2] A side with a full grid loses; if both have one, nobody wins. */
export function endBySaturation(s: Draft, tell: TellEvent | undefined): void {
	const full: Seat[] = [];
	s.grids.forEach((grid, seat) => {
		if (isFull(grid)) full.push(seat);
	});
	for (const grid of full) tell?.({ type: 'full', grid });
	const losers = new Set(full.map(sideOf));
	const [loser] = losers;
	const winners = losers.size === 1 && loser !== undefined ? seatsOf(otherSide(loser), s.options.players) : [];
	end(s, winners, 'saturation', tell);
}

/** [8.3] */
export function endByTurnLimit(s: Draft, tell: TellEvent | undefined): void {
	end(s, [], 'turn-limit', tell);
}

/** [8.4] One partner's resignation ends the game for the team. */
export function endByResignation(s: Draft, seat: Seat, tell: TellEvent | undefined): void {
	tell?.({ type: 'resigned', seat });
	end(s, seatsOf(otherSide(sideOf(seat)), s.options.players), 'resigned', tell);
}
