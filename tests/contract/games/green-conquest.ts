/** The Green Conquest before the contract suite: nothing is hidden (specification, section 9), and every move one could write down. */
import { localDealer } from '../../../src/lib/deal/local';
import type { Seat } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../../src/lib/engine/selfplay';
import { game, module } from '../../../src/lib/games/green-conquest';
import type { Move, Options, State } from '../../../src/lib/games/green-conquest';
import type { Facing, TypeLetter } from '../../../src/lib/games/green-conquest/types';
import type { ContractCase, SmallPosition } from '../suite';

const TYPES: readonly TypeLetter[] = ['S', 'R', 'K', 'T', 'G', 'U', 'O', 'H', 'N', 'D'];
const FACINGS = ['n', 'e', 's', 'w'] as const;
const OPPOSITE: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' };
const MOVEMENT: Readonly<Record<string, number>> = { S: 4, R: 3, K: 4, T: 3, G: 4, U: 3, O: 2, H: 4, N: 2, D: 2 };
const SQUARES = [...'abcdefghijklmno'].flatMap((column) =>
	Array.from({ length: 15 }, (_, row) => `${column}${row + 1}`)
);

interface Leg {
	readonly letter: string;
	readonly count: number;
}

/** Every way to make so many steps without reversing, as legs; `flying`: with every stretch of it flown over that ends on the ground. */
function legsOf(steps: number, flying: boolean, before: readonly Leg[] = []): Leg[][] {
	if (steps === 0) return [[...before]];
	const last = before[before.length - 1];
	const heading = last?.letter.toLowerCase();
	const ways: Leg[][] = [];
	for (const letter of FACINGS) {
		if (heading !== undefined && OPPOSITE[heading] === letter) continue;
		for (let count = 1; count <= steps; count++) {
			if (last?.letter !== letter) ways.push(...legsOf(steps - count, flying, [...before, { letter, count }]));
			if (!flying || heading === letter) continue;
			for (let over = 1; over < count; over++) {
				const [air, ground] = [letter.toUpperCase(), { letter, count: count - over }];
				for (let first = 0; first < count - over; first++) {
					const start = first === 0 ? [] : [{ letter, count: first }];
					const end = { letter, count: ground.count - first };
					ways.push(...legsOf(steps - count, flying, [...before, ...start, { letter: air, count: over }, end]));
				}
			}
		}
	}
	return ways;
}

const written = (legs: readonly Leg[]): string => legs.map(({ letter, count }) => `${letter}${count}`).join('');

const isGround = (leg: Leg): boolean => leg.letter === leg.letter.toLowerCase();

/** A jump of every length after every leg on the ground. */
function withJumps(legs: readonly Leg[]): string[] {
	const texts: string[] = [];
	legs.forEach((leg, i) => {
		if (!isGround(leg)) return;
		const [before, after] = [written(legs.slice(0, i + 1)), written(legs.slice(i + 1))];
		for (let squares = 1; squares <= 5; squares++) texts.push(`${before}*${squares}${after}`);
	});
	return texts;
}

/** The seizure of a vehicle before every step; `%` stands for its id. A leg that it cuts goes on after it. */
function withSeizures(legs: readonly Leg[]): string[] {
	const texts: string[] = [];
	legs.forEach(({ letter, count }, i) => {
		const [before, after] = [written(legs.slice(0, i)), written(legs.slice(i + 1))];
		texts.push(`${before}@%${letter}${count}${after}`);
		for (let done = 1; done < count; done++) texts.push(`${before}${letter}${done}@%${letter}${count - done}${after}`);
	});
	return texts;
}

/** Every path of a type, seizures with `%` for the id. A leg that a jump cuts goes on in the same direction. */
const PATHS = new Map<string, readonly string[]>(
	TYPES.map((type) => {
		const lengths = Array.from({ length: MOVEMENT[type] ?? 0 }, (_, i) => i + 1);
		const ways = lengths.flatMap((steps) => legsOf(steps, type === 'G'));
		const plain = ways.map(written);
		if (type === 'G') return [type, [...plain, ...ways.flatMap(withJumps), ...ways.flatMap(split).flatMap(withJumps)]];
		return [type, type === 'H' ? [...plain, ...ways.flatMap(withSeizures)] : plain];
	})
);

/** One leg on the ground cut in two, so that a jump can come in between. */
function split(legs: readonly Leg[]): Leg[][] {
	return legs.flatMap(({ letter, count }, i) =>
		Array.from({ length: count - 1 }, (_, done) => [
			...legs.slice(0, i),
			{ letter, count: done + 1 },
			{ letter, count: count - done - 1 },
			...legs.slice(i + 1)
		])
	);
}

function* drives(vehicle: string, others: readonly string[]): Iterable<Move> {
	for (const path of PATHS.get(vehicle.charAt(1)) ?? []) {
		if (!path.includes('%')) yield { type: 'drive', vehicle, path };
		else for (const id of others) yield { type: 'drive', vehicle, path: path.replace('%', id) };
	}
}

function* enlistments(size: number, chosen: readonly string[] = []): Iterable<Move> {
	if (chosen.length === size) yield { type: 'enlist', types: chosen };
	else {
		const from = TYPES.findIndex((type) => type === chosen[chosen.length - 1]) + 1;
		for (const type of TYPES.slice(from)) yield* enlistments(size, [...chosen, type]);
	}
}

/** Every move that can be written down for the seat, sensible or not. */
export function* everyMove(state: State, _seat: Seat): Iterable<Move> {
	yield { type: 'end' };
	for (const size of [1, 2, 5]) yield* enlistments(size);
	const ids = Object.keys(state.vehicles);
	for (const vehicle of ids) {
		yield { type: 'regenerate', vehicle };
		for (const at of SQUARES) yield { type: 'place', vehicle, at };
		for (const face of FACINGS) yield { type: 'pivot', vehicle, face };
		const own = vehicle.startsWith(state.turn.clan) && state.pending.length === 0;
		if (own) yield* actions(state, vehicle, ids);
		else yield { type: 'drive', vehicle, path: 'n1' };
	}
}

function* actions(state: State, vehicle: string, ids: readonly string[]): Iterable<Move> {
	yield* drives(vehicle, ids);
	for (const other of ids) {
		yield { type: 'exchange', vehicle, with: other };
		const squares = vehicle.endsWith('O') ? SQUARES : SQUARES.slice(0, 20);
		for (const to of squares) yield { type: 'pull', vehicle, target: other, to };
	}
	const traps = Object.keys(state.traps);
	for (const at of SQUARES) {
		yield { type: 'lay', vehicle, at };
		for (const remove of traps) yield { type: 'lay', vehicle, at, remove };
	}
}

/** Five types for each clan, drawn by lot, so that every ability meets every other. */
export function randomRosters(seed: string): Options {
	const random = seeded(`rosters/${seed}`);
	const draw = (): TypeLetter[] => {
		const left = [...TYPES];
		return Array.from({ length: 5 }, () => left.splice(random.int(left.length), 1)[0] ?? 'S');
	};
	return {
		build: 'preset',
		deploy: 'auto',
		returns: random.int(2) === 0 ? 'auto' : 'choose',
		rosters: { r: draw(), y: draw(), b: draw(), w: draw() }
	};
}

export const MODES = ['duel', 'trio', 'melee', 'coalition'] as const;

/** Positions of random games in all modes, so many of each game. */
export function randomPositions(seed: string, games: number, perGame: number): SmallPosition<State>[] {
	const positions: SmallPosition<State>[] = [];
	for (let i = 0; i < games; i++) {
		const name = `${seed}/${i}`;
		const options = { ...randomRosters(name), mode: MODES[i % MODES.length] ?? 'duel' };
		const seats = game.seats(options);
		const met: State[] = [];
		selfPlay({
			game,
			options,
			players: Array.from({ length: seats }, () => randomPlayer),
			dealer: localDealer(name),
			random: seeded(name),
			watch: ({ fold: { state } }) => met.push(state)
		});
		const random = seeded(`${name}/sample`);
		for (let n = 0; n < perGame; n++) positions.push({ state: random.pick(met), seats, facts: {} });
	}
	return positions;
}

/** Open ground west of the pond, between two obstacles. */
const CORNER = SQUARES.filter(
	(square) => /^[a-e](5|6|7|8|9|10|11)$/.test(square) && square !== 'e5' && square !== 'e11'
);

/** The way to look from one square to another that is not further off to the side than ahead. */
function facingFrom(from: string, to: string): Facing {
	const east = to.charCodeAt(0) - from.charCodeAt(0);
	const north = Number(to.slice(1)) - Number(from.slice(1));
	if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'e' : 'w';
	return north > 0 ? 'n' : 's';
}

/** Who meets at close quarters: a flight and a Shield, a seizure and a trap. The first of the red ones is looked at by all. */
const ENCOUNTERS: readonly (readonly [readonly TypeLetter[], readonly TypeLetter[]])[] = [
	[
		['G', 'D'],
		['D', 'G']
	],
	[
		['G', 'D'],
		['S', 'R']
	],
	[
		['H', 'T'],
		['T', 'S']
	],
	[
		['H', 'D'],
		['T', 'R']
	]
];

/**
 * A duel at close quarters, two against two, with up to two traps between them; everybody else is destroyed. Random games
 * hardly ever bring protection, dragging and the last trap together.
 */
export function closeQuarters(number: number): SmallPosition<State> {
	const random = seeded(`close/${number}`);
	const [red, blue] = ENCOUNTERS[number % ENCOUNTERS.length] ?? [[], []];
	const roster = (types: readonly TypeLetter[]): TypeLetter[] =>
		[...types, ...TYPES.filter((type) => !types.includes(type))].slice(0, 5);
	const start = game.setup({ build: 'preset', deploy: 'auto', rosters: { r: roster(red), b: roster(blue) } });
	const free = [...CORNER];
	const take = (): string => free.splice(random.int(free.length), 1)[0] ?? '';
	const first = take();
	const vehicles: { [id: string]: State['vehicles'][string] } = {};
	for (const [id, vehicle] of Object.entries(start.vehicles)) vehicles[id] = { ...vehicle, at: null, hp: 0 };
	for (const id of [...red.map((type) => `r${type}`), ...blue.map((type) => `b${type}`)]) {
		const at = id === `r${red[0]}` ? first : take();
		vehicles[id] = { at, face: facingFrom(at, first), hp: start.vehicles[id]?.hp ?? 0, latent: 0 };
	}
	const traps = Object.fromEntries(Array.from({ length: random.int(3) }, () => [take(), 'b' as const]));
	return { state: { ...start, vehicles, traps }, seats: 2, facts: {} };
}

export const contractCase: ContractCase<State, Move, Options> = {
	module,
	options: [
		{ quietLimit: 8 },
		{ mode: 'duel', first: 'b', build: 'draft', pool: 'scarce', deploy: 'auto', returns: 'auto', quietLimit: 12 },
		{ mode: 'trio', quietLimit: 12 },
		{ mode: 'melee', first: 'w', build: 'free', pool: 'scarce', returns: 'auto', quietLimit: 12 },
		{ mode: 'coalition', build: 'preset', deploy: 'auto', rosters: { r: ['K', 'T', 'U', 'H', 'N'] }, quietLimit: 12 }
	],
	games: 1,
	silent: ['turn-ended', 'rested', 'drive', 'step', 'flown', 'released', 'forced', 'lifted'],
	called: ({ mode = 'duel' }, seat, language) =>
		['Red', 'Yellow', 'Blue', 'White'].flatMap((colour, index) => {
			const plays = mode === 'duel' ? [0, null, 1, null] : mode === 'trio' ? [0, 1, 2, 1] : [0, 1, 2, 3];
			const name = language === 'en' ? colour : (['rouge', 'jaune', 'bleu', 'blanc'][index] ?? '');
			return plays[index] === seat ? [name] : [];
		}),
	zones: () => [],
	everyMove,
	smallPositions: () => [
		{ state: game.setup({}), seats: 2, facts: {} },
		{ state: game.setup({ mode: 'melee', pool: 'scarce' }), seats: 4, facts: {} },
		...randomPositions('small', 4, 1),
		closeQuarters(41),
		closeQuarters(82)
	]
};
