/** Grids as an event leaves them: what lies on the table in the middle of a move, before its lines are cleared. */
import { specialFace } from '../../content';
import { withCard, withFace, withoutCard } from '../../grid';
import { withItem } from '../../sides';
import type { Cell, Event, Grid } from '../../types';

export type Grids = readonly Grid[];

const cellOf = ([x, y]: readonly [number, number, ...unknown[]]): Cell => [x, y];

/** Events that move no card of a grid leave them as they are. */
export function lay(grids: Grids, event: Event): Grids {
	const at = (grid: number, change: (cards: Grid) => Grid): Grids => withItem(grids, grid, change(grids[grid] ?? []));
	switch (event.type) {
		case 'started':
		case 'placed':
			return at(event.seat, (cards) => withCard(cards, event.cell, event.face));
		case 'played':
		case 'reinforced':
			return at(event.grid, (cards) => withCard(cards, event.cell, event.face));
		case 'special':
			return at(event.grid, (cards) => withCard(cards, event.cell, specialFace(event.colour)));
		case 'destroyed':
			return at(event.grid, (cards) => withoutCard(cards, event.cell));
		case 'uprooted':
			return at(event.seat, (cards) => withoutCard(cards, event.cell));
		case 'moved':
			return at(event.grid, (cards) => withCard(withoutCard(cards, event.from), event.to, event.face));
		case 'swapped':
			return at(event.seat, (cards) =>
				withFace(withFace(cards, cellOf(event.a), event.b[2]), cellOf(event.b), event.a[2])
			);
		case 'exchanged':
			return at(event.seat, (cards) => withFace(cards, event.cell, event.face));
		case 'cleared':
			return at(event.grid, (cards) => event.cards.reduce((left, card) => withoutCard(left, cellOf(card)), cards));
		default:
			return grids;
	}
}
