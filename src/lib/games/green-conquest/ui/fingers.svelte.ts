/**
 * Fingers and mouse on the board: a tap is the click of a square's button; dragging from a vehicle draws its path; holding shows the loupe on
 * small boards and opens the card. A drag never starts at the rim of the screen, where the system takes the swipe for "back", and
 * whatever the system interrupts is put down.
 */
import { HOLD } from '../../../ui/game/explain';
import { SIZE } from '../board';
import type { Square } from '../board';
import { draw, tapSquare, tapVehicle } from './model/hand';
import { spotOf, squareAt } from './model/view';
import type { Session } from './session.svelte';

const RIM = 16;
const DRAG_STARTS = 3;
/** Boards with smaller squares have a loupe. */
const LARGE_SQUARE = 32;

interface Touch {
	readonly pointer: number;
	readonly square: Square;
	readonly x: number;
	readonly y: number;
	readonly nearRim: boolean;
}

export class Fingers {
	/** Under the loupe; null: no loupe. */
	lens = $state.raw<{ readonly square: Square; readonly x: number; readonly y: number } | null>(null);

	#touch: Touch | null = null;
	#drawn: Square[] | null = null;
	#held = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The click that follows a drag or a hold is not a tap. */
	#swallow = false;

	constructor(
		private readonly session: Session,
		private readonly board: () => HTMLElement | undefined
	) {}

	/** True once after a gesture that was no tap. */
	swallowed(): boolean {
		const swallow = this.#swallow;
		this.#swallow = false;
		return swallow;
	}

	readonly down = (event: PointerEvent): void => {
		this.#swallow = false;
		if (!event.isPrimary || event.button !== 0) return this.cancel();
		const square = this.#squareUnder(event);
		if (square === null) return;
		const nearRim = event.clientX < RIM || event.clientX > window.innerWidth - RIM;
		this.#touch = { pointer: event.pointerId, square, x: event.clientX, y: event.clientY, nearRim };
		this.#timer = setTimeout(() => this.#hold(event), HOLD);
	};

	readonly move = (event: PointerEvent): void => {
		const touch = this.#touch;
		if (touch?.pointer !== event.pointerId) return;
		const square = this.#squareUnder(event);
		if (this.lens !== null) {
			if (square !== null) this.lens = this.#lensAt(square, event);
			return;
		}
		if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) < DRAG_STARTS) return;
		if (square !== null && square !== (this.#drawn?.at(-1) ?? touch.square)) this.#drawTo(touch, square);
	};

	readonly up = (event: PointerEvent): void => {
		const touch = this.#touch;
		if (touch?.pointer !== event.pointerId) return;
		const { lens } = this;
		if (lens !== null) {
			this.#swallow = true;
			if (lens.square === touch.square && this.#opensCard(lens.square))
				this.session.card = this.session.choices.on(lens.square);
			else this.session.take(tapSquare(this.session.choices, this.session.hand, lens.square, false));
		} else if (this.#drawn !== null || this.#held) {
			this.#swallow = true;
		}
		this.#release();
	};

	/** The system took the gesture, or a second finger came down. */
	readonly cancel = (): void => {
		if (this.#drawn !== null) this.session.take({ hand: { ...this.session.hand, square: null, variant: 0 } });
		this.#release();
	};

	#release(): void {
		clearTimeout(this.#timer);
		this.#touch = null;
		this.#drawn = null;
		this.#held = false;
		this.lens = null;
	}

	#hold(event: PointerEvent): void {
		const touch = this.#touch;
		if (touch === null || this.#drawn !== null) return;
		this.#held = true;
		const width = (this.board()?.clientWidth ?? 0) / SIZE;
		if (width < LARGE_SQUARE && event.pointerType !== 'mouse') this.lens = this.#lensAt(touch.square, event);
		else this.session.card = this.session.choices.on(touch.square);
	}

	/** Held and let go on a vehicle that is no target: there is nothing to preview, so its card opens. */
	#opensCard(square: Square): boolean {
		return this.session.choices.on(square) !== null && !this.session.targets.has(square);
	}

	#drawTo(touch: Touch, square: Square): void {
		if (touch.nearRim) return;
		const { session } = this;
		if (this.#drawn === null) {
			const id = session.choices.on(touch.square);
			if (id === null || !session.choices.playable.has(id)) return;
			if (session.hand.vehicle !== id) session.take(tapVehicle(session.choices, session.hand, id));
			if (session.hand.vehicle !== id) return;
			clearTimeout(this.#timer);
			this.#drawn = [];
		}
		this.#drawn = extended(this.#drawn, touch.square, square, session.turns);
		session.take(draw(session.choices, session.hand, this.#drawn));
	}

	#squareUnder({ clientX, clientY }: PointerEvent): Square | null {
		const box = this.board()?.getBoundingClientRect();
		if (box === undefined) return null;
		const spot = {
			x: Math.floor(((clientX - box.left) / box.width) * SIZE),
			y: Math.floor(((clientY - box.top) / box.height) * SIZE)
		};
		return squareAt(spot, this.session.turns);
	}

	#lensAt(square: Square, { clientX, clientY }: PointerEvent): { square: Square; x: number; y: number } {
		const box = this.board()?.getBoundingClientRect();
		return { square, x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
	}
}

/** The way drawn so far, on to a square: a quick finger skips squares, a finger that goes back rubs them out. */
function extended(drawn: readonly Square[], start: Square, to: Square, turns: Session['turns']): Square[] {
	if (to === start) return [];
	const again = drawn.indexOf(to);
	if (again >= 0) return drawn.slice(0, again + 1);
	const way = [...drawn];
	const goal = spotOf(to, turns);
	let { x, y } = spotOf(drawn.at(-1) ?? start, turns);
	while (x !== goal.x || y !== goal.y) {
		if (Math.abs(goal.x - x) >= Math.abs(goal.y - y)) x += Math.sign(goal.x - x);
		else y += Math.sign(goal.y - y);
		const square = squareAt({ x, y }, turns);
		if (square !== null) way.push(square);
	}
	return way;
}
