/** Somebody at the ether who means harm: a connection that says whatever bytes it is told to. */
import { Reader, Writer, toHex } from '../../../src/lib/table/bytes';
import { randomBytes } from '../../../src/lib/table/signature';
import { readVector, type Vector } from '../../../src/lib/wires/update';
import { open, TIMING } from '../devices';
import type { Ether } from '../ether';

const HERE = 0;
const DATA = 2;
const HAVE = 0;

export class Vandal {
	readonly id = toHex(randomBytes(8));
	/** Link messages that came for us. */
	readonly heard: Uint8Array[] = [];
	/** Everybody who ever spoke here. */
	readonly others = new Set<string>();
	readonly #bus;

	constructor(ether: Ether) {
		this.#bus = ether.bus();
		this.#bus.listen((message) => this.#hear(message));
		const heart = setInterval(() => this.#post(HERE), TIMING.beat);
		this.#post(HERE);
		open.push({
			close: () => {
				clearInterval(heart);
				this.#bus.cut();
				return Promise.resolve();
			}
		});
	}

	/** To everybody. */
	say(message: Uint8Array): void {
		for (const to of this.others) this.#post(DATA, (writer) => writer.hex(to).bytes(message));
	}

	/** The authors and clocks that others told us. */
	get vectors(): Vector[] {
		return this.heard.flatMap((message) => (message[0] === HAVE ? [readVector(message.subarray(1)) ?? new Map()] : []));
	}

	#hear(message: Uint8Array): void {
		const reader = new Reader(message);
		const kind = reader.byte();
		this.others.add(reader.hex(8));
		if (kind === DATA && reader.hex(8) === this.id) this.heard.push(reader.bytes(1e8));
	}

	#post(kind: number, write: (writer: Writer) => Writer = (writer) => writer): void {
		this.#bus.post(write(new Writer().byte(kind).hex(this.id)).done());
	}
}
