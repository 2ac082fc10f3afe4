/** A row of the table: one figure of ours, the figure it is held against, both measured in this run. */
import type { Effort } from './measure';

export interface Row {
	/** Short and stable: the key in the JSON file. */
	readonly id: string;
	readonly what: string;
	readonly ours: string;
	readonly beside: string;
	/** Null where there is nothing to divide. */
	readonly ratio: number | null;
	/** The bound that the ratio must keep; rows without one only inform. */
	readonly bound: { readonly atLeast: number } | { readonly atMost: number } | null;
}

/** What a run is to measure, and how thoroughly. */
export interface Plan extends Effort {
	/** Only this game of the registry; null: all. */
	readonly game: string | null;
}

/** A module of `rows/`: measures and gives its rows. */
export interface RowGroup {
	readonly name: string;
	measure(plan: Plan): Promise<readonly Row[]>;
}

export function keepsBound({ ratio, bound }: Row): boolean {
	if (bound === null || ratio === null) return true;
	return 'atLeast' in bound ? ratio >= bound.atLeast : ratio <= bound.atMost;
}

/** Three significant digits, thousands apart: `1 230 000/s`. */
export function perSecond(rate: number): string {
	const rounded = Number(rate.toPrecision(3));
	return `${String(Math.round(rounded)).replace(/\B(?=(\d{3})+$)/g, ' ')}/s`;
}
