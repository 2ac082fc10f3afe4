/** How the width of a tug bar is shared out. Pure, so that no total can push the other off the bar. */
import type { Pick } from './pointing';
import type { ShapeName } from './shapes';

export interface Half {
	readonly value: number;
	/** What the value becomes with the move in hand; null or left out: nothing is in hand. */
	readonly forecast?: number | null;
	/** Any CSS colour that white is read on. */
	readonly colour: string;
	/** Whose it is, drawn beside the number. */
	readonly shape?: ShapeName;
	/** A few words beside the number. */
	readonly note?: string;
	/** Makes the half a button with this name. */
	readonly act?: { readonly 'data-pick'?: Pick; readonly onclick: () => void };
	readonly label?: string;
	readonly chosen?: boolean;
}

export interface Share {
	/** Percent. */
	readonly left: number;
	/** What the forecast adds, between the halves. */
	readonly gain: number;
}

/** The least a side keeps, however far behind it is or below zero; with a forecast it has two numbers to show. */
const LEAST = 20;
const LEAST_WITH_SHAPE = 32;
const LEAST_OF_TWO = 38;
const MOST_GAIN = 26;

export function shareOf(left: Half, right: Half): Share {
	const [ours, theirs] = [pullOf(left), pullOf(right)];
	const total = Math.max(1, ours.to + theirs.to);
	const gain = Math.min(MOST_GAIN, ((ours.gain + theirs.gain) / total) * 100);
	const most = 100 - gain - leastOf(right);
	const wanted = (ours.from / total) * 100;
	return { left: round(Math.max(leastOf(left), Math.min(most, wanted))), gain: round(gain) };
}

/** A total below zero pulls nothing. */
function pullOf({ value, forecast }: Half): { readonly from: number; readonly to: number; readonly gain: number } {
	const [from, to] = [Math.max(0, value), Math.max(0, forecast ?? value)];
	return { from: Math.min(from, to), to, gain: Math.max(0, to - from) };
}

const leastOf = ({ value, forecast, shape }: Half): number => {
	if (forecast != null && forecast !== value) return LEAST_OF_TWO;
	return shape === undefined ? LEAST : LEAST_WITH_SHAPE;
};

const round = (percent: number): number => Math.round(percent * 10) / 10;
