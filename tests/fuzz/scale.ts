/** How much a fuzz run does: FUZZ_SCALE multiplies the numbers of cases (0.01 for a taste, 10 for a night), FUZZ_SEED makes other ones. */
const scale = Number(process.env.FUZZ_SCALE ?? 1);
if (!(scale > 0)) throw new Error(`FUZZ_SCALE must be a number above 0, not ${process.env.FUZZ_SCALE}`);

export const fuzzScale: number = scale;
export const fuzzSeed: string = process.env.FUZZ_SEED ?? 'fuzz';

/** So many cases, scaled; at least one. */
export function scaled(cases: number): number {
	return Math.max(1, Math.round(cases * scale));
}
