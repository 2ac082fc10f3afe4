/**
 * The document that carries a match between peers: a Yjs map from short ids to signed entries. It decides nothing, and
 * this device is its only author: what others send is judged by the table first, and what holds is written here. So
 * nobody can delete, overwrite or add anything in it, and it holds what the table holds.
 */
import type * as Y from 'yjs';
import type { Id } from './entry';
import { LIMITS, entryId } from './entry';
import type { Fault } from './gate';
import { SIGNATURE } from './item';
import type { Verify } from './signature';
import type { Table } from './table';

/** 16 bytes of an id, hex: enough to tell entries apart, half the room. */
const KEY = 32;
/** Its author has not sat down yet, as far as we know; or what makes it count is still on its way. */
const MAY_COME: ReadonlySet<Fault> = new Set(['stranger', 'too-many']);
/** Entries let go leave a trace each in the document; with more than this it is better made anew. */
const MOST_TRACES = 10_000;

/** `later`: it has no place yet, and may have one when more has come. */
export type Verdict = 'fine' | 'later' | 'bad';

/** An entry under its key, as it travels in the document. */
export interface Carried {
	readonly key: string;
	readonly value: Uint8Array;
}

export function keyOf(id: Id): string {
	return id.slice(0, KEY);
}

/** The signed bytes of an entry with the key they have in the document. */
export function carried(value: Uint8Array): Carried {
	return { key: keyOf(entryId(value.subarray(SIGNATURE))), value };
}

export class Carrier {
	readonly #release: () => void;
	#doc: Y.Doc;
	#map: Y.Map<Uint8Array>;
	readonly #keys = new Set<string>();
	#traces = 0;
	#version = 0;
	/** The version of the pool that the document shows. */
	#written = -1;
	#turn: Promise<unknown> = Promise.resolve();

	constructor(
		readonly table: Table,
		doc: Y.Doc
	) {
		this.#doc = doc;
		this.#map = doc.getMap('entries');
		this.#release = table.carry((items) => this.#put(items.map((item) => [item.id, item.bytes])));
		this.repair();
	}

	/** Counts what was written into the document. */
	get version(): number {
		return this.#version;
	}

	/** Most of the document are traces of what was let go. */
	get isWorn(): boolean {
		return this.#traces > this.#keys.size + MOST_TRACES;
	}

	has(key: string): boolean {
		return this.#keys.has(key);
	}

	/**
	 * Lets the table judge foreign entries, and writes those that hold into the document. One batch at a time is in the
	 * table's queue, however many peers send: what this device does itself waits for no more. Whoever sends bytes that
	 * do not have their key is not heard any further in this batch.
	 */
	admit(rows: readonly Carried[], charge: (verify: Verify) => Verify): Promise<readonly Verdict[]> {
		const turn = this.#turn.then(() => this.#admit(rows, charge));
		this.#turn = turn.catch(() => undefined);
		return turn;
	}

	/** Makes the document hold what the table holds: what it lacks is written, what the table let go of is deleted. */
	repair(): void {
		const { genesis, pool } = this.table.chain;
		this.#written = pool.version;
		const held = new Map<string, Uint8Array>([[keyOf(genesis.id), genesis.bytes]]);
		for (const item of pool.items.values()) held.set(keyOf(item.id), item.bytes);
		const gone = [...this.#keys].filter((key) => !held.has(key));
		const lacking = [...held].filter(([key]) => !this.#keys.has(key));
		if (gone.length + lacking.length === 0) return;
		this.#doc.transact(() => {
			for (const key of gone) this.#map.delete(key);
			for (const [key, bytes] of lacking) this.#map.set(key, bytes);
		}, this);
		for (const key of gone) this.#keys.delete(key);
		for (const [key] of lacking) this.#keys.add(key);
		this.#traces += gone.length;
		this.#version += lacking.length;
	}

	/** Fills another document, and goes on with that one. */
	move(doc: Y.Doc): void {
		this.#doc = doc;
		this.#map = doc.getMap('entries');
		this.#keys.clear();
		this.#traces = 0;
		this.repair();
	}

	/** Resolves when everything that has arrived so far is judged. */
	async idle(): Promise<void> {
		await this.#turn;
	}

	destroy(): void {
		this.#release();
	}

	async #admit(rows: readonly Carried[], charge: (verify: Verify) => Verify): Promise<readonly Verdict[]> {
		if (!rows.every(isEntry)) return rows.map(() => 'bad');
		const entries = rows.map(({ value }) => value);
		const admissions = await this.table.receiveFor(charge(this.table.verify), entries);
		// An entry may bring others along, and may push others out.
		if (this.table.chain.pool.version !== this.#written) this.repair();
		return rows.map((_, i): Verdict => {
			const admission = admissions[i];
			if (admission === undefined) return 'later';
			return admission.ok ? 'fine' : MAY_COME.has(admission.fault) ? 'later' : 'bad';
		});
	}

	#put(entries: readonly (readonly [Id, Uint8Array])[]): void {
		this.#doc.transact(() => {
			for (const [id, bytes] of entries) this.#map.set(keyOf(id), bytes);
		}, this);
		for (const [id] of entries) this.#keys.add(keyOf(id));
		this.#version += entries.length;
	}
}

/** Bytes of bearable size whose content has the id that its key says. */
function isEntry({ key, value }: Carried): boolean {
	return (
		value.length > SIGNATURE &&
		value.length <= LIMITS.entry + SIGNATURE &&
		keyOf(entryId(value.subarray(SIGNATURE))) === key
	);
}
