/** Two links that lead to each other, without a table, at a time that the test makes pass. */
import { vi } from 'vitest';
import * as Y from 'yjs';
import { openDoor } from '../../../src/lib/wires/doors';
import type { Door } from '../../../src/lib/wires/intake';
import { Link } from '../../../src/lib/wires/link';
import type { WireFault } from '../../../src/lib/wires/wire';

export const BEAT = 2_500;

export class End {
	readonly doc = new Y.Doc();
	readonly faults: WireFault[] = [];
	/** The link has said that its account is spent. */
	isOver = false;
	readonly heard: number[] = [];
	readonly notes: Uint8Array[] = [];
	door: Door = openDoor(this.doc);
	link!: Link;
	said = 0;

	get size(): number {
		return [...this.doc.getMap<Uint8Array>('entries').values()].reduce((sum, { length }) => sum + length, 0);
	}

	/** `send` takes what this end says. */
	open(send: (message: Uint8Array) => void): this {
		const door = (): Door => this.door;
		this.link = new Link(this.doc, {
			get door() {
				return door();
			},
			send: (message) => {
				this.said += message.length;
				send(message);
			},
			note: (note) => this.notes.push(note),
			fault: (fault, isLast) => {
				this.faults.push(fault);
				this.isOver ||= isLast;
			}
		});
		return this;
	}

	hear(message: Uint8Array): void {
		this.heard.push(message.length);
		this.link.hear(message);
	}
}

/** Call after `vi.useFakeTimers()`. Nothing is lost, and everything comes a moment later. */
export function pair(): [End, End] {
	const ends: [End, End] = [new End(), new End()];
	ends.forEach((end, i) => end.open((message) => setTimeout(() => (ends[1 - i] as End).hear(message), 1)));
	return ends;
}

/** Lets time pass, with a beat of both every 2.5 seconds. */
export async function pass(ends: readonly End[], seconds: number, until: () => boolean = () => false): Promise<void> {
	for (let gone = 0; gone < seconds * 1000 && !until(); gone += BEAT) {
		for (const { link } of ends) link.beat();
		await vi.advanceTimersByTimeAsync(BEAT);
	}
}
