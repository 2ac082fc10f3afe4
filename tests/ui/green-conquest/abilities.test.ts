/** Every ability is reached by taps, from a position made for it. */
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../../src/lib/engine/contract';
import { squareOf } from '../../../src/lib/games/green-conquest/board';
import { VEHICLES } from '../../../src/lib/games/green-conquest/content';
import { game } from '../../../src/lib/games/green-conquest/game';
import { formatMove } from '../../../src/lib/games/green-conquest/notation';
import type { Facing } from '../../../src/lib/games/green-conquest/types';
import type { Choices, Mode } from '../../../src/lib/games/green-conquest/ui/model/choices';
import type { Answer, Hand } from '../../../src/lib/games/green-conquest/ui/model/hand';
import {
	act,
	endTurn,
	freshHand,
	tapSquare,
	tapVehicle,
	turn
} from '../../../src/lib/games/green-conquest/ui/model/hand';
import { MODE_NAMES } from '../../../src/lib/games/green-conquest/ui/texts';
import { STORIES } from './abilities';
import { choicesOf, position } from './positions';

function touch(choices: Choices, hand: Hand, tap: string): Answer {
	const word = tap.slice(1);
	switch (tap.charAt(0)) {
		case '.':
			return endTurn(choices, hand);
		case '=':
			return turn(choices, hand, word as Facing);
		case '>': {
			const modes = Object.keys(MODE_NAMES) as Mode[];
			return act(choices, hand, modes.find((mode) => MODE_NAMES[mode].en === word) ?? 'drag');
		}
		case '#': {
			const letter = VEHICLES.find(({ name }) => name.en === word)?.letter ?? '';
			return tapVehicle(choices, hand, (choices.clan ?? '') + letter);
		}
		default:
			return tapSquare(choices, hand, squareOf(tap));
	}
}

describe('abilities by taps', () => {
	it.each(STORIES)('$name', ({ start, taps, moves }) => {
		let choices = choicesOf(position(start));
		let hand = freshHand(choices);
		const made: string[] = [];
		for (const tap of taps) {
			const answer = touch(choices, hand, tap);
			expect(answer.refusal, `${tap} is refused`).toBeUndefined();
			hand = answer.hand;
			if (!answer.move) continue;
			made.push(formatMove(answer.move));
			choices = choicesOf(game.apply(choices.state, choices.seat ?? 0, answer.move, NO_FACTS));
			hand = freshHand(choices);
		}
		expect(made).toEqual(moves);
	});
});
