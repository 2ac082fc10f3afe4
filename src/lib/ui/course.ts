/** The course of a match as a curve: how much better one side stood than the others after each step, by the value that its bots go by. */
import type { Seat } from '../engine/contract';
import type { AnyModule } from '../engine/module';
import type { Tale } from './reel.svelte';

/** So many points at most: more are not seen on a phone. */
const POINTS = 160;

export interface Point {
	readonly ply: number;
	/** Above zero: the seat's side stood better. */
	readonly value: number;
}

/** The steps that are looked at: the first, the last, and evenly between. */
export function sampled(head: number): readonly number[] {
	const stride = Math.max(1, Math.ceil(head / POINTS));
	const plies = Array.from({ length: Math.floor(head / stride) + 1 }, (_, index) => index * stride);
	return plies.at(-1) === head ? plies : [...plies, head];
}

export function valueAt(tale: Tale, module: AnyModule, sides: readonly number[], seat: Seat, ply: number): number {
	const state = tale.stateAt(ply);
	const sees = tale.sees(null, ply);
	const own = module.mind.value(state, seat, sees);
	const rivals = sides.flatMap((side, other) => (side === sides[seat] ? [] : [module.mind.value(state, other, sees)]));
	return own - Math.max(...rivals, 0);
}

/** The curve, worked out a few steps at a time, so that the screen stays free. */
export async function course(
	tale: Tale,
	module: AnyModule,
	sides: readonly number[],
	seat: Seat,
	head: number
): Promise<readonly Point[]> {
	const points: Point[] = [];
	for (const [index, ply] of sampled(head).entries()) {
		if (index % 8 === 7) await new Promise((resolve) => setTimeout(resolve));
		points.push({ ply, value: valueAt(tale, module, sides, seat, ply) });
	}
	return tamed(points, module.game.outcome(tale.stateAt(head)) !== null);
}

/** From zero on. A game that is won is worth more than any position: the last point goes as far as the best before it, not off the page. */
function tamed(points: readonly Point[], isOver: boolean): readonly Point[] {
	const start = points[0]?.value ?? 0;
	const from = points.map(({ ply, value }) => ({ ply, value: value - start }));
	const last = from.at(-1);
	if (!isOver || !last) return from;
	const before = from.slice(0, -1);
	const reach = Math.max(1, ...before.map(({ value }) => Math.abs(value)));
	return [...before, { ply: last.ply, value: Math.max(-reach, Math.min(reach, last.value)) }];
}
