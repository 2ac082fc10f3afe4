/** The move generator counts what the table says, as far as that is quick; `perft.long.ts` counts the rest. */
import { describe, expect, it } from 'vitest';
import type { AnyModule } from '../../src/lib/engine/module';
import { module } from '../../src/lib/games/green-conquest';
import { QUICK, countLines, perftTable } from './table';

/** Section 6.0 of the specification. */
const SPECIFIED: readonly (readonly number[])[] = [
	[55, 2430],
	[21, 55],
	[22, 1210]
];

describe('perft: green-conquest', () => {
	const table = perftTable('green-conquest');

	it('begins with the positions of the specification', () => {
		expect(table.slice(0, 3).map(({ counts }) => counts.slice(0, 2))).toEqual(SPECIFIED);
		expect(table.length).toBeGreaterThanOrEqual(3 + 12);
	});

	for (const { name, position, counts } of table) {
		it(name, () => {
			const quick = counts.filter((count) => count <= QUICK);
			expect(quick.map((_, i) => countLines(module as AnyModule, position, i + 1))).toEqual(quick);
		});
	}
});
