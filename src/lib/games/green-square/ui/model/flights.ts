/** What moves across the table in a step, so that one can follow: cards from hero to hero or stage, dice, blows. */
import type { Event } from '../../events';
import type { CardId } from '../../content';
import type { Seat } from '../../types';

export type Spot = { readonly seat: Seat } | 'stage';

export interface Flight {
	/** From the beginning of the step, ms. */
	readonly at: number;
	readonly lasts: number;
	readonly from: Spot;
	readonly to: Spot;
	/** Null: face down. */
	readonly face: CardId | null;
	/** A die instead of a card. */
	readonly die?: number;
	/** Whoever it reaches shakes. */
	readonly strikes?: boolean;
}

const CARD = 400;
const DIE = 900;
/** How far the next thing starts behind the one before. */
const APART = 160;

export function flightsOf(events: readonly Event[]): readonly Flight[] {
	const moved = events.flatMap((event) => flightOf(event) ?? []);
	return moved.map((flight, index) => ({ ...flight, at: index * APART }));
}

function flightOf(event: Event): Omit<Flight, 'at'> | null {
	const card = (from: Spot, to: Spot, face: CardId | null, strikes = false): Omit<Flight, 'at'> => ({
		lasts: CARD,
		from,
		to,
		face,
		strikes
	});
	switch (event.type) {
		case 'opened':
			return card('stage', 'stage', event.face);
		case 'disaster-played':
			return card({ seat: event.seat }, { seat: event.target }, event.face, true);
		case 'struck':
			return card('stage', { seat: event.seat }, event.face, true);
		case 'played':
			return card({ seat: event.seat }, event.target === null ? 'stage' : { seat: event.target }, event.face);
		case 'boosted':
		case 'enhanced':
		case 'beast-joined':
		case 'put-down':
		case 'took-up':
			return card({ seat: event.seat }, 'stage', event.face);
		case 'handed-over':
			return card({ seat: event.from }, { seat: event.to }, event.face);
		case 'looted':
			return card({ seat: event.from }, { seat: event.seat }, event.face);
		case 'picked':
			return card('stage', { seat: event.seat }, event.face);
		case 'shared':
			return card({ seat: event.seat }, { seat: event.to }, null);
		case 'card-passed':
			return card({ seat: event.from }, { seat: event.to }, null);
		case 'flight-rolled':
		case 'steal-rolled':
			return { lasts: DIE, from: { seat: event.seat }, to: 'stage', face: null, die: event.die };
		default:
			return null;
	}
}
