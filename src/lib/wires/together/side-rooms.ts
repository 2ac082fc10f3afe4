/**
 * Side rooms: every two seats share one whose key follows from their own keys, so that nobody else can find it and
 * nobody has to be told it. A device that waits for a seat in vain also looks there: the players may have moved while
 * one of them was away (`moving.ts`), and whoever has a seat there is told where they are.
 */
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type * as Y from 'yjs';
import type { Seat } from '../../engine/contract';
import { fromHex, toHex, Writer } from '../../table/bytes';
import type { Id, Key } from '../../table/entry';
import { SECRET } from '../../table/invitation';
import { keysAt } from '../../table/places';
import { ed25519Signer } from '../../table/signature';
import type { Table } from '../../table/table';
import type { Wire } from '../wire';
import type { Session } from './session';

export interface SideTiming {
	/** How often it is looked who is there, ms. */
	readonly look: number;
	/** A seat that was not seen for so long may be elsewhere, ms. */
	readonly patience: number;
	/** One that was seen has come by another way after this, ms. */
	readonly linger: number;
}

const TIMING: SideTiming = { look: 2_500, patience: 15_000, linger: 15_000 };

/**
 * The key of the room between the holder of a seat's secret and that of another seat's; null if the other key is none.
 */
export function sideRoom(match: Id, secret: string, other: Key): string | null {
	const { toMontgomery, toMontgomerySecret } = ed25519.utils;
	try {
		const shared = x25519.getSharedSecret(toMontgomerySecret(fromHex(secret)), toMontgomery(fromHex(other)));
		const room = sha256(new Writer().text('mangrove/side').hex(match).raw(shared).done());
		return toHex(room.subarray(0, SECRET));
	} catch {
		return null;
	}
}

interface Side {
	readonly wire: Wire;
	/** Since when the seat is there, ms; null: it is not. */
	metAt: number | null;
}

export class SideRooms {
	readonly #open = new Map<Seat, Side>();
	readonly #timer: ReturnType<typeof setInterval>;
	readonly #began = Date.now();

	constructor(
		readonly table: Table,
		readonly session: Session,
		readonly enter: (doc: Y.Doc, room: string) => Wire,
		readonly timing: SideTiming = TIMING
	) {
		this.#timer = setInterval(() => this.#look(), timing.look);
	}

	/** The session's ways are its own to close. */
	close(): void {
		clearInterval(this.#timer);
		this.#open.clear();
	}

	#look(): void {
		const { present, seen } = this.session.state;
		const hasMoved = this.table.ledger.match.secrets.moved !== undefined;
		const now = Date.now();
		for (const seat of this.#others()) {
			const side = this.#open.get(seat);
			const patience = hasMoved ? 0 : this.timing.patience;
			const isMissed = now - Math.max(this.#began, seen.get(seat) ?? 0) >= patience;
			if (side === undefined) {
				if (!present.has(seat) && isMissed) this.#enter(seat);
			} else if (!present.has(seat)) side.metAt = null;
			else if (now - (side.metAt ??= now) >= this.timing.linger) {
				this.#open.delete(seat);
				void this.session.remove(side.wire);
			}
		}
	}

	/** People who play on other devices. */
	#others(): Seat[] {
		const { signers, snapshot } = this.table;
		return [...snapshot.seats.keys()].filter((seat) => !signers.has(seat) && snapshot.seats[seat]?.bot === '');
	}

	#enter(seat: Seat): void {
		const { id, chain } = this.table;
		const [key] = keysAt(chain, seat);
		const secret = this.#secret();
		const room = key === undefined || secret === undefined ? null : sideRoom(id, secret, key);
		if (room === null) return;
		this.#open.set(seat, { wire: this.session.add((doc) => this.enter(doc, room)), metAt: null });
	}

	/** Of the lowest seat here: others look for every seat, so one is enough. */
	#secret(): string | undefined {
		const [first] = [...this.table.signers].sort(([a], [b]) => a - b);
		return Object.values(this.table.ledger.match.secrets.seats).find(
			(secret) => ed25519Signer(fromHex(secret)).key === first?.[1].key
		);
	}
}
