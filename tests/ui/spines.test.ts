/** A crowded hand: what a finger still meets, and when it has to scroll. */
import { describe, expect, it } from 'vitest';
import { spinesOf } from '../../src/lib/ui/game/spines';

describe('spines', () => {
	it('share what the open card leaves, never wider than a name needs', () => {
		expect(spinesOf(7, 366)).toEqual({ spine: 37, open: 92, scrolls: false });
		expect(spinesOf(10, 366).spine).toBeCloseTo(30.4, 1);
	});

	it('stay wide enough for a finger, and scroll instead', () => {
		expect(spinesOf(20, 336)).toEqual({ spine: 24, open: 92, scrolls: true });
	});
});
