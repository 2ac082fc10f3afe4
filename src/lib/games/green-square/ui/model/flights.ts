/** What moves across the table in a step, so that one can follow: cards between hands, heroes and stage, dice, blows. */
import type { Event } from '../../events';
import { cardOf, type CardId, type DeckId } from '../../content';
import type { Seat, State } from '../../types';
import { deckOf } from '../../zones';

/** `hand`: of this hero, which for whoever looks lies in the tide; for all others it is their chip. */
export type Spot = { readonly seat: Seat; readonly hand?: boolean } | 'stage';

export interface Flight {
	/** From the beginning of the step, ms. */
	readonly at: number;
	readonly lasts: number;
	readonly from: Spot;
	readonly to: Spot;
	/** Null: face down. */
	readonly face: CardId | null;
	/** Whose back it shows while it is face down. */
	readonly deck?: DeckId;
	/** A die instead of a card. */
	readonly die?: number;
	/** Flies in an arc: whoever it reaches is struck. */
	readonly strikes?: boolean;
	/** Lies face down at first and is turned over. */
	readonly turns?: boolean;
	/** Backs change places; one of them is drawn by lot. */
	readonly shuffles?: boolean;
}

type Moving = Omit<Flight, 'at'>;

const CARD = 400;
const DIE = 900;
const SHUFFLE = 400;
/** How far the next thing starts behind the one before; cards that are turned over follow faster. */
const APART = 160;
const TURNED_APART = 90;
/** More than can be followed: the rest is in the sentence. */
const MOST = 8;

export function flightsOf(events: readonly Event[], before: State): readonly Flight[] {
	let at = 0;
	return events
		.flatMap((event) => flightsIn(event, events, before))
		.slice(0, MOST)
		.map((flight, index, all) => {
			const previous = all[index - 1];
			if (previous !== undefined) at += gapAfter(previous, flight);
			return { ...flight, at };
		});
}

/** A draw by lot is watched to its end; a whole hand is turned over one by one. */
function gapAfter(previous: Moving, next: Moving): number {
	if (previous.shuffles === true) return previous.lasts;
	return previous.turns === true && next.turns === true ? TURNED_APART : APART;
}

const hand = (seat: Seat): Spot => ({ seat, hand: true });
const card = (from: Spot, to: Spot, face: CardId | null, more: Partial<Moving> = {}): Moving => ({
	lasts: CARD,
	from,
	to,
	face,
	...more
});
const shuffle = (seat: Seat, deck: DeckId): Moving =>
	card(hand(seat), hand(seat), null, { lasts: SHUFFLE, deck, shuffles: true });

function flightsIn(event: Event, events: readonly Event[], before: State): readonly Moving[] {
	switch (event.type) {
		case 'opened':
			return [card('stage', 'stage', event.face, { deck: 'loc', turns: true })];
		case 'explored':
			return event.card === null ? [] : [card('stage', hand(event.seat), null, { deck: 'loc' })];
		case 'drew':
			return event.cards.map((slot) => card('stage', hand(event.seat), null, { deck: deckOf(slot) }));
		case 'disaster-played':
			return [card(hand(event.seat), { seat: event.target }, event.face, { strikes: true })];
		case 'struck':
			// A disaster from a hand has flown already.
			return events.some((other) => other.type === 'disaster-played')
				? []
				: [card('stage', { seat: event.seat }, event.face, { strikes: true })];
		case 'played':
			return [card(hand(event.seat), event.target === null ? 'stage' : { seat: event.target }, event.face)];
		case 'boosted':
		case 'enhanced':
		case 'beast-joined':
			return [card(hand(event.seat), 'stage', event.face)];
		case 'put-down':
		case 'took-up':
			return [card(hand(event.seat), { seat: event.seat }, event.face)];
		case 'handed-over':
			return [card({ seat: event.from }, { seat: event.to }, event.face)];
		case 'looted':
			return [card('stage', hand(event.seat), event.face)];
		case 'picked':
			return [card('stage', hand(event.seat), event.face)];
		case 'discarded':
			return discarded(event, events, before);
		case 'shared':
			return [card(hand(event.seat), hand(event.to), null, { deck: deckOf(event.card) })];
		case 'card-passed': {
			const flight = card(hand(event.from), hand(event.to), null, { deck: deckOf(event.card) });
			const isLot = events.some((other) => other.type === 'steal-rolled');
			return isLot ? [shuffle(event.from, deckOf(event.card)), flight] : [flight];
		}
		case 'flight-rolled':
		case 'steal-rolled':
			return [{ lasts: DIE, from: { seat: event.seat }, to: 'stage', face: null, die: event.die }];
		default:
			return [];
	}
}

/** Cards lost from a hand are turned over, after a draw by lot if chance took them; lost items fall off. */
function discarded(
	{ seat, card: slot, face }: Extract<Event, { type: 'discarded' }>,
	events: readonly Event[],
	before: State
): readonly Moving[] {
	const hero = seat === null ? undefined : before.players[seat];
	const causes = events.flatMap((event) => (event.type === 'caught' || event.type === 'struck' ? [event.face] : []));
	if (seat === null || hero === undefined || causes.length === 0) return [];
	if (hero.items.some((item) => item.card === slot)) return [card({ seat }, 'stage', face)];
	if (!hero.hand.includes(slot)) return [];
	const deck = deckOf(slot);
	const turned = card(hand(seat), 'stage', face, { deck, turns: true });
	return causes.some(takesByLot) ? [shuffle(seat, deck), turned] : [turned];
}

function takesByLot(face: CardId): boolean {
	const design = cardOf(face);
	const ops = design.kind === 'beast' ? design.catastrophe : design.kind === 'disaster' ? design.ops : [];
	return ops.some(({ op }) => op === 'lose-random');
}
