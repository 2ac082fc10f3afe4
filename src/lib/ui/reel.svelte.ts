/**
 * What of a match is on the screen. It follows the newest step, each of the others' moves for as long as the player wants to
 * watch it; it can be wound back, played through, and brought to the newest step again. Steps that were taken back are passed over.
 */
import type { Facts, GameEvent, Seat } from '../engine/contract';

/** The reading half of a match: a table or a replay. */
export interface Tale {
	step(ply: number): { readonly seat: Seat | null; readonly events: readonly GameEvent[] };
	/** The steps that count after so many, oldest first: without take-backs and what they undid. */
	standing(ply: number): readonly number[];
	stateAt(ply: number): unknown;
	sees(seat: Seat | null, ply: number): Facts;
}

/** How a reel follows. */
export interface Pace {
	/** Things may move. */
	readonly hasMotion: boolean;
	/** A move of somebody else is on the screen for this long at least, ms; 0: all that waits is shown at once. */
	readonly hold: number;
}

/** Which steps are worth watching. */
export interface Interest {
	/** Somebody at the screen made it: it is shown the moment it is there. */
	isOwn(ply: number): boolean;
	/** There is a sentence about it: it is on the screen for a while. */
	isTold(ply: number): boolean;
}

/** A tale that is played through takes its time, and so does what is shown again, ms. */
const LEISURE = 900;
/** A move in which much happens is watched up to twice as long as one in which little does. */
const EVENTFUL = 12;
/** More waiting steps than this: somebody has been away, and is shown the last few. */
const PATIENCE = 40;
const LAST_FEW = 12;

export class Reel {
	/** The step on the screen; 0 is the position before the first. */
	shown = $state(0);
	/** The newest step. */
	head = $state(0);
	/** The newest step that has been on the screen. */
	reached = $state(0);
	/** The step came about on the screen: there is something to animate. Else it is only shown. */
	animated = $state(false);
	/** The player has wound back and looks at earlier steps. */
	reviewing = $state(false);
	playing = $state(false);
	/** The newest step has been on the screen for as long as it is worth watching. */
	watched = $state(true);

	readonly state = $derived.by(() => this.tale.stateAt(this.shown));
	readonly before = $derived.by(() => this.tale.stateAt(Math.max(0, this.shown - 1)));
	readonly events = $derived.by(() => (this.animated && this.shown > 0 ? this.tale.step(this.shown).events : []));
	/** The steps that count, as the slider counts them. */
	readonly plies = $derived.by(() => this.tale.standing(this.head));
	/** How many of them lie before the position on the screen. */
	readonly index = $derived.by(() => this.plies.filter((ply) => ply <= this.shown).length);

	#timer: ReturnType<typeof setTimeout> | undefined;
	#next = 0;
	/** The last step of what is being shown again; null: nothing is. */
	#again: number | null = null;

	/** `seen` is the last step that anybody here has seen: those after it are shown one by one. */
	constructor(
		readonly tale: Tale,
		head: number,
		readonly pace: () => Pace,
		readonly interest: Interest,
		seen = head
	) {
		this.head = head;
		this.shown = Math.min(seen, head);
		this.reached = this.shown;
		if (seen < head) this.#timer = setTimeout(() => this.#pump(), this.pace().hold / 2);
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
		if (head < this.shown) this.#show(head, false);
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
		this.#show(ply >= (this.plies.at(-1) ?? 0) ? this.head : Math.max(0, ply), false);
	}

	/** Winds to where so many of the steps that count lie behind. */
	goTo(index: number): void {
		this.go(index <= 0 ? 0 : (this.plies[index - 1] ?? this.head));
	}

	/** One step on, as it came about. */
	stepOn(): void {
		this.#stop();
		this.reviewing = true;
		this.#show(this.#following(), true);
	}

	/** Plays through from here, or from the beginning when there is nothing more. */
	play(): void {
		this.reviewing = true;
		if (this.index >= this.plies.length) this.#show(0, false);
		this.playing = true;
		this.#timer = setTimeout(() => this.#roll(), LEISURE / 2);
	}

	pause(): void {
		this.#stop();
	}

	/** Shows these steps and all between them again, then the newest. */
	again(first: number, last: number): void {
		this.#stop();
		this.reviewing = false;
		this.#show(this.plies.filter((ply) => ply < first).at(-1) ?? 0, false);
		this.#again = last;
		this.#next = 0;
		this.#timer = setTimeout(() => this.#pump(), this.#glance / 2);
	}

	stop(): void {
		this.#stop();
	}

	/** How long a step is watched by whoever wants to see it, ms. */
	get #glance(): number {
		return this.pace().hold || LEISURE;
	}

	/** The next step that counts; the newest where there is none. */
	#following(): number {
		return this.plies.find((ply) => ply > this.shown) ?? this.head;
	}

	#roll(): void {
		if (this.index < this.plies.length) this.#show(this.#following(), true);
		if (this.index < this.plies.length) this.#timer = setTimeout(() => this.#roll(), LEISURE);
		else this.playing = false;
	}

	#pump(): void {
		clearTimeout(this.#timer);
		if (this.reviewing) return;
		const wait = this.#next - performance.now();
		this.watched = this.shown >= this.head && wait <= 0;
		if (this.watched) return;
		if (this.#again === null) this.#catchUp();
		const isDone = this.#again !== null && this.shown >= this.#again;
		const following = isDone ? this.head : this.#following();
		const { hold } = this.pace();
		// What is shown again is watched: whoever asks for it wants to see it, at whatever pace the rest goes.
		const isQuick = this.#again === null && (hold === 0 || this.interest.isOwn(following));
		if (wait > 0 && (!isQuick || following === this.shown)) {
			this.#timer = setTimeout(() => this.#pump(), wait);
			return;
		}
		if (isDone) this.#again = null;
		this.#show(following, !isDone);
		const told = isDone || !this.interest.isTold(following) ? 0 : 1 + Math.min(1, this.events.length / EVENTFUL);
		this.#next = performance.now() + this.#glance * told;
		this.#pump();
	}

	/** Somebody who has been away for long is shown the end of it. */
	#catchUp(): void {
		const waiting = this.plies.filter((ply) => ply > this.shown);
		if (waiting.length > PATIENCE) this.#show(waiting.at(-LAST_FEW - 1) ?? this.shown, false);
	}

	#show(ply: number, animated: boolean): void {
		this.animated = animated && this.pace().hasMotion;
		this.shown = ply;
		this.reached = Math.max(ply, Math.min(this.reached, this.head));
	}

	#stop(): void {
		clearTimeout(this.#timer);
		this.playing = false;
		this.watched = true;
		this.#again = null;
	}
}
