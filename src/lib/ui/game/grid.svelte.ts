/**
 * Roving focus over a board: one tab stop, arrow keys move between cells as they lie on the screen. It draws nothing:
 * spread `grid.cell(column, row)` on the focusable element of each cell (a button) and attach `grid.attach` to the
 * element around them.
 *
 *     const grid = new RovingGrid(15, 15);
 *     <div role="grid" {@attach grid.attach}>
 *       <div role="row"><div role="gridcell"><button {...grid.cell(x, y)}>…
 *
 * Columns count from the left and rows from the top of the screen, whichever way the board is turned.
 */
export interface Cell {
	readonly column: number;
	readonly row: number;
}

export interface CellProps {
	readonly tabindex: 0 | -1;
	readonly 'data-cell': string;
}

const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1]
};

export class RovingGrid {
	/** The cell in the tab order; set it to where the player's eyes are, for example to the piece just selected. */
	current = $state.raw<Cell>({ column: 0, row: 0 });

	#root: HTMLElement | null = null;

	constructor(
		readonly columns: number,
		readonly rows: number,
		start?: Cell
	) {
		if (start) this.current = start;
	}

	cell(column: number, row: number): CellProps {
		const here = this.current.column === column && this.current.row === row;
		return { tabindex: here ? 0 : -1, 'data-cell': `${column},${row}` };
	}

	/** Moves the focus of the page to a cell; false if it is not drawn. */
	focus(column: number, row: number): boolean {
		const element = this.#root?.querySelector<HTMLElement>(`[data-cell="${column},${row}"]`);
		if (!element) return false;
		this.current = { column, row };
		element.focus();
		return true;
	}

	readonly attach = (root: HTMLElement): (() => void) => {
		this.#root = root;
		const onkeydown = (event: KeyboardEvent): void => this.#keydown(event);
		const onfocusin = (event: FocusEvent): void => {
			const cell = cellOf(event.target);
			if (cell) this.current = cell;
		};
		root.addEventListener('keydown', onkeydown);
		root.addEventListener('focusin', onfocusin);
		return () => {
			root.removeEventListener('keydown', onkeydown);
			root.removeEventListener('focusin', onfocusin);
			this.#root = null;
		};
	};

	#keydown(event: KeyboardEvent): void {
		const from = cellOf(event.target);
		if (!from || event.altKey || event.metaKey || event.shiftKey) return;
		if (this.#go(event.key, event.ctrlKey, from)) event.preventDefault();
	}

	#go(key: string, far: boolean, from: Cell): boolean {
		const step = ARROWS[key];
		if (step) return !far && this.#walk(from, step[0], step[1]);
		switch (key) {
			case 'Home':
				return this.#walk({ column: -1, row: far ? 0 : from.row }, 1, 0);
			case 'End':
				return this.#walk({ column: this.columns, row: far ? this.rows - 1 : from.row }, -1, 0);
			case 'PageUp':
				return this.#walk({ column: from.column, row: -1 }, 0, 1);
			case 'PageDown':
				return this.#walk({ column: from.column, row: this.rows }, 0, -1);
			default:
				return false;
		}
	}

	/** To the nearest cell in a direction; cells that are not drawn (holes) are stepped over. Stays inside the board. */
	#walk(from: Cell, columns: number, rows: number): boolean {
		let { column, row } = from;
		for (;;) {
			column += columns;
			row += rows;
			if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return true;
			if (this.focus(column, row)) return true;
		}
	}
}

function cellOf(target: EventTarget | null): Cell | null {
	const element = target instanceof Element ? target.closest('[data-cell]') : null;
	const [column, row] = element?.getAttribute('data-cell')?.split(',').map(Number) ?? [];
	return column === undefined || row === undefined ? null : { column, row };
}
