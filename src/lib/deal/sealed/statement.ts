/**
 * What a body is checked against: every name, number, key and point that the check uses, as the book has them at the body's place. Plain
 * data, so that it goes to a worker as it is. A verdict is remembered under a hash of all of it: bodies carry no game id,
 * and a replay must not find the verdict of another match.
 */
import type { Part } from './encoding';
import { encodeParts } from './encoding';

/** Keys and points are 32 bytes, cards 64, decks 64 for each card; from our own book or from bodies that were read. */
type Bytes = Uint8Array;

export interface SlotStatement {
	readonly slot: string;
	/** The version that lies there now. */
	readonly version: number;
	readonly card: Bytes;
}

/** `key` is the sharer's deal key. */
export interface ShareStatement {
	readonly kind: 'share';
	readonly gameId: Bytes;
	readonly party: number;
	readonly key: Bytes;
	readonly slots: readonly SlotStatement[];
}

/** `key` is the joint key, or the owner's hand key; `final`: the deck is dealt from as it is. Its body is the proof. */
export interface StepStatement {
	readonly kind: 'proof';
	readonly gameId: Bytes;
	readonly deck: string;
	readonly step: number;
	readonly party: number;
	readonly key: Bytes;
	readonly input: Bytes;
	readonly output: Bytes;
	readonly final: boolean;
}

/** `key` is the one the present lock lies under, `receiver` the hand key of whom it goes to. */
export interface GivingStatement {
	readonly kind: 'give';
	readonly gameId: Bytes;
	readonly slot: string;
	readonly version: number;
	readonly lock: number;
	readonly from: number;
	readonly to: number;
	readonly show: boolean;
	readonly key: Bytes;
	readonly point: Bytes;
	readonly rest: Bytes;
	readonly receiver: Bytes;
}

/** `key` is the opener's hand key. */
export interface OpenStatement {
	readonly kind: 'open';
	readonly gameId: Bytes;
	readonly slot: string;
	readonly version: number;
	readonly lock: number;
	readonly party: number;
	readonly key: Bytes;
	readonly point: Bytes;
}

/** `key` is the joint key of the deck. */
export interface RemaskStatement {
	readonly kind: 'remask';
	readonly gameId: Bytes;
	readonly party: number;
	readonly key: Bytes;
	readonly slots: readonly SlotStatement[];
}

/** `key` is the deal key of the party that answers, here and for a draw. */
export interface RollStatement {
	readonly kind: 'roll';
	readonly gameId: Bytes;
	readonly party: number;
	readonly key: Bytes;
	readonly roll: string;
	readonly head: Bytes;
}

/** `step`: SHA-256 of the step of the owner's deck; null for a lot deck. */
export interface DrawStatement {
	readonly kind: 'draw';
	readonly gameId: Bytes;
	readonly party: number;
	readonly key: Bytes;
	readonly head: Bytes;
	readonly slots: readonly { readonly slot: string; readonly step: Bytes | null }[];
}

export interface JoinStatement {
	readonly kind: 'join';
	readonly tableId: Bytes;
}

export type Statement =
	| ShareStatement
	| StepStatement
	| GivingStatement
	| OpenStatement
	| RemaskStatement
	| RollStatement
	| DrawStatement
	| JoinStatement;

/** Two statements have the same bytes only if they are the same. */
export function statementBytes(statement: Statement): Uint8Array {
	return encodeParts([statement.kind, ...parts(statement)]);
}

function parts(statement: Statement): Part[] {
	switch (statement.kind) {
		case 'share':
		case 'remask':
			return [statement.gameId, statement.party, statement.key, ...slotParts(statement.slots)];
		case 'proof': {
			const { gameId, deck, step, party, key, input, output, final } = statement;
			return [gameId, deck, step, party, key, input, output, Number(final)];
		}
		case 'give': {
			const { gameId, slot, version, lock, from, to, show, key, point, rest, receiver } = statement;
			return [gameId, slot, version, lock, from, to, Number(show), key, point, rest, receiver];
		}
		case 'open': {
			const { gameId, slot, version, lock, party, key, point } = statement;
			return [gameId, slot, version, lock, party, key, point];
		}
		case 'roll':
			return [statement.gameId, statement.party, statement.key, statement.roll, statement.head];
		case 'draw': {
			const slots = statement.slots.flatMap(({ slot, step }) => [slot, step ?? 'lot']);
			return [statement.gameId, statement.party, statement.key, statement.head, ...slots];
		}
		case 'join':
			return [statement.tableId];
	}
}

function slotParts(slots: readonly SlotStatement[]): Part[] {
	return slots.flatMap(({ slot, version, card }) => [slot, version, card]);
}
