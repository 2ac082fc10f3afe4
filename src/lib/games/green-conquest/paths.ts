/**
 * Paths as the move generator grows them, step by step. Each path exists once and keeps its text, so that listing moves builds no
 * strings. There are only as many as vehicles with four movement points can drive, a few thousand.
 */
import type { Step } from './apply/path';
import { directionOfStep, isFlown, isJump, isSeizure, seizedId, writePath } from './apply/path';
import type { Direction } from './board';
import type { VehicleId } from './types';

/** The characters of paths, in ASCII order, after one that stands for the end of the text. */
const ALPHABET = ' *123456789@DEGHKNORSTUWbenrswy';
/** So many characters of 5 bits each are a whole number without loss. */
const ORDERED_CHARACTERS = 10;

export class Path {
	readonly text: string;
	/** The beginning of the text as a number that sorts like it. */
	private readonly order: number;
	/** Movement points used: jumps and seizures cost none. */
	readonly cost: number;
	/** -1 before the first step. */
	readonly heading: Direction;
	readonly turns: number;
	/** It ends in the air. */
	readonly airborne: boolean;
	readonly hopped: boolean;
	readonly seized: VehicleId | null;
	private readonly longer: Path[] = [];

	private constructor(
		readonly steps: readonly Step[],
		before: Path | null,
		step: Step
	) {
		const moves = before !== null && !isJump(step) && !isSeizure(step);
		this.text = writePath(steps);
		this.order = orderOf(this.text);
		this.cost = (before?.cost ?? 0) + (moves ? 1 : 0);
		this.heading = moves ? directionOfStep(step) : (before?.heading ?? -1);
		const turned = moves && before.heading !== -1 && before.heading !== this.heading;
		this.turns = (before?.turns ?? 0) + (turned ? 1 : 0);
		this.airborne = moves && isFlown(step);
		this.hopped = this.airborne || (before?.hopped ?? false);
		this.seized = before !== null && isSeizure(step) ? seizedId(step) : (before?.seized ?? null);
	}

	static readonly EMPTY = new Path([], null, 0);

	then(step: Step): Path {
		return (this.longer[step] ??= new Path([...this.steps, step], this, step));
	}

	/** Below 0 if the text of `a` comes before that of `b` in ASCII order. */
	static compare(a: Path, b: Path): number {
		if (a.order !== b.order) return a.order - b.order;
		return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
	}

	/** Of two drives with the same result: fewest steps, then shortest text, then first in ASCII order (6.0). */
	static isBetter(a: Path, b: Path): boolean {
		if (a.cost !== b.cost) return a.cost < b.cost;
		if (a.text.length !== b.text.length) return a.text.length < b.text.length;
		return Path.compare(a, b) < 0;
	}
}

function orderOf(text: string): number {
	let order = 0;
	for (let i = 0; i < ORDERED_CHARACTERS; i++) order = order * 32 + ALPHABET.indexOf(text.charAt(i) || ' ');
	return order;
}
