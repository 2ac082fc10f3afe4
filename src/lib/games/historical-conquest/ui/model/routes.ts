/** Dotted lines between things on the table: which there are, and the way each takes. Pixels of the table, measured by the screen. */
import type { Seat } from '../../../../engine/contract';
import { findLand, placeOf } from '../../table';
import type { CardRef, Item, Move, State } from '../../types';
import { aimsOf, LEADER, MIDDLE, type Spot } from './flights';
import { pickLand, pickUnit } from './picks';

export interface Route {
	readonly from: Spot;
	/** The first of these that is on the screen. */
	readonly to: readonly Spot[];
	/** `attack`: along the edge, so that it covers nothing. `travel`: an arc over the columns. `aim`: straight. `leader`: from words to what they are about. */
	readonly kind: 'attack' | 'travel' | 'aim' | 'leader';
}

/** Of the move in hand, of a battle that is looked at from the table, of an announced card, of a land just discovered. */
export function routesOf(
	state: State,
	move: Move | null,
	item: Item | null,
	discovered: CardRef | null
): readonly Route[] {
	const routes: Route[] = [];
	const { battle } = state;
	if (battle !== null) routes.push({ from: pickLand(battle.from), to: [pickLand(battle.to)], kind: 'attack' });
	else if (move?.type === 'attack') routes.push({ from: pickLand(move.from), to: [pickLand(move.to)], kind: 'attack' });
	else if (move?.type === 'step' || move?.type === 'voyage') {
		const isOwn = placeOf(state, move.unit)?.seat === holderOf(state, move.to);
		routes.push({ from: pickUnit(move.unit), to: [pickLand(move.to)], kind: isOwn ? 'travel' : 'attack' });
	}
	if (discovered !== null) routes.push({ from: LEADER, to: [pickLand(discovered)], kind: 'leader' });
	if (item !== null) {
		for (const aim of aimsOf(item.choices).slice(0, 1)) routes.push({ from: MIDDLE, to: [aim], kind: 'aim' });
	}
	return routes;
}

const holderOf = (state: State, land: CardRef): Seat | undefined => findLand(state, land)?.seat;

export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

type Point = readonly [x: number, y: number];

const across = ({ left, right }: Box): number => (left + right) / 2;
const along = ({ top, bottom }: Box): number => (top + bottom) / 2;
/** The edge of the table along which attacks run, and how near to it a thing is met from its side. */
const EDGE = 5;
const NEAR = 40;
const BEND = 9;

/** The path of a route on a table so wide. `ceiling`: the top of the highest thing that an arc passes over. */
export function pathOf(kind: Route['kind'], from: Box, to: Box, wide: number, ceiling: number): string {
	if (kind === 'aim')
		return bent([
			[across(from), from.top],
			[across(to), to.bottom]
		]);
	if (kind === 'leader') {
		const [x, y] = [from.right - 12, from.bottom + 2];
		return `M${x} ${y}Q${across(to)} ${y + 4} ${across(to)} ${to.top - 5}`;
	}
	if (kind === 'travel') {
		const [x, y, end] = [across(from), Math.min(from.top, to.top, ceiling) - 24, across(to)];
		return `M${x} ${from.top}C${x} ${y} ${end} ${y} ${end} ${to.top}`;
	}
	const isLeft = across(to) <= wide / 2;
	const edge = isLeft ? EDGE : wide - EDGE;
	const sideOf = (box: Box): number => (isLeft ? box.left : box.right);
	const isNear = (box: Box): boolean => Math.abs(sideOf(box) - edge) < NEAR;
	const start: readonly Point[] = isNear(from)
		? [
				[sideOf(from), along(from)],
				[edge, along(from)]
			]
		: [
				[across(from), from.bottom],
				[across(from), from.bottom + 5],
				[edge, from.bottom + 5]
			];
	const end: readonly Point[] = isNear(to)
		? [
				[edge, along(to)],
				[sideOf(to), along(to)]
			]
		: [
				[edge, to.bottom + 5],
				[across(to), to.bottom + 5],
				[across(to), to.bottom]
			];
	return bent([...start, ...end]);
}

/** A line through these points, its corners rounded. */
function bent(points: readonly Point[]): string {
	return points
		.map(([x, y], index) => {
			const [before, after] = [points[index - 1], points[index + 1]];
			if (before === undefined) return `M${x} ${y}`;
			if (after === undefined) return `L${x} ${y}`;
			const [near, far] = [towards([x, y], before), towards([x, y], after)];
			return `L${near.join(' ')}Q${x} ${y} ${far.join(' ')}`;
		})
		.join('');
}

function towards([x, y]: Point, [toX, toY]: Point): Point {
	const length = Math.hypot(toX - x, toY - y);
	const share = length === 0 ? 0 : Math.min(BEND, length / 2) / length;
	return [x + (toX - x) * share, y + (toY - y) * share];
}
