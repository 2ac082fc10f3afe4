/**
 * The promises of `tests/table/simulation.test.ts` on fresh seeds: 10,000 schedules a run, beginning where the last run
 * ended (`totals.json`). FUZZ_SCALE multiplies them; with FUZZ_SEED the seeds begin there, and nothing is recorded.
 * `npm run fuzz -- tests/fuzz/table.fuzz.ts` goes on at any time.
 */
import { expect, it } from 'vitest';
import { batch, summary } from '../table/sim/batch';
import { registryPlays } from '../table/sim/plays';
import { BAZAAR, HASTY, LANTERNS, RELAY, WAGER, settingsOf } from '../table/sim/settings';
import { scaled } from './scale';
import { nextSeed, readTotals, record } from './totals';

const SETTINGS = [RELAY, WAGER, BAZAAR, ...HASTY, LANTERNS].flatMap((play) => settingsOf(play));
const SEED = process.env.FUZZ_SEED === undefined ? null : Number(process.env.FUZZ_SEED);
/** So many are recorded at a time. */
const SHARE = SETTINGS.length;

it(`the table, ${scaled(10_000)} schedules`, async () => {
	const first = SEED ?? nextSeed();
	const broken: string[] = [];
	for (let done = 0; done < scaled(10_000); done += SHARE) {
		const from = first + done;
		const tally = await batch(SETTINGS, SHARE, from);
		if (SEED === null) record(from, tally);
		broken.push(...tally.broken);
	}
	const runs = readTotals();
	console.log(`in all ${runs.reduce((sum, run) => sum + run.schedules, 0)} schedules in ${runs.length} runs`);
	expect(broken).toEqual([]);
});

it('the games of the registry', async () => {
	for (const play of await registryPlays()) {
		const tally = await batch(settingsOf(play), scaled(1_000), SEED ?? 1);
		console.log(summary(play.name, tally));
		expect(tally.broken).toEqual([]);
	}
});
