/** Every reason code of every game has a scenario in which a move (or the options) is refused for it, or stands in the list of those that cannot. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/lib/games';
import { scenarioFiles, scenarioFolders } from './files';
import { unreachable } from './unreachable';

describe('every reason code has a scenario', () => {
	for (const { id, load } of games) {
		it(id, async () => {
			expect(scenarioFolders()).toContain(id);
			const { reasonCodes } = await load();
			const run = scenarioFiles(id).flatMap(({ scenarios }) => scenarios.filter(({ skip }) => skip === undefined));
			const refused = new Set(run.flatMap(({ expect: { illegal } }) => (illegal === undefined ? [] : [illegal])));
			const excused = Object.keys(unreachable[id] ?? {});
			const missing = reasonCodes.filter((code) => !refused.has(code) && !excused.includes(code));
			expect(missing, 'codes without a scenario').toEqual([]);
			expect([...refused].filter((code) => !reasonCodes.includes(code)), 'codes that the game does not list').toEqual([]);
			expect(excused.filter((code) => refused.has(code) || !reasonCodes.includes(code)), 'excuses without need').toEqual([]);
		});
	}
});
