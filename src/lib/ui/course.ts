/** The course of a match as a curve: how much better one side stood than the others, by the value that its bots go by. */
import type { Seat } from '../engine/contract';
import type { AnyModule } from '../engine/module';
import { breathe } from './breathe';
import type { Tale } from './reel.svelte';

/** So many points at most: more are not seen on a phone. */
const POINTS = 160;

export interface Point {
	readonly ply: number;
	/** Above zero: the seat's side stood better. */
	readonly value: number;
}

/** The steps that are looked at: the first, the last, and evenly between; in a game of turns, those with which turns begin. */
export function sampled(head: number, turns: readonly number[] = []): readonly number[] {
	const all = turns.length > 1 ? turns : Array.from({ length: head + 1 }, (_, ply) => ply);
	const stride = Math.ceil(all.length / POINTS);
	const plies = all.filter((ply, index) => index % stride === 0 && ply < head);
	return [...plies, head];
}

/** The points of the curve at these steps; the last of them is the end of a match. */
export async function course(
	tale: Tale,
	module: AnyModule,
	sides: readonly number[],
	seat: Seat,
	plies: readonly number[]
): Promise<readonly Point[]> {
	const values: number[] = [];
	for (const [index, ply] of plies.entries()) {
		await breathe(index);
		values.push(valueAt(tale, module, sides, seat, ply));
	}
	const isOver = module.game.outcome(tale.stateAt(plies.at(-1) ?? 0)) !== null;
	return drawn(values, isOver).map((value, index) => ({ ply: plies[index] ?? 0, value }));
}

function valueAt(tale: Tale, module: AnyModule, sides: readonly number[], seat: Seat, ply: number): number {
	const state = tale.stateAt(ply);
	const sees = tale.sees(null, ply);
	const own = module.mind.value(state, seat, sees);
	const rivals = sides.flatMap((side, other) => (side === sides[seat] ? [] : [module.mind.value(state, other, sees)]));
	return own - Math.max(...rivals, 0);
}

/**
 * Values as a curve that can be read: from zero on; each point the mean of two neighbours, since whoever is to move threatens more; by the root,
 * since the last blows outweigh all that led to them. A game that is won is worth more than any position: the last point goes as far as the
 * farthest before it, not off the page.
 */
export function drawn(values: readonly number[], isOver: boolean): readonly number[] {
	const start = values[0] ?? 0;
	const means = values.map((value, index) => (value + (values[index - 1] ?? value)) / 2 - start);
	const heights = means.map((value) => Math.sign(value) * Math.sqrt(Math.abs(value)));
	const last = heights.at(-1);
	if (!isOver || last === undefined) return heights;
	const before = heights.slice(0, -1);
	const reach = Math.max(1, ...before.map(Math.abs));
	return [...before, Math.max(-reach, Math.min(reach, last))];
}

/** The height of the curve at any step. */
export function heightAt(points: readonly Point[], ply: number): number {
	const after = points.findIndex((point) => point.ply >= ply);
	const [from, to] = [points[after - 1], points[after]];
	if (from === undefined || to === undefined) return (to ?? points.at(-1))?.value ?? 0;
	return from.value + ((ply - from.ply) / (to.ply - from.ply)) * (to.value - from.value);
}
