/** Random games of ours, recorded with all that a replay through the bare rules needs. */
import { localDealer } from '../../src/lib/deal/local';
import type { AnyGame, Facts, Seat } from '../../src/lib/engine/contract';
import { begin, learn, pickFacts, play, requestKey } from '../../src/lib/engine/fold';
import type { Fold } from '../../src/lib/engine/fold';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';

export interface Step {
	readonly seat: Seat;
	readonly move: unknown;
	readonly shown: Facts;
	/** What the seat saw when it decided. */
	readonly sees: Facts;
	/** The answers to the requests that followed, in the order in which they were asked. */
	readonly answers: readonly Facts[];
}

export interface RecordedGame {
	readonly options: unknown;
	/** Answers that are asked for before the first move. */
	readonly opening: readonly Facts[];
	readonly steps: readonly Step[];
	/** Every public fact, as a fold may get it early. */
	readonly facts: Facts;
}

/** Whole random games until they have so many moves together; the last one is cut. */
export function recordMoves(game: AnyGame, options: unknown, moves: number, seed: string): RecordedGame[] {
	const games: RecordedGame[] = [];
	for (let left = moves; left > 0; left -= games.at(-1)?.steps.length ?? 0) {
		games.push(recordGame(game, options, `${seed}/${games.length}`, left));
	}
	return games;
}

function recordGame(game: AnyGame, options: unknown, seed: string, limit: number): RecordedGame {
	const seen: Facts[] = [];
	const finished = selfPlay({
		game,
		options,
		players: Array.from({ length: game.seats(options) }, () => randomPlayer),
		dealer: localDealer(seed),
		random: seeded(seed),
		watch: (_running, view) => seen.push(view.sees)
	});
	const { facts } = finished.fold;
	const [start, opening] = answered(game, begin(game, options), facts);
	let fold = start;
	const steps = finished.plies.slice(0, limit).map(({ seat, move, shown }, at) => {
		const [next, answers] = answered(game, play(game, fold, seat, move, shown), facts);
		fold = next;
		return { seat, move, shown, sees: seen[at] ?? {}, answers };
	});
	return { options, opening, steps, facts };
}

function answered(game: AnyGame, fold: Fold<unknown>, facts: Facts): [Fold<unknown>, Facts[]] {
	const given: Facts[] = [];
	while (fold.requests.length > 0) {
		const answers = pickFacts(facts, fold.requests.map(requestKey));
		given.push(answers);
		fold = learn(game, fold, answers);
	}
	return [fold, given];
}

/** The state before the first move. */
export function opened(game: AnyGame, { options, opening }: RecordedGame): unknown {
	return opening.reduce<unknown>((state, facts) => game.resolve(state, facts), game.setup(options));
}

/** One move through the bare rules, and the answers it asks for. */
export function stepped(game: AnyGame, state: unknown, { seat, move, shown, answers }: Step): unknown {
	let next = game.apply(state, seat, move, shown);
	for (const facts of answers) next = game.resolve(next, facts);
	return next;
}
