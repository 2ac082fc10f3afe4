/** A connection made by hand, as a wire uses it. It is worth two codes to two people, so it outlives any one document: whoever listens may change, and what comes in between waits. */
import type { Line } from '../line';

export interface Ear {
	heard(message: Uint8Array): void;
	/** A piece of a message came. */
	stirred(): void;
	garbled(why: 'garbage' | 'too-big'): void;
	/** Nothing more will come. */
	closed(): void;
}

/** Messages that wait for somebody to listen: enough for a greeting, not for a match. */
const MOST_WAITING = 64;

export class HandLine implements Line {
	#ear: Ear | null = null;
	#waiting: Uint8Array[] = [];
	#line: Line | null;

	constructor(line: Line) {
		this.#line = line;
	}

	get isOpen(): boolean {
		return this.#line !== null;
	}

	/** Null: nobody listens for now. */
	listen(ear: Ear | null): void {
		this.#ear = ear;
		for (const message of ear === null ? [] : this.#waiting.splice(0)) ear?.heard(message);
		if (!this.isOpen) ear?.closed();
	}

	send(message: Uint8Array): boolean {
		return this.#line?.send(message) ?? false;
	}

	hangUp(): void {
		const line = this.#line;
		this.#line = null;
		line?.hangUp();
	}

	/** What the channel under it has to tell. */
	heard(message: Uint8Array): void {
		if (this.#ear !== null) this.#ear.heard(message);
		else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(message);
	}

	stirred(): void {
		this.#ear?.stirred();
	}

	garbled(why: 'garbage' | 'too-big'): void {
		this.#ear?.garbled(why);
	}

	closed(): void {
		this.#line = null;
		this.#ear?.closed();
	}
}
