/**
 * One tab stop for a group of buttons: arrows go from one to the next in the order of the page, Home and End to the
 * ends. Attach it to the element around them.
 */
import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const oneStop: Attachment<HTMLElement> = (root) => {
	const listen = new AbortController();
	const { signal } = listen;
	const buttons = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('button')];
	const stopAt = (wanted?: HTMLElement): void => {
		const all = buttons();
		const stop = wanted ?? all.find((button) => button.tabIndex === 0) ?? all[0];
		for (const button of all) button.tabIndex = button === stop ? 0 : -1;
	};
	root.addEventListener(
		'keydown',
		(event) => {
			const all = buttons();
			const at = all.findIndex((button) => button === event.target);
			if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
			const step = STEPS[event.key];
			const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
			const next = all[to];
			if (next === undefined) return;
			event.preventDefault();
			next.focus();
		},
		{ signal }
	);
	root.addEventListener(
		'focusin',
		({ target }) => {
			if (target instanceof HTMLElement && buttons().includes(target)) stopAt(target);
		},
		{ signal }
	);
	const watch = new MutationObserver(() => stopAt());
	watch.observe(root, { childList: true, subtree: true });
	stopAt();
	return () => {
		watch.disconnect();
		listen.abort();
	};
};
