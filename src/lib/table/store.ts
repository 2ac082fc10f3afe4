/**
 * Where a device keeps its matches. The table knows this interface only: IndexedDB in browsers, memory in Node and
 * where a browser refuses a database. A write resolves when it is durable; what it was given is then wholly there, and
 * if it rejects, wholly not.
 */
import type { GameEvent, Outcome, Seat } from '../engine/contract';
import type { ChatNotes } from './chat';
import type { Standing } from './conduct';
import type { Id, Key } from './entry';
import type { IntentsBySeat } from './intent';
import type { Passage } from './passage';

/** An entry that this device has verified before: its signature is not checked again. */
export interface StoredEntry {
	readonly id: Id;
	readonly key: Key;
	readonly bytes: Uint8Array;
	/** `checksum` of the bytes: what was verified once is not hashed again. */
	readonly sum: number;
	/** Signed here. */
	readonly mine: boolean;
	/** When it came to this device, ms. Entries themselves know no clock. */
	readonly time: number;
}

/** What only this device knows of a match. Hex. */
export interface Secrets {
	/** Signs for the table itself, on the device that made it. */
	readonly host?: string;
	/** The seed of a house dealer. */
	readonly deal?: string;
	/** The secret of each seat played here. */
	readonly seats: Readonly<Record<number, string>>;
	/** The key of the room where the devices meet; absent: the match stays on one. */
	readonly room?: string;
	/** By whose word they meet there, where the players have moved (`wires/together/moving.ts`). */
	readonly moved?: { readonly number: number; readonly seat: Seat; readonly signature: string };
	/** The signalling servers where they do; absent: the one that serves the app. */
	readonly servers?: readonly string[];
	/** The key of the room to watch from, while it is open; on the device that made the match. */
	readonly watch?: string;
	/** What the lot was committed to, on the device that made the match; `start` opens it. */
	readonly lot?: string;
	/** The invitations to seats elsewhere, on the device that made the match. */
	readonly invites?: Readonly<Record<number, string>>;
	/**
	 * The secrets of bots that play on, or would, for people who left. They stay on this device: the same bot on two
	 * would sign twice.
	 */
	readonly bots?: Readonly<Record<number, string>>;
	/** The secrets of further keys of the seats played here, for which their player has asked the others. */
	readonly devices?: Readonly<Record<number, readonly string[]>>;
}

/** The match as it last stood, for lists of matches: nothing has to be loaded or folded to show it. */
export interface Glance {
	readonly state: unknown;
	readonly ply: number;
	readonly asked: readonly Seat[];
	readonly result: Outcome | null;
	readonly lastEvents: readonly GameEvent[];
	/** Who sits where; records of older versions have none. */
	readonly seats?: readonly { readonly name: string; readonly bot: string; readonly here: boolean }[];
}

export interface StoredMatch {
	readonly id: Id;
	readonly genesis: Uint8Array;
	readonly title: string;
	readonly created: number;
	readonly touched: number;
	readonly secrets: Secrets;
	/**
	 * The seating that this device has taken up, for good: the id of the start or of the one sit. Absent: none yet, or
	 * none is needed.
	 */
	readonly seating?: Id | undefined;
	/** Of the seats played here. */
	readonly standings: Readonly<Record<number, Standing>>;
	/** The seats are on their way to another device, or from one. */
	readonly passage?: Passage | undefined;
	readonly glance: Glance | null;
	readonly chat?: ChatNotes;
	/** Answers that wait until their seats are first. */
	readonly intents?: IntentsBySeat;
}

/**
 * What goes wrong with storage; each has its sentence on the screen. 'newer': a newer version of the app keeps it in a way that this one does
 * not know. 'elsewhere': another tab plays the match now.
 */
export type Trouble = 'no-database' | 'newer' | 'full' | 'deleted' | 'damaged' | 'elsewhere' | 'failed';

export class StoreError extends Error {
	constructor(
		readonly trouble: Trouble,
		detail = ''
	) {
		super(`${trouble}${detail === '' ? '' : `: ${detail}`}`);
		this.name = 'StoreError';
	}
}

/** Every method rejects with `StoreError` and nothing else. */
export interface Store {
	/** Why nothing that is written here outlives the session; null: it does. */
	readonly trouble: Trouble | null;
	/** All that can be read; `damaged` counts records that cannot. */
	matches(): Promise<{ readonly matches: readonly StoredMatch[]; readonly damaged: number }>;
	/** Null if there is no such match. */
	match(id: Id): Promise<StoredMatch | null>;
	entries(match: Id): Promise<{ readonly entries: readonly StoredEntry[]; readonly damaged: number }>;
	/**
	 * Writes a match and new entries of it, all or nothing. `expected` is the number of its entries that must be there
	 * already: where they are not, somebody deleted them, and the write is refused with 'deleted' so that the caller can
	 * write everything anew. `gone`: entries that are kept no longer.
	 */
	write(match: StoredMatch, entries: readonly StoredEntry[], expected: number, gone?: readonly Id[]): Promise<void>;
	remove(match: Id): Promise<void>;
	clear(): Promise<void>;
}

/**
 * Keeps matches as long as the program runs. In a browser that is a `trouble` with a reason; in Node it is what was
 * asked for.
 */
export function memoryStore(trouble: Trouble | null = null): Store {
	const matches = new Map<Id, StoredMatch>();
	const entries = new Map<Id, Map<Id, StoredEntry>>();
	return {
		trouble,
		matches: () => Promise.resolve({ matches: [...matches.values()], damaged: 0 }),
		match: (id) => Promise.resolve(matches.get(id) ?? null),
		entries: (match) => Promise.resolve({ entries: [...(entries.get(match)?.values() ?? [])], damaged: 0 }),
		write(match, added, expected, gone = []) {
			const kept = entries.get(match.id) ?? new Map<Id, StoredEntry>();
			if (kept.size < expected) return Promise.reject(new StoreError('deleted'));
			matches.set(match.id, match);
			entries.set(match.id, kept);
			for (const entry of added) kept.set(entry.id, entry);
			for (const id of gone) kept.delete(id);
			return Promise.resolve();
		},
		remove(match) {
			matches.delete(match);
			entries.delete(match);
			return Promise.resolve();
		},
		clear() {
			matches.clear();
			entries.clear();
			return Promise.resolve();
		}
	};
}
