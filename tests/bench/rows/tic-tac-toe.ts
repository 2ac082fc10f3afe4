/** (a) The same tic-tac-toe in our kernel and in boardgame.io: moves per second, through fold and through its headless client. */
import { begin, play } from '../../../src/lib/engine/fold';
import { seeded } from '../../../src/lib/engine/random';
import { ticTacToe } from '../../toys/tic-tac-toe';
import { compare } from '../measure';
import { peerVersion, ticTacToePeer } from '../peers';
import type { RowGroup } from '../row';
import { perSecond } from '../row';

const GAMES = 50;
const NOTHING = {};

interface End {
	readonly cells: readonly (number | null)[];
	readonly over: boolean;
}

/** The cells of random games, in the order in which they are marked. */
function randomGames(): number[][] {
	const random = seeded('tic-tac-toe');
	return Array.from({ length: GAMES }, () => {
		const cells: number[] = [];
		let { state } = begin(ticTacToe, NOTHING);
		for (const cell of random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8])) {
			const [seat] = ticTacToe.actors(state);
			if (seat === undefined) break;
			state = ticTacToe.apply(state, seat, { type: 'mark', cell }, NOTHING);
			cells.push(cell);
		}
		return cells;
	});
}

function playOurs(cells: readonly number[]): End {
	let fold = begin(ticTacToe, NOTHING);
	let over = false;
	cells.forEach((cell, ply) => {
		fold = play(ticTacToe, fold, ply % 2, { type: 'mark', cell }, NOTHING);
		over = ticTacToe.outcome(fold.state) !== null;
	});
	return { cells: fold.state.cells, over };
}

export const ticTacToeRows: RowGroup = {
	name: 'tic-tac-toe',
	async measure(plan) {
		const { table } = await ticTacToePeer();
		const theirs = table();
		const games = randomGames();
		const moves = games.reduce((sum, cells) => sum + cells.length, 0);
		for (const cells of games) {
			if (JSON.stringify(playOurs(cells)) !== JSON.stringify(theirs.play(cells))) throw new Error('not the same game');
		}
		const all = (playGame: (cells: readonly number[]) => End) => ({
			run: () => {
				for (const cells of games) if (!playGame(cells).over) throw new Error('a game did not end');
				return moves;
			}
		});
		const result = compare(all(playOurs), all(theirs.play), plan);
		return [
			{
				id: 'tic-tac-toe',
				what: 'tic-tac-toe, moves',
				ours: perSecond(result.ours),
				beside: `${perSecond(result.theirs)} ${peerVersion('boardgame.io')}`,
				ratio: result.ratio,
				bound: { atLeast: 50 }
			}
		];
	}
};
