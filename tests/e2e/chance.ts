/** Chance that repeats itself: a story that meets other cards, dice and bots every time would fail by chance. */
import type { Page } from '@playwright/test';
import { seeded } from '../../src/lib/engine/random';

/** Bytes that repeat themselves, for keys and the order of cards of matches made beside the page. */
export function bytesFrom(seed: string): (length: number) => Uint8Array {
	const random = seeded(seed);
	return (length) => Uint8Array.from({ length }, () => random.int(256));
}

/**
 * From here on this page draws the same bytes in every run. Lengths have streams of their own, whoever asks first; a
 * page loaded anew draws others, so that two matches of one story are two. Other pages of the browser stay honest.
 */
export async function fixChance(page: Page): Promise<void> {
	await page.addInitScript(() => {
		// The name of a tab outlives what is loaded in it.
		const load = Number(window.name) || 0;
		window.name = String(load + 1);
		const streams = new Map<number, number>();
		const byte = (stream: number): number => {
			const state = (Math.imul(streams.get(stream) ?? 7919 * load + stream, 1_664_525) + 1_013_904_223) >>> 0;
			streams.set(stream, state);
			return state >>> 24;
		};
		Math.random = () => [1, 2, 3].reduce((sum, place) => sum + byte(0) / 256 ** place, 0);
		crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
			if (array === null) return array;
			const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
			bytes.forEach((_, at) => (bytes[at] = byte(bytes.length)));
			return array;
		};
	});
}

/** Whoever plays a story answers every window: none is passed by itself in a moment that nobody can foresee. */
export async function askAlways(page: Page): Promise<void> {
	await page.addInitScript(() => {
		try {
			localStorage.setItem('mangrove:green-square-passing', '"never"');
		} catch {
			// A page without an address keeps nothing.
		}
	});
}
