// `npm test`: everything that must hold, from a fresh clone; ends with what each step took, and the count. What needs one core
// runs beside what needs another; stories have the machine to themselves, because they wait for what a busy one does late.
// `node scripts/test.mjs lint unit` runs only these steps; `--long` runs the long stories instead.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { bin, ensureInstalled, root, run } from './run.mjs';

/** `why`: the tests that failed, by name, to be told once more at the very end. */
/** @typedef {{ passed: number, failed: number, why?: readonly string[] }} Count */

/** A step that is one thing: it worked or not. @param {boolean} ok @returns {Count} */
const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {...Count} counts @returns {Count} */
const sum = (...counts) => ({
	passed: counts.reduce((total, { passed }) => total + passed, 0),
	failed: counts.reduce((total, { failed }) => total + failed, 0)
});

/** Checks that have nothing to say unless they fail: they run beside others. @param {...(readonly string[])} commands @returns {Promise<Count>} */
async function all(...commands) {
	let ok = true;
	for (const command of commands) ok = (await run(command, { show: 'failure' })) === 0 && ok;
	return one(ok);
}

/**
 * Runs a test runner and counts by its JSON report: a runner that fails, or runs nothing, has failed once at least.
 * @template Report
 * @param {readonly string[]} command
 * @param {string} report the file
 * @param {(report: Report) => Count} read
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function counted(command, report, read, env = {}) {
	rmSync(report, { force: true });
	const code = await run(command, { env });
	try {
		const count = read(JSON.parse(readFileSync(report, 'utf8')));
		const fine = code === 0 && count.passed > 0;
		return { ...count, failed: fine ? count.failed : Math.max(1, count.failed) };
	} catch {
		return one(false);
	}
}

const cache = path.join(root, '.cache');
const vitestReport = path.join(cache, 'vitest.json');
const playwrightReport = path.join(cache, 'playwright.json');

/**
 * A file that could not even be loaded has no failed test of its own: it counts as one.
 * @param {import('vitest/node').JsonTestResults} report
 * @returns {Count}
 */
function readVitest({ numPassedTests, numFailedTests, testResults }) {
	const unloaded = testResults.filter(
		(file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
	);
	const why = testResults.flatMap((file) => [
		...(unloaded.includes(file) ? [`${file.name}: ${file.message}`] : []),
		...file.assertionResults
			.filter((test) => test.status === 'failed')
			.map((test) => `${test.fullName}: ${test.failureMessages?.[0] ?? ''}`)
	]);
	return { passed: numPassedTests, failed: numFailedTests + unloaded.length, why };
}

/** @param {import('@playwright/test/reporter').JSONReport} report @returns {Count} */
function readPlaywright({ stats, errors }) {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** @param {...string} extra */
function vitest(...extra) {
	const command = [
		...bin('vitest'),
		'run',
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${vitestReport}`,
		...extra
	];
	return counted(command, vitestReport, readVitest);
}

/** @param {...string} extra @returns {Promise<Count>} */
async function playwright(...extra) {
	const browser = await ensureBrowser();
	if (!browser) return one(false);
	const command = [...bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...extra];
	return counted(command, playwrightReport, readPlaywright, {
		CHROMIUM_PATH: browser,
		PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport
	});
}

const tsc = () => bin('typescript', 'tsc');

const STEPS = {
	lint: () => all([...bin('eslint'), '.', '--max-warnings=0']),
	format: () => all([...bin('prettier'), '--check', '.']),
	types: () =>
		all(
			[...bin('@sveltejs/kit', 'svelte-kit'), 'sync'],
			[...bin('svelte-check'), '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
			[...tsc(), '--noEmit', '-p', 'tsconfig.json'],
			[...tsc(), '--noEmit', '-p', 'tsconfig.rules.json']
		),
	unit: () => vitest(),
	build: async () =>
		one(
			(await build({ show: 'failure' })) &&
				(await build({ base: '/mangrove', folder: '.cache/build-base', show: 'failure' }))
		),
	browser: () => playwright()
};

/** Steps of one lane run one after the other, lanes of one group side by side, groups one after the other. */
const GROUPS = [[['lint', 'format', 'types', 'build'], ['unit']], [['browser']]];

const LONG = {
	build: async () =>
		sum(await STEPS.build(), one(await build({ folder: '.cache/build-next', version: 'the next one' }))),
	unit: () => vitest('--config', 'vitest.long.config.ts'),
	browser: async () =>
		sum(await playwright('--grep', '@long'), await playwright('--grep', '@phone', '--project=desktop'))
};

const args = process.argv.slice(2);
/** @type {Record<string, () => Promise<Count>>} */
const table = args.includes('--long') ? LONG : STEPS;
const wanted = args.filter((arg) => arg !== '--long');
const unknown = wanted.filter((name) => !(name in table));
if (unknown.length > 0) {
	console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(table).join(', ')}.`);
	process.exit(2);
}

await ensureInstalled();
mkdirSync(cache, { recursive: true });

/** @type {Record<string, Count & { seconds: number }>} */
const results = {};

/** @param {string} name */
async function take(name) {
	const step = table[name];
	if (step === undefined || (wanted.length > 0 && !wanted.includes(name))) return;
	console.log(`\n▸ ${name}`);
	const began = performance.now();
	results[name] = { ...(await step()), seconds: Math.round((performance.now() - began) / 1000) };
	console.log(lineOf(name));
}

/** @param {string} name */
function lineOf(name) {
	const { passed, failed, seconds } = results[name] ?? { passed: 0, failed: 0, seconds: 0 };
	return `${`${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${passed} passed, ${failed} failed`.padEnd(44)} ${seconds} s`;
}

for (const lanes of GROUPS) {
	await Promise.all(
		lanes.map(async (lane) => {
			for (const name of lane) await take(name);
		})
	);
}

const total = sum(...Object.values(results));
const reasons = Object.values(results).flatMap(({ why = [] }) => why);
const lines = Object.keys(results).map(lineOf);
for (const reason of reasons) console.log(`\n✗ ${reason}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
