/** How curves of several seats are laid out in a picture: which stand out, and where a value lies. */
import type { Seat } from '../engine/contract';
import type { Curves } from './game/retelling';

/** So many lines can be told apart at once. */
const IN_FRONT = 4;

/** The seats drawn large, the one it is about first: with more than four, those that ended highest. */
export function inFront({ values }: Curves, about: Seat, asked: Seat | null): readonly Seat[] {
	const last = (seat: Seat): number => values[seat]?.at(-1) ?? 0;
	const ranked = values
		.map((_, seat) => seat)
		.sort((one, other) => rank(other) - rank(one) || last(other) - last(one) || one - other);
	return values.length <= IN_FRONT ? ranked : ranked.slice(0, IN_FRONT);

	function rank(seat: Seat): number {
		return seat === about ? 2 : seat === asked ? 1 : 0;
	}
}

/** From the lowest to the highest value on the picture; zero and all levels are always in it. */
export function range({ values, levels }: Curves): readonly [low: number, high: number] {
	const all = [0, ...values.flat(), ...levels.map(({ value }) => value)];
	return [Math.min(...all), Math.max(...all)];
}

/** What a seat had at a step between those that were looked at. */
export function valueAt({ plies, values }: Curves, seat: Seat, ply: number): number {
	const line = values[seat] ?? [];
	const after = plies.findIndex((at) => at >= ply);
	const [to, toPly] = [line[after], plies[after]];
	const [from, fromPly] = [line[after - 1], plies[after - 1]];
	if (to === undefined || toPly === undefined) return line.at(-1) ?? 0;
	if (from === undefined || fromPly === undefined || toPly === fromPly) return to;
	return from + ((ply - fromPly) / (toPly - fromPly)) * (to - from);
}
