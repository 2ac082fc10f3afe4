/**
 * One tab stop for the own lands: left and right go from column to column at the same height above the land, up and
 * down within one, Home and End to the first and last land. Attach it to the element whose children are the columns.
 */
import type { Attachment } from 'svelte/attachments';

export const columnKeys: Attachment<HTMLElement> = (root) => {
	const listen = new AbortController();
	const { signal } = listen;
	/** The buttons of each column from its land upwards. */
	const columns = (): HTMLElement[][] =>
		[...root.children]
			.map((column) => [...column.querySelectorAll<HTMLElement>('button')].reverse())
			.filter((buttons) => buttons.length > 0);
	const stopAt = (wanted?: HTMLElement): void => {
		const all = columns().flat();
		const stop = wanted ?? all.find((button) => button.tabIndex === 0) ?? all[0];
		for (const button of all) button.tabIndex = button === stop ? 0 : -1;
	};
	root.addEventListener(
		'keydown',
		(event) => {
			if (event.altKey || event.ctrlKey || event.metaKey) return;
			const next = goal(columns(), event.target, event.key);
			if (next === undefined) return;
			event.preventDefault();
			next.focus();
		},
		{ signal }
	);
	root.addEventListener(
		'focusin',
		({ target }) => {
			if (target instanceof HTMLElement && columns().some((buttons) => buttons.includes(target))) stopAt(target);
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

/** Where a key leads from a button; undefined: nowhere. */
export function goal<T>(columns: readonly (readonly T[])[], from: unknown, key: string): T | undefined {
	const at = columns.findIndex((column) => column.some((button) => button === from));
	const height = columns[at]?.findIndex((button) => button === from) ?? -1;
	if (height < 0) return undefined;
	const beside = (column: readonly T[] | undefined): T | undefined => column?.[Math.min(height, column.length - 1)];
	switch (key) {
		case 'ArrowLeft':
			return beside(columns[at - 1]);
		case 'ArrowRight':
			return beside(columns[at + 1]);
		case 'ArrowUp':
			return columns[at]?.[height + 1];
		case 'ArrowDown':
			return columns[at]?.[height - 1];
		case 'Home':
			return columns[0]?.[0];
		case 'End':
			return columns.at(-1)?.[0];
		default:
			return undefined;
	}
}
