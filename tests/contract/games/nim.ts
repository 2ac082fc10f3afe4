import { nim } from '../../toys/nim';
import type { Move, Options, State } from '../../toys/nim';
import type { ContractCase } from '../suite';

export const contractCase: ContractCase<State, Move, Options> = {
	module: { game: nim },
	options: [{ piles: [3, 4] }, { piles: [1, 7] }],
	choices: () => [1, 5, 7],
	games: 10,
	zones: () => [],
	*everyMove() {
		for (let pile = -1; pile <= 2; pile++) {
			for (let stones = 0; stones <= 8; stones++) yield { type: 'take', pile, stones };
		}
	},
	smallPositions: () => [{ state: nim.setup({ piles: [2, 3] }), seats: 2, facts: {} }]
};
