/** Every scenario file under `tests/scenarios/<game>/`, a test each. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/lib/engine/scenario';
import type { Scenario } from '../../src/lib/engine/scenario';
import { games } from '../../src/lib/games';

const here = import.meta.dirname;

for (const folder of readdirSync(here).filter((name) => statSync(join(here, name)).isDirectory())) {
	const about = games.find((game) => game.id === folder);
	for (const file of readdirSync(join(here, folder)).filter((name) => name.endsWith('.json'))) {
		const scenarios = JSON.parse(readFileSync(join(here, folder, file), 'utf8')) as Scenario[];
		describe(`${folder}/${file}`, async () => {
			if (about === undefined) throw new Error(`no game ${folder}`);
			const { game } = await about.load();
			for (const scenario of scenarios) {
				it.skipIf(scenario.skip !== undefined)(scenario.name, () => {
					expect(runScenario(game, scenario)).toEqual([]);
				});
			}
		});
	}
}
