// Which room of the house a file is in, and which file an import means. Both rules of ours start from this.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {'engine' | 'rules' | 'registry' | 'bots' | 'deal' | 'table' | 'wires' | 'ui' | 'kit' | 'game-ui' | 'learn' | 'routes' | 'server' | 'outside'} RoomName
 * `rules` is a game's folder without its `ui/`, which is `game-ui`, and its `learn/`, which is `learn` with
 * `src/lib/learn`; `kit` is `src/lib/ui/game`, what a game's ui may use of `ui`; `registry` is
 * `src/lib/games/index.ts`; `outside` is all that is not shipped to browsers (tests, tools, scripts, configuration).
 * @typedef {{ readonly name: RoomName, readonly game?: string }} Room
 */

const LIB = 'src/lib/';

/** @type {ReadonlySet<string>} */
const PLAIN_ROOMS = new Set(['engine', 'bots', 'deal', 'table', 'wires', 'ui', 'learn']);

/** Folders of a game that are no part of its rules. @type {Readonly<Record<string, RoomName>>} */
const GAME_ROOMS = { ui: 'game-ui', learn: 'learn' };

/** The path of a file in the repository, with slashes. @param {string} file */
export function inRepository(file) {
	return path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
}

/** Null for a folder of `src/lib` that is no room. @param {string} place a path in the repository, with slashes @returns {Room | null} */
export function roomOf(place) {
	if (place.startsWith('server/')) return { name: 'server' };
	if (!place.startsWith('src/')) return { name: 'outside' };
	if (!place.startsWith(LIB)) return { name: 'routes' };

	const [room = '', game = '', ...rest] = place.slice(LIB.length).split('/');
	if (room === 'games') {
		if (rest.length === 0)
			return /^index(\.ts)?$/.test(game) || game === '' ? { name: 'registry' } : { name: 'rules', game };
		return { name: GAME_ROOMS[rest[0] ?? ''] ?? 'rules', game };
	}
	if (room === 'ui' && game === 'game') return { name: 'kit' };
	return PLAIN_ROOMS.has(room) ? { name: /** @type {RoomName} */ (room) } : null;
}

/** Tests are read beside what they test, but are not part of it. @param {string} place */
export function isTest(place) {
	return /\.(test|long|fuzz)\.ts$/.test(place);
}

/**
 * What an import means: a file of the repository, or a package (its name, without the path inside it).
 * @param {string} specifier
 * @param {string} from the importing file, as a path in the repository
 * @returns {{ readonly place: string } | { readonly package: string }}
 */
export function target(specifier, from) {
	const bare = specifier.replace(/\?.*$/, '');
	if (bare === '$lib' || bare.startsWith('$lib/')) return { place: path.posix.normalize(`src/lib${bare.slice(4)}`) };
	if (/^\.{1,2}(\/|$)/.test(bare))
		return { place: path.posix.normalize(path.posix.join(path.posix.dirname(from), bare)) };
	if (bare.startsWith('/')) return { place: inRepository(bare) };
	const parts = bare.split('/');
	return { package: parts.slice(0, bare.startsWith('@') ? 2 : 1).join('/') };
}
