/** The invariants of section 3.2 of the specification, read off a state. */
import { CARDS, COLOURS, MAIN_FACES } from '../../src/lib/games/greenvaders/content';
import type { State } from '../../src/lib/games/greenvaders';

const isSlot = (card: string): boolean => card.includes(':');
const isSpecial = (face: string): boolean => CARDS.get(face)?.kind === 'special';
const colourOf = (face: string): string => face.split('-')[0] ?? '';
const sorted = (list: readonly string[]): string => [...list].sort().join(' ');

/** The invariants that the state breaks. `truth` holds the faces of all slots. */
export function brokenInvariants(state: State, truth: { readonly [slot: string]: unknown }): string[] {
	const broken: string[] = [];
	const check = (holds: boolean, what: string): void => void (holds || broken.push(what));
	const { phase, grids, hands, options } = state;
	const placed = grids.flat().map(([, , face]) => face);

	const cards = [...hands.flat(), ...state.river, ...state.pile, ...state.discard];
	if (state.held !== null && state.held !== 'draw') cards.push(state.held);
	cards.push(...placed.filter((face) => !isSpecial(face)));
	const faces = cards.map((card) => (isSlot(card) ? String(truth[card]) : card));
	check(sorted(faces) === sorted(MAIN_FACES), 'the 36 cards are all there, each as often as in the box');

	for (const side of [0, 1] as const) {
		const lying = grids
			.flatMap((grid, seat) => (seat % 2 === side ? grid : []))
			.filter(([, , face]) => isSpecial(face));
		const away = state.vacant.filter(({ grid }) => grid % 2 === side).map(({ old }) => old);
		const colours = [...lying.map(([, , face]) => colourOf(face)), ...state.reserve[side], ...away];
		check(sorted(colours) === sorted(COLOURS), `side ${side} has its three special cards`);
	}

	grids.forEach((grid, seat) => {
		const specials = grid.filter(([, , face]) => isSpecial(face)).length;
		const vacancies = state.vacant.filter((vacancy) => vacancy.grid === seat).length;
		if (state.turn.n > 0) check(specials + vacancies === 1, `grid ${seat} has one special card or waits for it`);
		const xs = grid.map(([x]) => x);
		const ys = grid.map(([, y]) => y);
		const isSmall = Math.max(...xs) - Math.min(...xs) <= 2 && Math.max(...ys) - Math.min(...ys) <= 2;
		check(grid.length === 0 || isSmall, `grid ${seat} is within 3x3`);
		const inOrder = grid.every(([x, y], i) => {
			const [bx = 0, by = 0] = grid[i - 1] ?? [];
			return i === 0 || by < y || (by === y && bx < x);
		});
		check(inOrder, `grid ${seat} is in reading order, no cell twice`);
		if (!['action', 'special', 'place', 'over'].includes(phase))
			check(!hasLine(state, seat), `grid ${seat} has no line`);
		if (phase === 'play') {
			const bySurprise = options.players === 2 && state.pots.used[seat % 2 === 0 ? 0 : 1].includes('surprise');
			check(grid.length <= 8 || bySurprise, `grid ${seat} has room`);
		}
	});
	check(
		hands.every((hand) => hand.length <= 3),
		'nobody holds more than three cards'
	);
	check(state.river.length <= 3, 'the river has at most three cards');
	return broken;
}

/** Lines by the definition of 7.2, without the 3x3 square that the rules use. */
function hasLine({ grids }: State, seat: number): boolean {
	const colours = new Map((grids[seat] ?? []).map(([x, y, face]) => [`${x},${y}`, colourOf(face)]));
	for (const [x, y, face] of grids[seat] ?? []) {
		for (const [dx, dy] of [
			[1, 0],
			[0, 1],
			[1, 1],
			[1, -1]
		] as const) {
			const next = [1, 2].map((k) => colours.get(`${x + k * dx},${y + k * dy}`));
			if (next.every((colour) => colour === colourOf(face))) return true;
		}
	}
	return false;
}
