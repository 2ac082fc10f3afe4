/**
 * Holding a finger on a thing, `?` or the context key while it has the focus, or the other mouse button, asks what it is. The tap that ends a hold means nothing
 * more.
 */
import type { Attachment } from 'svelte/attachments';

/** How long a finger rests before it asks, ms. */
export const HOLD = 450;

export function explain(ask: () => void): Attachment<HTMLElement> {
	return (element) => {
		const listen = new AbortController();
		const on = <K extends keyof HTMLElementEventMap>(name: K, react: (event: HTMLElementEventMap[K]) => void): void =>
			element.addEventListener(name, react, { signal: listen.signal, capture: name === 'click' });
		let timer: ReturnType<typeof setTimeout> | undefined;
		let asked = false;
		const release = (): void => clearTimeout(timer);
		on('pointerdown', () => {
			asked = false;
			timer = setTimeout(() => {
				asked = true;
				ask();
			}, HOLD);
		});
		for (const name of ['pointerup', 'pointerleave', 'pointercancel'] as const) on(name, release);
		on('contextmenu', (event) => {
			event.preventDefault();
			release();
			// A phone opens the menu for a finger that has asked already.
			if (!asked) ask();
			asked = true;
		});
		on('keydown', (event) => {
			asked = false;
			if (event.key === '?') ask();
		});
		on('click', (event) => {
			if (!asked) return;
			asked = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		});
		return () => {
			release();
			listen.abort();
		};
	};
}
