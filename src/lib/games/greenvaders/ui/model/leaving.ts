/** What a step took off a grid: shown for a moment longer, with the lines that took it. */
import type { Seat } from '../../../../engine/contract';
import type { Event, Placed } from '../../types';
import type { MadeLine } from './trial';

export interface Departure {
	readonly cards: readonly Placed[];
	readonly lines: readonly MadeLine[];
}

export function departuresFrom(grid: Seat, events: readonly Event[]): Departure {
	const cards: Placed[] = [];
	const lines: MadeLine[] = [];
	for (const event of events) {
		if (event.type === 'line' && event.grid === grid) lines.push(event);
		else if (event.type === 'cleared' && event.grid === grid) cards.push(...event.cards);
		else if (event.type === 'destroyed' && event.grid === grid) cards.push([...event.cell, event.face]);
		else if (event.type === 'moved' && event.grid === grid) cards.push([...event.from, event.face]);
		else if (event.type === 'uprooted' && event.seat === grid) cards.push([...event.cell, event.face]);
	}
	return { cards, lines };
}

/** The cells of a grid on which a step laid a card, as `"x,y"`. */
export function arrivalsIn(grid: Seat, events: readonly Event[]): ReadonlySet<string> {
	const cells = new Set<string>();
	for (const event of events) {
		if ((event.type === 'played' || event.type === 'reinforced' || event.type === 'special') && event.grid === grid)
			cells.add(event.cell.join());
		else if (event.type === 'moved' && event.grid === grid) cells.add(event.to.join());
		else if ((event.type === 'placed' || event.type === 'started' || event.type === 'exchanged') && event.seat === grid)
			cells.add(event.cell.join());
		else if (event.type === 'swapped' && event.seat === grid)
			for (const [x, y] of [event.a, event.b]) cells.add([x, y].join());
	}
	return cells;
}
