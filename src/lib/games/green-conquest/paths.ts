/**
 * Paths as the move generator grows them, step by step. Each path exists once and keeps its text, so that listing moves builds no
 * strings. There are only as many as vehicles with four movement points can drive, a few thousand.
 */
import type { Step } from './apply/path';
import { directionOfStep, isFlown, isJump, isSeizure, writePath } from './apply/path';
import type { Direction } from './board';

export class Path {
	readonly text: string;
	/** Movement points used: jumps and seizures cost none. */
	readonly cost: number;
	/** -1 before the first step. */
	readonly heading: Direction;
	readonly turns: number;
	/** It ends in the air. */
	readonly airborne: boolean;
	readonly hopped: boolean;
	readonly seizes: boolean;
	private readonly longer: Path[] = [];

	private constructor(
		readonly steps: readonly Step[],
		before: Path | null,
		step: Step
	) {
		const moves = before !== null && !isJump(step) && !isSeizure(step);
		this.text = writePath(steps);
		this.cost = (before?.cost ?? 0) + (moves ? 1 : 0);
		this.heading = moves ? directionOfStep(step) : (before?.heading ?? -1);
		const turned = moves && before.heading !== -1 && before.heading !== this.heading;
		this.turns = (before?.turns ?? 0) + (turned ? 1 : 0);
		this.airborne = moves && isFlown(step);
		this.hopped = this.airborne || (before?.hopped ?? false);
		this.seizes = (before?.seizes ?? false) || (before !== null && isSeizure(step));
	}

	static readonly EMPTY = new Path([], null, 0);

	then(step: Step): Path {
		return (this.longer[step] ??= new Path([...this.steps, step], this, step));
	}
}
