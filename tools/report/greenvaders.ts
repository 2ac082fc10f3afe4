/**
 * `npm run selfplay -- greenvaders --report [--games N] [--seed S]`: the measurements of section 13 of the specification, for every mode and seat count.
 * Random and greedy play against themselves (length in turns, how games end, how often the side that began won), and greedy against
 * random in paired games: the same cards twice, with the sides changed.
 */
import { greedyPlayer } from '../../src/lib/bots/greedy';
import { localDealer } from '../../src/lib/deal/local';
import { seeded } from '../../src/lib/engine/random';
import type { Finished, Player } from '../../src/lib/engine/selfplay';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import type { Move, Options, State } from '../../src/lib/games/greenvaders';
import { game, module } from '../../src/lib/games/greenvaders';
import { parseArgs } from '../args';

type Bot = Player<State, Move>;

const greedy: Bot = greedyPlayer(game, module.mind);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** `bots[side]` plays the seats of the side. */
function playGame(options: Options, bots: readonly [Bot, Bot], seed: string): Finished<State, Move> {
	const players = module.sides(options).map((side) => bots[side as 0 | 1]);
	return selfPlay({ game, options, players, dealer: localDealer(seed), random: seeded(seed) });
}

function mirror(name: string, bot: Bot, options: Options, games: number, seed: string): string {
	const reasons = new Map<string, number>();
	let turns = 0;
	let longest = 0;
	let firstWins = 0;
	let decided = 0;
	for (let i = 0; i < games; i++) {
		const { fold, outcome } = playGame(options, [bot, bot], `${seed}/${i}`);
		const { turn, order } = fold.state;
		turns += turn.n;
		longest = Math.max(longest, turn.n);
		reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
		if (outcome.winners.length === 0) continue;
		decided++;
		if (outcome.winners.includes(order?.[0] ?? 0)) firstWins++;
	}
	const endings = [...reasons].sort((a, b) => b[1] - a[1]).map(([reason, n]) => `${reason} ${percent(n, games)}`);
	const length = `${(turns / games).toFixed(1)} turns (longest ${longest})`;
	return `  ${name}: ${length}; ${endings.join(', ')}; the side that began won ${percent(firstWins, decided)}`;
}

function duel(options: Options, pairs: number, seed: string): string {
	let wins = 0;
	let draws = 0;
	for (let i = 0; i < 2 * pairs; i++) {
		const side = i % 2;
		const bots = side === 0 ? ([greedy, randomPlayer] as const) : ([randomPlayer, greedy] as const);
		const { winners } = playGame(options, bots, `${seed}/duel/${i >> 1}`).outcome;
		if (winners.length === 0) draws++;
		else if (winners.includes(side)) wins++;
	}
	return `  greedy against random: ${wins} of ${2 * pairs} won (${percent(wins, 2 * pairs)}), ${draws} drawn`;
}

export async function report(argv: string[]): Promise<void> {
	const args = parseArgs(argv);
	const games = args.number('games', 200);
	const seed = args.text('seed', '1');
	for (const players of [2, 4] as const) {
		for (const mode of ['basic', 'advanced'] as const) {
			const options = { players, mode };
			process.stdout.write(`${mode}, ${players} seats, ${games} games each\n`);
			process.stdout.write(`${mirror('random', randomPlayer, options, games, seed)}\n`);
			process.stdout.write(`${mirror('greedy', greedy, options, games, seed)}\n`);
			process.stdout.write(`${duel(options, games >> 1, seed)}\n`);
		}
	}
}
