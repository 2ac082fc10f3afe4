// chessops as a peer: random games of chess, replayed. Each position: the list of all legal moves is made, then the recorded one is played.
import { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';

const BACK_RANKS = SquareSet.backranks();
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];

/** Every legal move as an object of its own, as our `legal` lists them. */
function legalMoves(position) {
	const moves = [];
	for (const [from, targets] of position.allDests()) {
		const promotes = position.board.pawn.has(from);
		for (const to of targets) {
			if (promotes && BACK_RANKS.has(to)) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
			else moves.push({ from, to });
		}
	}
	return moves;
}

/** `int(n)` gives 0 … n-1. Games that do not end are cut off. */
export function recordGames(count, maxPlies, int) {
	return Array.from({ length: count }, () => {
		const position = Chess.default();
		const plies = [];
		while (plies.length < maxPlies && !position.isEnd()) {
			const moves = legalMoves(position);
			const move = moves[int(moves.length)];
			plies.push(move);
			position.play(move);
		}
		return plies;
	});
}

/** Replays the games; returns the number of positions. */
export function replayGames(games) {
	let positions = 0;
	for (const plies of games) {
		const position = Chess.default();
		for (const move of plies) {
			if (legalMoves(position).length === 0) throw new Error('a recorded game went on after its end');
			position.play(move);
			positions++;
		}
	}
	return positions;
}
