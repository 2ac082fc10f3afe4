/** What this device has to send by post, and to whom: derived from the match and from who is there, never remembered. */
import type { Seat } from '../../engine/contract';
import type { Item } from '../../table/item';
import { owedTo } from '../../table/post';
import type { Snapshot } from '../../table/snapshot';
import type { Table } from '../../table/table';

export interface Outgoing {
	/** Seats of others who are still in and not here now: one post serves them all. */
	readonly to: readonly Seat[];
	/** The one who is to act on it; null: all of them alike. */
	readonly addressee: Seat | null;
	/** `seat`: who sits where, and nothing was played here since. */
	readonly what: 'move' | 'result' | 'seat';
	/** Changes with what is to be sent. */
	readonly mark: string;
}

/** Null: nothing of ours is owed to anybody who is away, or it is somebody's turn here. */
export function outgoing(table: Table, snapshot: Snapshot, present: readonly Seat[] = []): Outgoing | null {
	const { seats, asked, result } = snapshot;
	const isHere = (seat: Seat | undefined): boolean => seat !== undefined && seats[seat]?.here === true;
	if (table.ledger.match.secrets.room === undefined || asked.some(isHere)) return null;
	const to = othersOf(snapshot).filter((seat) => !present.includes(seat));
	if (to.length === 0) return null;
	const ours = owedTo(table.chain, to).filter(({ entry }: Item) => {
		if (entry.kind === 'sit') return isHere(entry.place);
		if (entry.kind === 'start') return table.ledger.match.secrets.host !== undefined;
		// Words wait for the next move.
		if (entry.kind === 'say' || !('seat' in entry)) return false;
		return isHere(entry.seat);
	});
	if (ours.length === 0) return null;
	const isOnlySeating = ours.every(({ entry }) => entry.kind === 'sit' || entry.kind === 'start');
	return {
		to,
		addressee: addresseeOf(table, snapshot, to),
		what: result !== null ? 'result' : isOnlySeating ? 'seat' : 'move',
		mark: `${ours.length}/${ours.at(-1)?.id.slice(0, 16) ?? ''}`
	};
}

/** Seats on other devices whose players are still in. */
export function othersOf({ seats }: Snapshot): Seat[] {
	return seats.flatMap(({ here, left }, seat) => (here || left ? [] : [seat]));
}

/** Free seats to which this device can invite. */
export function invitable({ ledger }: Table, { seats }: Snapshot): Seat[] {
	const { invites = {} } = ledger.match.secrets;
	return seats.flatMap(({ taken }, seat) => (!taken && invites[seat] !== undefined ? [seat] : []));
}

/** Who begins the match sits where it was made, and bots play there: what is for them is for the people there. */
function addresseeOf({ chain }: Table, { seats, asked, undrawn }: Snapshot, to: readonly Seat[]): Seat | null {
	if (to.length === 1) return to[0] ?? null;
	const next = asked.find((seat) => to.includes(seat));
	if (!undrawn && (next === undefined || seats[next]?.bot === '')) return next ?? null;
	return to.find((seat) => seats[seat]?.bot === '' && chain.genesis.entry.seats[seat]?.by === 'own') ?? null;
}
