/** What an action may aim at (specification, section 7.4). */
import type { Seat } from '../../engine/contract';
import { openCells, sameCell, withoutCard } from './grid';
import type { Cell, Draft, Placed, State } from './types';

export const isFortified = (s: State | Draft, grid: Seat, cell: Cell): boolean =>
	s.fort !== null && s.fort.grid === grid && sameCell(s.fort.cell, cell);

export const isJustPlayed = (s: State | Draft, grid: Seat, cell: Cell): boolean =>
	s.act !== null && s.act.grid === grid && sameCell(s.act.cell, cell);

/** A card that may be destroyed or moved. */
export interface Target {
	readonly grid: Seat;
	readonly cell: Cell;
}

export function targets(s: State | Draft): Target[] {
	const found: Target[] = [];
	s.grids.forEach((cards, grid) => {
		for (const card of cards) if (isTarget(s, grid, card)) found.push({ grid, cell: [card[0], card[1]] });
	});
	return found;
}

function isTarget(s: State | Draft, grid: Seat, [x, y]: Placed): boolean {
	const cell: Cell = [x, y];
	return !isJustPlayed(s, grid, cell) && !isFortified(s, grid, cell);
}

/** Where a card may be moved to within its grid. */
export function destinations(s: State | Draft, { grid, cell }: Target): Cell[] {
	return openCells(withoutCard(s.grids[grid] ?? [], cell)).filter((to) => !sameCell(to, cell));
}

/** Whether the action of the card just played has a target at all. */
export function hasAction(s: State | Draft): boolean {
	if (s.act === null) return false;
	return s.act.can.some((action) => {
		switch (action) {
			case 'reinforce':
				return s.river.length > 0 && s.grids.some((grid) => openCells(grid).length > 0);
			case 'destroy':
				return s.grids.some((cards, grid) => cards.some((card) => isTarget(s, grid, card)));
			case 'move':
				return targets(s).some((target) => destinations(s, target).length > 0);
		}
	});
}
