/** A rematch: the same people once more, everybody one seat further, so that sides are swapped. Whoever is still there gets the invitation to their new seat. */
import type { Seat } from '../../engine/contract';
import type { Shelf } from '../../table/shelf';
import type { Table } from '../../table/table';
import type { Session } from '../../wires/together/session';
import { inviteLink } from '../lobby/invite';

/** Where somebody sits next time. */
export function nextSeat(seat: Seat, seats: number): Seat {
	return (seat + seats - 1) % seats;
}

/** Makes the new table; `session` is that of the old one, null where all play on this device. */
export async function rematch(
	{ module, options, snapshot, ledger }: Table,
	session: Session | null,
	shelf: Shelf
): Promise<Table> {
	const isShared = ledger.match.secrets.room !== undefined;
	const { length } = snapshot.seats;
	const seats = snapshot.seats.map((_, seat) => {
		const old = snapshot.seats[(seat + 1) % length];
		// Whoever left a bot in their seat is invited again.
		const bot = old === undefined || old.standIn ? '' : old.bot;
		const elsewhere = isShared && bot === '' && (old?.here !== true || old.standIn);
		return { name: old?.name ?? '', bot, elsewhere };
	});
	const next = await shelf.create({ game: module.game.id, options, seats, title: ledger.match.title });
	for (const peer of session?.state.peers ?? [])
		for (const seat of peer.seats) {
			const code =
				snapshot.seats[seat]?.bot === '' ? inviteLink(next, nextSeat(seat, length))?.split('#')[1] : undefined;
			if (code !== undefined) session?.invite(peer.id, code);
		}
	return next;
}
