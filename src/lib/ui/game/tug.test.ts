import { describe, expect, it } from 'vitest';
import { shareOf, type Half } from './tug';

const half = (value: number, forecast?: number): Half => ({
	value,
	colour: '#000',
	...(forecast === undefined ? {} : { forecast })
});

describe('the tug bar', () => {
	it('gives each side its share', () => {
		expect(shareOf(half(10), half(10))).toEqual({ left: 50, gain: 0 });
		expect(shareOf(half(15), half(5))).toEqual({ left: 75, gain: 0 });
	});

	it('leaves room for a total that is far behind, zero or less', () => {
		expect(shareOf(half(1), half(40)).left).toBe(20);
		expect(shareOf(half(-3), half(12)).left).toBe(20);
		expect(shareOf(half(40), half(0)).left).toBe(80);
		expect(shareOf(half(0), half(0)).left).toBe(20);
	});

	it('leaves room for the shape beside a number', () => {
		expect(shareOf({ ...half(1), shape: 'circle' }, half(40)).left).toBe(32);
	});

	it('hatches what a forecast adds, on either side, and leaves room for both numbers', () => {
		expect(shareOf(half(14, 25), half(17))).toEqual({ left: 38, gain: 26 });
		expect(shareOf(half(20), half(10, 20))).toEqual({ left: 37, gain: 25 });
	});

	it('never fills more than the bar', () => {
		for (let a = -5; a <= 60; a += 5) {
			for (let b = -5; b <= 60; b += 5) {
				for (const [left, right] of [
					[half(a, b), half(b)],
					[half(a), half(b, a)],
					[half(a, b), half(b, a)]
				] as const) {
					const share = shareOf(left, right);
					expect(share.left).toBeGreaterThanOrEqual(20);
					expect(share.left + share.gain).toBeLessThanOrEqual(80.1);
				}
			}
		}
	});
});
