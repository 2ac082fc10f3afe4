/**
 * Everybody on a wire: a link each, a beat to all, and who has fallen silent. What differs between wires is only how
 * bytes get there.
 */
import type * as Y from 'yjs';
import type { Door } from './intake';
import { Link } from './link';
import { openDoor } from './doors';
import type { Faults, NoteListener, Timing, WireFault, WirePeer } from './wire';
import { TIMING } from './wire';

/** Faults that a peer is forgiven; after that the connection ends. */
const FORGIVEN = 20;

interface Member {
	readonly link: Link;
	readonly hangUp: () => void;
	readonly rest: () => void;
	faults: Faults;
}

export class Roster {
	readonly #members = new Map<string, Member>();
	readonly #listeners = new Set<() => void>();
	readonly #noteListeners = new Set<NoteListener>();
	readonly #heart: ReturnType<typeof setInterval>;
	#faults: Faults = {};
	#doc: Y.Doc;
	#door: Door;

	/** `onbeat` is called before everybody is told that we are here. */
	constructor(
		doc: Y.Doc,
		readonly timing: Timing = TIMING,
		onbeat: () => void = () => undefined
	) {
		this.#doc = doc;
		this.#door = openDoor(doc);
		this.#heart = setInterval(() => {
			onbeat();
			this.#beat();
		}, timing.beat);
	}

	get doc(): Y.Doc {
		return this.#doc;
	}

	get door(): Door {
		return this.#door;
	}

	guard(door: Door): void {
		this.#door = door;
	}

	renew(doc: Y.Doc): void {
		this.#doc = doc;
		for (const { link } of this.#members.values()) link.renew(doc);
	}

	get peers(): readonly WirePeer[] {
		return [...this.#members].map(([id, { faults }]) => ({ id, faults }));
	}

	get faults(): Faults {
		return this.#faults;
	}

	has(id: string): boolean {
		return this.#members.has(id);
	}

	/**
	 * Somebody is there. `hangUp` ends the connection from our side; `rest` is called instead when the peer has only
	 * fallen silent.
	 */
	add(id: string, send: (message: Uint8Array) => void, hangUp: () => void, rest = hangUp): void {
		const door = (): Door => this.#door;
		const link = new Link(this.#doc, {
			get door() {
				return door();
			},
			send,
			note: (note, payer) => this.#noteListeners.forEach((listener) => listener(id, note, payer)),
			fault: (fault, isLast) => this.fault(id, fault, isLast)
		});
		this.#members.set(id, { link, hangUp, rest, faults: {} });
		this.changed();
	}

	hear(id: string, message: Uint8Array): void {
		this.#members.get(id)?.link.hear(message);
	}

	/** A long message is on its way: nothing else gets through meanwhile, and nobody who sends it has fallen silent. */
	stir(id: string): void {
		this.#members.get(id)?.link.stir();
	}

	/** Counts against a peer what it did; one that does it too often is let go. */
	fault(id: string, fault: WireFault, isLast = false): void {
		this.#faults = counted(this.#faults, fault);
		const member = this.#members.get(id);
		if (member === undefined) return;
		member.faults = counted(member.faults, fault);
		const all = Object.values(member.faults).reduce((sum, count) => sum + count, 0);
		if (all > FORGIVEN || isLast) this.drop(id);
		else this.changed();
	}

	/** The peer is gone. */
	remove(id: string): void {
		const member = this.#members.get(id);
		if (member === undefined) return;
		member.link.close();
		this.#members.delete(id);
		this.changed();
	}

	drop(id: string): void {
		const member = this.#members.get(id);
		this.remove(id);
		member?.hangUp();
	}

	send(note: Uint8Array, to?: string): void {
		for (const [id, { link }] of this.#members) if (to === undefined || to === id) link.note(note);
	}

	listen(listener: NoteListener): () => void {
		this.#noteListeners.add(listener);
		return () => this.#noteListeners.delete(listener);
	}

	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	changed(): void {
		for (const listener of this.#listeners) listener();
	}

	close(): void {
		clearInterval(this.#heart);
		for (const id of [...this.#members.keys()]) this.drop(id);
		this.#listeners.clear();
		this.#noteListeners.clear();
	}

	#beat(): void {
		const latest = Date.now() - this.timing.silence;
		for (const [id, { link, rest }] of [...this.#members]) {
			if (link.heard >= latest) {
				link.beat();
				continue;
			}
			this.remove(id);
			rest();
		}
	}
}

function counted(faults: Faults, fault: WireFault): Faults {
	return { ...faults, [fault]: (faults[fault] ?? 0) + 1 };
}
