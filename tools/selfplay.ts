/**
 * `npm run selfplay -- GAME [--mode M] [--seats N] [--set option=value] --games N --seed S --players random,greedy`: headless games. Prints
 * results, average length and the reasons of ending. The list of players is repeated round the table; `--rotate` moves it on by one seat
 * each game. `--report` gives a game's own balance report.
 */
import { localDealer } from '../src/lib/deal/local';
import { greedyFor } from '../src/lib/bots';
import type { AnyModule } from '../src/lib/engine/module';
import { seeded } from '../src/lib/engine/random';
import type { Player } from '../src/lib/engine/selfplay';
import { randomPlayer, selfPlay } from '../src/lib/engine/selfplay';
import { fail, matchOptions, parseArgs } from './args';
import { gameModule } from './games';
import { reports } from './report';

type AnyPlayer = Player<unknown, unknown>;

const argv = process.argv.slice(2);
const args = parseArgs(argv, ['rotate', 'report']);
const id =
	args.rest[0] ?? fail('usage: npm run selfplay -- GAME [--mode M] [--games N] [--seed S] [--players random,greedy]');

if (args.flag('report')) {
	const report = reports[id] ?? fail(`${id} has no report`);
	await report(argv.filter((word) => word !== '--report' && word !== id));
} else {
	await run(await gameModule(id));
}

async function run(module: AnyModule): Promise<void> {
	const { game } = module;
	const options = matchOptions(args);
	const seats = game.seats(options);
	const names = args.text('players', 'random').split(',');
	const players = await Promise.all(names.map((name) => player(module, name)));
	const total = args.number('games', 20);
	const seed = args.text('seed', '1');
	const tally = new Map<string, number>();
	const reasons = new Map<string, number>();
	let plies = 0;
	for (let i = 0; i < total; i++) {
		const shift = args.flag('rotate') ? i : 0;
		const index = (seat: number): number => (seat + shift) % names.length;
		const finished = selfPlay({
			game,
			options,
			players: Array.from({ length: seats }, (_, seat) => players[index(seat)] as AnyPlayer),
			dealer: localDealer(`${seed}/${i}`),
			random: seeded(`${seed}/${i}`)
		});
		plies += finished.plies.length;
		count(reasons, finished.outcome.reason);
		const { winners } = finished.outcome;
		if (winners.length === 0) count(tally, 'nobody');
		const title = (seat: number): string =>
			args.flag('rotate') ? (names[index(seat)] as string) : `seat ${seat} (${names[index(seat)]})`;
		for (const winner of new Set(winners.map(title))) count(tally, winner);
	}
	process.stdout.write(`${id}: ${total} games, ${seats} seats, seed ${seed}\n`);
	process.stdout.write(`moves per game: ${(plies / total).toFixed(1)}\n`);
	print('wins', tally, total);
	print('ended by', reasons, total);
}

async function player(module: AnyModule, name: string): Promise<AnyPlayer> {
	if (name === 'random') return randomPlayer;
	if (name === 'greedy') return greedyFor(module);
	return fail(`no player "${name}"; there are: random, greedy`);
}

function count(map: Map<string, number>, key: string): void {
	map.set(key, (map.get(key) ?? 0) + 1);
}

function print(title: string, map: ReadonlyMap<string, number>, total: number): void {
	process.stdout.write(`${title}:\n`);
	for (const [key, n] of [...map].sort((a, b) => b[1] - a[1])) {
		process.stdout.write(`  ${key}: ${n} (${((100 * n) / total).toFixed(1)} %)\n`);
	}
}
