/**
 * A wire whose peers stand in a roster. Whatever carries the bytes, what is said of the peers and to them goes through
 * it; a wire of its own kind only brings people in, and lets them go.
 */
import type * as Y from 'yjs';
import type { Door } from './intake';
import { Roster } from './roster';
import type { NoteListener, Timing, Wire, WireState } from './wire';

export abstract class RosterWire implements Wire {
	protected readonly roster: Roster;

	constructor(doc: Y.Doc, timing?: Timing) {
		this.roster = new Roster(doc, timing, () => this.beat());
	}

	/** Where there is nowhere to meet, whoever can come is there. */
	get state(): WireState {
		const { peers, faults } = this.roster;
		return { meeting: 'ready', peers, noRoute: false, faults };
	}

	subscribe(listener: () => void): () => void {
		return this.roster.subscribe(listener);
	}

	send(note: Uint8Array, to?: string): void {
		this.roster.send(note, to);
	}

	listen(listener: NoteListener): () => void {
		return this.roster.listen(listener);
	}

	guard(door: Door): void {
		this.roster.guard(door);
	}

	renew(doc: Y.Doc): void {
		this.roster.renew(doc);
	}

	drop(id: string): void {
		this.roster.drop(id);
	}

	abstract close(): Promise<void>;

	/** Before everybody is told that we are here. */
	protected abstract beat(): void;
}
