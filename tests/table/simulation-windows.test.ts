/** The same promises as in `simulation.test.ts` where seats answer in windows, rolls need everybody and cards are hidden; some with real signatures. */
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/lib/engine/hash';
import type { Signer } from '../../src/lib/table/signature';
import { ed25519Signer, verifyHere } from '../../src/lib/table/signature';
import { batch } from './sim/batch';
import type { Play } from './sim/settings';
import { LANTERNS, RELAY, WAGER, settingsOf } from './sim/settings';

const SHARES: readonly [Play, number][] = [
	[WAGER, 780],
	[LANTERNS, 60]
];

describe('the chain keeps its promises in windows', () => {
	for (const [play, runs] of SHARES) {
		it(`${play.name}, ${runs} schedules`, { timeout: 900_000 }, () => {
			const tally = batch(settingsOf(play), runs, 1);
			expect(tally.runs).toBe(runs);
			expect(tally.finished).toBeGreaterThan(runs / 3);
		});
	}

	it('50 schedules with real signatures', { timeout: 900_000 }, () => {
		const encoder = new TextEncoder();
		const signer = (name: string): Signer => ed25519Signer(sha256(encoder.encode(name)));
		const settings = [RELAY, WAGER]
			.flatMap((play) => settingsOf(play))
			.filter(({ seats }) => seats < 4)
			.map((setting) => ({ ...setting, steps: 100, signer, verify: verifyHere }));
		expect(batch(settings, 50, 1).runs).toBe(50);
	});
});
