/** A taste of the fuzzing of links and notes (`tests/fuzz/link.fuzz.ts`). */
import { expect, it } from 'vitest';
import { seeded } from '../../../src/lib/engine/random';
import { playBetween, until } from '../devices';
import { hearAll } from './hear';
import { hostileNote } from './hostile';
import { scene, unharmed } from './scene';
import { concat } from '../../../src/lib/table/bytes';

it('2,000 hostile messages change nothing', async () => {
	const totals = await hearAll(seeded('hear'), 2_000);
	expect(totals.inputs).toBe(2_000);
	expect(Math.min(totals.passed, totals.refused, totals.faults)).toBeGreaterThan(100);
});

it('300 hostile notes to people who play cost at most fifty checks and change nothing', async () => {
	const all = await scene();
	const { host, guest, vandal, costs } = all;
	const random = seeded('notes');
	for (let i = 0; i < 300; i++) vandal.say(concat([Uint8Array.of(2), hostileNote(random)]));
	await playBetween([host.table, guest.table], 2);
	await until(() => expect(host.state.lastSync).not.toBeNull());
	// Beside the vandal's: those of the moves and proofs of the other player.
	expect(costs.checks).toBeLessThanOrEqual(50 + 16 + 20);
	await unharmed(all);
});
