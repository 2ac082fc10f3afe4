/** The counts that take longer than a unit test may. */
import { describe, expect, it } from 'vitest';
import type { AnyModule } from '../../src/lib/engine/module';
import { module } from '../../src/lib/games/green-conquest';
import { QUICK, countLines, perftTable } from './table';

describe('perft, to depth 3: green-conquest', () => {
	for (const { name, position, counts } of perftTable('green-conquest')) {
		const slow = counts.flatMap((count, i) => (count > QUICK ? [i + 1] : []));
		if (slow.length === 0) continue;
		it(name, () => {
			for (const depth of slow) expect(countLines(module as AnyModule, position, depth)).toBe(counts[depth - 1]);
		});
	}
});
