/**
 * `npm run bench -- [GROUP…] [--game ID] [--rounds N] [--ms N] [--out FILE]`: measures, prints a table and writes it as JSON. Ends with status 1 if a ratio misses
 * its bound.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, parseArgs } from '../../tools/args';
import type { Row } from './row';
import { keepsBound } from './row';
import { groups } from './rows';

const args = parseArgs(process.argv.slice(2));
const game = args.flag('game') ? args.text('game', '') : null;
const plan = { game, rounds: args.number('rounds', 15), milliseconds: args.number('ms', 100) };
const file = path.resolve(args.text('out', '.cache/bench.json'));
for (const name of args.rest) {
	if (!groups.some((group) => group.name === name)) {
		fail(`no rows "${name}"; there are: ${groups.map((group) => group.name).join(', ')}`);
	}
}

const rows: Row[] = [];
for (const group of groups) {
	if (args.rest.length === 0 || args.rest.includes(group.name)) rows.push(...(await group.measure(plan)));
}
process.stdout.write(table(rows));
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ node: process.version, plan, rows }, null, '\t')}\n`);
process.exitCode = rows.every(keepsBound) ? 0 : 1;

function table(all: readonly Row[]): string {
	const cells = all.map((row) => [row.what, row.ours, row.beside, ratio(row), bound(row)]);
	const lines = [['', 'ours', 'beside', 'ratio', 'bound'], ...cells];
	const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
	return lines
		.map((line) => `${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd() + '\n')
		.join('');
}

function ratio(row: Row): string {
	return row.ratio === null ? '' : `${row.ratio.toPrecision(3)}×`;
}

function bound(row: Row): string {
	if (row.bound === null) return '';
	const text = 'atLeast' in row.bound ? `≥ ${row.bound.atLeast}×` : `≤ ${row.bound.atMost}×`;
	return keepsBound(row) ? text : `${text} MISSED`;
}
