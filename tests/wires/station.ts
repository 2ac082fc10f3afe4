/** One end of a wire in a test: a document, and all that the suite asks of it. Runs in Node and in a page. */
import * as Y from 'yjs';
import { fromHex, toHex } from '../../src/lib/table/bytes';
import { BusWire } from '../../src/lib/wires/bus';
import { HandWire } from '../../src/lib/wires/hand/hand';
import { Pairing } from '../../src/lib/wires/hand/pairing';
import { RoomWire, type RoomAddress } from '../../src/lib/wires/room/room';
import { tabsBus } from '../../src/lib/wires/tabs/channel';
import type { Timing, Wire } from '../../src/lib/wires/wire';

export class LocalStation {
	readonly notes: string[] = [];
	readonly #map: Y.Map<unknown>;
	#wire: Wire;

	/** `connect` opens the wire, again and again. */
	constructor(
		readonly connect: (doc: Y.Doc) => Wire,
		readonly doc = new Y.Doc()
	) {
		this.#map = doc.getMap('entries');
		this.#wire = this.#open();
	}

	/** Writes one value under each name. */
	write(names: readonly string[], size = 100): void {
		this.doc.transact(() => {
			for (const name of names) this.#map.set(keyFor(name), new Uint8Array(size).fill(name.length));
		});
	}

	names(): string[] {
		return [...this.#map.keys()]
			.filter((key) => key.length === 32)
			.map(nameOf)
			.sort();
	}

	bytes(): number {
		return [...this.#map.values()].reduce<number>((sum, value) => sum + (value as Uint8Array).length, 0);
	}

	peers(): number {
		return this.#wire.state.peers.length;
	}

	faults(): number {
		return Object.values(this.#wire.state.faults).reduce((sum, count) => sum + count, 0);
	}

	say(text: string): void {
		this.#wire.send(new TextEncoder().encode(text));
	}

	heard(): string[] {
		return this.notes;
	}

	/** Puts something into the document that no entry stands under. */
	misbehave(): void {
		this.#map.set('graffiti', Uint8Array.of(1));
	}

	leave(): Promise<void> {
		return this.#wire.close();
	}

	return(): void {
		this.#wire = this.#open();
	}

	#open(): Wire {
		const wire = this.connect(this.doc);
		wire.listen((_, note) => this.notes.push(new TextDecoder().decode(note)));
		return wire;
	}
}

/** A key as entries have it: 32 hex digits that spell a name of at most 16 letters. */
export function keyFor(name: string): string {
	return toHex(new TextEncoder().encode(name)).padEnd(32, '0');
}

function nameOf(key: string): string {
	return new TextDecoder().decode(fromHex(key)).replaceAll('\0', '');
}

let station: LocalStation | null = null;

/** Opens the page's station on a room. */
export function openRoom(address: RoomAddress, timing: Timing): void {
	station = new LocalStation((doc) => new RoomWire(doc, address, timing));
}

export function openTabs(name: string, timing: Timing): void {
	station = new LocalStation((doc) => new BusWire(doc, tabsBus(name), timing));
}

let hand: HandWire | null = null;
const offers = new Map<string, Pairing>();

/** Opens the page's station on connections made by hand, none at first. */
export function openHand(timing: Timing): void {
	station = new LocalStation((doc) => (hand = new HandWire(doc, [], { timing })));
}

async function adopt(pairing: Pairing): Promise<void> {
	const line = await pairing.line;
	if (line === null) throw new Error('no connection came about');
	hand?.adopt(line);
}

/** The code of an offer. */
export async function offerHand(): Promise<string> {
	const pairing = await Pairing.offer();
	offers.set(pairing.code, pairing);
	return pairing.code;
}

/** The code of the answer to it. */
export async function answerHand(offer: string): Promise<string> {
	const pairing = await Pairing.answer(offer);
	if (typeof pairing === 'string') throw new Error(pairing);
	void adopt(pairing);
	return pairing.code;
}

/** Takes in the answer to an offer; null if it is the right one. Resolves when the connection is there. */
export async function takeHand(offer: string, answer: string): Promise<string | null> {
	const pairing = offers.get(offer);
	const fault = (await pairing?.take(answer)) ?? null;
	if (fault === null && pairing !== undefined) await adopt(pairing);
	return fault;
}

/** Calls a method of the page's station. */
export async function call(method: string, ...args: readonly unknown[]): Promise<unknown> {
	const act = (station as unknown as Record<string, (...args: readonly unknown[]) => unknown>)[method];
	return act?.apply(station, [...args]);
}
