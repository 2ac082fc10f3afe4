/** 100,000 malformed links, parcels, files and digests each. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { parsers, spoilt } from '../table/malformed';
import { fuzzSeed, scaled } from './scale';

const count = scaled(100_000);

describe(`${count} malformed inputs are error values`, async () => {
	for (const { name, good, parse } of await parsers()) {
		it(name, async () => {
			const random = seeded(`${fuzzSeed}/${name}`);
			let longest = 0;
			for (let i = 0; i < count; i++) {
				const began = performance.now();
				await parse(spoilt(good, random));
				longest = Math.max(longest, performance.now() - began);
			}
			expect(longest).toBeLessThan(5_000);
		});
	}
});
