/** The hand: what can be tapped is exactly what is legal. */
import { describe, expect, it } from 'vitest';
import { seeded, type Random } from '../../../src/lib/engine/random';
import { SQUARES } from '../../../src/lib/games/green-conquest/board';
import { formatMove } from '../../../src/lib/games/green-conquest/notation';
import type { Move, Options, TypeLetter } from '../../../src/lib/games/green-conquest/types';
import { FACINGS, TYPE_LETTERS } from '../../../src/lib/games/green-conquest/types';
import type { Choices } from '../../../src/lib/games/green-conquest/ui/model/choices';
import type { Answer, Hand } from '../../../src/lib/games/green-conquest/ui/model/hand';
import * as touch from '../../../src/lib/games/green-conquest/ui/model/hand';
import { ALL_TYPES, choicesOf, randomGame } from './positions';

/** Tapped beside the targets, to see that they choose nothing. */
const SOME_SQUARES = Array.from({ length: 12 }, (_, i) => (i * 19) % SQUARES);

/** Everything that some sequence of taps makes, by going through the screens as a player does. */
function tappable(choices: Choices): string[] {
	const made = new Set<string>();
	const make = ({ move }: Answer): void => {
		if (move) made.add(formatMove(move));
	};
	const fresh = touch.freshHand(choices);
	make(choices.end ? touch.endTurn(choices, fresh) : { hand: fresh });
	if (choices.asked === 'build') {
		for (const types of subsets(TYPE_LETTERS, touch.picksAsked(choices))) {
			const picked = types.reduce<Hand>((hand, type) => touch.pick(choices, hand, type).hand, fresh);
			make(touch.confirm(choices, picked));
		}
		return [...made].sort();
	}
	const hands = choices.asked === 'play' ? [...choices.playable].flatMap((id) => inHand(choices, id)) : [fresh];
	if (choices.asked === 'regenerate') {
		for (const id of choices.playable) make(touch.tapVehicle(choices, touch.tapVehicle(choices, fresh, id).hand, id));
	}
	for (const hand of hands) {
		for (const square of new Set([...touch.targetsOf(choices, hand).keys(), ...SOME_SQUARES])) {
			const once = touch.tapSquare(choices, hand, square);
			expect(once.move).toBeUndefined();
			if (once.hand.square !== square) continue;
			make(touch.tapSquare(choices, once.hand, square));
			const count = touch.targetInHand(choices, once.hand)?.variants.length ?? 0;
			for (let i = 1; i < count; i++) make(touch.confirm(choices, touch.chooseVariant(choices, once.hand, i).hand));
		}
		for (const face of FACINGS) make(touch.confirm(choices, touch.turn(choices, hand, face).hand));
	}
	return [...made].sort();
}

/** The vehicle in hand, in every way of acting that the screen offers. */
function inHand(choices: Choices, id: string): Hand[] {
	const fresh = touch.freshHand(choices);
	const taken = fresh.vehicle === id ? fresh : touch.tapVehicle(choices, fresh, id).hand;
	expect(taken.vehicle).toBe(id);
	return choices.modesOf(id).flatMap((mode) => {
		const { hand } = touch.act(choices, taken, mode);
		return mode === 'seize' && hand.mode === 'seize'
			? choices.seizable(id).map((victim) => touch.tapVehicle(choices, hand, victim).hand)
			: [hand];
	});
}

function* subsets(types: readonly TypeLetter[], size: number): Generator<TypeLetter[]> {
	if (size === 0) yield [];
	for (let i = 0; i < types.length && size > 0; i++) {
		for (const rest of subsets(types.slice(i + 1), size - 1)) yield [types[i] as TypeLetter, ...rest];
	}
}

function randomTouch(choices: Choices, hand: Hand, random: Random): Answer {
	const target = touch.targetsOf(choices, hand);
	const squares = [...target.keys()];
	switch (random.int(11)) {
		case 0:
			return touch.tapSquare(choices, hand, random.int(SQUARES));
		case 1:
			return touch.tapVehicle(choices, hand, random.pick([...choices.playable, 'rD', 'bK', 'yS']));
		case 2:
			return touch.act(choices, hand, random.pick(['drive', 'lay', 'pull', 'exchange', 'seize', 'drag', 'pivot']));
		case 3:
			return touch.turn(choices, hand, random.pick(FACINGS));
		case 4:
			return touch.chooseVariant(choices, hand, random.int(9));
		case 5:
			return touch.pick(choices, hand, random.pick(TYPE_LETTERS));
		case 6:
			return touch.draw(
				choices,
				hand,
				Array.from({ length: random.int(6) }, () => random.int(SQUARES))
			);
		case 7:
			return { hand: touch.putDown(choices, hand) ?? hand };
		case 8:
		case 9:
			return touch.confirm(choices, hand);
		default:
			return squares.length > 0 ? touch.tapSquare(choices, hand, random.pick(squares)) : touch.endTurn(choices, hand);
	}
}

const MIXES: readonly Options[] = [
	ALL_TYPES,
	{ ...ALL_TYPES, rosters: { r: ['H', 'N', 'G', 'T', 'O'], b: ['K', 'U', 'S', 'R', 'D'] }, returns: 'auto' },
	{ mode: 'coalition', build: 'draft' },
	{ mode: 'trio', build: 'draft', pool: 'scarce', deploy: 'auto' },
	{ build: 'free' }
];

describe('what can be tapped', () => {
	MIXES.forEach((options, i) => {
		it(`is what is legal, neither less nor more (${i + 1})`, () => {
			let [ply, looked] = [0, 0];
			for (const state of randomGame(options, `taps ${i}`, 90)) {
				if (state.phase === 'over') break;
				if (ply++ % 9 !== 0) continue;
				const choices = choicesOf(state);
				const legal = choices.legal.map((move: Move) => formatMove(move)).sort();
				expect(tappable(choices)).toEqual(legal);
				looked++;
			}
			expect(looked).toBeGreaterThan(6);
		});
	});

	it('makes only legal moves, whatever is touched', () => {
		const random = seeded('touches');
		let made = 0;
		for (const state of randomGame(ALL_TYPES, 'touches', 60)) {
			const choices = choicesOf(state);
			const legal = new Set(choices.legal.map(formatMove));
			let hand = touch.freshHand(choices);
			for (let i = 0; i < 120; i++) {
				const answer = randomTouch(choices, hand, random);
				if (answer.move) {
					expect(legal).toContain(formatMove(answer.move));
					made++;
				}
				hand = answer.hand;
			}
		}
		expect(made).toBeGreaterThan(200);
	});
});
