/**
 * The table's promises under seeded schedules: every kind of entry, signed by honest and by hostile parties, the host
 * among them; loss, copies, reordering, partitions, crashes, stores that fail, devices that are lost. A failure prints
 * its seed and the smallest schedule that still fails. With `simulation-windows.test.ts` these are 2,000; `npm run
 * fuzz` goes on with fresh seeds.
 */
import { describe, expect, it } from 'vitest';
import { batch } from './sim/batch';
import { registryPlays } from './sim/plays';
import type { Play } from './sim/settings';
import { HASTY, RELAY, settingsOf } from './sim/settings';

const SHARES: readonly [Play, number][] = [[RELAY, 780], ...HASTY.map((play): [Play, number] => [play, 160])];

describe('the chain keeps its promises', () => {
	for (const [play, runs] of SHARES) {
		it(`${play.name}, ${runs} schedules`, { timeout: 900_000 }, async () => {
			const { schedules, finished, checks, broken } = await batch(settingsOf(play), runs, 1);
			expect(broken).toEqual([]);
			expect(schedules).toBe(runs);
			expect(finished).toBeGreaterThan(runs / 3);
			expect(checks).toBeGreaterThan(runs);
		});
	}

	it('the games of the registry, 60 schedules', { timeout: 900_000 }, async () => {
		const plays = await registryPlays();
		expect(plays.length).toBeGreaterThan(0);
		for (const play of plays) {
			const { broken } = await batch(settingsOf(play), Math.ceil(60 / plays.length), 1);
			expect(broken).toEqual([]);
		}
	});
});
