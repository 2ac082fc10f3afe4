/**
 * What fuzzing the table has added up to, kept in the repository (`totals.json`): each run goes on with seeds that no
 * run has used, and what is counted says of which sources it is. A run that is stopped has recorded all that it
 * finished.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import type { Tally } from '../table/sim/batch';

export interface Run {
	/** Digest of the chain's and the simulation's sources, without comments and spaces. */
	readonly sources: string;
	/** The first seed and the one after the last; every schedule has its own. */
	readonly from: number;
	to: number;
	schedules: number;
	entries: number;
	/** How often the law of one chain was checked, beside the promises of every schedule. */
	checks: number;
	/** Seeds that broke a promise, with what broke. */
	readonly broken: string[];
}

const FILE = resolve(import.meta.dirname, 'totals.json');
const SOURCES = ['../../src/lib/table', '../../src/lib/engine', '../table/sim', '../toys'];

export function readTotals(): Run[] {
	return JSON.parse(readFileSync(FILE, 'utf8')) as Run[];
}

/** Seeds below are those of `npm test`. */
const FIRST_SEED = 1_000_001;

/** The first seed that no run has used. */
export function nextSeed(): number {
	return Math.max(FIRST_SEED, ...readTotals().map(({ to }) => to));
}

/** Adds what schedules from a seed on came to. A run of the same sources that ended there grows. */
export function record(from: number, { schedules, entries, checks, broken }: Tally): void {
	const runs = readTotals();
	const sources = sourcesDigest();
	let run = runs.find((known) => known.sources === sources && known.to === from);
	if (run === undefined)
		runs.push((run = { sources, from, to: from, schedules: 0, entries: 0, checks: 0, broken: [] }));
	run.to = from + schedules;
	run.schedules += schedules;
	run.entries += entries;
	run.checks += checks;
	run.broken.push(...broken.map((report) => report.split('\n', 1)[0] ?? ''));
	writeFileSync(FILE, `${JSON.stringify(runs, null, '\t')}\n`);
}

export function sourcesDigest(): string {
	const hash = createHash('sha256');
	for (const folder of SOURCES) {
		const path = resolve(import.meta.dirname, folder);
		for (const name of readdirSync(path)
			.filter((file) => file.endsWith('.ts'))
			.sort())
			hash.update(name).update(meaning(readFileSync(join(path, name), 'utf8')));
	}
	return hash.digest('hex').slice(0, 12);
}

function meaning(source: string): string {
	return transformSync(source, { loader: 'ts', minifyWhitespace: true, legalComments: 'none' }).code;
}
