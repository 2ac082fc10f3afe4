/** What the table shows and says: previews as the rules would have it, warnings, windows, words in both languages. */
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../../src/lib/engine/contract';
import { module } from '../../../src/lib/games/greenvaders';
import { apply } from '../../../src/lib/games/greenvaders/apply';
import type { Cell, Move, State } from '../../../src/lib/games/greenvaders/types';
import { Choices } from '../../../src/lib/games/greenvaders/ui/model/choices';
import { spotOf } from '../../../src/lib/games/greenvaders/ui/model/picks';
import { blockedPrimary, primaryLabel, prompt } from '../../../src/lib/games/greenvaders/ui/model/prompts';
import { previewSentence } from '../../../src/lib/games/greenvaders/ui/model/sentences';
import { tryOut } from '../../../src/lib/games/greenvaders/ui/model/trial';
import { cellsOf, windowAround, windowOf } from '../../../src/lib/games/greenvaders/ui/model/window';
import { texts } from '../../../src/lib/games/greenvaders/ui/texts';
import { choicesOf, randomViews } from './views';

const views = randomViews(3);
const names = { reader: null, seat: (seat: number): string => `Seat ${seat}` };

/** Seat 0 to play, with these grids and cards in hand. */
function position(own: State['grids'][number], other: State['grids'][number], hand: readonly string[]): State {
	const start = module.game.setup({ first: 0 });
	return {
		...start,
		phase: 'play',
		queue: [],
		turn: { n: 5, seat: 0, played: false, steps: [0, 0] },
		hands: [hand, ['main:3', 'main:4', 'main:5']],
		grids: [own, other],
		reserve: [
			['blue', 'green'],
			['red', 'blue']
		],
		river: ['red-simple', 'blue-simple'],
		discard: []
	};
}

const preview = (state: State, move: Move, sees = NO_FACTS) =>
	previewSentence(tryOut(state, 0, move, sees), new Choices({ state, seat: 0, legal: [move], sees }), names, 'en');

describe('a preview', () => {
	it('shows what the rules do, and words for it, for every legal move', () => {
		for (const view of views) {
			const { state, seat, sees } = view;
			const choices = choicesOf(view);
			for (const { move } of choices.pointed) {
				const trial = tryOut(state, seat, move, sees);
				expect(trial.after).toEqual(apply(state, seat, move, sees));
				if (!trial.events.some(({ type }) => type === 'line')) expect(trial.scene).toEqual(trial.after.grids);
				for (const language of ['en', 'fr'] as const) {
					const { lead } = previewSentence(trial, choices, names, language);
					expect(lead, JSON.stringify(move)).not.toMatch(/^\W*$|undefined|\{|:\d/);
					expect(primaryLabel(move, language)).not.toMatch(/^$|undefined|\{/);
				}
			}
		}
	});

	it('counts a line after the action, and says so', () => {
		const state = position(
			[
				[0, 0, 'blue-special'],
				[1, 0, 'blue-simple'],
				[2, 1, 'red-simple']
			],
			[[0, 0, 'green-special']],
			['blue-destroy-red', 'red-simple']
		);
		const move: Move = { type: 'play', card: 'blue-destroy-red', grid: 0, cell: [2, 0] };
		const trial = tryOut(state, 0, move, NO_FACTS);
		expect(trial.pending).toBe(true);
		expect(trial.steps).toEqual([{ side: 0, colour: 'blue', from: 0, to: 1 }]);
		expect(preview(state, move)).toEqual({
			lead: 'A blue line. Your token steps to 1 of 3.',
			rest: 'Destruction comes first, then the line scores.',
			alarm: false
		});
	});

	it('warns of a line for the other side', () => {
		const state: State = {
			...position(
				[[0, 0, 'red-special']],
				[
					[0, 0, 'red-special'],
					[1, 0, 'red-simple']
				],
				['blue-simple']
			),
			phase: 'action',
			act: { can: ['reinforce'], grid: 0, cell: [0, 0] }
		};
		const said = preview(state, { type: 'reinforce', card: 'red-simple', grid: 1, cell: [2, 0] });
		expect(said).toMatchObject({ lead: 'A red line: this scores for Seat 1.', alarm: true });
	});

	it('warns of the ninth card', () => {
		const colours = ['red', 'blue', 'red', 'blue', 'red', 'blue', 'blue', 'red'];
		const own = colours.map((colour, at): [number, number, string] => [
			at % 3,
			Math.floor(at / 3),
			at === 0 ? 'red-special' : `${colour}-simple`
		]);
		const said = preview(position(own, [[0, 0, 'green-special']], ['green-simple']), {
			type: 'play',
			card: 'green-simple',
			grid: 0,
			cell: [2, 2]
		});
		expect(said.alarm).toBe(true);
		expect(said.lead).toMatch(/loses|Ninth/);
	});
});

describe('the curve of a game', () => {
	it('values every position for every seat, whoever is asked', () => {
		for (const { state } of views) {
			state.hands.forEach((_, seat) => expect(module.mind.value(state, seat, NO_FACTS)).toSatisfy(Number.isInteger));
		}
	});
});

describe('prompts', () => {
	it('ask in both languages, in every position, for whoever is asked and for others', () => {
		for (const view of views) {
			const asked = choicesOf(view);
			const watching = new Choices({
				...view,
				seat: (view.seat + 1) % view.state.hands.length,
				legal: [],
				sees: NO_FACTS
			});
			for (const choices of [asked, watching]) {
				for (const language of ['en', 'fr'] as const) {
					expect(prompt(choices, [], names, language).lead).not.toMatch(/^$|undefined|\{/);
					expect(blockedPrimary(choices, [], language)).not.toMatch(/^$|undefined|\{/);
				}
			}
		}
	});

	it('exist in French wherever they exist in English', () => {
		const SAME = new Set(['Pot-voirs', 'Actions', '{pot}.']);
		for (const text of Object.values(texts)) {
			expect(text.fr).not.toBe('');
			if (!SAME.has(text.en)) expect(text.fr).not.toBe(text.en);
			expect(text.fr).not.toMatch(/'| [?!;:]/);
			expect(text.fr.match(/\{\w+\}/g)?.toSorted()).toEqual(text.en.match(/\{\w+\}/g)?.toSorted());
		}
	});
});

describe('the window', () => {
	it('shows every card and every cell that can be tapped, in large fields and in small ones', () => {
		for (const view of views) {
			const choices = choicesOf(view);
			const spots = choices.pointed.flatMap(({ picks }) => picks.flat().flatMap((pick) => spotOf(pick) ?? []));
			view.state.grids.forEach((cards, grid) => {
				const wanted = [
					...cards.map(([x, y]): Cell => [x, y]),
					...spots.flatMap((spot) => (spot.grid === grid ? [spot.cell] : []))
				];
				for (const window of [windowOf(cards, 5), windowAround(cards, wanted, 3)]) {
					const shown = new Set(cellsOf(window).map(String));
					for (const cell of wanted) expect(shown.has(String(cell)), `${grid} ${cell.join()}`).toBe(true);
				}
			});
		}
	});
});
