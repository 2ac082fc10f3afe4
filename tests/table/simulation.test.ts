/**
 * The table's promises under seeded schedules: loss, copies, reordering, partitions, crashes, two devices, hostile seats. A failure prints its seed and the
 * smallest schedule that still fails. `npm run fuzz` runs a hundred times as many.
 */
import { describe, expect, it } from 'vitest';
import { ed25519Signer, verifyHere } from '../../src/lib/table/signature';
import { sha256 } from '../../src/lib/engine/hash';
import { batch } from './sim/batch';
import { registryPlays } from './sim/plays';
import type { Play } from './sim/settings';
import { HASTY, LANTERNS, RELAY, WAGER, settingsOf } from './sim/settings';

const SHARES: readonly [Play, number][] = [
	[RELAY, 780],
	[WAGER, 780],
	...HASTY.map((play): [Play, number] => [play, 160]),
	[LANTERNS, 60]
];

describe('the chain keeps its promises', () => {
	for (const [play, runs] of SHARES) {
		it(`${play.name}, ${runs} schedules`, { timeout: 240_000 }, () => {
			const tally = batch(settingsOf(play), runs, 1);
			expect(tally.runs).toBe(runs);
			expect(tally.finished).toBeGreaterThan(runs / 3);
		});
	}

	it('the games of the registry, 60 schedules', { timeout: 240_000 }, async () => {
		const plays = await registryPlays();
		expect(plays.length).toBeGreaterThan(0);
		for (const play of plays) batch(settingsOf(play), Math.ceil(60 / plays.length), 1);
	});

	it('50 schedules with real signatures', { timeout: 240_000 }, () => {
		const encoder = new TextEncoder();
		const signer = (name: string): ReturnType<typeof ed25519Signer> => ed25519Signer(sha256(encoder.encode(name)));
		const settings = [RELAY, WAGER]
			.flatMap((play) => settingsOf(play))
			.filter(({ seats }) => seats < 4)
			.map((setting) => ({ ...setting, steps: 100, signer, verify: verifyHere }));
		expect(batch(settings, 50, 1).runs).toBe(50);
	});
});
