/**
 * What comes from outside (specification, section 9): the first player's die, the faces of cards that are turned up, and who
 * is entitled to which face. All of it is read off the state.
 */
import type { DeckSpec, Face, Facts, Request, Seat, Slot } from '../../engine/contract';
import { CARDS, isSlot, MAIN_FACES, MAIN_SLOTS, POT_SLOTS, POTS, slotsOf } from './content';
import { draftOf } from './draft';
import { readMove } from './read';
import { openingQueue } from './setup';
import { orderFrom } from './sides';
import { handOf, reshuffledDeck } from './supply';
import type { Draft, Move, State, TellEvent } from './types';

const FIRST_PLAYER = 'roll:1';
const NOBODY: readonly Seat[] = [];
const NO_REQUESTS: readonly Request[] = [];
const NO_SLOTS: readonly Slot[] = [];

const heldSlot = (state: State | Draft): Slot | null => (state.held !== null && isSlot(state.held) ? state.held : null);

export function hasRequest(state: State): boolean {
	if (state.phase === 'over') return false;
	return state.order === null || state.river.some(isSlot) || state.pots.offer.some(isSlot) || heldSlot(state) !== null;
}

export function requests(state: State): readonly Request[] {
	if (!hasRequest(state)) return NO_REQUESTS;
	const asked: Request[] = [];
	if (state.order === null) asked.push({ kind: 'roll', id: FIRST_PLAYER, sides: state.options.players });
	const reveal = (card: string): void => {
		if (isSlot(card)) asked.push({ kind: 'reveal', slot: card });
	};
	state.pots.offer.forEach(reveal);
	state.river.forEach(reveal);
	if (state.held !== null) reveal(state.held);
	return asked;
}

/** Each answer takes the place of its slot; nothing else happens. */
export function resolve(state: State, facts: Facts, tell?: TellEvent): State {
	if (!hasRequest(state)) return state;
	const s = draftOf(state);
	const roll = facts[FIRST_PLAYER];
	if (s.order === null && typeof roll === 'number') {
		s.order = orderFrom(roll - 1, s.options.players);
		s.queue = openingQueue(s.options.mode, s.order);
		tell?.({ type: 'first', seat: roll - 1 });
	}
	const turnUp =
		(zone: 'river' | 'offer' | 'held', known: (face: Face) => boolean) =>
		(card: string): string => {
			const face = isSlot(card) ? facts[card] : undefined;
			if (typeof face !== 'string' || !known(face)) return card;
			tell?.({ type: 'revealed', zone, slot: card, face });
			return face;
		};
	const isCard = (face: Face): boolean => CARDS.has(face);
	const isPot = (face: Face): boolean => (POTS as readonly string[]).includes(face);
	if (s.pots.offer.some(isSlot)) s.pots = { ...s.pots, offer: s.pots.offer.map(turnUp('offer', isPot)) };
	if (s.river.some(isSlot)) s.river = s.river.map(turnUp('river', isCard));
	if (s.held !== null) s.held = turnUp('held', isCard)(s.held);
	return s;
}

export function audience(state: State, slot: Slot): 'all' | readonly Seat[] {
	const isOpening = state.river.includes(slot) || state.pots.offer.includes(slot) || state.held === slot;
	if (isOpening && state.phase !== 'over') return 'all';
	for (let seat = 0; seat < state.hands.length; seat++) if (handOf(state, seat).includes(slot)) return [seat];
	if (state.peek !== null && state.turn.seat !== null && state.peek.includes(slot)) return [state.turn.seat];
	return NOBODY;
}

const MAIN: DeckSpec = { id: 'main', slots: MAIN_SLOTS, faces: MAIN_FACES };
const POT_TILES: DeckSpec = { id: 'pots', slots: POT_SLOTS, faces: POTS };
const BASIC: readonly DeckSpec[] = [MAIN];
const ADVANCED: readonly DeckSpec[] = [MAIN, POT_TILES];

export function decks(state: State): readonly DeckSpec[] {
	const first = state.options.mode === 'basic' ? BASIC : ADVANCED;
	if (state.reshuffles.length === 0) return first;
	const later = state.reshuffles.map((faces, index): DeckSpec => {
		const id = reshuffledDeck(index);
		return { id, slots: slotsOf(id, faces.length), faces };
	});
	return [...first, ...later];
}

/** [9.3] */
export function shows(state: State, seat: Seat, given: Move): readonly Slot[] {
	const move = readMove(given, state.options.players);
	if (move === null) return NO_SLOTS;
	const hand = handOf(state, seat);
	if (move.type === 'blocked') return hand.filter(isSlot);
	if (move.type !== 'play' && move.type !== 'pot') return NO_SLOTS;
	if (!('card' in move) || !isSlot(move.card) || !hand.includes(move.card)) return NO_SLOTS;
	return [move.card];
}
