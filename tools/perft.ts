/**
 * `npm run perft -- GAME "POSITION" DEPTH [--divide] [--seed S]`: counts lines of play. The last line is the bare count. The position is in the
 * game's own notation.
 */
import { beginAt } from '../src/lib/engine/fold';
import { divide, perft } from '../src/lib/engine/perft';
import { localDealer } from '../src/lib/deal/local';
import { fail, parseArgs } from './args';
import { gameModule } from './games';

const args = parseArgs(process.argv.slice(2), ['divide']);
const [id, position, depthText] = args.rest;
const depth = Number(depthText);
if (id === undefined || position === undefined || !Number.isInteger(depth) || depth < 1) {
	fail('usage: npm run perft -- GAME "POSITION" DEPTH [--divide] [--seed S]');
}
const { game, notation } = await gameModule(id);
const parsed = notation.parsePosition(position);
if (!parsed.ok) fail(`not a position of ${id}: ${parsed.error}`);
const seats = game.seats((parsed.value as { options: unknown }).options);
const start = beginAt(game, parsed.value, seats);
const dealer = localDealer(args.text('seed', '1'));
if (args.flag('divide')) {
	for (const [move, count] of divide(game, start, depth, dealer))
		process.stdout.write(`${notation.formatMove(move)} ${count}\n`);
}
process.stdout.write(`${perft(game, start, depth, dealer)}\n`);
