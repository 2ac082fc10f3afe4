/**
 * The board (2.1, 2.2). Squares are small integers inside the rules (row × 15 + column, a1 = 0) and names in JSON; directions
 * are 0 n, 1 e, 2 s, 3 w. Everything that depends on the map alone is looked up.
 */
import type { ClanLetter, Facing, SquareName } from './types';
import { CLAN_LETTERS, FACINGS } from './types';
import { SIGHT } from './content';

export type Square = number;
export type Direction = number;

export const SIZE = 15;
export const SQUARES = SIZE * SIZE;
/** No square: off the board, in nobody's camp. */
export const OFF: Square = -1;
const NOBODY = -1;

const NAMES: readonly SquareName[] = Array.from(
	{ length: SQUARES },
	(_, square) => 'abcdefghijklmno'.charAt(square % SIZE) + String(Math.floor(square / SIZE) + 1)
);
const BY_NAME: ReadonlyMap<string, Square> = new Map(NAMES.map((name, square) => [name, square]));

export const nameOf = (square: Square): SquareName => NAMES[square] ?? '';
/** `OFF` for anything that is not the name of a square. */
export const squareOf = (name: string): Square => BY_NAME.get(name) ?? OFF;

export const facingOf = (direction: Direction): Facing => FACINGS[direction] ?? 'n';
/** -1 for anything that is not a facing. */
export const directionOf = (facing: string): Direction => FACINGS.indexOf(facing as Facing);
export const opposite = (direction: Direction): Direction => direction ^ 2;

const COLUMN_STEP = [0, 1, 0, -1];
const ROW_STEP = [1, 0, -1, 0];

const AHEAD = new Int16Array(SQUARES * 4);
const AROUND = new Int16Array(SQUARES * 4);
for (let square = 0; square < SQUARES; square++) {
	for (let direction = 0; direction < 4; direction++) {
		const column = (square % SIZE) + (COLUMN_STEP[direction] ?? 0);
		const row = Math.floor(square / SIZE) + (ROW_STEP[direction] ?? 0);
		const inside = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
		AHEAD[square * 4 + direction] = inside ? row * SIZE + column : OFF;
		AROUND[square * 4 + direction] = ((row + SIZE) % SIZE) * SIZE + ((column + SIZE) % SIZE);
	}
}

/** The next square, or `OFF` beyond the edge. */
export const ahead = (square: Square, direction: Direction): Square => AHEAD[square * 4 + direction] ?? OFF;
/** The next square for a vehicle that comes in on the opposite edge. */
export const around = (square: Square, direction: Direction): Square => AROUND[square * 4 + direction] ?? OFF;

export const SPRINGBOARD: Square = squareOf('h8');
export const OBSTACLES: readonly Square[] = ['e5', 'e11', 'k11', 'k5'].map(squareOf);
export const ZONE: readonly Square[] = rectangle('f6', 'j10').filter((square) => square !== SPRINGBOARD);

interface Camp {
	/** In the order that automatic placement uses; the first five have an exit. */
	readonly squares: readonly Square[];
	/** Given to every vehicle put in camp. */
	readonly facing: Direction;
}

const CAMPS: { readonly [clan in ClanLetter]: Camp } = {
	r: camp('c3 b3 c2 a3 c1 b2 a2 b1 a1', 'n'),
	y: camp('c13 c14 b13 c15 a13 b14 b15 a14 a15', 'e'),
	b: camp('m13 n13 m14 o13 m15 n14 o14 n15 o15', 's'),
	w: camp('m3 m2 n3 m1 o3 n2 n1 o2 o1', 'w')
};

function camp(squares: string, facing: Facing): Camp {
	return { squares: squares.split(' ').map(squareOf), facing: directionOf(facing) };
}

export const campSquares = (clan: ClanLetter): readonly Square[] => CAMPS[clan].squares;
export const campFacing = (clan: ClanLetter): Direction => CAMPS[clan].facing;

const CAMP_OF = new Int8Array(SQUARES).fill(NOBODY);
CLAN_LETTERS.forEach((clan, index) => campSquares(clan).forEach((square) => (CAMP_OF[square] = index)));
const OBSTACLE = flags(OBSTACLES);
const IN_ZONE = flags(ZONE);

/** Index in `CLAN_LETTERS` of the clan whose camp the square belongs to, -1 for open ground and for `OFF`. */
export const campOf = (square: Square): number => CAMP_OF[square] ?? NOBODY;
export const isCamp = (square: Square): boolean => campOf(square) !== NOBODY;
export const isObstacle = (square: Square): boolean => OBSTACLE[square] === 1;
export const inZone = (square: Square): boolean => IN_ZONE[square] === 1;

function flags(squares: readonly Square[]): Uint8Array {
	const set = new Uint8Array(SQUARES);
	for (const square of squares) set[square] = 1;
	return set;
}

function rectangle(from: SquareName, to: SquareName): Square[] {
	const [low, high] = [squareOf(from), squareOf(to)];
	return NAMES.map((_, square) => square).filter(
		(square) =>
			square % SIZE >= low % SIZE &&
			square % SIZE <= high % SIZE &&
			Math.floor(square / SIZE) >= Math.floor(low / SIZE) &&
			Math.floor(square / SIZE) <= Math.floor(high / SIZE)
	);
}

/**
 * What the map lets a vehicle of each clan see (7.0): at most six squares straight ahead, ending before the edge, an obstacle
 * square or a camp of another clan. Vehicles cut it further.
 */
const RAYS: readonly (readonly (readonly Square[])[])[] = CLAN_LETTERS.map((_, clan) =>
	Array.from({ length: SQUARES * 4 }, (_, index) => ray(clan, index >> 2, index & 3))
);

function ray(clan: number, from: Square, direction: Direction): readonly Square[] {
	const squares: Square[] = [];
	for (let at = ahead(from, direction); squares.length < SIGHT; at = ahead(at, direction)) {
		if (at === OFF || isObstacle(at) || (isCamp(at) && campOf(at) !== clan)) break;
		squares.push(at);
	}
	return squares;
}

const NOTHING: readonly Square[] = [];

/** Squares in view of a vehicle of this clan (index) that stands on `from`, nearest first. */
export const rayFrom = (clan: number, from: Square, direction: Direction): readonly Square[] =>
	RAYS[clan]?.[from * 4 + direction] ?? NOTHING;
