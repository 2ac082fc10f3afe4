/**
 * What two tables lack of each other, asked for and given by hash: the way round a document that did not bring it. Each
 * side decides how often: a peer that has nothing for us is asked ever less, and one that asks without end is not
 * answered without end.
 */
import { carried, type Carrier } from '../../table/carrier';
import { lacking, openParcel, packParcel } from '../../table/parcel';
import type { Table } from '../../table/table';
import type { Payer } from '../wire';
import type { Acquaintance } from './acquaintance';
import { MOST_KNOWN, PARCEL, shortId, type Note } from './notes';

/** Who has nothing for us is asked after 1, 2, 4 … pauses, and this many at last. */
const MOST_PAUSES = 64;

export class Exchange {
	constructor(
		readonly table: Table,
		readonly carrier: Carrier,
		/** ms. */
		readonly pause: number
	) {}

	/** What to say to a peer that has other entries; null: it is not time yet. */
	ask(peer: Acquaintance): Note | null {
		const now = Date.now();
		const hasBrought = this.carrier.version !== peer.had;
		const pauses = hasBrought ? 1 : Math.min(MOST_PAUSES, 2 ** peer.inVain);
		if (now - peer.asked < pauses * this.pause) return null;
		peer.inVain = hasBrought ? 0 : peer.inVain + 1;
		peer.asked = now;
		peer.had = this.carrier.version;
		peer.owes = true;
		return { kind: 'ask', known: [...this.table.chain.pool.items.keys()].slice(0, MOST_KNOWN).map(shortId) };
	}

	/** What to answer a peer that knows these entries: an instalment of the others. */
	give(peer: Acquaintance, known: readonly string[]): Note | null {
		if (Date.now() - peer.given < this.pause) return null;
		peer.given = Date.now();
		const { chain } = this.table;
		const theirs = new Set(known);
		let bytes = 0;
		const items = lacking(chain, new Set()).filter((item) => {
			if (bytes >= PARCEL || theirs.has(shortId(item.id))) return false;
			bytes += item.bytes.length;
			return true;
		});
		const isNew = known.length === 0;
		return items.length > 0 || isNew ? { kind: 'give', parcel: packParcel(chain, items, isNew) } : null;
	}

	/** Takes one parcel for each time we asked: nobody else makes us look at thousands of entries. */
	take(peer: Acquaintance, bytes: Uint8Array, payer: Payer): void {
		const parcel = peer.owes ? openParcel(bytes) : null;
		peer.owes = false;
		if (parcel?.match === this.table.id) payer.offer(parcel.entries.map(carried));
	}
}
