/**
 * A wire: how one Yjs document travels between devices or tabs. All wires behave the same and pass one suite
 * (`tests/wires/conformance.ts`): what is written on one side comes to the other, a peer that falls silent is noticed,
 * one that returns is brought up to date, and after `close` nothing stays open. A wire decides nothing about a match
 * and vouches for nobody.
 */
import type * as Y from 'yjs';
import type { Verify } from '../table/signature';
import type { Door } from './intake';
import type { Row } from './update';

export interface Timing {
	/** How often a peer is told that we are here, ms. */
	readonly beat: number;
	/** How long a peer may be silent before it counts as gone, ms. */
	readonly silence: number;
}

/** What is shown is true within ten seconds. */
export const TIMING: Timing = { beat: 2_500, silence: 9_000 };

/** Why something that a peer sent was not taken in. */
export type WireFault = 'garbage' | 'foreign' | 'forged' | 'too-big' | 'too-much';

export type Faults = Readonly<Partial<Record<WireFault, number>>>;

export interface WirePeer {
	/** Names the connection, not a person: it is another one after a reload. */
	readonly id: string;
	/** What it sent and we did not take in. */
	readonly faults: Faults;
}

/**
 * `looking`: on the way to where peers meet. `ready`: peers can find us. `lost`: nobody answers there.
 * `full`: no place is left there.
 */
export type Meeting = 'looking' | 'ready' | 'lost' | 'full';

export interface WireState {
	readonly meeting: Meeting;
	/** Everybody heard within the last seconds. */
	readonly peers: readonly WirePeer[];
	/** Somebody wants to connect, and no way leads there. */
	readonly noRoute: boolean;
	/** What was not taken in, whoever sent it, since the wire was opened. */
	readonly faults: Faults;
}

/** A connection, as what it sends is paid for. */
export interface Payer {
	/** Whether it may have signatures checked now. */
	readonly canCheck: boolean;
	/** The same verifier on this connection's account. */
	charge(verify: Verify): Verify;
	/** Entries that came beside the document: they are judged in turn with those that come in it. */
	offer(rows: readonly Row[]): void;
}

/** A short message beside the document, to whoever is there now. It is not kept. */
export type NoteListener = (from: string, note: Uint8Array, payer: Payer) => void;

export interface Wire {
	readonly state: WireState;
	/** Peers meet only us on it, not each other. */
	readonly isStar?: boolean;
	/** Called after each change of `state`. */
	subscribe(listener: () => void): () => void;
	/** To one peer, or to all. */
	send(note: Uint8Array, to?: string): void;
	listen(listener: NoteListener): () => void;
	/** From now on this door judges what comes for the document; until then all that is well formed gets in. */
	guard(door: Door): void;
	/** Goes on with another document of the same match. */
	renew(doc: Y.Doc): void;
	/** Lets go of a peer that misbehaves. */
	drop(id: string): void;
	/** Resolves when nothing is open any more. */
	close(): Promise<void>;
}
