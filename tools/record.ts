/**
 * `npm run record -- GAME NAME [--set option=value] [--mode M] [--seats N] [--seed S] [--players random|greedy]`: plays a game and keeps it as
 * `tests/playthroughs/GAME/NAME.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { greedyFor } from '../src/lib/bots';
import { localDealer } from '../src/lib/deal/local';
import { begin, learn, play } from '../src/lib/engine/fold';
import { seeded } from '../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../src/lib/engine/selfplay';
import type { Playthrough } from '../tests/playthroughs/replay';
import { shortHash } from '../tests/playthroughs/replay';
import { fail, matchOptions, parseArgs } from './args';
import { gameModule } from './games';

const args = parseArgs(process.argv.slice(2));
const [id, name] = args.rest;
if (id === undefined || name === undefined)
	fail('usage: npm run record -- GAME NAME [--seed S] [--players random|greedy]');

const module = await gameModule(id);
const { game, notation } = module;
const options = matchOptions(args);
const seed = args.text('seed', '1');
const player = args.text('players', 'random') === 'greedy' ? await greedyFor(module) : randomPlayer;
const players = Array.from({ length: game.seats(options) }, () => player);
let events = 0;
const tell = (): void => void events++;
const finished = selfPlay({ game, options, players, dealer: localDealer(seed), random: seeded(seed), tell });

let fold = learn(game, begin(game, options), finished.fold.facts);
const start = shortHash(fold.state);
const plies = finished.plies.map(({ seat, move, shown }) => {
	fold = play(game, fold, seat, move, shown);
	return [seat, notation.formatMove(move), Object.keys(shown), shortHash(fold.state)] as const;
});
const record: Playthrough = {
	game: id,
	version: game.version,
	options,
	facts: finished.fold.facts,
	start,
	plies,
	events,
	outcome: finished.outcome
};
const folder = new URL(`../tests/playthroughs/${id}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
const lines = plies.map((ply) => `\t\t${JSON.stringify(ply)}`).join(',\n');
const { plies: _plies, ...head } = record;
writeFileSync(
	new URL(`${name}.json`, folder),
	`{\n${Object.entries(head)
		.map(([key, value]) => `\t${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
		.join('')}\t"plies": [\n${lines}\n\t]\n}\n`
);
process.stdout.write(`${id}/${name}: ${plies.length} plies, ${events} events, ${finished.outcome.reason}\n`);
