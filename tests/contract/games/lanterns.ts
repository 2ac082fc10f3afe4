/** The toy that breaks contracts: see `tests/toys/lanterns.ts`. */
import { lanterns } from '../../toys/lanterns';
import type { Move, Options, State } from '../../toys/lanterns';
import { selfPlay, randomPlayer } from '../../../src/lib/engine/selfplay';
import { localDealer } from '../../../src/lib/deal/local';
import { seeded } from '../../../src/lib/engine/random';
import type { ContractCase, SmallPosition } from '../suite';

export const contractCase: ContractCase<State, Move, Options> = {
	module: { game: lanterns },
	options: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
	games: 10,
	zones: (state) => [
		...state.hands.map((slots, seat) => ({ name: 'hand', slots, sees: [seat] })),
		{ name: 'peek', slots: state.peek, sees: [state.turn] },
		{ name: 'turning', slots: state.turning.map((card) => card.slot), sees: 'all' as const }
	],
	*everyMove(state) {
		const slots = state.decks.flatMap((deck) => deck.slots);
		for (const type of ['roll', 'peek', 'clap', 'pass', 'nonsense'] as const) yield { type } as Move;
		for (const count of [-1, 0, 1, 2, 3]) yield { type: 'flip', count };
		for (const card of [...slots, 'none:1']) {
			yield { type: 'light', card };
			yield { type: 'give', card };
		}
		for (const a of slots) for (const b of slots) yield { type: 'back', order: [a, b] };
	},
	smallPositions() {
		const positions: SmallPosition<State>[] = [];
		selfPlay({
			game: lanterns,
			options: { seats: 3 },
			players: [randomPlayer, randomPlayer, randomPlayer],
			dealer: localDealer(5),
			random: seeded(5),
			watch: ({ fold, truth }) => positions.push({ state: fold.state, seats: 3, facts: truth })
		});
		return positions;
	}
};
