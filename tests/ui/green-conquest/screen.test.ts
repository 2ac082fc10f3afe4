/** How the board lies on the screen, what is watched, and what is said. */
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { SQUARES, campSquares, squareOf } from '../../../src/lib/games/green-conquest/board';
import { game } from '../../../src/lib/games/green-conquest/game';
import type { ClanLetter } from '../../../src/lib/games/green-conquest/types';
import { conditionsOf, playsOf } from '../../../src/lib/games/green-conquest/ui/model/condition';
import { candidate, freshHand, tapSquare } from '../../../src/lib/games/green-conquest/ui/model/hand';
import { squareName } from '../../../src/lib/games/green-conquest/ui/model/names';
import { primaryLabel } from '../../../src/lib/games/green-conquest/ui/model/prompts';
import { previewSentence } from '../../../src/lib/games/green-conquest/ui/model/sentences';
import { poseAt, poseIn, timelineOf } from '../../../src/lib/games/green-conquest/ui/model/timeline';
import { tryOut } from '../../../src/lib/games/green-conquest/ui/model/trial';
import { angleOf, spotOf, squareAt, turnsFor, type Turns } from '../../../src/lib/games/green-conquest/ui/model/view';
import { texts } from '../../../src/lib/games/green-conquest/ui/texts';
import { ALL_TYPES, choicesOf, position, randomGame } from './positions';

const TURNS: readonly Turns[] = [0, 1, 2, 3];
const PICTURE =
	"GC1 p drpocc40 r+:Gg5n3,Ri9n4,Od4e4,Di6n6,Hb2n1' b+:Kg8s3,Tj5n4,Uh11w2,Nd10s4,Sl8w3 f7b rH<bK r14*!/R/ - - 0 -";

describe('the view', () => {
	it('finds every square again, however it is turned', () => {
		for (const turns of TURNS) {
			for (let square = 0; square < SQUARES; square++) expect(squareAt(spotOf(square, turns), turns)).toBe(square);
		}
	});

	it('puts the camp of the seat at the bottom left', () => {
		const state = game.setup({ mode: 'melee', build: 'preset', deploy: 'auto' });
		(['r', 'y', 'b', 'w'] satisfies ClanLetter[]).forEach((clan, seat) => {
			const turns = turnsFor(state, seat);
			for (const square of campSquares(clan)) {
				const { x, y } = spotOf(square, turns);
				expect([x < 3, y > 11]).toEqual([true, true]);
			}
		});
	});

	it('turns noses with the board', () => {
		expect(angleOf('n', turnsFor(game.setup({}), 0))).toBe(0);
		expect(angleOf('n', turnsFor(game.setup({}), 1))).toBe(180);
	});
});

describe('the timeline', () => {
	it('ends in the position that the move leads to', () => {
		const random = seeded('films');
		for (const state of randomGame(ALL_TYPES, 'films', 120)) {
			const seat = game.actors(state)[0];
			if (seat === undefined) break;
			const trial = tryOut(state, seat, random.pick(game.legal(state, seat, NO_FACTS)));
			const { tracks, duration } = timelineOf(state, trial.events, 2);
			for (const [id, keys] of tracks) {
				const [end, rest] = [poseAt(keys, duration), poseIn(trial.after, id, 2)];
				if (rest === null) expect(end?.opacity, id).toBe(0);
				else {
					expect({ ...end, angle: ((end?.angle ?? 0) + 720) % 360 }, id).toEqual(rest);
				}
			}
			for (const id of Object.keys(trial.after.vehicles)) {
				if (!tracks.has(id)) expect(poseIn(trial.after, id, 2), id).toEqual(poseIn(state, id, 2));
			}
		}
	});
});

describe('words', () => {
	const state = position(PICTURE);
	const choices = choicesOf(state);
	const selected = tapSquare(choices, freshHand(choices), squareOf('g5')).hand;
	const preview = (square: string) => {
		const trial = candidate(choices, tapSquare(choices, selected, squareOf(square)).hand);
		if (trial === null) throw new Error(`${square} is no target`);
		return trial;
	};
	const name = (square: string): string =>
		squareName(squareOf(square), {
			choices,
			conditions: conditionsOf(state),
			targets: choices.targets('rG', 'drive'),
			hand: { ...freshHand(choices), vehicle: 'rG' },
			victims: [],
			language: 'en'
		});

	it('preview a blow as the style guide does', () => {
		const trial = preview('j5');
		expect(previewSentence(trial, state, 'en')).toEqual({
			figure: { value: '3 × 1', label: 'momentum × coefficient' },
			lead: 'Glider hits Trapper from the side.',
			rest: '3 of 4 hearts gone, then home. You lose none.'
		});
		expect(primaryLabel(trial, state, 'en')).toEqual({ text: 'Attack −3', hearts: true });
		expect(primaryLabel(trial, state, 'fr')).toEqual({ text: 'Attaquer −3', hearts: true });
	});

	it('warn of own losses, of a trap and of a Nightmare', () => {
		expect(primaryLabel(preview('g8'), state, 'en').text).toBe('Attack −3, you −3');
		expect(previewSentence(preview('f7'), state, 'en').rest).toContain('You lose 1 of 3 and go home.');
		expect(previewSentence(preview('d5'), state, 'en').rest).toContain('A Nightmare would paralyse it there.');
		expect(preview('h11').outlook).toBe('crush');
	});

	it('name squares as sentences', () => {
		expect(name('g5')).toBe('red Glider, g5, facing north, 3 hearts, selected');
		expect(name('i9')).toBe('red Ram, i9, facing north, 4 hearts, played, protected');
		expect(name('i6')).toBe('red Shield, i6, facing north, 6 hearts, can be played');
		expect(name('j5')).toBe('blue Trapper, j5, facing north, 4 hearts, attack, 3 off');
		expect(name('f7')).toBe('f7, pond, blue trap, drive into the trap, you lose 1, 2 ways');
		expect(name('e5')).toBe('e5, stump');
	});

	it('count the plays', () => {
		expect(playsOf(state)).toEqual(['spent', 'usual', 'bonus']);
	});

	it('use the same blanks in both languages', () => {
		const blanks = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
		for (const [key, { en, fr }] of Object.entries(texts)) expect(blanks(fr), key).toEqual(blanks(en));
	});
});
