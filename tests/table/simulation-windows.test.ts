/**
 * The same promises as in `simulation.test.ts` where seats answer in windows, rolls need everybody and cards are
 * hidden; some with real signatures, some with the law of one chain checked at every step.
 */
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/lib/engine/hash';
import type { Signer } from '../../src/lib/table/signature';
import { ed25519Signer, verifyHere } from '../../src/lib/table/signature';
import { batch } from './sim/batch';
import type { Play } from './sim/settings';
import { BAZAAR, LANTERNS, RELAY, WAGER, settingsOf } from './sim/settings';

const SHARES: readonly [Play, number][] = [
	[WAGER, 680],
	[BAZAAR, 100],
	[LANTERNS, 60]
];

describe('the chain keeps its promises in windows', () => {
	for (const [play, runs] of SHARES) {
		it(`${play.name}, ${runs} schedules`, { timeout: 900_000 }, async () => {
			const { schedules, finished, broken } = await batch(settingsOf(play), runs, 1);
			expect(broken).toEqual([]);
			expect(schedules).toBe(runs);
			expect(finished).toBeGreaterThan(runs / 3);
		});
	}

	it('50 schedules with the law of one chain checked after every change', { timeout: 900_000 }, async () => {
		const settings = [RELAY, WAGER].flatMap((play) => settingsOf(play)).map((setting) => ({ ...setting, law: 1000 }));
		// Fifty of all settings, the first and the last among them.
		const few = Array.from(
			{ length: 50 },
			(_, i) => settings[Math.floor((i * (settings.length - 1)) / 49)] ?? []
		).flat();
		const { broken, checks } = await batch(few, few.length, 1);
		expect(broken).toEqual([]);
		expect(checks).toBeGreaterThan(50 * few.length);
	});

	it('20 schedules with real signatures', { timeout: 900_000 }, async () => {
		const encoder = new TextEncoder();
		const signer = (name: string): Signer => ed25519Signer(sha256(encoder.encode(name)));
		const settings = [RELAY, WAGER]
			.flatMap((play) => settingsOf(play))
			.filter(({ seats }) => seats < 4)
			.map((setting) => ({ ...setting, steps: 100, signer, verify: verifyHere }));
		const { broken, schedules } = await batch(settings, 20, 1);
		expect(broken).toEqual([]);
		expect(schedules).toBe(20);
	});
});
