/** The link to a seat, or to watch. All that it gives away stands in its fragment, which browsers send to nobody. */
import { resolve } from '$app/paths';
import type { Seat } from '../../engine/contract';
import { packInvitation, shortMatch } from '../../table/invitation';
import type { Table } from '../../table/table';
import { deployedServers } from './meeting';

/** Null: this device cannot invite to the seat. */
export function inviteLink(table: Table, seat: Seat | null): string | null {
	const code = inviteCode(table, seat);
	return code === null ? null : `${location.origin}${resolve('/join')}#${code}`;
}

/** What the link holds in its fragment. */
export function inviteCode({ id, chain, ledger }: Table, seat: Seat | null): string | null {
	const { room, invites } = ledger.match.secrets;
	const secret = seat === null ? undefined : invites?.[seat];
	if (room === undefined || (seat !== null && secret === undefined)) return null;
	const { game, rules } = chain.genesis.entry;
	return packInvitation({
		match: shortMatch(id),
		room,
		game,
		rules,
		seat: seat === null || secret === undefined ? null : { place: seat, secret },
		servers: deployedServers
	});
}
