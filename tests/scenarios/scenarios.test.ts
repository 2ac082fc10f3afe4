/** Every scenario file under `tests/scenarios/<game>/`, a test each. */
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/lib/engine/scenario';
import { findGame } from '../../src/lib/games';
import { scenarioFiles, scenarioFolders } from './files';

for (const folder of scenarioFolders()) {
	for (const { name, scenarios } of scenarioFiles(folder)) {
		describe(name, async () => {
			const about = findGame(folder);
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
