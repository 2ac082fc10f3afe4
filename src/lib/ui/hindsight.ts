/** What is known of a match once it is over: what it amounts to, its curve, and the step at which it turned. */
import type { Outcome, Seat } from '../engine/contract';
import type { AnyModule } from '../engine/module';
import { course, sampled, type Point } from './course';
import type { GameUi } from './game/play';
import type { Tale } from './reel.svelte';
import type { Retelling, ToldStep } from './game/retelling';
import { standing } from './standing';

export interface Hindsight {
	/** Null: the game tells nothing. */
	readonly retelling: Retelling | null;
	readonly points: readonly Point[];
	/** The steps that stand. */
	readonly steps: readonly ToldStep[];
	/** What the winners did that moved the curve most, if anything. */
	readonly turned: number | null;
}

interface Match {
	readonly tale: Tale;
	readonly module: AnyModule;
	readonly sides: readonly number[];
	readonly head: number;
	readonly result: Outcome;
}

export async function hindsight(match: Match, ui: GameUi, seat: Seat): Promise<Hindsight> {
	const { tale, module, sides, head } = match;
	const steps = await standing(tale, head);
	const retelling = ui.retell?.(steps, tale.stateAt(head), seat) ?? null;
	const points = await course(tale, module, sides, seat, sampled(head, retelling?.turns));
	return { retelling, points, steps, turned: retelling === null ? null : turningPoint(match, retelling, points, seat) };
}

/** The blow that ends a game decides nothing any more: only what came before its last turn counts. */
export function turningPoint(
	{ sides, result }: Pick<Match, 'sides' | 'result'>,
	{ landmarks }: Pick<Retelling, 'landmarks'>,
	points: readonly Point[],
	seat: Seat
): number | null {
	const won = result.winners.map((winner) => sides[winner]);
	const sign = won.includes(sides[seat]) ? 1 : -1;
	let [best, turned]: [number, number | null] = [0, null];
	for (const { ply, seat: doer } of landmarks) {
		const after = points.findIndex((point) => point.ply >= ply);
		if (!won.includes(sides[doer]) || after < 1 || after >= points.length - 2) continue;
		const gain = sign * ((points[after + 1]?.value ?? 0) - (points[after - 1]?.value ?? 0));
		if (gain > best) [best, turned] = [gain, ply];
	}
	return turned;
}
