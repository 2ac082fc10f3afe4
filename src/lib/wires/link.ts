/**
 * One peer on a wire: tells it what this device's document has, hears what its own has, and carries notes. Every beat
 * says how much has come, and whoever has more answers with an instalment: a message that was lost, came twice or in
 * another order is made good by the next beat. All that a peer can cost is on its account (`budget.ts`).
 */
import type * as Y from 'yjs';
import type { Verify } from '../table/signature';
import { Budget } from './budget';
import { excerpt, lengthOf } from './excerpt';
import { Intake, type Door } from './intake';
import { isGap, lengthOf as placesOf, readUpdate, readVector, writeUpdate, writeVector, type Row } from './update';
import type { Payer, WireFault } from './wire';

const HAVE = 0;
const UPDATE = 1;
const NOTE = 2;

/** Entries told at once, bytes: a large match comes in instalments, each asked for. */
export const INSTALMENT = 256 * 1024;
/** An instalment ends with the entry that fills it. */
const LARGEST_UPDATE = 2 * INSTALMENT;
/** One who asks is answered this often at most, ms. */
const ANSWER_EVERY = 200;
/** What is lacking after an instalment is asked for after this, ms: not before it would be answered. */
const ASK_AFTER = 250;
/** Keys that the other end is known to have; it is told others twice. */
const MOST_KNOWN = 50_000;

export interface LinkEnd {
	/** Judges what comes for the document. */
	readonly door: Door;
	/** Hands bytes to the other end. */
	send(message: Uint8Array): void;
	/** A note came. */
	note(note: Uint8Array, payer: Payer): void;
	/** `isLast`: this connection has spent what it had. */
	fault(fault: WireFault, isLast: boolean): void;
}

export class Link implements Payer {
	readonly #end: LinkEnd;
	readonly #budget: Budget;
	readonly #intake: Intake;
	readonly #known = new Set<string>();
	readonly #forward = (transaction: Y.Transaction): void => this.#push(transaction);
	#doc: Y.Doc;
	/** The other end's document, and how many of its places have come. */
	#author = -1;
	#seen = 0;
	/** How many places of ours were told. */
	#told = 0;
	#heard: number;
	#answered = -Infinity;
	#asking: ReturnType<typeof setTimeout> | undefined;

	constructor(
		doc: Y.Doc,
		end: LinkEnd,
		readonly now: () => number = Date.now
	) {
		this.#doc = doc;
		this.#end = end;
		this.#heard = now();
		this.#budget = new Budget(now);
		this.#intake = new Intake(
			() => end.door,
			this.#budget,
			(...fault) => end.fault(...fault)
		);
		doc.on('afterTransaction', this.#forward);
		this.beat();
	}

	/** When the other end was last heard, ms. */
	get heard(): number {
		return this.#heard;
	}

	/** Says that we are here, how much we have, and how much has come. */
	beat(): void {
		this.#end.send(beatOf(this.#doc, this.#author, this.#seen));
		this.#intake.retry();
	}

	note(note: Uint8Array): void {
		this.#end.send(tagged(NOTE, note));
	}

	/** Takes in a message of the other end. Never throws. */
	hear(message: Uint8Array): void {
		this.stir();
		const isPaid = this.#budget.spend('bytes', message.length) && this.#budget.spend('messages');
		if (!isPaid) return this.#end.fault('too-much', true);
		if (this.#budget.wait('failures') > 0) return this.#end.fault('forged', true);
		const body = message.subarray(1);
		switch (message[0]) {
			case HAVE:
				return this.#answer(body);
			case UPDATE:
				return this.#take(body);
			case NOTE:
				return this.#end.note(body, this);
			default:
				this.#end.fault('garbage', false);
		}
	}

	/** The other end is there, though its message is not yet. */
	stir(): void {
		this.#heard = this.now();
	}

	get canCheck(): boolean {
		return this.#budget.wait('checks') === 0 && this.#budget.wait('failures') === 0;
	}

	charge(verify: Verify): Verify {
		return this.#budget.charge(verify);
	}

	offer(rows: readonly Row[]): void {
		this.#intake.put(rows);
	}

	/** Goes on with another document of the same match. */
	renew(doc: Y.Doc): void {
		this.#doc.off('afterTransaction', this.#forward);
		this.#doc = doc;
		this.#told = 0;
		doc.on('afterTransaction', this.#forward);
		this.beat();
	}

	close(): void {
		clearTimeout(this.#asking);
		this.#intake.close();
		this.#doc.off('afterTransaction', this.#forward);
	}

	/** Sends what the other end lacks. Nothing to send, nothing said: two equal documents only beat. */
	#answer(body: Uint8Array): void {
		const vector = readVector(body);
		if (vector === null) return this.#end.fault('garbage', false);
		const from = vector.get(this.#doc.clientID) ?? 0;
		if (from >= lengthOf(this.#doc) || this.now() - this.#answered < ANSWER_EVERY) return;
		this.#answered = this.now();
		this.#tell(from);
	}

	/** What was just written here goes out at once, unless the other end still lacks what comes before it. */
	#push({ beforeState, afterState }: Y.Transaction): void {
		const author = this.#doc.clientID;
		const from = beforeState.get(author) ?? 0;
		if ((afterState.get(author) ?? 0) > from && from <= this.#told) this.#tell(from);
	}

	#tell(from: number): void {
		try {
			const update = excerpt(this.#doc, from, INSTALMENT, this.#known);
			if (update === null) return;
			this.#told = update.places.reduce<number>((clock, place) => clock + placesOf(place), from);
			this.#end.send(tagged(UPDATE, writeUpdate(update)));
		} catch {
			// Nobody else can have done that to it.
			this.#end.door.renew();
		}
	}

	#take(body: Uint8Array): void {
		if (body.length > LARGEST_UPDATE) return this.#end.fault('too-big', false);
		const update = readUpdate(body);
		if (update === null) return this.#end.fault('foreign', false);
		if (update.author !== this.#author) [this.#author, this.#seen] = [update.author, 0];
		if (update.from > this.#seen) return this.#askAgain();
		const rows: Row[] = [];
		let clock = update.from;
		for (const place of update.places) {
			if (!isGap(place) && clock >= this.#seen) rows.push(place);
			clock += placesOf(place);
		}
		for (const { key } of rows) if (this.#known.size < MOST_KNOWN) this.#known.add(key);
		if (!this.#intake.put(rows)) return;
		this.#seen = Math.max(this.#seen, clock);
		if (body.length > INSTALMENT) this.#askAgain();
	}

	#askAgain(): void {
		this.#asking ??= setTimeout(() => {
			this.#asking = undefined;
			this.beat();
		}, ASK_AFTER);
	}
}

/** "I am here; this is how much I have, and how much of yours has come." */
export function beatOf(doc: Y.Doc, author = doc.clientID, seen = 0): Uint8Array {
	const vector = new Map(author < 0 ? [] : [[author, seen]]);
	return tagged(HAVE, writeVector(vector.set(doc.clientID, lengthOf(doc))));
}

function tagged(tag: number, body: Uint8Array): Uint8Array {
	const message = new Uint8Array(body.length + 1);
	message[0] = tag;
	message.set(body, 1);
	return message;
}
