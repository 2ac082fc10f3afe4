/** What people say at a table: words in the order in which this device heard them, and whom it does not want to hear. Words are foreign text: whoever shows them shows text only. */
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Id } from './entry';
import type { Ledger } from './ledger';

/** What one message may hold, in UTF-16 units. Entries of others may hold more (`LIMITS.text`). */
export const LONGEST_SAY = 280;

export interface Said {
	readonly id: Id;
	readonly seat: Seat;
	readonly text: string;
	/** When it came to this device, ms. */
	readonly time: number;
}

export interface Chat {
	readonly says: readonly Said[];
	/** Seats whose words are neither shown nor heard on this device. */
	readonly muted: readonly Seat[];
	/** Everything that came up to this time has been seen, ms. */
	readonly read: number;
}

/** What a device keeps of its chat beside the words. */
export type ChatNotes = Omit<Chat, 'says'>;
export const NO_NOTES: ChatNotes = { muted: [], read: 0 };

export function chatOf(chain: Chain, ledger: Ledger): Chat {
	const says: (Said & { readonly number: number })[] = [];
	for (let seat = 0; seat < chain.seats; seat++)
		for (const { id, entry } of chain.pool.says(seat))
			says.push({ id, seat, text: entry.text, time: ledger.timeOf(id) ?? 0, number: entry.number });
	// Words that came in one parcel have one time: then each seat's in its own order.
	says.sort((a, b) => a.time - b.time || a.number - b.number || (a.id < b.id ? -1 : 1));
	return {
		says: says.map(({ id, seat, text, time }) => ({ id, seat, text, time })),
		...NO_NOTES,
		...ledger.match.chat
	};
}

/** Words as they are signed: one line without what surrounds it; null if nothing is left, or too much. */
export function wordsOf(text: string): string | null {
	const words = text.replace(/\s+/g, ' ').trim();
	return words === '' || words.length > LONGEST_SAY ? null : words;
}
