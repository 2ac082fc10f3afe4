/** Somebody who came by codes and knows of no match yet: waits for the invitation that the other side sends, and then comes in like anybody with a link. */
import * as Y from 'yjs';
import type { Id } from '../../table/entry';
import { HandWire } from '../../wires/hand/hand';
import type { HandLine } from '../../wires/hand/handline';
import { decodeNote } from '../../wires/together/notes';
import { Arrival, type Way } from '../lobby/arrival.svelte';
import type { Shelves } from '../shelf.svelte';
import { passOn } from './passing';

export class Guest {
	/** Null: not invited yet. */
	arrival = $state.raw<Arrival | null>(null);
	/** The connection ended before anybody invited us. */
	isLost = $state(false);
	/** While no wire uses it. */
	#lines: HandLine[];

	/** `onseat` is told the match at which this device has a seat, now or already. */
	constructor(
		line: HandLine,
		readonly shelves: Shelves,
		readonly onseat: (id: Id) => void
	) {
		this.#lines = [line];
		this.#wait();
	}

	/** Leaves, unless a seat was taken: then the connection is at its table. */
	async close(): Promise<void> {
		await this.arrival?.close();
		for (const line of this.#lines.splice(0)) line.hangUp();
	}

	/** One wire after the other over the same connection. */
	#open(doc: Y.Doc): HandWire {
		return new HandWire(doc, this.#lines.splice(0), { keep: (lines) => void this.#lines.push(...lines) });
	}

	#wait(): void {
		const doc = new Y.Doc();
		const wire = this.#open(doc);
		wire.subscribe(() => (this.isLost = !wire.isHolding));
		wire.listen((_, bytes) => {
			const note = decodeNote(bytes);
			if (note?.kind !== 'invite') return;
			void wire.close();
			doc.destroy();
			const seated = (id: Id): void => {
				passOn(id, this.#lines.splice(0));
				this.onseat(id);
			};
			const findWay = (): Promise<Way> => Promise.resolve((doc) => this.#open(doc));
			this.arrival = new Arrival(note.code, this.shelves, seated, findWay);
		});
	}
}
