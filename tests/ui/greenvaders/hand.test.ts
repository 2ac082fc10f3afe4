/** Taps and what comes of them. That every legal move has a way is a law of all games (`../ways.test.ts`). */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/lib/engine/canonical';
import { seeded } from '../../../src/lib/engine/random';
import { POTS } from '../../../src/lib/games/greenvaders/content';
import { PHASES } from '../../../src/lib/games/greenvaders/types';
import { BLOCKED, PASS, SKIP, spotOf } from '../../../src/lib/games/greenvaders/ui/model/picks';
import { confirm, fresh, putDown, tap, type Hand } from '../../../src/lib/ui/game/hand';
import type { Pick } from '../../../src/lib/ui/game/pointing';
import { choicesOf, randomViews } from './views';

const views = randomViews(8);

describe('a hand', () => {
	it('meets every phase and every Pot-voir in these games', () => {
		const phases = new Set(views.map(({ state }) => state.phase));
		expect([...phases].sort()).toEqual(PHASES.filter((phase) => phase !== 'over').toSorted());
		const pots = new Set(
			views.flatMap(({ legal }) => legal.flatMap((move) => (move.type === 'pot' ? [move.pot] : [])))
		);
		expect([...pots].sort()).toEqual(POTS.toSorted());
	});

	it('makes the move by the button and by a second tap on the last thing alike', () => {
		let made = 0;
		for (const choices of views.map(choicesOf)) {
			for (const { picks, move } of choices.pointed) {
				const hand: Hand = picks.flat();
				expect(confirm(choices, hand).move).toEqual(move);
				expect(tap(choices, hand, hand.at(-1) ?? '').move).toEqual(move);
				made++;
			}
		}
		expect(made).toBeGreaterThan(5 * views.length);
	});

	it('has a button for whatever has nothing to point at', () => {
		const met = new Set(views.flatMap((view) => [...choicesOf(view).buttons.keys()]));
		expect([...met].sort()).toEqual([BLOCKED, PASS, SKIP].sort());
	});

	it('makes nothing but legal moves, whatever is tapped, and no move but by a button while moves are to be confirmed', () => {
		const random = seeded('fingers');
		let made = 0;
		for (const view of views.filter((_, index) => index % 3 === 0)) {
			const choices = choicesOf(view);
			const things: Pick[] = [
				...new Set(choices.pointed.flatMap(({ picks }) => picks.flat())),
				'cell 0 9 9',
				'cell 1 0 0',
				'pile',
				`hand ${view.state.hands[1 - (view.seat % 2)]?.[0] ?? ''}`
			];
			const legal = new Set(view.legal.map((move) => canonical(move)));
			let hand: Hand = fresh(choices);
			for (let touch = 0; touch < 30; touch++) {
				const pick = random.pick(things);
				expect(tap(choices, hand, pick, false).move).toBeUndefined();
				const answer = tap(choices, hand, pick);
				if (answer.move !== undefined) {
					expect(legal.has(canonical(answer.move))).toBe(true);
					made++;
				}
				hand = answer.move === undefined ? answer.hand : fresh(choices);
			}
		}
		expect(made).toBeGreaterThan(300);
	});

	it('is put down step by step until it is fresh again', () => {
		for (const view of views.slice(0, 300)) {
			const choices = choicesOf(view);
			let hand: Hand | null = choices.pointed.at(-1)?.picks.flat() ?? [];
			for (let step = 0; step < 5 && hand !== null; step++) {
				const next: Hand | null = putDown(choices, hand);
				if (next === null) expect(hand).toEqual(fresh(choices));
				hand = next;
			}
			expect(hand).toBeNull();
		}
	});

	it('says why a cell will not do', () => {
		const view = views.find(({ state, legal }) => state.phase === 'play' && legal.some(({ type }) => type === 'play'));
		if (view === undefined) throw new Error('no such view');
		const choices = choicesOf(view);
		const card = choices.pointed.find(({ move }) => move.type === 'play')?.picks.flat()[0] ?? '';
		const [x = 0, y = 0] = view.state.grids[view.seat]?.[0] ?? [];
		expect(tap(choices, [card], `cell ${view.seat} ${x} ${y}`).refusal).toBe('cell-taken');
		expect(tap(choices, [card], `cell ${view.seat} ${x + 4} ${y}`).refusal).toBe('too-wide');
		expect(tap(choices, [card], `cell ${1 - view.seat} ${x} ${y}`).refusal).toBe('not-your-grid');
		expect(spotOf(card)).toBeNull();
	});
});
