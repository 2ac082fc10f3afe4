/**
 * The next state while it is being made. The base state is never touched: the top level is copied once, a player when first edited,
 * arrays are replaced and never changed in place.
 */
import type { Seat, Tell } from '../../engine/contract';
import type { Event } from './events';
import { playerAt } from './table';
import type { CardRef, Land, Mark, Player, State, Task } from './types';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export class Draft {
	readonly state: Writable<State>;
	/** Undefined when nobody listens: `draft.tell?.(…)` then builds no event. */
	readonly tell: ((event: Event) => void) | undefined;
	#players: { [seat: string]: Player } | null = null;
	#edited = 0;

	constructor(base: State, tell: Tell | undefined) {
		this.state = { ...base };
		this.tell = tell;
	}

	player(seat: Seat): Player {
		return playerAt(this.state, seat);
	}

	/** The seat's record, free to be written. */
	edit(seat: Seat): Writable<Player> {
		if (this.#players === null) this.state.players = this.#players = { ...this.state.players };
		const bit = 1 << seat;
		if ((this.#edited & bit) === 0) {
			this.#edited |= bit;
			this.#players[seat] = { ...playerAt(this.state, seat) };
		}
		return playerAt(this.state, seat);
	}

	/** Puts tasks before everything that waits. */
	first(...tasks: readonly Task[]): void {
		if (tasks.length > 0) this.state.queue = [...tasks, ...this.state.queue];
	}

	replaceLand(seat: Seat, land: Land): void {
		const player = this.edit(seat);
		player.lands = player.lands.map((each) => (each.id === land.id ? land : each));
	}

	/** `null` forgets the card. */
	mark(card: CardRef, mark: Mark | null): void {
		const marks = { ...this.state.marks };
		if (mark === null) delete marks[card];
		else marks[card] = mark;
		this.state.marks = marks;
	}
}

/** The list without one element; the list itself if it is not there. */
export function without<T>(list: readonly T[], element: T): readonly T[] {
	const index = list.indexOf(element);
	return index === -1 ? list : [...list.slice(0, index), ...list.slice(index + 1)];
}
