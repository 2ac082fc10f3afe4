/** Moves that one tap makes one after the other: the next is sent when the one before stands, and undo takes back all of them. */
import { equalJson } from '../../../engine/canonical';
import type { Play } from '../../../ui/game/play';
import type { Move, Seat, State } from '../types';

interface Course {
	readonly seat: Seat | null;
	/** The position before the move that is on its way. */
	readonly from: State;
	readonly left: readonly Move[];
	/** How many have been sent. */
	readonly sent: number;
}

export class Following {
	#course = $state.raw<Course | null>(null);
	/** The last course that came to its end: with which step, and of how many moves. */
	#done: { readonly ply: number; readonly count: number } | null = null;
	/** The step at which one more is to be taken back. */
	#back = $state.raw<{ readonly from: State; readonly left: number } | null>(null);

	constructor(private readonly play: Play<State, Move>) {}

	/** The first move has just been sent from this position; these follow. */
	start(left: readonly Move[], from: State): void {
		this.#course = { seat: this.play.seat, from, left, sent: 1 };
	}

	/** Goes on as soon as it can; what has become impossible is left. To be called in an effect. */
	look(): void {
		this.#lookBack();
		const course = this.#course;
		const { legal, state, seat } = this.play;
		if (course === null || legal.length === 0) return;
		const [next, ...left] = course.left;
		const isPossible = seat === course.seat && state !== course.from && legal.some((move) => equalJson(move, next));
		if (next === undefined || !isPossible) {
			if (next === undefined && state !== course.from) this.#done = { ply: this.play.ply, count: course.sent };
			this.#course = null;
			return;
		}
		this.#course = { ...course, from: state, left, sent: course.sent + 1 };
		this.play.commit(next);
	}

	/** Takes the whole course back, if it is the last thing that was done; false: it is not. */
	undo(): boolean {
		const { ply, takeBacks, state } = this.play;
		if (this.#done?.ply !== ply || takeBacks < this.#done.count) return false;
		this.#back = { from: state, left: this.#done.count - 1 };
		this.#done = null;
		this.play.back();
		return true;
	}

	#lookBack(): void {
		const back = this.#back;
		const { state, takeBacks } = this.play;
		if (back === null || state === back.from || takeBacks === 0) return;
		this.#back = back.left > 1 ? { from: state, left: back.left - 1 } : null;
		this.play.back();
	}
}
