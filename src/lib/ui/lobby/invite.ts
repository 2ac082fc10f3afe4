/** The link to a seat, or to watch. All that it gives away stands in its fragment, which browsers send to nobody. */
import { resolve } from '$app/paths';
import type { Seat } from '../../engine/contract';
import { packInvitation, shortMatch, type Invitation } from '../../table/invitation';
import type { Table } from '../../table/table';
import { serversOf } from './meeting';

/** Null: this device cannot invite to the seat. */
export function inviteLink(table: Table, seat: Seat): string | null {
	const code = inviteCode(table, seat);
	return code === null ? null : linkOf(code);
}

/** What the link to a seat holds in its fragment. Null: to the players' room without a seat, for somebody whom they have connected by hand. */
export function inviteCode(table: Table, seat: Seat | null): string | null {
	const { room, invites } = table.ledger.match.secrets;
	if (seat === null) return room === undefined ? null : codeOf(table, room, null);
	const secret = invites?.[seat];
	return room === undefined || secret === undefined ? null : codeOf(table, room, { place: seat, secret });
}

/** `room`: the key of the room for those who watch. */
export function watchLink(table: Table, room: string): string {
	return linkOf(codeOf(table, room, null));
}

function linkOf(code: string): string {
	return `${location.origin}${resolve('/join')}#${code}`;
}

function codeOf({ id, chain, ledger }: Table, room: string, seat: Invitation['seat']): string {
	const { game, rules } = chain.genesis.entry;
	return packInvitation({ match: shortMatch(id), room, game, rules, seat, servers: serversOf(ledger.match.secrets) });
}
