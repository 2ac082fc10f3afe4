/** How the table is pointed at. A card of the hand tapped again is put back, never played: once shown, it cannot be taken back. */
import { pointingAt } from '../../../../ui/game/hand';
import type { Hand } from '../../../../ui/game/hand';
import type { Answer, Pointing } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import type { Move, State } from '../../types';
import { Choices } from './choices';

const listed = pointingAt<State, Move, Choices>((position) => new Choices(position));

export const pointing: Pointing<State, Move, Choices, Hand> = {
	...listed,
	tap(choices, hand, pick, commits): Answer<Move, Hand> {
		if (hand.length === 1 && hand[0] === pick && pickedOf('hand', pick) !== null) return { hand: [] };
		// A place that went without saying is tapped like one that was pointed at.
		if (!choices.next(hand).has(pick) && choices.move(hand) !== null && choices.shown(hand).has(pick)) {
			return commits && hand.at(-1) !== pick ? listed.confirm(choices, hand) : listed.tap(choices, hand, pick, commits);
		}
		return listed.tap(choices, hand, pick, commits);
	}
};
