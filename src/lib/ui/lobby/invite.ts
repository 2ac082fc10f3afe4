/** The link to a seat, or to watch. All that it gives away stands in its fragment, which browsers send to nobody. */
import { resolve } from '$app/paths';
import type { Seat } from '../../engine/contract';
import { NO_ROOM, packInvitation, shortMatch, type Invitation } from '../../table/invitation';
import type { Table } from '../../table/table';
import { serversOf } from './meeting';

/** Null: this device cannot invite to the seat. */
export function inviteLink(table: Table, seat: Seat): string | null {
	const { room } = table.ledger.match.secrets;
	const code = room === undefined ? null : seatCode(table, seat, room);
	return code === null ? null : linkOf(code);
}

/** For somebody whom players have connected by hand. It names no room: the key of theirs is for those who have proved a seat (`Session.admit`). Null: only to watch. */
export function handCode(table: Table, seat: Seat | null): string | null {
	return seat === null ? codeOf(table, NO_ROOM, null) : seatCode(table, seat, NO_ROOM);
}

function seatCode(table: Table, seat: Seat, room: string): string | null {
	const secret = table.ledger.match.secrets.invites?.[seat];
	return secret === undefined ? null : codeOf(table, room, { place: seat, secret });
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
	const seating = chain.seating?.id ?? '';
	const servers = serversOf(ledger.match.secrets);
	return packInvitation({ match: shortMatch(id), room, game, rules, seat, seating, servers });
}
