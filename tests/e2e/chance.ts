/** Chance that repeats itself, so that a story meets the same cards, dice and bots every time. */
import type { Page } from '@playwright/test';

/** From here on every page of this one draws the same bytes. Lengths have streams of their own, whoever asks first. */
export async function fixChance(page: Page, seed: number): Promise<void> {
	await page.addInitScript((first) => {
		const streams = new Map<number, number>();
		crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
			if (array === null) return array;
			const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
			let state = streams.get(bytes.length) ?? first + bytes.length;
			for (let i = 0; i < bytes.length; i++) {
				state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
				bytes[i] = state >>> 24;
			}
			streams.set(bytes.length, state);
			return array;
		};
	}, seed);
}
