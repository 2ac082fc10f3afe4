/**
 * `npm run scenario -- FILE…`: runs scenario files. The game is the file's base name, else the name of its folder. Prints failures, then
 * `N passed, N failed`; exits non-zero on failure.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { runScenario } from '../src/lib/engine/scenario';
import type { Scenario } from '../src/lib/engine/scenario';
import { games } from '../src/lib/games';
import { fail, parseArgs } from './args';
import { gameModule } from './games';

const { rest: files } = parseArgs(process.argv.slice(2));
if (files.length === 0) fail('usage: npm run scenario -- FILE…');

let passed = 0;
let failed = 0;
for (const file of files) {
	const name = basename(file, '.json');
	const { game } = await gameModule(games.some((about) => about.id === name) ? name : basename(dirname(resolve(file))));
	for (const scenario of JSON.parse(readFileSync(file, 'utf8')) as Scenario[]) {
		if (scenario.skip !== undefined) {
			process.stdout.write(`skipped: ${scenario.name} (${scenario.skip})\n`);
			continue;
		}
		const failures = attempt(() => runScenario(game, scenario));
		if (failures.length === 0) passed++;
		else {
			failed++;
			process.stdout.write(`FAILED ${name}: ${scenario.name}\n${failures.map((line) => `  ${line}\n`).join('')}`);
		}
	}
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function attempt(run: () => string[]): string[] {
	try {
		return run();
	} catch (error) {
		return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
	}
}
