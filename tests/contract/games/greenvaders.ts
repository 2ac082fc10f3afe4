/** Greenvaders before the contract suite: the table of who sees what (specification, section 9.1) and every move one could write down. */
import { localDealer } from '../../../src/lib/deal/local';
import type { Seat } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../../src/lib/engine/selfplay';
import { game, module } from '../../../src/lib/games/greenvaders';
import type { Move, Options, State } from '../../../src/lib/games/greenvaders';
import type { ContractCase, SmallPosition, ZoneRow } from '../suite';

const COLOURS = ['red', 'blue', 'green'] as const;
const POTS = [
	'telepot',
	'vacuum',
	'multipass',
	'periscope',
	'helicopter',
	'copier',
	'vip',
	'surprise',
	'necro',
	'fort'
] as const;

const isText = (card: string | undefined): card is string => card !== undefined;
const isSlot = (card: string): boolean => card.includes(':');

function zones(state: State): readonly ZoneRow[] {
	const asked = state.phase === 'over' ? [] : [...state.river, ...state.pots.offer, state.held ?? ''];
	return [
		{ name: 'pile', slots: state.pile, sees: [] },
		...state.hands.map((hand, seat) => ({ name: `hand ${seat}`, slots: hand.filter(isSlot), sees: [seat] })),
		{ name: 'peek', slots: state.peek ?? [], sees: state.turn.seat === null ? [] : [state.turn.seat] },
		{ name: 'being turned up', slots: asked.filter(isSlot), sees: 'all' }
	];
}

/** Every cell up to one beyond the reach of the grids. */
function cellsAround(state: State): [number, number][] {
	const cards = state.grids.flat();
	const xs = cards.map(([x]) => x).concat(0);
	const ys = cards.map(([, y]) => y).concat(0);
	const cells: [number, number][] = [];
	for (let x = Math.min(...xs) - 3; x <= Math.max(...xs) + 3; x++) {
		for (let y = Math.min(...ys) - 3; y <= Math.max(...ys) + 3; y++) cells.push([x, y]);
	}
	return cells;
}

function* everyMove(state: State, seat: Seat): Iterable<Move> {
	const cells = cellsAround(state);
	const strange = [state.hands[seat + 1 === state.hands.length ? 0 : seat + 1]?.[0], state.discard[0], state.pile[0]];
	const cards = [...new Set([...(state.hands[seat] ?? []), ...state.river, ...strange, 'x'])].filter(isText);
	const takes = new Set([...cards, ...state.discard]);
	const grids = [-1, ...state.grids.keys(), state.grids.length];
	yield* [{ type: 'blocked' }, { type: 'skip' }, { type: 'pass' }, { type: 'draw', from: 'pile' }] as const;
	for (const pot of POTS) {
		yield { type: 'pick', pot };
		yield { type: 'reactivate', pot };
		yield { type: 'pot', pot } as Move;
	}
	for (const colour of COLOURS) {
		yield { type: 'start', colour };
		for (const cell of cells) yield { type: 'special', colour, cell };
	}
	for (const card of cards) {
		yield { type: 'draw', from: 'river', card };
		for (const take of takes) yield { type: 'pot', pot: 'necro', card, take };
		for (const cell of cells) {
			yield { type: 'pot', pot: 'helicopter', card, cell };
			for (const grid of grids) {
				yield { type: 'play', card, grid, cell };
				yield { type: 'reinforce', card, grid, cell };
			}
		}
	}
	for (const cell of cells) {
		yield { type: 'place', cell };
		for (const pot of ['copier', 'surprise', 'fort'] as const) yield { type: 'pot', pot, cell };
		for (const grid of grids) yield { type: 'destroy', grid, cell };
	}
	const taken = cells.filter(
		([x, y], at) => at % 9 === 0 || state.grids.flat().some((card) => card[0] === x && card[1] === y)
	);
	for (const a of taken) {
		for (const b of taken) yield { type: 'pot', pot: 'telepot', a, b };
		for (const to of cells) for (const grid of grids) yield { type: 'move', grid, from: a, to };
	}
	const looked = state.peek ?? [];
	for (const a of looked) {
		yield { type: 'arrange', order: [a] };
		for (const b of looked) for (const c of looked) yield { type: 'arrange', order: [a, b, c] };
	}
}

/** Decisions of random games, a few of every phase. */
function smallPositions(): readonly SmallPosition<State>[] {
	const WANTED = 2;
	const positions: SmallPosition<State>[] = [];
	for (const players of [2, 4] as const) {
		const found = new Map<string, number>();
		for (let seed = 0; seed < 12; seed++) {
			const random = seeded(`small/${players}/${seed}`);
			selfPlay({
				game,
				options: { players, mode: 'advanced' },
				players: Array.from({ length: players }, () => randomPlayer),
				dealer: localDealer(`small/${players}/${seed}`),
				random,
				watch({ fold: { state }, truth }) {
					const count = found.get(state.phase) ?? 0;
					if (count >= WANTED || state.turn.n < 3 * seed - 4) return;
					found.set(state.phase, count + 1);
					positions.push({ state, seats: players, facts: truth });
				}
			});
		}
	}
	return positions;
}

export const contractCase: ContractCase<State, Move, Options> = {
	module,
	options: [
		{ players: 2, mode: 'basic' },
		{ players: 2, mode: 'advanced' },
		{ players: 4, mode: 'basic' },
		{ players: 4, mode: 'advanced' },
		{ players: 4, mode: 'advanced', first: 3, turnLimit: 9 }
	],
	silent: ['held'],
	zones,
	everyMove,
	smallPositions
};
