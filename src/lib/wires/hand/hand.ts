/**
 * The wire over connections that people made by carrying codes (`pairing.ts`): as many as were made, for as long as they hold. A peer that falls silent is shown as gone like on any wire, but not hung up on for a minute: a phone
 * that was put away comes back by itself, and a new connection would cost two people two codes.
 */
import type * as Y from 'yjs';
import { toHex } from '../../table/bytes';
import { randomBytes } from '../../table/signature';
import { beatOf } from '../link';
import { RosterWire } from '../roster-wire';
import type { Timing } from '../wire';
import type { HandLine } from './handline';

/** How long a silent connection is kept, ms. */
const MINUTE = 60_000;

export interface HandOptions {
	readonly timing?: Timing;
	/** Takes the connections over when the wire closes, as another document will need them; without it they are hung up. */
	readonly keep?: (lines: readonly HandLine[]) => void;
}

interface Held {
	/** What it is called among the peers; null while it is silent. */
	id: string | null;
	since: number;
}

export class HandWire extends RosterWire {
	readonly isStar = true;
	readonly #lines = new Map<HandLine, Held>();
	readonly #keep: HandOptions['keep'];
	#closed = false;

	constructor(doc: Y.Doc, lines: readonly HandLine[] = [], { timing, keep }: HandOptions = {}) {
		super(doc, timing);
		this.#keep = keep;
		for (const line of lines) this.adopt(line);
	}

	/** Whether a connection is there, even if nothing was heard for some seconds. */
	get isHolding(): boolean {
		return this.#lines.size > 0;
	}

	/** One more connection. */
	adopt(line: HandLine): void {
		if (!line.isOpen) return;
		this.#lines.set(line, { id: null, since: Date.now() });
		this.#meet(line);
		line.listen({
			heard: (message) => this.roster.hear(this.#meet(line), message),
			stirred: () => this.roster.stir(this.#meet(line)),
			garbled: (why) => this.roster.fault(this.#meet(line), why),
			closed: () => this.#forget(line)
		});
	}

	override close(): Promise<void> {
		if (this.#closed) return Promise.resolve();
		this.#closed = true;
		const lines = [...this.#lines.keys()];
		this.#lines.clear();
		for (const line of lines) line.listen(null);
		this.roster.close();
		if (this.#keep) this.#keep(lines);
		else for (const line of lines) line.hangUp();
		return Promise.resolve();
	}

	/** What the peer at the other end is called; it is there, because it said something. */
	#meet(line: HandLine): string {
		const held = this.#lines.get(line);
		if (held === undefined) return '';
		if (held.id !== null) return held.id;
		const id = toHex(randomBytes(8));
		held.id = id;
		const hangUp = (): void => {
			if (this.#lines.delete(line)) line.hangUp();
		};
		this.roster.add(
			id,
			(message) => {
				if (!line.send(message)) this.#silence(line);
			},
			hangUp,
			() => this.#silence(line)
		);
		return id;
	}

	#silence(line: HandLine): void {
		const held = this.#lines.get(line);
		if (held === undefined || held.id === null) return;
		const { id } = held;
		held.id = null;
		held.since = Date.now();
		this.roster.remove(id);
	}

	/** Who is silent is spoken to all the same, and let go at last. */
	protected override beat(): void {
		for (const [line, { id, since }] of [...this.#lines]) {
			if (id !== null) continue;
			if (Date.now() - since > MINUTE) {
				this.#lines.delete(line);
				line.hangUp();
				this.roster.changed();
			} else line.send(beatOf(this.roster.doc));
		}
	}

	#forget(line: HandLine): void {
		const held = this.#lines.get(line);
		this.#lines.delete(line);
		if (held?.id) this.roster.remove(held.id);
		else this.roster.changed();
	}
}
