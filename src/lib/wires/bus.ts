/**
 * A wire over a bus: a place where everybody hears what anybody says, such as the tabs of one browser. Who comes says so, and again with every beat; who leaves says so if they can. The bus may lose, repeat and
 * reorder.
 */
import type * as Y from 'yjs';
import { Reader, Writer, toHex } from '../table/bytes';
import { randomBytes } from '../table/signature';
import { Roster } from './roster';
import type { NoteListener, Timing, Wire, WireState } from './wire';

export interface Bus {
	/** To everybody else. */
	post(message: Uint8Array): void;
	listen(listener: (message: Uint8Array) => void): void;
	close(): void;
}

const HERE = 0;
const BYE = 1;
const DATA = 2;
const ID = 8;
const LARGEST = 64 * 1024 * 1024;

export class BusWire implements Wire {
	readonly id = toHex(randomBytes(ID));
	readonly #roster: Roster;
	readonly #bus: Bus;

	constructor(doc: Y.Doc, bus: Bus, timing?: Timing) {
		this.#bus = bus;
		this.#roster = new Roster(doc, timing, () => this.#post(HERE));
		bus.listen((message) => this.#hear(message));
		this.#post(HERE);
	}

	get state(): WireState {
		const { peers, faults } = this.#roster;
		return { meeting: 'ready', peers, noRoute: false, faults };
	}

	subscribe(listener: () => void): () => void {
		return this.#roster.subscribe(listener);
	}

	send(note: Uint8Array, to?: string): void {
		this.#roster.send(note, to);
	}

	listen(listener: NoteListener): () => void {
		return this.#roster.listen(listener);
	}

	drop(id: string): void {
		this.#roster.drop(id);
	}

	close(): Promise<void> {
		this.#roster.close();
		this.#post(BYE);
		this.#bus.close();
		return Promise.resolve();
	}

	#hear(message: Uint8Array): void {
		const reader = new Reader(message);
		const kind = reader.byte();
		const from = reader.hex(ID);
		if (!reader.ok || from === this.id) return;
		if (kind === BYE) return this.#roster.remove(from);
		if (kind === DATA && reader.hex(ID) !== this.id) return;
		if (!this.#roster.has(from)) {
			this.#roster.add(
				from,
				(data) => this.#post(DATA, from, data),
				() => undefined
			);
		}
		if (kind !== DATA) return;
		const data = reader.bytes(LARGEST);
		if (reader.finished) this.#roster.hear(from, data);
		else this.#roster.fault(from, 'garbage');
	}

	#post(kind: number, to?: string, data?: Uint8Array): void {
		const writer = new Writer().byte(kind).hex(this.id);
		if (to !== undefined && data !== undefined) writer.hex(to).bytes(data);
		this.#bus.post(writer.done());
	}
}
