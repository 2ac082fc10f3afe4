import { describe, expect, it } from 'vitest';
import { fanOf, formOf } from '../../../src/lib/ui/game/hand-form';

const CARD = 98 / 366;
/** Left and right edge of each card, as parts of the whole. */
const edges = (cards: number, chosen: number): [number, number][] =>
	fanOf(cards, chosen, CARD).map(({ left }) => [left * (1 - CARD), left * (1 - CARD) + CARD]);

describe('a hand of cards', () => {
	it('is a fan up to five, two rows up to eight, tiles from nine', () => {
		expect([0, 1, 5, 6, 8, 9, 14].map((cards) => formOf(cards))).toEqual([
			'fan',
			'fan',
			'fan',
			'shelf',
			'shelf',
			'tiles',
			'tiles'
		]);
		expect([5, 6, 7].map((cards) => formOf(cards, true))).toEqual(['fan', 'shelf', 'tiles']);
	});

	it('stays inside its place, whichever card is chosen', () => {
		for (const cards of [1, 2, 3, 4, 5]) {
			for (let chosen = -1; chosen < cards; chosen++) {
				for (const [left, right] of edges(cards, chosen)) {
					expect(left).toBeGreaterThanOrEqual(-1e-9);
					expect(right).toBeLessThanOrEqual(1 + 1e-9);
				}
			}
		}
	});

	it('covers nothing of the chosen card, and leaves a strip of 54 px of every other at 366 px', () => {
		for (const cards of [3, 4, 5]) {
			for (let chosen = 0; chosen < cards; chosen++) {
				const at = edges(cards, chosen);
				const next = at[chosen + 1];
				if (next !== undefined) expect(next[0]).toBeGreaterThanOrEqual((at[chosen]?.[1] ?? 0) - 1e-9);
				for (let card = 0; card < cards - 1; card++) {
					if (card === chosen) continue;
					expect(((at[card + 1]?.[0] ?? 0) - (at[card]?.[0] ?? 0)) * 366).toBeGreaterThanOrEqual(54);
				}
			}
		}
	});

	it('keeps few cards together in the middle', () => {
		const [first, second] = edges(2, -1);
		expect((second?.[0] ?? 1) - (first?.[1] ?? 0)).toBeLessThan(0.05);
		expect((first?.[0] ?? 0) + (second?.[1] ?? 0)).toBeCloseTo(1);
		expect(edges(5, -1)[0]?.[0]).toBeCloseTo(0);
	});

	it('bends away from the middle and lies upright where it is chosen', () => {
		const fan = fanOf(5, 1, CARD);
		expect(fan.map(({ turn }) => Math.sign(turn))).toEqual([-1, 0, 0, 1, 1]);
		expect(fan[1]).toMatchObject({ drop: 0, turn: 0 });
		expect(fan[0]?.drop).toBeGreaterThan(fan[2]?.drop ?? 0);
	});
});
