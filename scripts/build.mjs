// Builds the app, and knows whether that is needed. As a command: `npm run build`, with BASE_PATH and BUILD_DIR in the environment.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, ensureInstalled, root, run } from './run.mjs';

/** All that a build depends on. */
const SOURCES = ['src', 'static', 'package-lock.json', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts'];

/** @param {string} place @returns {string[]} */
function files(place) {
	const full = path.join(root, place);
	if (!existsSync(full)) return [];
	if (statSync(full).isFile()) return [place];
	return readdirSync(full)
		.sort()
		.flatMap((name) => files(path.join(place, name)));
}

/** A hash of every source, so that a fresh checkout of the same files needs no new build. @param {string} base */
function fingerprint(base) {
	const hash = createHash('sha256').update(base);
	for (const file of SOURCES.flatMap(files)) {
		if (!file.endsWith('.test.ts')) hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
	}
	return hash.digest('hex');
}

/** Where the fingerprint of a build is kept: outside of it, because all in it is served. @param {string} folder */
function stampFile(folder) {
	return path.join(root, '.cache', `build-${folder.replace(/[^\w-]/g, '_')}`);
}

/** `version`: another name for what the same sources make; left out, it is made of their hash. */
/** @typedef {{ base?: string, folder?: string, version?: string, show?: 'all' | 'failure' }} BuildOptions */

/** @param {BuildOptions} [options] @returns {Promise<boolean>} whether it worked */
export async function build({ base = '', folder = 'build', version, show = 'all' } = {}) {
	const made = fingerprint(base);
	const env = { BASE_PATH: base, BUILD_DIR: folder, BUILD_ID: version ?? made.slice(0, 16) };
	if ((await run([...bin('vite'), 'build', '--logLevel', 'warn'], { env, show })) !== 0) return false;
	mkdirSync(path.join(root, '.cache'), { recursive: true });
	writeFileSync(stampFile(folder), made);
	return true;
}

/** @param {BuildOptions} [options] @returns {boolean} */
export function isBuilt({ base = '', folder = 'build' } = {}) {
	const stamp = stampFile(folder);
	return (
		existsSync(path.join(root, folder, '200.html')) &&
		existsSync(stamp) &&
		readFileSync(stamp, 'utf8') === fingerprint(base)
	);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await ensureInstalled();
	const folder = process.env.BUILD_DIR ?? 'build';
	const done = await build({ base: process.env.BASE_PATH ?? '', folder });
	if (done) console.log(`Built into ${folder}/`);
	process.exitCode = done ? 0 : 1;
}
