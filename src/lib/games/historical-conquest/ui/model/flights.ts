/** What is seen to move in a step: read off its events, in names of things on the screen, not in pixels. */
import type { Seat } from '../../../../engine/contract';
import type { Event } from '../../events';
import type { CardRef, Choices } from '../../types';
import { pickHand, pickLand, pickSeat, pickUnit } from './picks';

/** A thing on the screen that something can fly from or to: a pick, or a place with a name of its own. */
export type Spot = string;

export const spotOfPile = (seat: Seat): Spot => `pile ${seat}`;
/** Where an announced card lies, and where one goes that has no target. */
export const MIDDLE: Spot = 'middle';
/** The words about a bonus that woke. */
export const LEADER: Spot = 'leader';

export interface Flight {
	readonly card: CardRef;
	/** The first of these that was on the screen before. */
	readonly from: readonly Spot[];
	/** The first of these that is on the screen now; none: it falls and fades. */
	readonly to: readonly Spot[];
	/** `land`: turned over before it slides. */
	readonly as: 'card' | 'unit' | 'land';
}

/** In the order in which they are told; one flight a card. */
export function flightsOf(events: readonly Event[]): readonly Flight[] {
	const flights = new Map<CardRef, Flight>();
	const fly = (flight: Flight): void => void (flights.has(flight.card) || flights.set(flight.card, flight));
	for (const event of events) {
		switch (event.type) {
			case 'card-played': {
				const from = [pickHand(event.slot), pickSeat(event.seat)];
				fly({ card: event.card, from, to: targetOf(events, event), as: 'card' });
				break;
			}
			case 'card-placed':
				fly({ card: event.card, from: [MIDDLE, pickSeat(event.seat)], to: placedAt(event), as: 'card' });
				break;
			case 'land-settled':
				fly({
					card: event.land,
					from: [spotOfPile(event.seat), pickSeat(event.seat)],
					to: [pickLand(event.land), pickSeat(event.seat)],
					as: 'land'
				});
				break;
			case 'unit-moved':
				fly({
					card: event.unit,
					from: [
						pickUnit(event.unit),
						...(event.from === null ? [] : [pickLand(event.from)]),
						pickSeat(event.holder ?? event.seat)
					],
					to: [pickUnit(event.unit), pickLand(event.to), pickSeat(event.seat)],
					as: 'unit'
				});
				break;
			case 'card-discarded':
				if (FALLS.has(event.why)) {
					fly({ card: event.card, from: [pickUnit(event.card), pickSeat(event.holder)], to: [], as: 'unit' });
				}
				break;
		}
	}
	return [...flights.values()];
}

const FALLS: ReadonlySet<string> = new Set(['casualty', 'destroyed', 'crowded', 'price']);

function placedAt({ card, land, holder }: Event & { readonly type: 'card-placed' }): readonly Spot[] {
	return [pickUnit(card), ...(land === null ? [] : [pickLand(land)]), pickSeat(holder)];
}

/** Where a card goes that is laid open: its place if it has one already, else what it is aimed at. */
function targetOf(events: readonly Event[], played: Event & { readonly type: 'card-played' }): readonly Spot[] {
	const placed = events.find((event) => event.type === 'card-placed' && event.card === played.card);
	if (placed?.type === 'card-placed') return placedAt(placed);
	return [...aimsOf(played.choices), ...(played.land === null ? [] : [pickLand(played.land)]), MIDDLE];
}

/** What a card or an ability is aimed at. */
export function aimsOf({ opponent, targetUnit, targetLand }: Choices): readonly Spot[] {
	return [
		...(targetUnit === undefined ? [] : [pickUnit(targetUnit)]),
		...(targetLand === undefined ? [] : [pickLand(targetLand)]),
		...(opponent === undefined ? [] : [pickSeat(opponent)])
	];
}

/** What a step did to the morale of a seat, and the card that did most of it. */
export function causeOf(
	events: readonly Event[],
	seat: Seat
): { readonly change: number; readonly card: CardRef | null } | null {
	const told = events.flatMap((event) =>
		event.type === 'morale-changed' && event.seat === seat && event.change !== 0 ? [event] : []
	);
	if (told.length === 0) return null;
	const weightiest = told.reduce((most, event) => (Math.abs(event.change) > Math.abs(most.change) ? event : most));
	return { change: told.reduce((sum, { change }) => sum + change, 0), card: weightiest.card };
}
