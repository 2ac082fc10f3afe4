/** 100,000 malformed bodies of sealed dealing: refused by the reader or by the judge, without a throw or a hang. */
import { expect, it } from 'vitest';
import { Judge } from '../../src/lib/deal/sealed/judge';
import { Random } from '../../src/lib/deal/sealed/random';
import { seeded } from '../../src/lib/engine/random';
import { glass } from '../deal/glass';
import { malformedBody, surviveBody } from '../deal/malformed-bodies';
import { SealedTable } from '../deal/sealed-table';
import { fuzzSeed, scaled } from './scale';

const RUNS = scaled(100_000);

it(`${RUNS} malformed bodies from seed ${fuzzSeed}`, () => {
	const table = new SealedTable(glass, fuzzSeed);
	const faces = ['A', 'B', 'C'];
	const [good, claims] = [table.bodies(faces), table.claims(faces)];
	const own = new Random('fresh', fuzzSeed);
	const judge = new Judge(glass, () => own.scalar());
	const random = seeded(`sealed/${fuzzSeed}`);
	let bodies = 0;
	for (let i = 0; i < RUNS; i++) {
		const bytes = malformedBody(random, good);
		const before = performance.now();
		if (surviveBody(bytes, claims, judge)) bodies++;
		if (performance.now() - before > 2_000) throw new Error(`input ${i} took too long`);
	}
	console.log(`${RUNS} malformed bodies survived, ${bodies} of them in the form of a body`);
	expect(bodies).toBeGreaterThan(RUNS / 10);
	expect(judge.checkAll(claims).every(Boolean)).toBe(true);
});
