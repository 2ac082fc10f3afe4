/**
 * What each game weighs in the last build: `npx tsx tools/weights.ts`. A file is a game's own if only that game's parts
 * lead to it; what two games or a page need counts for none. Bytes as kept on the device, and as they travel (gzip).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '../src/lib/games';

interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}

const client = path.resolve('.svelte-kit/output/client');
const chunks = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** All files that these chunks need as soon as they are loaded. */
function filesOf(keys: readonly string[], seen = new Set<string>()): Set<string> {
	const files = new Set<string>();
	for (const key of keys) {
		const chunk = chunks[key];
		if (chunk === undefined || seen.has(key)) continue;
		seen.add(key);
		for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
		for (const file of filesOf(chunk.imports ?? [], seen)) files.add(file);
	}
	return files;
}

/** What `import()` brings of a game, its drawings, and the parts of it that bundling has put in chunks of their own. */
const entriesOf = (id: string): string[] =>
	Object.keys(chunks).filter((key) => key.startsWith(`src/lib/games/${id}/`) || chunks[key]?.name === id);

const kB = (bytes: number): string => (bytes / 1000).toFixed(0).padStart(6);
const reached = new Map(games.map(({ id }) => [id, filesOf(entriesOf(id))]));
/** The pages, but for those of developers. */
const isPage = (key: string): boolean =>
	key.startsWith('.svelte-kit/generated/') && !readFileSync(key, 'utf8').includes('routes/dev/');
const pages = filesOf(Object.keys(chunks).filter(isPage));

console.log('kB on the device, kB gzip');
for (const [id, files] of reached) {
	const others = [...reached].filter(([other]) => other !== id).flatMap(([, theirs]) => [...theirs]);
	const shared = new Set(others);
	const own = [...files].filter((file) => !shared.has(file) && !pages.has(file) && existsSync(path.join(client, file)));
	const bodies = own.map((file) => readFileSync(path.join(client, file)));
	const sum = bodies.reduce((bytes, { length }) => bytes + length, 0);
	const zipped = bodies.reduce((bytes, body) => bytes + gzipSync(body, { level: 9 }).length, 0);
	const art = own
		.filter((file) => file.endsWith('.svg'))
		.reduce((n, file) => n + readFileSync(path.join(client, file)).length, 0);
	console.log(`${id.padEnd(22)}${kB(sum)}${kB(zipped)}   of it drawings${kB(art)}`);
}
