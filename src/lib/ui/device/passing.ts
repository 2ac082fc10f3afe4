/** What carries the seats of a stopped match: a code for cameras if it is short, a link if it fits, a file always. */
import { resolve } from '$app/paths';
import { packHandover } from '../../table/handover';
import type { Table } from '../../table/table';
import { serversOf } from '../lobby/meeting';

/** Longer links are cut by messengers. */
const LONGEST_LINK = 1_900;
/** Longer codes are not read at arm's length. */
const LONGEST_CODE = 620;

export interface Carrying {
	/** '' where the match is too long for one. */
	readonly link: string;
	readonly fitsCode: boolean;
	/** Others have to tell the moves. */
	readonly needsOthers: boolean;
}

export function carrying({ chain, ledger }: Table): Carrying {
	const { code, way } = packHandover(chain, ledger.match, serversOf(ledger.match.secrets));
	const link = `${location.origin}${resolve('/device')}#${code}`;
	if (link.length > LONGEST_LINK) return { link: '', fitsCode: false, needsOthers: false };
	return { link, fitsCode: link.length <= LONGEST_CODE, needsOthers: way === 'room' };
}
