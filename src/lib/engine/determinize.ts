/**
 * Determinize: a random full assignment of the faces that a seat does not know, consistent with what it does know. Bots look ahead in
 * such worlds; they never see the true one.
 */
import type { DeckSpec, Face, Facts } from './contract';
import type { Random } from './random';

/** `known` holds the facts the seat sees. The result has a face for every slot of the decks, the known ones unchanged. */
export function determinize(decks: readonly DeckSpec[], known: Facts, random: Random): Facts {
	const world: Record<string, Face | number> = {};
	for (const deck of decks) {
		const left = new Map<Face, number>();
		for (const face of deck.faces) left.set(face, (left.get(face) ?? 0) + 1);
		const unknown: string[] = [];
		for (const slot of deck.slots) {
			const face = known[slot];
			if (typeof face === 'string') {
				world[slot] = face;
				left.set(face, (left.get(face) ?? 0) - 1);
			} else {
				unknown.push(slot);
			}
		}
		const pool = random.shuffle([...left].flatMap(([face, count]) => new Array<Face>(Math.max(count, 0)).fill(face)));
		unknown.forEach((slot, i) => (world[slot] = pool[i] as Face));
	}
	return world;
}
