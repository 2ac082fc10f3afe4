/** A post as it leaves this device: a link while it is short enough, always a file. */
import { resolve } from '$app/paths';
import type { Seat } from '../../engine/contract';
import { LONGEST_LINK, packPost, toCode, type SeatInvitation } from '../../table/post';
import type { Table } from '../../table/table';
import { serversOf } from '../lobby/meeting';

export interface Letter {
	readonly bytes: Uint8Array;
	/** Null: too long for one, it goes as a file. */
	readonly link: string | null;
}

/** The post for these seats, or with `invited` for whoever is to sit there. No seats: everything. */
export function write(table: Table, to: readonly Seat[], invited: Seat | null): Letter {
	const bytes = packPost(table.chain, to, invited === null ? null : invitationTo(table, invited));
	const link = `${location.origin}${resolve('/post')}#${toCode(bytes)}`;
	return { bytes, link: link.length > LONGEST_LINK ? null : link };
}

function invitationTo({ ledger }: Table, place: Seat): SeatInvitation | null {
	const { secrets } = ledger.match;
	const { room, invites } = secrets;
	const secret = invites?.[place];
	return room === undefined || secret === undefined ? null : { room, place, secret, servers: serversOf(secrets) };
}
