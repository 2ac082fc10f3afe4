import { ticTacToe } from '../../toys/tic-tac-toe';
import type { Move, State } from '../../toys/tic-tac-toe';
import type { ContractCase } from '../suite';

export const contractCase: ContractCase<State, Move, object> = {
	module: { game: ticTacToe },
	options: [{}],
	games: 30,
	zones: () => [],
	*everyMove() {
		for (let cell = -1; cell <= 9; cell++) yield { type: 'mark', cell };
	},
	smallPositions: () => [
		{ state: ticTacToe.setup({}), seats: 2, facts: {} },
		{ state: { cells: [0, 1, null, null, 0, null, 1, null, null], resigned: null }, seats: 2, facts: {} }
	]
};
