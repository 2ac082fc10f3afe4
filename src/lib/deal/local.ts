/**
 * The local dealer: one device deals for everybody at it. All facts follow from a secret seed, so a saved match needs only the seed;
 * between devices this would be trust, there the sealed dealer takes its place.
 */
import type { DeckSpec, Face, RollId } from '../engine/contract';
import type { Dealer } from '../engine/dealer';
import { seeded } from '../engine/random';

/** Each deck and each roll draws from a stream of its own: the order in which they are asked for does not matter. */
export function localDealer(seed: string | number): Dealer {
	const shuffled = new Map<string, readonly Face[]>();
	return {
		faces(deck: DeckSpec): readonly Face[] {
			let faces = shuffled.get(deck.id);
			if (faces === undefined) shuffled.set(deck.id, (faces = seeded(`${seed}/deck/${deck.id}`).shuffle(deck.faces)));
			return faces;
		},
		roll(id: RollId, sides: number): number {
			return 1 + seeded(`${seed}/${id}`).int(sides);
		}
	};
}
