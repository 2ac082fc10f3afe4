/**
 * One peer on a wire: keeps a document equal with the one at the other end and carries notes. Every beat tells what this document has, and whoever has more answers with it: a message that was lost, came twice or
 * in another order is made good by the next beat. What a peer sends is looked at before it touches the document: entries and nothing else.
 */
import * as Y from 'yjs';
import type { WireFault } from './wire';

const HAVE = 0;
const UPDATE = 1;
const NOTE = 2;

/** The only root of the document (`table/carrier.ts`). */
const ROOT = 'entries';
/** What a peer may send at once, and how much more each second: a flood ends the connection, a large match does not. Bytes. */
const BURST = 24 * 1024 * 1024;
const PER_SECOND = 256 * 1024;

/** The whole document is not sent more often than this to one who asks for it, ms; what is still lacking then comes with a later beat. */
const ANSWER_EVERY = 200;

export interface LinkEnd {
	/** Hands bytes to the other end. */
	send(message: Uint8Array): void;
	/** A note came. */
	note(note: Uint8Array): void;
	fault(fault: WireFault): void;
}

export class Link {
	readonly #doc: Y.Doc;
	readonly #end: LinkEnd;
	readonly #forward: (update: Uint8Array, origin: unknown) => void;
	#allowance = BURST;
	#heard: number;
	#answered = -Infinity;

	constructor(
		doc: Y.Doc,
		end: LinkEnd,
		readonly now: () => number = Date.now
	) {
		this.#doc = doc;
		this.#end = end;
		this.#heard = now();
		this.#forward = (update, origin) => {
			if (origin !== this) end.send(tagged(UPDATE, update));
		};
		doc.on('update', this.#forward);
		this.beat();
	}

	/** When the other end was last heard, ms. */
	get heard(): number {
		return this.#heard;
	}

	/** Says that we are here, and what we have. */
	beat(): void {
		this.#end.send(beatOf(this.#doc));
	}

	note(note: Uint8Array): void {
		this.#end.send(tagged(NOTE, note));
	}

	/** Takes in a message of the other end. Never throws. */
	hear(message: Uint8Array): void {
		if (!this.#spend(message.length)) return this.#end.fault('too-much');
		const body = message.subarray(1);
		switch (message[0]) {
			case HAVE:
				return this.#answer(body);
			case UPDATE:
				return this.#apply(body);
			case NOTE:
				return this.#end.note(body);
			default:
				this.#end.fault('garbage');
		}
	}

	/** The other end is there, though its message is not yet. */
	stir(): void {
		this.#spend(0);
	}

	close(): void {
		this.#doc.off('update', this.#forward);
	}

	/** Sends what the other end lacks. Nothing to send, nothing said: two equal documents only beat. */
	#answer(vector: Uint8Array): void {
		try {
			const theirs = Y.decodeStateVector(vector);
			const lacks = [...Y.decodeStateVector(Y.encodeStateVector(this.#doc))].some(
				([client, clock]) => clock > (theirs.get(client) ?? 0)
			);
			if (!lacks || this.now() - this.#answered < ANSWER_EVERY) return;
			this.#answered = this.now();
			this.#end.send(tagged(UPDATE, Y.encodeStateAsUpdate(this.#doc, vector)));
		} catch {
			this.#end.fault('garbage');
		}
	}

	#apply(update: Uint8Array): void {
		try {
			if (!holdsOnlyEntries(update)) return this.#end.fault('foreign');
			Y.applyUpdate(this.#doc, update, this);
		} catch {
			this.#end.fault('garbage');
		}
	}

	#spend(bytes: number): boolean {
		const now = this.now();
		const refill = (Math.max(0, now - this.#heard) / 1000) * PER_SECOND;
		this.#heard = now;
		this.#allowance = Math.min(BURST, this.#allowance + refill) - bytes;
		return this.#allowance >= 0;
	}
}

/** "I am here, and this is what I have." */
export function beatOf(doc: Y.Doc): Uint8Array {
	return tagged(HAVE, Y.encodeStateVector(doc));
}

function tagged(tag: number, body: Uint8Array): Uint8Array {
	const message = new Uint8Array(body.length + 1);
	message[0] = tag;
	message.set(body, 1);
	return message;
}

/** Whether an update only sets and deletes values of the map of entries. Whatever else a document can hold has no use here and could grow without bound. */
function holdsOnlyEntries(update: Uint8Array): boolean {
	return Y.decodeUpdate(update).structs.every((struct) => {
		if (!(struct instanceof Y.Item)) return true;
		const isFit = struct.content instanceof Y.ContentBinary || struct.content instanceof Y.ContentDeleted;
		// An item that follows another takes its place from there; only one without a neighbour names its parent.
		const parent: unknown = struct.parent;
		return isFit && (parent === null || parent === ROOT);
	});
}
