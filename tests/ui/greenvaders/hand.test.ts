/** Taps and what comes of them: every legal move can be made by tapping, and nothing else. */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/lib/engine/canonical';
import { seeded } from '../../../src/lib/engine/random';
import { POTS } from '../../../src/lib/games/greenvaders/content';
import { PHASES } from '../../../src/lib/games/greenvaders/types';
import { spotOf, type Pick } from '../../../src/lib/games/greenvaders/ui/model/choices';
import { confirm, freshHand, press, putDown, tap, type Hand } from '../../../src/lib/games/greenvaders/ui/model/hand';
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

	it('makes every legal move by tapping its things in order and the last one twice', () => {
		for (const view of views) {
			const choices = choicesOf(view);
			const made = new Set<string>();
			for (const { picks } of choices.ways) {
				let hand: Hand = freshHand(choices);
				for (const pick of picks.slice(hand.length)) hand = tap(choices, hand, pick).hand;
				expect(hand).toEqual(picks);
				const answer = tap(choices, hand, picks.at(-1) ?? '');
				expect(answer.move).toEqual(confirm(choices, hand).move);
				made.add(canonical(answer.move));
			}
			for (const button of choices.buttons) made.add(canonical(press(choices, [], button).move));
			expect([...made].sort()).toEqual(view.legal.map((move) => canonical(move)).sort());
		}
	});

	it('makes nothing but legal moves, whatever is tapped, and nothing at all while moves are to be confirmed', () => {
		const random = seeded('fingers');
		for (const view of views.filter((_, index) => index % 3 === 0)) {
			const choices = choicesOf(view);
			const things: Pick[] = [
				...new Set(choices.ways.flatMap(({ picks }) => picks)),
				'cell 0 9 9',
				'cell 1 0 0',
				'pile',
				`hand ${view.state.hands[1 - (view.seat % 2)]?.[0] ?? ''}`
			];
			const legal = new Set(view.legal.map((move) => canonical(move)));
			let hand: Hand = freshHand(choices);
			for (let touch = 0; touch < 30; touch++) {
				const pick = random.pick(things);
				expect(tap(choices, hand, pick, false).move).toBeUndefined();
				const answer = tap(choices, hand, pick);
				if (answer.move !== undefined) expect(legal.has(canonical(answer.move))).toBe(true);
				hand = answer.move === undefined ? answer.hand : freshHand(choices);
			}
		}
	});

	it('is put down step by step until it is fresh again', () => {
		for (const view of views.slice(0, 300)) {
			const choices = choicesOf(view);
			let hand: Hand | null = choices.ways.at(-1)?.picks ?? [];
			for (let step = 0; step < 5 && hand !== null; step++) {
				const next: Hand | null = putDown(choices, hand);
				if (next === null) expect(hand).toEqual(freshHand(choices));
				hand = next;
			}
			expect(hand).toBeNull();
		}
	});

	it('says why a cell will not do', () => {
		const view = views.find(({ state, legal }) => state.phase === 'play' && legal.some(({ type }) => type === 'play'));
		if (view === undefined) throw new Error('no such view');
		const choices = choicesOf(view);
		const card = choices.ways.find(({ move }) => move.type === 'play')?.picks[0] ?? '';
		const [x = 0, y = 0] = view.state.grids[view.seat]?.[0] ?? [];
		expect(tap(choices, [card], `cell ${view.seat} ${x} ${y}`).refusal).toBe('cell-taken');
		expect(tap(choices, [card], `cell ${view.seat} ${x + 4} ${y}`).refusal).toBe('too-wide');
		expect(tap(choices, [card], `cell ${1 - view.seat} ${x} ${y}`).refusal).toBe('not-your-grid');
		expect(spotOf(card)).toBeNull();
	});
});
