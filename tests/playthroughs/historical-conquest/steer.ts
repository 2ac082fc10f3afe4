/**
 * `npx tsx tests/playthroughs/historical-conquest/steer.ts`: plays games in which the players look for what no recorded game has shown yet,
 * and keeps those that show something new as `coverage-N.json`, until every card and every ability has been seen.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { localDealer } from '../../../src/lib/deal/local';
import { begin, learn, pickFacts, play } from '../../../src/lib/engine/fold';
import { seeded } from '../../../src/lib/engine/random';
import type { Player } from '../../../src/lib/engine/selfplay';
import { selfPlay } from '../../../src/lib/engine/selfplay';
import { greedyPlayer } from '../../../src/lib/bots/greedy';
import { game, module } from '../../../src/lib/games/historical-conquest';
import type { Move, Options, State } from '../../../src/lib/games/historical-conquest';
import { cardById } from '../../../src/lib/games/historical-conquest/content';
import { suggestCards } from '../../../src/lib/games/historical-conquest/suggestions';
import { shortHash } from '../replay';
import { EVERYTHING, shownBy, workingIn } from './coverage';

const MOST_GAMES = 60;
const greedy = greedyPlayer(game, module.mind);
const missing = new Set(EVERYTHING);

/** Takes a move that shows something new at once; else attacks as often as not; else plays to win, or at random. */
const curious: Player<State, Move> = (view, random) => {
	const news = (move: Move): number => {
		const seen = new Set<string>();
		const shown = pickFacts(view.sees, game.shows(view.state, view.seat, move));
		const next = game.apply(view.state, view.seat, move, shown, (event) =>
			shownBy(event).forEach((name) => seen.add(name))
		);
		for (const name of workingIn(next)) seen.add(name);
		return [...seen].filter((name) => missing.has(name)).length;
	};
	const found = view.legal.map((move) => ({ move, count: news(move) })).sort((a, b) => b.count - a.count)[0];
	if (found !== undefined && found.count > 0) return found.move;
	const attacks = view.legal.filter(({ type }) => type === 'attack');
	if (attacks.length > 0 && random.int(2) === 0) return random.pick(attacks);
	return random.int(3) > 0 ? greedy(view, random) : random.pick(view.legal);
};

/** Fifty cards: those with something left to show, then what goes with them. */
function deckFor(seed: string): { cards: readonly string[] } {
	const random = seeded(seed);
	const wanted = [...new Set([...missing].map((name) => name.split(' ')[0] as string))];
	const lands = wanted.filter((id) => cardById(id).land !== null).slice(0, 6);
	const others = random.shuffle(wanted.filter((id) => cardById(id).land === null)).slice(0, 44);
	const begun = [...lands, ...others];
	return { cards: [...begun, ...suggestCards(begun)] };
}

const here = new URL('./', import.meta.url);
for (const file of readdirSync(here)) if (/^coverage-\d+\.json$/.test(file)) rmSync(new URL(file, here));

let kept = 0;
for (let i = 0; i < MOST_GAMES && missing.size > 0; i++) {
	const seed = `coverage/${i}`;
	const options: Options = {
		players: 2,
		firstPlayer: 0,
		goal: 5000,
		roundLimit: 14,
		decks: [deckFor(`${seed}/0`), deckFor(`${seed}/1`)]
	};
	const before = missing.size;
	const players = [curious, curious];
	const finished = selfPlay({
		game,
		options,
		players,
		dealer: localDealer(seed),
		random: seeded(seed),
		tell: (event) => shownBy(event).forEach((name) => missing.delete(name)),
		watch: ({ fold }) => workingIn(fold.state).forEach((name) => missing.delete(name))
	});
	if (missing.size === before) continue;
	kept++;
	let events = 0;
	let fold = learn(game, begin(game, options), finished.fold.facts, () => void events++);
	const start = shortHash(fold.state);
	const plies = finished.plies.map(({ seat, move, shown }) => {
		fold = play(game, fold, seat, move, shown, () => void events++);
		return JSON.stringify([seat, module.notation.formatMove(move), Object.keys(shown), shortHash(fold.state)]);
	});
	const head = {
		game: game.id,
		version: game.version,
		options,
		facts: finished.fold.facts,
		start,
		events,
		outcome: finished.outcome
	};
	const fields = Object.entries(head).map(([key, value]) => `\t${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
	writeFileSync(
		new URL(`coverage-${kept}.json`, here),
		`{\n${fields.join('')}\t"plies": [\n\t\t${plies.join(',\n\t\t')}\n\t]\n}\n`
	);
	process.stdout.write(`coverage-${kept}: ${plies.length} plies, ${before - missing.size} new, ${missing.size} left\n`);
}
process.stdout.write(missing.size === 0 ? 'everything has been seen\n' : `never seen: ${[...missing].join(', ')}\n`);
