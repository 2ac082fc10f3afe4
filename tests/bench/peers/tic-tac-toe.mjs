// Tic-tac-toe in boardgame.io, after the tutorial of its documentation; played through its headless client.
import { createRequire } from 'node:module';

// The package's subfolders are found by CommonJS only.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
	[0, 1, 2],
	[3, 4, 5],
	[6, 7, 8],
	[0, 3, 6],
	[1, 4, 7],
	[2, 5, 8],
	[0, 4, 8],
	[2, 4, 6]
];

const hasLine = (cells) =>
	LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
	setup: () => ({ cells: Array(9).fill(null) }),
	turn: { minMoves: 1, maxMoves: 1 },
	moves: {
		mark: ({ G, playerID }, cell) => {
			if (G.cells[cell] !== null) return INVALID_MOVE;
			G.cells[cell] = playerID;
		}
	},
	endIf: ({ G, ctx }) => {
		if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
		if (G.cells.every((cell) => cell !== null)) return { draw: true };
	}
};

/** A table at which game after game is played. */
export function table() {
	const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
	client.start();
	return {
		/** Plays the cells in order; returns the cells at the end as seats or null, and whether the game is over. */
		play(cells) {
			client.reset();
			for (const cell of cells) client.moves.mark(cell);
			const { G, ctx } = client.getState();
			return { cells: G.cells.map((mark) => (mark === null ? null : Number(mark))), over: ctx.gameover !== undefined };
		}
	};
}
