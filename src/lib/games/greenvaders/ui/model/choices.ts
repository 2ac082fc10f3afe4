/**
 * What the player may do, told by what a finger points at. Every legal move is a *way*: the things to tap, in order, until the move is
 * complete. So whatever is tapped, only moves of the list can come out of it, and each of them can be reached.
 */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Action, Colour, Pot } from '../../content';
import type { Cell, Move, PotMove, State } from '../../types';

/** A thing on the table, as text. */
export type Pick = string;

export const pickCard = (card: string): Pick => `hand ${card}`;
export const pickRiver = (face: string): Pick => `river ${face}`;
export const pickDiscard = (face: string): Pick => `discard ${face}`;
export const pickPeek = (slot: string): Pick => `peek ${slot}`;
export const pickPot = (pot: Pot): Pick => `pot ${pot}`;
export const pickColour = (colour: Colour): Pick => `colour ${colour}`;
export const pickAction = (action: Action): Pick => `action ${action}`;
export const pickCell = (grid: Seat, [x, y]: Cell): Pick => `cell ${grid} ${x} ${y}`;
export const PILE: Pick = 'pile';

export interface Spot {
	readonly grid: Seat;
	readonly cell: Cell;
}

/** The cell that a pick means; null if it is something else. */
export function spotOf(pick: Pick | undefined): Spot | null {
	const [kind, grid, x, y] = pick?.split(' ') ?? [];
	return kind === 'cell' ? { grid: Number(grid), cell: [Number(x), Number(y)] } : null;
}

/** What comes after the first word of a pick of this kind; null if it is of another. */
export function pickedOf(kind: 'hand' | 'river' | 'pot' | 'colour' | 'action', pick: Pick | undefined): string | null {
	return pick?.startsWith(`${kind} `) === true ? pick.slice(kind.length + 1) : null;
}

export interface Way {
	readonly picks: readonly Pick[];
	readonly move: Move;
}

/** Answers that have a button of their own and nothing to point at. */
export type ButtonMove = 'blocked' | 'skip' | 'pass';

export class Choices {
	readonly ways: readonly Way[];
	/** Which of the moves without anything to point at are possible. */
	readonly buttons: ReadonlySet<ButtonMove>;

	constructor(
		readonly state: State,
		readonly seat: Seat | null,
		readonly legal: readonly Move[],
		readonly sees: Facts
	) {
		const several = (state.act?.can.length ?? 0) > 1;
		this.ways = legal.flatMap((move) => waysOf(move, state, seat ?? 0, several));
		this.buttons = new Set(legal.flatMap(({ type }) => (isButton(type) ? [type] : [])));
	}

	get isAsked(): boolean {
		return this.legal.length > 0;
	}

	/** What may be tapped next. */
	next(taken: readonly Pick[]): ReadonlySet<Pick> {
		const found = new Set<Pick>();
		for (const { picks } of this.ways) {
			const pick = picks[taken.length];
			if (pick !== undefined && taken.every((other, index) => picks[index] === other)) found.add(pick);
		}
		return found;
	}

	/** The move that these picks complete. */
	move(taken: readonly Pick[]): Move | null {
		if (taken.length === 0) return null;
		const way = this.ways.find(
			({ picks }) => picks.length === taken.length && picks.every((pick, index) => pick === taken[index])
		);
		return way?.move ?? null;
	}
}

const isButton = (type: Move['type']): type is ButtonMove => type === 'blocked' || type === 'skip' || type === 'pass';

function waysOf(move: Move, state: State, seat: Seat, several: boolean): Way[] {
	const way = (...picks: readonly Pick[]): Way => ({ picks, move });
	const acting = (action: Action, ...picks: readonly Pick[]): Way =>
		several ? way(pickAction(action), ...picks) : way(...picks);
	switch (move.type) {
		case 'pick':
		case 'reactivate':
			return [way(pickPot(move.pot))];
		case 'start':
			return [way(pickColour(move.colour))];
		case 'play':
			return [way(pickCard(move.card), pickCell(move.grid, move.cell))];
		case 'reinforce':
			return [acting('reinforce', pickRiver(move.card), pickCell(move.grid, move.cell))];
		case 'destroy':
			return [acting('destroy', pickCell(move.grid, move.cell))];
		case 'move':
			return [acting('move', pickCell(move.grid, move.from), pickCell(move.grid, move.to))];
		case 'special':
			return [way(pickColour(move.colour), pickCell(state.vacant[0]?.grid ?? seat, move.cell))];
		case 'place':
			return [way(pickCell(seat, move.cell))];
		case 'arrange':
			return [way(...move.order.map(pickPeek))];
		case 'draw':
			return [way(move.from === 'pile' ? PILE : pickRiver(move.card))];
		case 'pot':
			return potWays(move, seat).map((picks) => way(pickPot(move.pot), ...picks));
		default:
			return [];
	}
}

/** The two cards of a swap may be named in either order. */
function potWays(move: PotMove, seat: Seat): Pick[][] {
	switch (move.pot) {
		case 'telepot': {
			const [a, b] = [pickCell(seat, move.a), pickCell(seat, move.b)];
			return [
				[a, b],
				[b, a]
			];
		}
		case 'copier':
		case 'surprise':
		case 'fort':
			return [[pickCell(seat, move.cell)]];
		case 'helicopter':
			return [[pickCard(move.card), pickCell(seat, move.cell)]];
		case 'necro':
			return [[pickCard(move.card), pickDiscard(move.take)]];
		default:
			return [[]];
	}
}
