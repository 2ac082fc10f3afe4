/** Laws that compare two ways through one game: facts in another order, hidden cards swapped. */
import { greedyPlayer } from '../../src/lib/bots/greedy';
import { localDealer } from '../../src/lib/deal/local';
import { canonical } from '../../src/lib/engine/canonical';
import type { AnyGame, Facts } from '../../src/lib/engine/contract';
import { determinize } from '../../src/lib/engine/determinize';
import { begin, learn, play, requestKey, sees } from '../../src/lib/engine/fold';
import type { Fold } from '../../src/lib/engine/fold';
import { stateHash } from '../../src/lib/engine/hash';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import type { Finished } from '../../src/lib/engine/selfplay';
import type { AnyCase } from './case';
import { law } from './law';

function recordedGame(game: AnyGame, options: unknown, seed: string): Finished<unknown, unknown> {
	const players = Array.from({ length: game.seats(options) }, () => randomPlayer);
	return selfPlay({ game, options, players, dealer: localDealer(seed), random: seeded(seed) });
}

/** The same moves with the facts handed over one by one in another order, and all before they are asked for. */
export function factsInAnyOrder(game: AnyGame, options: unknown, seed: string): void {
	const recorded = recordedGame(game, options, seed);
	const random = seeded(`${seed}/order`);
	const end = stateHash(recorded.fold.state);
	const early = replayed(game, options, recorded, recorded.plies.length, (keys) => keys, recorded.fold.facts);
	law(stateHash(early.state) === end, 'facts that come early lead elsewhere');
	const oneByOne = replayed(game, options, recorded, recorded.plies.length, (keys) => [random.pick(keys)]);
	law(stateHash(oneByOne.state) === end, 'facts one by one lead elsewhere');
}

/** Swaps cards unknown to the acting seat: the same moves lead to the same state, legal list and choice. */
export function swappedGame(subject: AnyCase, options: unknown, seed: string): void {
	const { game, mind } = subject.module;
	const recorded = recordedGame(game, options, seed);
	if (recorded.fold.decks.length === 0) return;
	const bot = subject.bot ?? (mind ? greedyPlayer(game, mind, { budget: 200, worlds: 1 }) : null);
	const random = seeded(`${seed}/swap`);
	for (let sample = 0; sample < 3; sample++) {
		const upTo = random.int(recorded.plies.length);
		const honest = replayed(game, options, recorded, upTo);
		const seat = game.actors(honest.state)[0];
		if (seat === undefined) continue;
		const seen = sees(honest, seat, recorded.truth);
		const swapped = { ...recorded, truth: { ...recorded.truth, ...determinize(honest.decks, seen, random) } };
		const other = replayed(game, options, swapped, upTo);
		law(stateHash(other.state) === stateHash(honest.state), 'a hidden card changed the state');
		const otherSeen = sees(other, seat, swapped.truth);
		const legal = game.legal(honest.state, seat, seen);
		law(
			canonical(game.legal(other.state, seat, otherSeen)) === canonical(legal),
			'a hidden card changed the legal list'
		);
		if (bot === null || sample > 0) continue;
		const choose = (fold: Fold<unknown>, facts: Facts): string =>
			canonical(bot({ state: fold.state, seat, sees: facts, legal, decks: fold.decks }, seeded(`${seed}/bot`)));
		law(choose(other, otherSeen) === choose(honest, seen), "a hidden card changed the bot's choice");
	}
}

/** The first moves of a recorded game again. `pick` says which of the standing requests are answered next. */
function replayed(
	game: AnyGame,
	options: unknown,
	recorded: Finished<unknown, unknown>,
	upTo: number,
	pick: (keys: string[]) => string[] = (keys) => keys,
	early: Facts = {}
): Fold<unknown> {
	const { truth, fold: end } = recorded;
	const fact = (key: string): string | number =>
		(key.startsWith('roll:') ? end.facts[key] : truth[key]) as string | number;
	const give = (fold: Fold<unknown>): Fold<unknown> => {
		while (fold.requests.length > 0) {
			fold = learn(game, fold, Object.fromEntries(pick(fold.requests.map(requestKey)).map((key) => [key, fact(key)])));
		}
		return fold;
	};
	let fold = give(learn(game, begin(game, options), early));
	for (const { seat, move, shown } of recorded.plies.slice(0, upTo)) {
		const facts = Object.fromEntries(Object.keys(shown).map((slot) => [slot, fact(slot)]));
		fold = give(play(game, fold, seat, move, facts));
	}
	return fold;
}
