/**
 * A wire over a bus: a place where everybody hears what anybody says, such as the tabs of one browser. Who comes says
 * so, and again with every beat; who leaves says so if they can. The bus may lose, repeat and reorder.
 */
import type * as Y from 'yjs';
import { Reader, Writer, toHex } from '../table/bytes';
import { randomBytes } from '../table/signature';
import { RosterWire } from './roster-wire';
import type { Timing } from './wire';

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
const LARGEST = 4 * 1024 * 1024;

export class BusWire extends RosterWire {
	readonly id = toHex(randomBytes(ID));
	readonly #bus: Bus;
	/** Let go for what they did: not heard again under that name. */
	readonly #outcasts = new Set<string>();

	constructor(doc: Y.Doc, bus: Bus, timing?: Timing) {
		super(doc, timing);
		this.#bus = bus;
		bus.listen((message) => this.#hear(message));
		this.beat();
	}

	override close(): Promise<void> {
		this.roster.close();
		this.#post(BYE);
		this.#bus.close();
		return Promise.resolve();
	}

	protected override beat(): void {
		this.#post(HERE);
	}

	#hear(message: Uint8Array): void {
		const reader = new Reader(message);
		const kind = reader.byte();
		const from = reader.hex(ID);
		if (!reader.ok || from === this.id || this.#outcasts.has(from)) return;
		if (kind === BYE) return this.roster.remove(from);
		if (kind === DATA && reader.hex(ID) !== this.id) return;
		if (!this.roster.has(from)) {
			this.roster.add(
				from,
				(data) => this.#post(DATA, from, data),
				() => this.#outcasts.add(from),
				() => undefined
			);
		}
		if (kind !== DATA) return;
		const data = reader.bytes(LARGEST);
		if (reader.finished) this.roster.hear(from, data);
		else this.roster.fault(from, 'garbage');
	}

	#post(kind: number, to?: string, data?: Uint8Array): void {
		const writer = new Writer().byte(kind).hex(this.id);
		if (to !== undefined && data !== undefined) writer.hex(to).bytes(data);
		this.#bus.post(writer.done());
	}
}
