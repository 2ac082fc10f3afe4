/** Arrow keys over the own lands: columns listed from their land upwards. */
import { describe, expect, it } from 'vitest';
import { goal } from '../../../src/lib/games/historical-conquest/ui/column-keys';

const COLUMNS = [['Germany', 'Einstein', 'Napoleon'], ['France'], ['Egypt', 'Magellan']];

describe('arrow keys', () => {
	it.each([
		['Germany', 'ArrowRight', 'France'],
		['Napoleon', 'ArrowRight', 'France'],
		['Magellan', 'ArrowLeft', 'France'],
		['Germany', 'ArrowUp', 'Einstein'],
		['Einstein', 'ArrowDown', 'Germany'],
		['Magellan', 'Home', 'Germany'],
		['Napoleon', 'End', 'Egypt']
	])('from %s, %s leads to %s', (from, key, to) => {
		expect(goal(COLUMNS, from, key)).toBe(to);
	});

	it('stay at the edges, and leave other keys and things alone', () => {
		for (const key of ['ArrowLeft', 'ArrowDown']) expect(goal(COLUMNS, 'Germany', key)).toBeUndefined();
		expect(goal(COLUMNS, 'Egypt', 'ArrowRight')).toBeUndefined();
		expect(goal(COLUMNS, 'Napoleon', 'ArrowUp')).toBeUndefined();
		expect(goal(COLUMNS, 'Germany', 'Enter')).toBeUndefined();
		expect(goal(COLUMNS, 'Japan', 'ArrowLeft')).toBeUndefined();
	});
});
