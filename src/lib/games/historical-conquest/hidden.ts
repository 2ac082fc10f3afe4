/** Hidden information (section 9): slots, who is entitled to their faces, which faces are possible. */
import type { DeckSpec, Facts, Request, Seat, Slot } from '../../engine/contract';
import { compareText } from '../../engine/canonical';
import type { CardInfo } from './content';
import { cardById, deckList, findCard, refOf } from './content';
import { asRaw } from './raw';
import { isFaceUp, isSeat, placeOf, playerAt } from './table';
import type { DeckChoice, FullOptions, PendingFact, Pile, State } from './types';

/** Land pile and first draw deck of a seat. */
export function pilesOf(seat: Seat, choice: DeckChoice): { readonly landPile: Pile; readonly draw: Pile } {
	const lands: string[] = [];
	const others: string[] = [];
	for (const id of deckList(choice)) (cardById(id).land === null ? others : lands).push(id);
	return {
		landPile: { deck: `land-${seat}`, cards: lands.sort(compareText), next: 0 },
		draw: { deck: `draw-${seat}-0`, cards: others.sort(compareText), next: 0 }
	};
}

function specOf({ deck, cards }: Pick<Pile, 'deck' | 'cards'>): DeckSpec {
	return { id: deck, slots: cards.map((_, i) => `${deck}:${i}`), faces: cards };
}

const FIRST_DECKS = new WeakMap<FullOptions, readonly DeckSpec[]>();
const ALL_DECKS = new WeakMap<State['rebuilt'], readonly DeckSpec[]>();

/** For each seat `land-S` and `draw-S-0`, then the decks that were rebuilt. */
export function decks({ options, rebuilt }: State): readonly DeckSpec[] {
	let first = FIRST_DECKS.get(options);
	if (first === undefined) {
		first = options.decks.flatMap((choice, seat) => {
			const { landPile, draw } = pilesOf(seat, choice);
			return [specOf(landPile), specOf(draw)];
		});
		FIRST_DECKS.set(options, first);
	}
	if (rebuilt.length === 0) return first;
	let all = ALL_DECKS.get(rebuilt);
	if (all === undefined) ALL_DECKS.set(rebuilt, (all = [...first, ...rebuilt.map(specOf)]));
	return all;
}

export function requests(state: State): readonly Request[] {
	return state.requests.map(asRequest);
}

function asRequest(fact: PendingFact): Request {
	if ('slot' in fact) return { kind: 'reveal', slot: fact.slot };
	return { kind: 'roll', id: `roll:${fact.roll}`, sides: fact.sides };
}

const NOBODY: readonly Seat[] = [];
const HOLDERS = new WeakMap<State, ReadonlyMap<Slot, readonly Seat[]>>();

/** Slots in hands with the seats entitled to them, the holder first. Asked for every slot after every move: found once a state. */
function holders(state: State): ReadonlyMap<Slot, readonly Seat[]> {
	const known = HOLDERS.get(state);
	if (known !== undefined) return known;
	const map = new Map<Slot, Seat[]>();
	for (let seat = 0; seat < state.options.players; seat++) {
		for (const slot of playerAt(state, seat).hand) map.set(slot, [seat]);
	}
	for (let seat = 0; seat < state.options.players; seat++) {
		for (const slot of playerAt(state, seat).seen) map.get(slot)?.push(seat);
	}
	HOLDERS.set(state, map);
	return map;
}

export function audience(state: State, slot: Slot): 'all' | readonly Seat[] {
	if (Object.hasOwn(state.known, slot)) return 'all';
	if (state.requests.some((fact) => 'slot' in fact && fact.slot === slot)) return 'all';
	return holders(state).get(slot) ?? NOBODY;
}

/** `play`, `discard` and `drop` lay the card of their slot open. */
export function shows(state: State, seat: Seat, move: unknown): readonly Slot[] {
	const { type, slot } = asRaw(move);
	if (type !== 'play' && type !== 'discard' && type !== 'drop') return [];
	if (typeof slot !== 'string' || !isSeat(state, seat)) return [];
	return playerAt(state, seat).hand.includes(slot) ? [slot] : [];
}

/** The card that a slot of the seat's hand shows, if `id` can be its face and is; else null. */
export function faceInHand(state: State, seat: Seat, slot: Slot, id: unknown, facts: Facts): CardInfo | null {
	const info = findCard(id);
	if (info === undefined || info.land !== null || facts[slot] !== id) return null;
	const deck = state.options.decks[seat];
	if (deck === undefined || !deckList(deck).includes(info.id)) return null;
	return isFaceUp(state, seat, refOf(seat, info.id)) ? null : info;
}

/** The id can be what the seat's land slot shows: a land of its pile that has not been seen yet. */
export function isPossibleLand(state: State, seat: Seat, id: unknown): id is string {
	const { landPile, discard } = playerAt(state, seat);
	if (typeof id !== 'string' || !landPile.cards.includes(id)) return false;
	const ref = refOf(seat, id);
	if (discard.includes(ref) || placeOf(state, ref) !== null) return false;
	return !Object.entries(state.known).some(([slot, face]) => face === id && slot.startsWith(`${landPile.deck}:`));
}
