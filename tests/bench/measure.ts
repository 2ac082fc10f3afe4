/**
 * Two sides measured in turns, so that a machine that is busy for a while is busy for both. What counts is the ratio of each round;
 * its median is not bent by rounds that were disturbed.
 */
export interface Side {
	/** Does its work once and returns how many operations that were. */
	run(): number;
}

export interface Comparison {
	/** Operations per second, medians over the rounds. */
	readonly ours: number;
	readonly theirs: number;
	/** Median of `ours / theirs` over the rounds. */
	readonly ratio: number;
}

export interface Effort {
	readonly rounds: number;
	/** Length of one side's share of a round. */
	readonly milliseconds: number;
}

export function compare(ours: Side, theirs: Side, { rounds, milliseconds }: Effort): Comparison {
	rate(ours, 2 * milliseconds);
	rate(theirs, 2 * milliseconds);
	const pairs = Array.from({ length: rounds }, (_, round) => {
		if (round % 2 === 0) return { ours: rate(ours, milliseconds), theirs: rate(theirs, milliseconds) };
		const later = rate(theirs, milliseconds);
		return { ours: rate(ours, milliseconds), theirs: later };
	});
	return {
		ours: median(pairs.map((pair) => pair.ours)),
		theirs: median(pairs.map((pair) => pair.theirs)),
		ratio: median(pairs.map((pair) => pair.ours / pair.theirs))
	};
}

/** Operations per second, working for about so long. */
function rate(side: Side, milliseconds: number): number {
	const began = performance.now();
	for (let operations = 0; ;) {
		operations += side.run();
		const elapsed = performance.now() - began;
		if (elapsed >= milliseconds) return (1000 * operations) / elapsed;
	}
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle] ?? Number.NaN;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
