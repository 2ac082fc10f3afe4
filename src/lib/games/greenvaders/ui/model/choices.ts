/** What the player may do in a position: every legal move as the things to point at. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Pick, Position, Way } from '../../../../ui/game/pointing';
import { Ways } from '../../../../ui/game/ways';
import type { Action } from '../../content';
import type { Move, PotMove, State } from '../../types';
import {
	BLOCKED,
	PASS,
	PILE,
	SKIP,
	pickAction,
	pickCard,
	pickCell,
	pickColour,
	pickDiscard,
	pickPeek,
	pickPot,
	pickRiver
} from './picks';
import { refusalFor } from './refusal';

export class Choices extends Ways<Move> {
	readonly state: State;
	readonly seat: Seat | null;
	readonly legal: readonly Move[];
	readonly sees: Facts;

	constructor({ state, seat, legal, sees }: Position<State, Move>) {
		const several = (state.act?.can.length ?? 0) > 1;
		super(legal.flatMap((move) => waysOf(move, state, seat ?? 0, several)));
		this.state = state;
		this.seat = seat;
		this.legal = legal;
		this.sees = sees;
	}

	get isAsked(): boolean {
		return this.legal.length > 0;
	}

	refusal(taken: readonly Pick[], pick: Pick): string | null {
		return refusalFor(this, taken, pick);
	}
}

function waysOf(move: Move, state: State, seat: Seat, several: boolean): Way<Move>[] {
	const way = (...picks: readonly Pick[]): Way<Move> => ({ picks, move });
	const acting = (action: Action, ...picks: readonly Pick[]): Way<Move> =>
		several ? way(pickAction(action), ...picks) : way(...picks);
	switch (move.type) {
		case 'pick':
		case 'reactivate':
			return [way(pickPot(move.pot))];
		case 'start':
			return [way(pickColour(move.colour))];
		case 'play':
			return [way(pickCard(move.card), pickCell(move.grid, move.cell))];
		case 'reinforce':
			return [acting('reinforce', pickRiver(move.card), pickCell(move.grid, move.cell))];
		case 'destroy':
			return [acting('destroy', pickCell(move.grid, move.cell))];
		case 'move':
			return [acting('move', pickCell(move.grid, move.from), pickCell(move.grid, move.to))];
		case 'special':
			return [way(pickColour(move.colour), pickCell(state.vacant[0]?.grid ?? seat, move.cell))];
		case 'place':
			return [way(pickCell(seat, move.cell))];
		case 'arrange':
			return [way(...move.order.map(pickPeek))];
		case 'draw':
			return [way(move.from === 'pile' ? PILE : pickRiver(move.card))];
		case 'pot':
			return potPicks(move, seat).map((picks) => way(pickPot(move.pot), ...picks));
		case 'blocked':
			return [way(BLOCKED)];
		case 'skip':
			return [way(SKIP)];
		case 'pass':
			return [way(PASS)];
		default:
			return [];
	}
}

/** The two cards of a swap may be named in either order. */
function potPicks(move: PotMove, seat: Seat): Pick[][] {
	switch (move.pot) {
		case 'telepot': {
			const [a, b] = [pickCell(seat, move.a), pickCell(seat, move.b)];
			return [
				[a, b],
				[b, a]
			];
		}
		case 'copier':
		case 'surprise':
		case 'fort':
			return [[pickCell(seat, move.cell)]];
		case 'helicopter':
			return [[pickCard(move.card), pickCell(seat, move.cell)]];
		case 'necro':
			return [[pickCard(move.card), pickDiscard(move.take)]];
		default:
			return [[]];
	}
}
