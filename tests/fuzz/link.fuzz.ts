/** 100,000 hostile messages to a link: updates, state vectors and notes, well formed, nearly so and damaged. */
import { expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { hearAll } from '../wires/attacks/hear';
import { fuzzSeed, scaled } from './scale';

const count = scaled(100_000);

it(`${count} messages to a link cost what they weigh, and each that is read has one form`, async () => {
	const totals = await hearAll(seeded(`${fuzzSeed}/link`), count);
	console.log(`link ${fuzzSeed}: ${JSON.stringify(totals)}`);
	expect(totals.inputs).toBe(count);
	expect(Math.min(totals.passed, totals.refused)).toBeGreaterThan(count / 20);
});
