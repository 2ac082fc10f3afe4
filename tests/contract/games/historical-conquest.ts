/** Historical Conquest before the contract suite: the table of who sees what (section 9) and every move one could write down. */
import { localDealer } from '../../../src/lib/deal/local';
import type { Facts, Seat } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../../src/lib/engine/selfplay';
import { game, module } from '../../../src/lib/games/historical-conquest';
import type { Move, Options, State } from '../../../src/lib/games/historical-conquest';
import { suggestCards } from '../../../src/lib/games/historical-conquest/suggestions';
import { playerAt } from '../../../src/lib/games/historical-conquest/table';
import type { ContractCase, SmallPosition, ZoneRow } from '../suite';

const seatsOf = (state: State): Seat[] => Array.from({ length: state.options.players }, (_, seat) => seat);

function zones(state: State): readonly ZoneRow[] {
	return seatsOf(state).flatMap((seat) => {
		const { hand, landPile } = playerAt(state, seat);
		const spies = (slot: string): Seat[] =>
			seatsOf(state).filter((other) => playerAt(state, other).seen.includes(slot));
		return [
			...hand.map((slot) => ({ name: `hand of ${seat}`, slots: [slot], sees: [seat, ...spies(slot)] })),
			{
				name: `lands of ${seat} turned up`,
				slots: Array.from({ length: landPile.next }, (_, i) => `land-${seat}:${i}`),
				sees: 'all' as const
			}
		];
	});
}

/** A legal deck that is no starter. */
const CHRONICLE = suggestCards([]);

/** The truth of the small positions, for naming the right face of a slot among the wrong ones. */
const truths = new WeakMap<State, Facts>();

type Choosing = { opponent?: number; targetUnit?: string; targetLand?: string };

/** Every way to fill the choice fields, values that cannot be right among them. */
function choosings(state: State, units: readonly string[], lands: readonly string[]): Choosing[] {
	const spent = seatsOf(state).flatMap((seat) => playerAt(state, seat).discard);
	const targets = [...units, ...spent];
	return [
		{},
		...[...seatsOf(state), 99].map((opponent) => ({ opponent })),
		...targets.map((targetUnit) => ({ targetUnit })),
		...[...lands, 'x'].map((targetLand) => ({ targetLand })),
		...targets.flatMap((targetUnit) => lands.map((targetLand) => ({ targetUnit, targetLand })))
	];
}

function* everyMove(state: State, seat: Seat): Iterable<Move> {
	const players = seatsOf(state).map((each) => playerAt(state, each));
	const lands = players.flatMap((player) => player.lands.map((land) => land.id));
	const units = players.flatMap((player) => player.lands.flatMap((land) => land.cards));
	const others = players.flatMap((player) => [...player.active, ...player.lands.flatMap((land) => land.attached)]);
	const own = playerAt(state, seat).lands.flatMap((land) => land.cards);
	const choices = choosings(state, units, lands);
	yield { type: 'next' };
	yield { type: 'pass' };
	for (const slot of [...players.flatMap((player) => player.hand), 'draw-0-0:99']) {
		for (const card of [String(truths.get(state)?.[slot]), 'michelangelo']) {
			yield { type: 'discard', slot, card };
			yield { type: 'drop', slot, card };
			for (const land of lands) yield { type: 'play', slot, card, land };
			yield { type: 'play', slot, card, discover: true };
		}
	}
	for (const slot of playerAt(state, seat).hand) {
		const card = String(truths.get(state)?.[slot]);
		for (const choosing of choices) {
			yield { type: 'play', slot, card, ...choosing };
			for (const land of [...lands.slice(0, 1), ...own.slice(0, 1)])
				yield { type: 'play', slot, card, land, ...choosing };
		}
	}
	for (const unit of [...lands, ...units, ...others, 'x']) {
		yield { type: 'discard', unit };
		yield { type: 'lose', unit };
		yield { type: 'occupy', unit };
		for (const ability of [0, 1, 2]) for (const pay of own) yield { type: 'use', unit, ability, pay };
		for (const to of lands) {
			yield { type: 'step', unit, to };
			yield { type: 'voyage', unit, to };
			for (const escort of own) yield { type: 'voyage', unit, to, escort };
		}
	}
	for (const unit of [...own, ...others, 'x']) {
		for (const ability of [0, 1]) {
			for (const choosing of choices) yield { type: 'use', unit, ability, ...choosing };
		}
	}
	for (const from of lands) {
		for (const to of lands) {
			yield { type: 'attack', from, to };
			for (const explorer of own) {
				yield { type: 'attack', from, to, explorer };
				yield { type: 'attack', from, to, escort: explorer };
				for (const escort of own) yield { type: 'attack', from, to, explorer, escort };
			}
		}
	}
}

/** What is asked: the decision due, the kind of window, or the phase. */
function kindOf({ pending, window, phase }: State): string {
	return pending[0]?.kind ?? window?.kind ?? phase;
}

/** Decisions of random games, some of every kind that a player may be asked. */
function smallPositions(): readonly SmallPosition<State>[] {
	const positions: SmallPosition<State>[] = [];
	const found = new Map<string, number>();
	for (let seed = 0; seed < 16; seed++) {
		const players = 2 + (seed % 2);
		selfPlay({
			game,
			options: { players, roundLimit: 14 },
			players: Array.from({ length: players }, () => randomPlayer),
			dealer: localDealer(`small/${seed}`),
			random: seeded(`small/${seed}`),
			watch({ fold: { state, ply }, truth }) {
				const kind = kindOf(state);
				const count = found.get(kind) ?? 0;
				if (count >= 2 || ply < 40 * count) return;
				found.set(kind, count + 1);
				truths.set(state, truth);
				positions.push({ state, seats: players, facts: truth });
			}
		});
	}
	const kinds = [
		'play',
		'attack',
		'move',
		'end',
		'response',
		'battle',
		'casualty',
		'overflow',
		'occupy',
		'hand-discard'
	];
	for (const kind of kinds) if (!found.has(kind)) throw new Error(`no small position asks for: ${kind}`);
	return positions;
}

export const contractCase: ContractCase<State, Move, Options> = {
	module,
	options: [
		{ players: 2, roundLimit: 16 },
		{ players: 2, mode: 'morale', firstPlayer: 1, goal: 1000 },
		{ players: 2, mode: 'domination', firstPlayer: 'north', roundLimit: 8 },
		{ players: 2, interrupts: 'own-turn', evenTurns: false, roundLimit: 10 },
		{ players: 3, goal: 1500, roundLimit: 7 },
		{ players: 4, roundLimit: 5 },
		{ players: 5, roundLimit: 4 },
		{ players: 6, mode: 'domination', roundLimit: 4 },
		{ players: 7, roundLimit: 3 },
		{ players: 8, mode: 'morale', goal: 1000, roundLimit: 2 },
		{ players: 9, roundLimit: 3 },
		{ players: 10, roundLimit: 3 }
	],
	choices: () => [{ deck: { cards: CHRONICLE } }, { deck: 'starter-compass' }, { deck: 'starter-quill' }],
	games: 1,
	silent: [
		'land-turned',
		'turn-ended',
		'card-placed',
		'ability-worked',
		'card-discarded',
		'window-closed',
		'boost-ended',
		'time-passed'
	],
	zones,
	everyMove,
	smallPositions
};
