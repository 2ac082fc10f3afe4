/**
 * What of a match is on the screen. It follows the newest step, each of the others' moves for long enough to be followed by eye; it can be
 * wound back, played through, and brought to the newest step again.
 */
import type { Facts, GameEvent, Seat } from '../engine/contract';

/** The reading half of a match: a table or a replay. */
export interface Tale {
	step(ply: number): { readonly seat: Seat | null; readonly events: readonly GameEvent[] };
	stateAt(ply: number): unknown;
	sees(seat: Seat | null, ply: number): Facts;
}

/** Each step of others is on the screen for this long at least. */
const STEP = 400;
/** A tale that is played through takes its time. */
const LEISURE = 900;
/** More waiting steps than this: only the last few are shown. */
const PATIENCE = 6;
const LAST_FEW = 3;
/** What came while nobody looked is shown from further back, and at a pace to follow it. */
const PATIENCE_UNSEEN = 60;
const STEP_UNSEEN = 700;

export class Reel {
	/** The step on the screen; 0 is the position before the first. */
	shown = $state(0);
	/** The newest step. */
	head = $state(0);
	/** The step came about on the screen: there is something to animate. Else it is only shown. */
	animated = $state(false);
	/** The player has wound back and looks at earlier steps. */
	reviewing = $state(false);
	playing = $state(false);

	readonly state = $derived.by(() => this.tale.stateAt(this.shown));
	readonly before = $derived.by(() => this.tale.stateAt(Math.max(0, this.shown - 1)));
	readonly events = $derived.by(() => (this.animated && this.shown > 0 ? this.tale.step(this.shown).events : []));

	#timer: ReturnType<typeof setTimeout> | undefined;
	#next = 0;
	/** Up to here nobody has seen the steps yet. */
	#unseen = 0;

	/**
	 * `isQuick` tells steps that need no watching: those that the player at the screen made. `seen` is the last step that anybody here has seen: those
	 * after it are shown one by one.
	 */
	constructor(
		readonly tale: Tale,
		head: number,
		readonly hasMotion: () => boolean,
		readonly isQuick: (seat: Seat | null) => boolean,
		seen = head
	) {
		this.head = head;
		this.shown = Math.min(seen, head);
		if (seen >= head) return;
		this.#unseen = head;
		this.#timer = setTimeout(() => this.#pump(), STEP_UNSEEN);
	}

	/** The newest position is on the screen and nothing is being wound. */
	get isLive(): boolean {
		return !this.reviewing && this.shown === this.head;
	}

	/** There is a new step. */
	follow(head: number): void {
		if (head === this.head) return;
		this.head = head;
		if (this.reviewing) return;
		if (head < this.shown) this.shown = head;
		this.#pump();
	}

	/** Shows all that waits at once: a tap of somebody who has seen enough. */
	skip(): void {
		this.#stop();
		this.reviewing = false;
		this.#show(this.head, false);
	}

	/** Winds to a step. */
	go(ply: number): void {
		this.#stop();
		this.reviewing = true;
		this.#show(Math.min(this.head, Math.max(0, ply)), false);
	}

	/** One step on, as it came about. */
	stepOn(): void {
		this.#stop();
		this.reviewing = true;
		if (this.shown < this.head) this.#show(this.shown + 1, true);
	}

	/** Plays through from here, or from the beginning when there is nothing more. */
	play(): void {
		this.reviewing = true;
		if (this.shown >= this.head) this.#show(0, false);
		this.playing = true;
		this.#timer = setTimeout(() => this.#roll(), LEISURE / 2);
	}

	pause(): void {
		this.#stop();
	}

	/** Shows again what the others did since the player's own last step. */
	replayLast(): void {
		let from = this.head;
		while (from > 0 && this.isQuick(this.tale.step(from).seat)) from--;
		while (from > 0 && !this.isQuick(this.tale.step(from).seat)) from--;
		this.#stop();
		this.reviewing = false;
		this.#show(Math.max(from, this.head - PATIENCE), false);
		this.#next = 0;
		this.#timer = setTimeout(() => this.#pump(), STEP / 2);
	}

	stop(): void {
		this.#stop();
	}

	#roll(): void {
		if (this.shown < this.head) this.#show(this.shown + 1, true);
		if (this.shown < this.head) this.#timer = setTimeout(() => this.#roll(), LEISURE);
		else this.playing = false;
	}

	#pump(): void {
		clearTimeout(this.#timer);
		if (this.reviewing || this.shown >= this.head) return;
		const isUnseen = this.shown < this.#unseen;
		if (this.head - this.shown > (isUnseen ? PATIENCE_UNSEEN : PATIENCE)) this.#show(this.head - LAST_FEW, false);
		const wait = this.#next - performance.now();
		const quick = !this.hasMotion() || this.isQuick(this.tale.step(this.shown + 1).seat);
		if (wait > 0 && !quick) {
			this.#timer = setTimeout(() => this.#pump(), wait);
			return;
		}
		this.#show(this.shown + 1, true);
		this.#next = performance.now() + (isUnseen ? STEP_UNSEEN : STEP);
		this.#pump();
	}

	#show(ply: number, animated: boolean): void {
		this.animated = animated && this.hasMotion();
		this.shown = ply;
	}

	#stop(): void {
		clearTimeout(this.#timer);
		this.playing = false;
	}
}
