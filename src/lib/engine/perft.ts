/**
 * Perft: the number of lines of play of a given length, the classic test of a move generator. Only the first actor moves; the truth about
 * slots and rolls comes from a dealer, so that games with hidden cards can be counted too.
 */
import type { Facts, Game } from './contract';
import type { Dealer } from './dealer';
import type { Fold } from './fold';
import { pickFacts, play, sees } from './fold';
import { deal } from './selfplay';

export function perft<S, M, O>(
	game: Game<S, M, O>,
	fold: Fold<S>,
	depth: number,
	dealer: Dealer,
	truth: Facts = {}
): number {
	if (depth === 0) return 1;
	const node = deal(game, { fold, truth }, dealer);
	const seat = game.actors(node.fold.state)[0];
	if (seat === undefined) return 0;
	const seen = sees(node.fold, seat, node.truth);
	const moves = game.legal(node.fold.state, seat, seen);
	if (depth === 1) return moves.length;
	let count = 0;
	for (const move of moves) {
		const shown = pickFacts(seen, game.shows(node.fold.state, seat, move));
		count += perft(game, play(game, node.fold, seat, move, shown), depth - 1, dealer, node.truth);
	}
	return count;
}

/** Perft of each first move. */
export function divide<S, M, O>(game: Game<S, M, O>, fold: Fold<S>, depth: number, dealer: Dealer): [M, number][] {
	const node = deal(game, { fold, truth: {} }, dealer);
	const seat = game.actors(node.fold.state)[0];
	if (seat === undefined) return [];
	const seen = sees(node.fold, seat, node.truth);
	return game.legal(node.fold.state, seat, seen).map((move) => {
		const shown = pickFacts(seen, game.shows(node.fold.state, seat, move));
		return [move, perft(game, play(game, node.fold, seat, move, shown), depth - 1, dealer, node.truth)];
	});
}
