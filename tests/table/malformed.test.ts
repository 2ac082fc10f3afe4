import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { parsers, spoilt } from './malformed';

describe('malformed input is an error value', async () => {
	for (const { name, good, parse } of await parsers()) {
		it(name, async () => {
			const random = seeded(`malformed/${name}`);
			for (let i = 0; i < 400; i++) await parse(spoilt(good, random));
			for (const bytes of good) expect(await parse(bytes)).toBeTruthy();
		});
	}
});
