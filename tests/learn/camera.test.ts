/** The window on the board shows the part that matters whole, and no empty rim that the board could fill. */
import fc from '../check';
import { describe, expect, it } from 'vitest';
import { shot } from '../../src/lib/learn/camera';

const SIZE = 15;
const CLOSE = 0.001;

const scenes = fc
	.record({
		left: fc.integer({ min: 0, max: 14 }),
		top: fc.integer({ min: 0, max: 14 }),
		columns: fc.integer({ min: 1, max: 15 }),
		rows: fc.integer({ min: 1, max: 15 }),
		width: fc.integer({ min: 200, max: 1200 }),
		height: fc.integer({ min: 150, max: 900 })
	})
	.filter(({ left, top, columns, rows }) => left + columns <= SIZE && top + rows <= SIZE);

describe('the camera', () => {
	it('keeps the part in the window', () => {
		fc.assert(
			fc.property(scenes, ({ width, height, ...part }) => {
				const { side, x, y } = shot(part, SIZE, width, height);
				const square = side / SIZE;
				expect(x + part.left * square).toBeGreaterThanOrEqual(-CLOSE);
				expect(y + part.top * square).toBeGreaterThanOrEqual(-CLOSE);
				expect(x + (part.left + part.columns) * square).toBeLessThanOrEqual(width + CLOSE);
				expect(y + (part.top + part.rows) * square).toBeLessThanOrEqual(height + CLOSE);
			})
		);
	});

	it('leaves no rim on a side where the board is larger than the window', () => {
		fc.assert(
			fc.property(scenes, ({ width, height, ...part }) => {
				const { side, x, y } = shot(part, SIZE, width, height);
				if (side > width) expect(x <= CLOSE && x + side >= width - CLOSE).toBe(true);
				if (side > height) expect(y <= CLOSE && y + side >= height - CLOSE).toBe(true);
			})
		);
	});
});
