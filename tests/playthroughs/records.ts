/** The recorded games on disk: `tests/playthroughs/<game>/<name>.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Playthrough } from './replay';

const here = import.meta.dirname;

/** The names of a game's records, as `game/name`. */
export function recordNames(game: string): string[] {
	const folder = join(here, game);
	if (!existsSync(folder)) return [];
	const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
	return files.map((file) => `${game}/${file.slice(0, -'.json'.length)}`);
}

export function readRecord(name: string): Playthrough {
	return JSON.parse(readFileSync(join(here, `${name}.json`), 'utf8')) as Playthrough;
}
