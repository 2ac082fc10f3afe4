import { describe, expect, it } from 'vitest';
import { games } from '../../src/lib/games';
import { readRecord, recordNames } from './records';
import { replay } from './replay';

describe('recorded games come out as recorded', () => {
	for (const { id } of games) {
		const names = recordNames(id);
		it(`${id} has records`, () => expect(names.length).toBeGreaterThan(0));
		for (const name of names) it(name, async () => expect(await replay(readRecord(name))).toBeNull());
	}
});
