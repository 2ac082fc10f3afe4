/**
 * Moving: the players leave a room whose link has come into the wrong hands, for one whose key only they are told. A
 * move is signed by a seat and numbered, so that it can be passed on, and all who hear of several follow the same one.
 */
import type { Seat } from '../../engine/contract';
import { toHex, Writer } from '../../table/bytes';
import type { Id } from '../../table/entry';
import type { Signer } from '../../table/signature';
import type { Secrets } from '../../table/store';

export interface Move {
	/** The match's first move is 1. */
	readonly number: number;
	/** The key of the new room. */
	readonly room: string;
	readonly seat: Seat;
	/** By the seat's key, hex, see `moving`. */
	readonly signature: string;
}

/** What a seat signs to move the players to another room. */
export function moving(match: Id, { number, room, seat }: Omit<Move, 'signature'>): Uint8Array {
	return new Writer().text('mangrove/moved').hex(match).number(number).hex(room).byte(seat).done();
}

export function signMove(match: Id, move: Omit<Move, 'signature'>, signer: Signer): Move {
	return { ...move, signature: toHex(signer.sign(moving(match, move))) };
}

/** The move by which the match is where it is; null: it has never moved. */
export function moveOf({ room, moved }: Secrets): Move | null {
	return room === undefined || moved === undefined ? null : { ...moved, room };
}

/** Moves that one may have missed; a larger leap is a seat that wants to use up the numbers. */
const LEAP = 1_000;

/** Whether a move counts, and not the last one: the higher number, else the lower seat, else the lower key. */
export function outranks(move: Move, last: Move | null): boolean {
	const ahead = move.number - (last?.number ?? 0);
	if (last === null || ahead !== 0) return ahead > 0 && ahead <= LEAP;
	return move.seat === last.seat ? move.room < last.room : move.seat < last.seat;
}
