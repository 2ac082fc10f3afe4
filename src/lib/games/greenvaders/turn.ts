/** The course of a turn (specification, sections 5.2 to 5.4); the letters of its steps stand beside them. */
import type { Seat } from '../../engine/contract';
import { COLOURS, HAND_SIZE, LINES_TO_REACTIVATE, specialFace, type Colour } from './content';
import { specialCells, withCard } from './grid';
import { clearLines, linedGrids, scoreLines } from './lines';
import { endBySaturation, endByTurnLimit, someGridIsFull } from './outcome';
import { otherSide, seatAfter, seatOnTurn, sideOf, withItem, withSide } from './sides';
import { canTake, handOf, refillIfEmpty, take } from './supply';
import type { Cell, Draft, State, TellEvent, Vacancy } from './types';

/** Runs after every effect, until somebody must decide. */
export function settle(s: Draft, tell: TellEvent | undefined): void {
	for (;;) {
		const vacancy = s.vacant[0];
		if (vacancy !== undefined) {
			// S1
			const choices = specialChoices(s, vacancy);
			const [only] = choices;
			if (only === undefined || choices.length > 1) {
				s.phase = 'special';
				return;
			}
			fillVacancy(s, vacancy, only.colour, only.cell, true, tell);
			continue;
		}
		if (s.held === 'draw') {
			// S2
			s.held = take(s, tell);
			if (s.held !== null) tell?.({ type: 'held', seat: seatOnTurn(s), slot: s.held });
		}
		if (s.held !== null) {
			s.phase = 'place';
			return;
		}
		const lined = linedGrids(s); // S3
		if (lined.length === 0) break;
		if (scoreLines(s, lined, tell)) return;
		clearLines(s, lined, tell);
	}
	// S4
	if (s.options.players === 4 && someGridIsFull(s)) endBySaturation(s, tell);
	else if (s.turn.played) enterDraw(s, tell);
	else s.phase = 'play';
}

export interface SpecialChoice {
	readonly colour: Colour;
	readonly cell: Cell;
}

/** [7.5] Which of the side's special cards may fill the vacancy, and where. */
export function specialChoices(s: State | Draft, vacancy: Vacancy): SpecialChoice[] {
	const cells = specialCells(s.grids[vacancy.grid] ?? []);
	return s.reserve[sideOf(vacancy.grid)].flatMap((colour) => cells.map((cell) => ({ colour, cell })));
}

/** Fills the first vacancy. The card that left may be chosen again from now on. */
export function fillVacancy(
	s: Draft,
	vacancy: Vacancy,
	colour: Colour,
	cell: Cell,
	forced: boolean,
	tell: TellEvent | undefined
): void {
	const { grid, old, by } = vacancy;
	const side = sideOf(grid);
	const reserve = s.reserve[side];
	s.grids = withItem(s.grids, grid, withCard(s.grids[grid] ?? [], cell, specialFace(colour)));
	s.reserve = withSide(
		s.reserve,
		side,
		COLOURS.filter((other) => other === old || (other !== colour && reserve.includes(other)))
	);
	s.vacant = s.vacant.slice(1);
	tell?.({ type: 'special', seat: by, grid, colour, cell, back: old, forced });
}

/** [5.3] The seat on turn draws until it holds three cards, which ends its turn. */
export function enterDraw(s: Draft, tell: TellEvent | undefined): void {
	const seat = seatOnTurn(s);
	s.phase = 'draw'; // W1
	const handIsFull = handOf(s, seat).length >= HAND_SIZE;
	const nothingLeft = s.river.length === 0 && !canTake(s);
	const lost = s.pots.active[sideOf(seat)].length === 0 && someGridIsFull(s);
	if (handIsFull || nothingLeft || lost) endTurn(s, tell); // W2, W3
}

/** [5.4] */
export function endTurn(s: Draft, tell: TellEvent | undefined): void {
	const seat = seatOnTurn(s);
	refillIfEmpty(s, tell); // E1
	const armed = s.armed[seat]; // E2
	if (armed !== undefined && armed.copy !== null) {
		s.armed = withItem(s.armed, seat, { ...armed, copy: null });
		tell?.({ type: 'spent', seat, arm: 'copy', lost: true });
	}
	if (someGridIsFull(s)) return endBySaturation(s, tell); // E3
	const { turnLimit } = s.options;
	if (turnLimit > 0 && s.turn.n >= turnLimit) return endByTurnLimit(s, tell); // E4
	const queue = reactivators(s, seat); // E5
	if (queue.length > 0) {
		s.queue = queue;
		s.phase = 'reactivate';
	} else nextTurn(s, tell); // E6
}

/** One seat for each side that made lines enough and has a used tile; the side on turn first. */
function reactivators(s: Draft, onTurn: Seat): Seat[] {
	const side = sideOf(onTurn);
	const may = (of: 0 | 1): boolean => s.turn.steps[of] >= LINES_TO_REACTIVATE && s.pots.used[of].length > 0;
	const queue: Seat[] = [];
	if (may(side)) queue.push(onTurn);
	if (may(otherSide(side))) queue.push(seatAfter(onTurn, s.options.players));
	return queue;
}

/** [5.4] */
export function nextTurn(s: Draft, tell: TellEvent | undefined): void {
	const { seat: before, n } = s.turn;
	const seat = before === null ? (s.order?.[0] ?? 0) : seatAfter(before, s.options.players);
	s.turn = { n: n + 1, seat, played: false, steps: [0, 0] }; // N1
	s.queue = []; // N3
	s.phase = 'play';
	tell?.({ type: 'turn', n: n + 1, seat });
	if (s.fort !== null && s.fort.by === seat) {
		// N2
		const { grid, cell } = s.fort;
		s.fort = null;
		tell?.({ type: 'fort-ended', grid, cell, why: 'turn' });
	}
}
