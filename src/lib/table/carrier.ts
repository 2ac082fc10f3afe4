/**
 * The document that carries a match between peers: a Yjs map from short ids to signed entries. It decides nothing. Anybody who has the document may delete, overwrite or add whatever they
 * like; every change is checked here, what holds goes to the table, what does not is thrown out, and what was taken away is put back from what this peer has verified.
 */
import type * as Y from 'yjs';
import type { Id } from './entry';
import { LIMITS, entryId } from './entry';
import type { Fault } from './gate';
import { equalBytes } from './bytes';
import type { Item } from './item';
import { SIGNATURE } from './item';
import type { Table } from './table';

/** 16 bytes of an id, hex: enough to tell entries apart, half the room. */
const KEY = 32;
/** An honest match stays far below; beyond it nothing new is looked at. */
const MOST = 50_000;
/** Entries that may find their place later, and no more than these. */
const MOST_WAITING = 2_000;
/** Its author has not sat down yet, as far as we know; or what makes it count is still on its way. */
const MAY_COME: ReadonlySet<Fault> = new Set(['stranger', 'too-many']);

export function keyOf(id: Id): string {
	return id.slice(0, KEY);
}

export class Carrier {
	readonly #map: Y.Map<unknown>;
	readonly #stop: () => void;
	/** Entries that could not be taken in when they came: they stay, and are looked at again together when more is there. */
	readonly #waiting = new Set<string>();
	#checking: Promise<void> = Promise.resolve();
	/** Entries that were put back because somebody had removed or altered them. */
	repaired = 0;
	/** Things thrown out of the document. */
	dropped = 0;

	constructor(
		readonly table: Table,
		readonly doc: Y.Doc
	) {
		this.#map = doc.getMap('entries');
		const observe = (event: Y.YMapEvent<unknown>): void => {
			if (event.transaction.origin !== this) this.#check([...event.keysChanged]);
		};
		this.#map.observe(observe);
		const release = table.carry((items) => this.#put(items.map((item) => [item.id, item.bytes])));
		this.#stop = () => {
			this.#map.unobserve(observe);
			release();
		};
		this.repair();
		this.#check([...this.#map.keys()]);
	}

	/** Puts back every entry that the document lacks. */
	repair(): void {
		const { genesis, pool } = this.table.chain;
		const all: [Id, Uint8Array][] = [[genesis.id, genesis.bytes]];
		for (const item of pool.items.values()) all.push([item.id, item.bytes]);
		this.#put(all.filter(([id]) => !this.#map.has(keyOf(id))));
	}

	/** Resolves when everything that has arrived so far is checked. */
	idle(): Promise<void> {
		return this.#checking;
	}

	destroy(): void {
		this.#stop();
	}

	#check(keys: readonly string[]): void {
		this.#checking = this.#checking.then(async () => {
			const held = this.#held();
			const foreign: [string, Uint8Array][] = [];
			for (const key of keys) {
				const value = this.#map.get(key);
				const own = held.get(key);
				if (own !== undefined) await this.#keep(key, own, value);
				else if (!isEntry(key, value) || this.#map.size > MOST) this.#drop(key);
				else foreign.push([key, value]);
			}
			if (foreign.length > 0) await this.#admit(foreign);
		});
	}

	/** What this peer has verified, by key in the document. */
	#held(): Map<string, Item> {
		const { genesis, pool } = this.table.chain;
		const held = new Map<string, Item>([[keyOf(genesis.id), genesis]]);
		for (const item of pool.items.values()) held.set(keyOf(item.id), item);
		return held;
	}

	/** A second good signature of the same content is left alone, or two peers with one each would put back their own for ever. */
	async #keep(key: string, own: Item, value: unknown): Promise<void> {
		if (isEntry(key, value)) {
			const isSame = equalBytes(value, own.bytes);
			if (isSame || (await this.table.verify(value.subarray(0, SIGNATURE), value.subarray(SIGNATURE), own.key))) return;
		}
		this.repaired++;
		this.doc.transact(() => this.#map.set(key, own.bytes), this);
	}

	async #admit(foreign: readonly [string, Uint8Array][]): Promise<void> {
		const admissions = await this.table.receive(...foreign.map(([, bytes]) => bytes));
		let isMore = false;
		for (const [i, admission] of admissions.entries()) {
			const [key] = foreign[i] as [string, Uint8Array];
			this.#waiting.delete(key);
			if (admission.ok) isMore ||= admission.isNew;
			else if (MAY_COME.has(admission.fault) && this.#waiting.size < MOST_WAITING) this.#waiting.add(key);
			else this.#drop(key);
		}
		if (isMore && this.#waiting.size > 0) this.#check([...this.#waiting]);
	}

	#drop(key: string): void {
		if (!this.#map.has(key)) return;
		this.dropped++;
		this.doc.transact(() => this.#map.delete(key), this);
	}

	#put(entries: readonly (readonly [Id, Uint8Array])[]): void {
		if (entries.length === 0) return;
		this.doc.transact(() => {
			for (const [id, bytes] of entries) this.#map.set(keyOf(id), bytes);
		}, this);
	}
}

/** Bytes of bearable size whose content has the id that its key says. */
function isEntry(key: string, value: unknown): value is Uint8Array {
	return (
		value instanceof Uint8Array &&
		value.length > SIGNATURE &&
		value.length <= LIMITS.entry + SIGNATURE &&
		keyOf(entryId(value.subarray(SIGNATURE))) === key
	);
}
