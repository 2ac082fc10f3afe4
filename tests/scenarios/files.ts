/** The scenario files on disk: `tests/scenarios/<game>/*.json`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from '../../src/lib/engine/scenario';

const here = import.meta.dirname;

export interface ScenarioFile {
	readonly game: string;
	/** `game/file.json`. */
	readonly name: string;
	readonly scenarios: readonly Scenario[];
}

/** The games that have a folder of scenarios. */
export function scenarioFolders(): string[] {
	return readdirSync(here).filter((name) => statSync(join(here, name)).isDirectory());
}

export function scenarioFiles(game: string): ScenarioFile[] {
	const files = readdirSync(join(here, game)).filter((file) => file.endsWith('.json'));
	return files.map((file) => ({
		game,
		name: `${game}/${file}`,
		scenarios: JSON.parse(readFileSync(join(here, game, file), 'utf8')) as Scenario[]
	}));
}
