/** What a sale would come to: read from the cards and tried with the rules. */
import type { Facts, Seat, Slot } from '../../engine/contract';
import { pickFacts } from '../../engine/fold';
import { apply, checkMove } from './apply/index';
import { cardIn } from './apply/rule';
import { levelsFor } from './apply/sell';
import { POINTS_PER_LEVEL } from './content';
import { heroOf } from './heroes';
import type { Reason } from './reasons';
import { shows } from './shows';
import { actors, situationOf } from './situation';
import { fighterStrength } from './strength';
import type { MoveOf, State } from './types';

export interface Sale {
	readonly points: number;
	readonly levels: number;
	/** Points for which nothing is given. */
	readonly lost: number;
	/** The level and the strength of the seller afterwards; as they are if the sale is refused. */
	readonly level: number;
	readonly strength: number;
	/** Why the rules refuse it; null if they take it. */
	readonly reason: Reason | null;
}

export function saleOf(state: State, seat: Seat, sees: Facts, cards: readonly Slot[]): Sale {
	const sight = { state, seat, situation: situationOf(state), facts: sees };
	const points = cards.reduce((sum, slot) => sum + valueOf(cardIn(sight, slot)), 0);
	const move: MoveOf<'sell'> = { type: 'sell', cards };
	const reason = actors(state).includes(seat) ? checkMove(sight, move) : 'not-your-turn';
	const after = reason === null ? apply(state, seat, move, pickFacts(sees, shows(state, seat, move))) : state;
	return {
		points,
		levels: levelsFor(points),
		lost: points % POINTS_PER_LEVEL,
		level: heroOf(after, seat).level,
		strength: fighterStrength(after, seat),
		reason
	};
}

function valueOf(card: ReturnType<typeof cardIn>): number {
	return typeof card !== 'string' && (card.kind === 'item' || card.kind === 'oneshot') ? card.value : 0;
}
