/**
 * Going on alone: where the only other player has vanished, a new match begins at this position, with a bot in their
 * seat. The old one stays as it is.
 */
import { continuation } from '../../table/founding';
import type { Shelf } from '../../table/shelf';
import { STAND_IN_LEVEL } from '../../table/stand-in';
import type { Table } from '../../table/table';

/** Whether a new match can begin where this one stands. */
export function canGoOn({ chain, snapshot }: Table): boolean {
	return continuation(chain, snapshot.ply, []) !== null;
}

/** The new table; null where it cannot be. */
export async function goOn({ chain, snapshot, ledger }: Table, shelf: Shelf): Promise<Table | null> {
	const seats = snapshot.seats.map(({ name, bot, here }) => ({ name, bot: here ? bot : bot || STAND_IN_LEVEL }));
	const wanted = continuation(chain, snapshot.ply, seats);
	return wanted === null ? null : shelf.create({ ...wanted, title: ledger.match.title });
}
