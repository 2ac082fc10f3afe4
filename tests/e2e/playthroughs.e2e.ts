/** The recorded games of `tests/playthroughs` give the same states in Chromium as in Node, where they were recorded. */
import { games } from '../../src/lib/games';
import { readRecord, recordNames } from '../playthroughs/records';
import type { Playthrough } from '../playthroughs/replay';
import { callInPage } from './bundle';
import { expect, test } from './site';

// Rules need nothing of the site: a blank page is enough.
const replayInPage = 'tests/playthroughs/replay.ts';

for (const { id } of games) {
	test(`recorded games of ${id} come out as recorded`, async ({ page }, { project }) => {
		test.skip(project.name !== 'desktop', 'the size of the screen plays no part');
		const names = recordNames(id);
		expect(names.length).toBeGreaterThan(0);
		const differences = await callInPage<(string | null)[]>(page, replayInPage, 'replayAll', names.map(readRecord));
		expect(Object.fromEntries(names.map((name, i) => [name, differences[i]]))).toEqual(
			Object.fromEntries(names.map((name) => [name, null]))
		);
	});
}

test('a record that is not true is noticed', async ({ page }, { project }) => {
	test.skip(project.name !== 'desktop', 'the size of the screen plays no part');
	const [name] = games.flatMap(({ id }) => recordNames(id));
	const record = readRecord(name ?? '');
	const untrue: Playthrough = {
		...record,
		plies: record.plies.map(([seat, move, slots, hash], at) => [seat, move, slots, at === 3 ? 'f'.repeat(12) : hash])
	};
	expect(await callInPage<(string | null)[]>(page, replayInPage, 'replayAll', [untrue])).toEqual([
		expect.stringContaining('ply 3: another state')
	]);
});
