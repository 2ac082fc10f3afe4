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
		const { signal } = listen;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let asked = false;
		const release = (): void => clearTimeout(timer);
		element.addEventListener(
			'pointerdown',
			() => {
				asked = false;
				timer = setTimeout(() => {
					asked = true;
					ask();
				}, HOLD);
			},
			{ signal }
		);
		for (const name of ['pointerup', 'pointerleave', 'pointercancel']) {
			element.addEventListener(name, release, { signal });
		}
		element.addEventListener(
			'contextmenu',
			(event) => {
				event.preventDefault();
				release();
				// A phone opens the menu for a finger that has asked already.
				if (!asked) ask();
				asked = true;
			},
			{ signal }
		);
		element.addEventListener(
			'keydown',
			(event) => {
				asked = false;
				if (event.key === '?') ask();
			},
			{ signal }
		);
		element.addEventListener(
			'click',
			(event) => {
				if (!asked) return;
				asked = false;
				event.preventDefault();
				event.stopImmediatePropagation();
			},
			{ signal, capture: true }
		);
		return () => {
			release();
			listen.abort();
		};
	};
}
