/** Cards on the move: draw, discard, into a hand and out of it; and the two things rules wait for, faces and dice. */
import type { RollId, Seat, Slot } from '../../engine/contract';
import type { CardId, DeckId } from './content';
import { remove } from './draft';
import type { Draft } from './draft';
import { faceOf, heroOf } from './heroes';
import type { Rolls } from './types';

export function deckOf(slot: Slot): DeckId {
	return slot.startsWith('loc:') ? 'loc' : 'upg';
}

/** The next card of a deck, or null if deck and discard pile are both empty (§4). */
export function draw(d: Draft, deck: DeckId): Slot | null {
	const pile = d.s.decks[deck];
	if (pile.next === pile.end) reshuffle(d, deck);
	if (pile.next === pile.end) return null;
	return `${deck}:${pile.next++}`;
}

/** Up to `n` cards face-down into the hand. */
export function drawToHand(d: Draft, seat: Seat, deck: DeckId, n: number): void {
	const cards: Slot[] = [];
	for (let i = 0; i < n; i++) {
		const slot = draw(d, deck);
		if (slot === null) break;
		toHand(d, seat, slot);
		cards.push(slot);
	}
	if (cards.length > 0) d.tell?.({ type: 'drew', seat, deck, cards });
}

export function toHand(d: Draft, seat: Seat, slot: Slot): void {
	const hero = heroOf(d.s, seat);
	hero.hand.push(slot);
	hero.fresh.push(slot);
}

export function fromHand(d: Draft, seat: Seat, slot: Slot): void {
	const hero = heroOf(d.s, seat);
	remove(hero.hand, slot);
	remove(hero.fresh, slot);
}

/** Onto the pile of its deck, face up. `seat`: whose card it was. */
export function discard(d: Draft, seat: Seat | null, slot: Slot): void {
	d.s.discard[deckOf(slot)].push(slot);
	d.tell?.({ type: 'discarded', seat, card: slot, face: faceOf(d.s, slot) });
}

export function discardFromHand(d: Draft, seat: Seat, slot: Slot): void {
	fromHand(d, seat, slot);
	discard(d, seat, slot);
}

/** Faces that everybody now knows. */
export function learnFaces(d: Draft, faces: { readonly [slot: Slot]: CardId }): void {
	d.s.faces = { ...d.s.faces, ...faces };
}

/** Requests the faces that are still hidden; true if there are any, and the caller's step has to wait. */
export function needFaces(d: Draft, slots: readonly Slot[]): boolean {
	for (const slot of slots) {
		if (d.s.faces[slot] === undefined) d.s.need.push({ kind: 'reveal', slot, to: 'all' });
	}
	return d.s.need.length > 0;
}

/** Requests a die. The step that is next in line collects it. */
export function needRoll(d: Draft, sides: number): void {
	d.s.need.push({ kind: 'roll', id: `roll:${++d.s.rolls}`, sides });
}

/** The values rolled, in the order in which they were requested; empty before that. */
export function rolled(rolls: Rolls): number[] {
	const ids = Object.keys(rolls) as RollId[];
	ids.sort((a, b) => rollNumber(a) - rollNumber(b));
	return ids.map((id) => rolls[id] as number);
}

function rollNumber(id: RollId): number {
	return Number(id.slice('roll:'.length));
}

/** The discard pile becomes new slots behind the old ones; what lies in them is public, where is not. */
function reshuffle(d: Draft, deck: DeckId): void {
	const discarded = d.s.discard[deck];
	if (discarded.length === 0) return;
	const pile = d.s.decks[deck];
	const faces = discarded.map((slot) => faceOf(d.s, slot)).sort();
	pile.batches = [...pile.batches, { first: pile.end, count: faces.length, faces }];
	pile.end += faces.length;
	const gone = new Set(discarded);
	d.s.faces = Object.fromEntries(Object.entries(d.s.faces).filter(([slot]) => !gone.has(slot)));
	d.s.discard[deck] = [];
	d.tell?.({ type: 'reshuffled', deck, count: faces.length });
}
