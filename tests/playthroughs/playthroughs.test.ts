import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/lib/games';
import type { Playthrough } from './replay';
import { replay } from './replay';

const here = import.meta.dirname;

describe('recorded games come out as recorded', () => {
	for (const { id } of games) {
		const files = readdirSync(join(here, id)).filter((file) => file.endsWith('.json'));
		it(`${id} has records`, () => expect(files.length).toBeGreaterThan(0));
		for (const file of files) {
			it(`${id}/${file}`, async () => {
				const record = JSON.parse(readFileSync(join(here, id, file), 'utf8')) as Playthrough;
				expect(await replay(record)).toBeNull();
			});
		}
	}
});
