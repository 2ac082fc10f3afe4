/**
 * A meeting place in memory, where notes are lost, repeated and reordered as a test wants, and recorded for those who
 * listen in.
 */
import type { MeetingPlace, PlaceListener, PlaceState } from '../../../src/lib/wires/room/place';

export class Square {
	/** All that was ever said here. */
	readonly said: Uint8Array[] = [];
	readonly #there = new Set<Corner>();

	/** A place of somebody. */
	place(): Corner {
		const corner = new Corner(this);
		this.#there.add(corner);
		return corner;
	}

	/** Says something to everybody but `from`. */
	say(note: Uint8Array, from?: Corner): void {
		this.said.push(note);
		for (const corner of this.#there)
			if (corner !== from) queueMicrotask(() => corner.state === 'open' && corner.listener.note(note));
	}

	leave(corner: Corner): void {
		this.#there.delete(corner);
	}
}

export class Corner implements MeetingPlace {
	state: PlaceState = 'closed';
	listener: PlaceListener = { note: () => undefined, changed: () => undefined };

	constructor(readonly square: Square) {}

	announce(note: Uint8Array): void {
		this.square.say(note, this);
	}

	hear(listener: PlaceListener): void {
		this.listener = listener;
		queueMicrotask(() => this.become('open'));
	}

	become(state: PlaceState): void {
		this.state = state;
		this.listener.changed();
	}

	close(): Promise<void> {
		this.state = 'closed';
		this.square.leave(this);
		return Promise.resolve();
	}
}
