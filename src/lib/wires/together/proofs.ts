/**
 * What notes prove by signatures: who is here, that the players moved, that a room was closed. `verify` is on the
 * sender's account.
 */
import type { Seat } from '../../engine/contract';
import { fromHex } from '../../table/bytes';
import { keysAt } from '../../table/places';
import type { Verify } from '../../table/signature';
import type { Table } from '../../table/table';
import { moving, type Move } from './moving';
import { closing, here, type Proof } from './notes';

/** Seats whose keys signed our nonce. */
export async function provedSeats(
	table: Table,
	nonce: string,
	proofs: readonly Proof[],
	verify: Verify
): Promise<readonly Seat[]> {
	const seats = new Set<Seat>();
	for (const { seat, signature } of proofs) {
		const message = here(table.id, seat, nonce);
		for (const key of keysAt(table.chain, seat)) if (await verify(signature, message, key)) seats.add(seat);
	}
	return [...seats];
}

/** Whether the seat itself says that the players have moved. */
export async function isMove(table: Table, move: Move, verify: Verify): Promise<boolean> {
	const message = moving(table.id, move);
	for (const key of keysAt(table.chain, move.seat))
		if (await verify(fromHex(move.signature), message, key)) return true;
	return false;
}

/** Whether the host closes the room that we watch from. */
export async function isClosing({ id, chain, ledger }: Table, signature: Uint8Array, verify: Verify): Promise<boolean> {
	return verify(signature, closing(id, ledger.match.secrets.room ?? ''), chain.genesis.entry.host);
}
