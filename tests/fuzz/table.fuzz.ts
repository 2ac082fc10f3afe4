/** The promises of `tests/table/simulation.test.ts` on 200,000 schedules. FUZZ_SCALE multiplies them, FUZZ_SEED says where the seeds begin. */
import { expect, it } from 'vitest';
import { batch, summary } from '../table/sim/batch';
import { registryPlays } from '../table/sim/plays';
import type { Play } from '../table/sim/settings';
import { HASTY, LANTERNS, RELAY, WAGER, settingsOf } from '../table/sim/settings';

const SCALE = Number(process.env.FUZZ_SCALE ?? 1);
const SEED = Number(process.env.FUZZ_SEED ?? 10_000_001);

const SHARES: readonly [Play, number][] = [
	[RELAY, 70_000],
	[WAGER, 80_000],
	...HASTY.map((play): [Play, number] => [play, 21_000]),
	[LANTERNS, 4_000]
];

for (const [play, share] of SHARES) {
	const runs = Math.ceil(share * SCALE);
	it(`${play.name}: ${runs} schedules from seed ${SEED}`, () => {
		const tally = batch(settingsOf(play), runs, SEED);
		console.log(summary(play.name, tally));
		expect(tally.runs).toBe(runs);
	});
}

it('the games of the registry', async () => {
	const plays = await registryPlays();
	for (const play of plays) {
		const runs = Math.ceil((4_000 * SCALE) / plays.length);
		console.log(summary(play.name, batch(settingsOf(play), runs, SEED)));
	}
});
