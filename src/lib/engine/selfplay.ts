/**
 * Self-play: a whole match between players that are functions, headless. Each sees what its seat sees and nothing else.
 */
import type { DeckSpec, Facts, Game, Outcome, Seat, Tell } from './contract';
import type { Dealer } from './dealer';
import { answers, truthOf } from './dealer';
import type { Fold } from './fold';
import { begin, learn, pickFacts, play, sees } from './fold';
import type { Random } from './random';

/** What a player decides on. */
export interface View<S, M> {
	readonly state: S;
	readonly seat: Seat;
	readonly sees: Facts;
	/** Not empty. */
	readonly legal: readonly M[];
	readonly decks: readonly DeckSpec[];
}

export type Player<S, M> = (view: View<S, M>, random: Random) => M;

/** A random player: every legal move is as likely as any other. */
export const randomPlayer = <S, M>(view: View<S, M>, random: Random): M => random.pick(view.legal);

/** One move of a match, with the facts that came with it. */
export interface Ply<M> {
	readonly seat: Seat;
	readonly move: M;
	readonly shown: Facts;
}

/** A match in progress: the fold and the dealer's truth, which no player gets to see. */
export interface Running<S> {
	readonly fold: Fold<S>;
	readonly truth: Facts;
}

export interface Finished<S, M> extends Running<S> {
	readonly plies: readonly Ply<M>[];
	readonly outcome: Outcome;
}

export interface SelfPlay<S, M, O> {
	readonly game: Game<S, M, O>;
	readonly options: O;
	/** One for each seat. */
	readonly players: readonly Player<S, M>[];
	readonly dealer: Dealer;
	readonly random: Random;
	/** A game that is longer than this is a fault. */
	readonly maxPlies?: number;
	readonly tell?: Tell;
	/** Called before each decision. */
	readonly watch?: (running: Running<S>, view: View<S, M>) => void;
}

/** Plays to the end. Throws on a dead end (an actor without a move) and on a game that is too long. */
export function selfPlay<S, M, O>(match: SelfPlay<S, M, O>): Finished<S, M> {
	const { game, dealer, tell, maxPlies = 100_000 } = match;
	let running = deal(game, { fold: begin(game, match.options), truth: {} }, dealer, tell);
	const plies: Ply<M>[] = [];
	for (;;) {
		const outcome = game.outcome(running.fold.state);
		if (outcome !== null) return { ...running, plies, outcome };
		if (plies.length >= maxPlies) throw new Error(`${game.id}: no end after ${maxPlies} moves`);
		const view = nextView(game, running);
		match.watch?.(running, view);
		const player = match.players[view.seat];
		if (player === undefined) throw new Error(`${game.id}: no player for seat ${view.seat}`);
		const move = player(view, match.random);
		const shown = pickFacts(view.sees, game.shows(view.state, view.seat, move));
		plies.push({ seat: view.seat, move, shown });
		running = deal(game, { ...running, fold: play(game, running.fold, view.seat, move, shown, tell) }, dealer, tell);
	}
}

/** The decision of the first actor. Throws if there is none or it has no move: a dead end. */
export function nextView<S, M, O>(game: Game<S, M, O>, running: Running<S>): View<S, M> {
	const { state, decks } = running.fold;
	const seat = game.actors(state)[0];
	if (seat === undefined) throw new Error(`${game.id}: dead end, nobody may act`);
	const seen = sees(running.fold, seat, running.truth);
	const legal = game.legal(state, seat, seen);
	if (legal.length === 0)
		throw new Error(`${game.id}: dead end, seat ${seat} has no move (${game.question(state, seat)})`);
	return { state, seat, sees: seen, legal, decks };
}

/** Answers every request that stands and every one that follows from it. */
export function deal<S, M, O>(game: Game<S, M, O>, running: Running<S>, dealer: Dealer, tell?: Tell): Running<S> {
	let { fold } = running;
	let truth = truthOf(dealer, fold.decks, running.truth);
	while (fold.requests.length > 0) {
		fold = learn(game, fold, answers(dealer, fold.requests, truth), tell);
		truth = truthOf(dealer, fold.decks, truth);
	}
	return { fold, truth };
}
