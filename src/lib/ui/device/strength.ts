/** How hard a passphrase is to guess, roughly: length counts, words count, repetition does not. */

/** 0 too easy, 1 fair, 2 good. */
export type Strength = 0 | 1 | 2;

const FAIR = 10;
const GOOD = 16;

export function strengthOf(passphrase: string): Strength {
	const signs = [...passphrase.trim()];
	const different = new Set(signs.map((sign) => sign.toLowerCase())).size;
	// A sign that was there before adds little.
	const worth = Math.min(signs.length, different * 2);
	if (worth < FAIR) return 0;
	return worth < GOOD ? 1 : 2;
}
