/**
 * The greedy bot: looks ahead over its own decisions of one stretch (a turn) with a beam, values where that leads by the game's `mind`,
 * and takes the first move of the best line. Where the rules wait for a card or a die it averages over worlds that are consistent with
 * what its seat sees. It knows nothing else.
 */
import { canonical } from '../engine/canonical';
import type { Facts, Game } from '../engine/contract';
import { answers } from '../engine/dealer';
import { determinize } from '../engine/determinize';
import { pickFacts } from '../engine/fold';
import type { Mind } from '../engine/module';
import type { Random } from '../engine/random';
import type { Player, View } from '../engine/selfplay';

export interface GreedyOptions {
	/** Lines kept after each decision. */
	readonly beam?: number;
	/** Own decisions looked ahead. */
	readonly depth?: number;
	/** Worlds averaged over where chance decides. */
	readonly worlds?: number;
	/** Positions looked at, at most, for one decision. */
	readonly budget?: number;
}

interface Line<S, M> {
	readonly first: M;
	readonly state: S;
	readonly value: number;
}

export function greedyPlayer<S, M, O>(
	game: Game<S, M, O>,
	mind: Mind<S, M>,
	options: GreedyOptions = {}
): Player<S, M> {
	const { beam = 6, depth = 6, worlds = 3, budget = 3000 } = options;
	return (view, random) => {
		if (view.legal.length === 1) return view.legal[0] as M;
		let looked = 0;
		let best: Line<S, M> | null = null;
		const stretch = mind.stretch?.(view.state, view.seat);
		let seeds: { first: M | null; state: S; legal: readonly M[] }[] = [
			{ first: null, state: view.state, legal: view.legal }
		];
		for (let level = 0; level < depth && seeds.length > 0; level++) {
			const lines: Line<S, M>[] = [];
			for (const seed of seeds) {
				const moves = mind.consider?.(seed.state, view.seat, seed.legal, view.sees) ?? seed.legal;
				for (const move of moves) {
					if (looked++ > budget && best !== null) return best.first;
					const child = follow(game, mind, view, seed.state, move, worlds, random);
					const line = { first: seed.first ?? move, state: child.state, value: child.value };
					const goesOn =
						child.settled &&
						stretch !== undefined &&
						game.actors(child.state)[0] === view.seat &&
						mind.stretch?.(child.state, view.seat) === stretch;
					if (goesOn && level + 1 < depth) lines.push(line);
					else if (best === null || line.value > best.value) best = line;
				}
			}
			seeds = prune(lines, beam)
				.map(({ first, state }) => ({ first, state, legal: game.legal(state, view.seat, view.sees) }))
				.filter((seed) => seed.legal.length > 0);
		}
		return best === null ? (view.legal[0] as M) : best.first;
	};
}

/** The state after a move and its value; `settled` if no chance was involved. */
function follow<S, M, O>(
	game: Game<S, M, O>,
	mind: Mind<S, M>,
	view: View<S, M>,
	state: S,
	move: M,
	worlds: number,
	random: Random
): { state: S; value: number; settled: boolean } {
	const shown = pickFacts(view.sees, game.shows(state, view.seat, move));
	const next = game.apply(state, view.seat, move, shown);
	if (game.requests(next).length === 0)
		return { state: next, value: mind.value(next, view.seat, view.sees), settled: true };
	let sum = 0;
	let sample = next;
	for (let i = 0; i < worlds; i++) {
		sample = imagine(game, next, view.sees, random);
		sum += mind.value(sample, view.seat, view.sees);
	}
	return { state: sample, value: Math.round(sum / worlds), settled: false };
}

/** Goes on through requests in one world that the seat holds possible. */
function imagine<S, M, O>(game: Game<S, M, O>, state: S, sees: Facts, random: Random): S {
	const dice = { faces: () => [], roll: (_id: string, sides: number) => 1 + random.int(sides) };
	for (let requests = game.requests(state); requests.length > 0; requests = game.requests(state)) {
		const world = determinize(game.decks(state), sees, random);
		const facts = answers(dice, requests, world);
		state = game.resolve(state, facts);
		sees = { ...sees, ...facts };
	}
	return state;
}

/** The best lines, each position once: different orders of the same decisions meet. */
function prune<S, M>(lines: readonly Line<S, M>[], beam: number): Line<S, M>[] {
	const sorted = [...lines].sort((a, b) => b.value - a.value);
	const kept: Line<S, M>[] = [];
	const seen = new Set<string>();
	for (const line of sorted) {
		const key = canonical(line.state);
		if (seen.has(key)) continue;
		seen.add(key);
		kept.push(line);
		if (kept.length === beam) break;
	}
	return kept;
}
