/**
 * Roving focus over a list of buttons: one tab stop, up and down between rows, Home and End to the first and last. Spread
 * `list.row(index)` on the button of each row and attach `list.attach` to the element around them.
 */
export class RovingList {
	/** The row that was focused last; null: none has been. */
	#focused = $state<number | null>(null);

	/** `start`: the row in the tab order as long as none of those there are has been focused. */
	constructor(
		readonly count: () => number,
		readonly start: () => number
	) {}

	row(index: number): { readonly tabindex: 0 | -1; readonly 'data-row': number } {
		const stop = this.#focused === null || this.#focused >= this.count() ? this.start() : this.#focused;
		return { tabindex: index === stop ? 0 : -1, 'data-row': index };
	}

	readonly attach = (root: HTMLElement): (() => void) => {
		const listen = new AbortController();
		const { signal } = listen;
		const rows = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-row]')];
		root.addEventListener('focusin', ({ target }) => (this.#focused = rowOf(target)), { signal });
		root.addEventListener(
			'keydown',
			(event) => {
				const all = rows();
				const at = all.findIndex((row) => row === event.target);
				const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
				if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
				event.preventDefault();
				all[Math.min(all.length - 1, Math.max(0, to))]?.focus();
			},
			{ signal }
		);
		return () => listen.abort();
	};
}

function rowOf(target: EventTarget | null): number | null {
	const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
	return row === null ? null : Number(row.dataset.row);
}
