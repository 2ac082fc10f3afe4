/** Lines are scored and cleared in all grids at once (specification, section 7.2). */
import type { Seat } from '../../engine/contract';
import { cardOf, FOUNTAIN, type Colour } from './content';
import { linesIn, sameCell, type Line } from './grid';
import { endByFountain } from './outcome';
import { resolutionOrder, seatOnTurn, sideOf, withItem, withSide } from './sides';
import { discardFace } from './supply';
import type { Draft, Placed, Side, TellEvent } from './types';

interface LinedGrid {
	readonly grid: Seat;
	readonly lines: readonly Line[];
}

/** The grids that hold lines, in resolution order. */
export function linedGrids(s: Draft): readonly LinedGrid[] {
	let found: LinedGrid[] | null = null;
	s.grids.forEach((cards, grid) => {
		const lines = linesIn(cards);
		if (lines.length > 0) (found ??= []).push({ grid, lines });
	});
	if (found === null) return [];
	const order = resolutionOrder(seatOnTurn(s), s.options.players);
	const lined: LinedGrid[] = found;
	return lined.sort((a, b) => order.indexOf(a.grid) - order.indexOf(b.grid));
}

/** Moves the tokens; true if that ended the game, and then the winning line stays on the table. */
export function scoreLines(s: Draft, lined: readonly LinedGrid[], tell: TellEvent | undefined): boolean {
	for (const { grid, lines } of lined) {
		const side = sideOf(grid);
		for (const line of lines) {
			tell?.({ type: 'line', grid, side, colour: line.colour, cells: line.cells });
			step(s, side, line.colour, tell);
		}
		const score = s.score[side];
		if (score.red >= FOUNTAIN || score.blue >= FOUNTAIN || score.green >= FOUNTAIN) {
			endByFountain(s, side, tell);
			return true;
		}
	}
	return false;
}

function step(s: Draft, side: Side, colour: Colour, tell: TellEvent | undefined): void {
	const score = s.score[side];
	const from = score[colour];
	const to = Math.min(from + 1, FOUNTAIN);
	s.score = withSide(s.score, side, { ...score, [colour]: to });
	s.turn = { ...s.turn, steps: withSide(s.turn.steps, side, s.turn.steps[side] + 1) };
	tell?.({ type: 'step', side, colour, from, to });
}

/** Takes the cards of the lines off the grids: to the discard, a special card aside until another one is in its place. */
export function clearLines(s: Draft, lined: readonly LinedGrid[], tell: TellEvent | undefined): void {
	for (const { grid, lines } of lined) {
		const cleared: Placed[] = [];
		const left: Placed[] = [];
		for (const card of s.grids[grid] ?? []) {
			const inLine = lines.some((line) => line.cells.some((cell) => cell[0] === card[0] && cell[1] === card[1]));
			(inLine ? cleared : left).push(card);
		}
		s.grids = withItem(s.grids, grid, left);
		tell?.({ type: 'cleared', grid, cards: cleared });
		for (const [x, y, face] of cleared) {
			const { kind, colour } = cardOf(face);
			if (kind === 'special') vacate(s, grid, colour, grid, tell);
			else discardFace(s, face);
			if (s.fort?.grid === grid && sameCell(s.fort.cell, [x, y])) {
				s.fort = null;
				tell?.({ type: 'fort-ended', grid, cell: [x, y], why: 'line' });
			}
		}
	}
}

/** A special card has left its grid; seat `by` chooses another one. */
export function vacate(s: Draft, grid: Seat, colour: Colour, by: Seat, tell: TellEvent | undefined): void {
	s.vacant = [...s.vacant, { grid, old: colour, by }];
	tell?.({ type: 'vacated', grid, colour, by });
}
