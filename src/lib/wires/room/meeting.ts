/**
 * From being in a room to being connected with everybody there. Who comes announces itself; who hears that writes a
 * letter; of two devices that have written to each other the one with the lower id calls, always, so that offers never
 * cross. Nothing is dialled for an announcement alone: it may be an old one. Calls between two are numbered, so that
 * what belongs to one that is over goes nowhere.
 */
import { Allowance } from './allowance';
import { Correspondence, type Letter } from './correspondence';
import type { RoomKeys } from './keys';
import type { MeetingPlace, PlaceState } from './place';
import type { Signal } from './signal';

/** A connection under way, or there. */
export interface Call {
	readonly isConnected: boolean;
	signal(signal: Signal): void;
	/** `ended` is told afterwards, unless it was before. */
	end(): void;
}

export interface CallEvents {
	/** To be told to the other side. */
	signal(signal: Signal): void;
	ended(): void;
}

export type Dial = (isCaller: boolean, events: CallEvents) => Call;

/** Players, spectators and their second devices: more do not meet at a table. */
const MOST_CALLS = 24;
/** One peer is called no more often than this, ms. */
const REDIAL = 1_000;
/** What others can make us say and dial. Well below what a place allows. */
const REPLIES = { burst: 64, perSecond: 16 };
const DIALS = { burst: 24, perSecond: 2 };
/** How often we announce ourselves while alone, and in company, ms: an announcement may be lost. */
const AGAIN = { alone: 10_000, inCompany: 60_000 };
/** Ids that are remembered; what was forgotten begins anew. */
const MOST_PEERS = 256;

interface Peer {
	/** Number of the last call. */
	number: number;
	call: Call | null;
	dialled: number;
	redial: ReturnType<typeof setTimeout> | null;
}

export class Meeting {
	readonly #letters: Correspondence;
	readonly #peers = new Map<string, Peer>();
	readonly #replies = new Allowance(REPLIES);
	readonly #dials = new Allowance(DIALS);
	#announced = 0;
	#isClosed = false;

	/** `changed`: `state` may be another one. */
	constructor(
		keys: RoomKeys,
		readonly places: readonly MeetingPlace[],
		readonly dial: Dial,
		readonly changed: () => void
	) {
		this.#letters = new Correspondence(keys.seal);
		for (const place of places) {
			place.hear({
				note: (note) => this.#hear(note),
				changed: () => {
					if (place.state === 'open') this.announce();
					changed();
				}
			});
		}
	}

	/** Ours, in this visit. */
	get id(): string {
		return this.#letters.id;
	}

	/** Of the best place. */
	get state(): PlaceState {
		const states = this.places.map(({ state }) => state);
		return states.includes('open') ? 'open' : states.includes('full') ? 'full' : 'closed';
	}

	announce(): void {
		this.#announced = Date.now();
		this.#say(this.#letters.announcement());
	}

	/** Now and then. */
	beat(): void {
		const isAlone = ![...this.#peers.values()].some(({ call }) => call?.isConnected);
		const pause = isAlone ? AGAIN.alone : AGAIN.inCompany;
		if (this.state === 'open' && Date.now() - this.#announced >= pause) this.announce();
	}

	/** Ends every call. */
	async close(): Promise<void> {
		this.#isClosed = true;
		for (const peer of this.#peers.values()) {
			clearTimeout(peer.redial ?? undefined);
			peer.call?.end();
		}
		this.#peers.clear();
		await Promise.all(this.places.map((place) => place.close()));
	}

	#hear(note: Uint8Array): void {
		const heard = this.#isClosed ? null : this.#letters.open(note);
		if (heard === null) return;
		const { from } = heard;
		if (heard.kind === 'letter') return this.#answer(from, heard.letter);
		const peer = this.#peers.get(from);
		if (!peer?.call && this.#replies.take()) this.#write(from, { kind: 'here', call: peer?.number ?? 0 });
	}

	#answer(from: string, letter: Letter): void {
		const peer = this.#peer(from);
		if (letter.kind === 'here') this.#greet(from, peer, letter.call);
		else this.#take(from, peer, letter.call, letter.signal);
	}

	/** The other side holds no connection with us. */
	#greet(from: string, peer: Peer, number: number): void {
		// Said before it knew of the call that is under way.
		if (peer.call !== null && number < peer.number) return;
		this.#end(peer);
		peer.number = Math.max(peer.number, number);
		if (this.id < from) this.#call(from, peer);
		else if (this.#replies.take()) this.#write(from, { kind: 'here', call: peer.number });
	}

	#take(from: string, peer: Peer, number: number, signal: Signal): void {
		const isNew = this.id > from && number > peer.number;
		if (isNew && !this.#open(from, peer, number, false)) return;
		if (number === peer.number) peer.call?.signal(signal);
	}

	#call(to: string, peer: Peer): void {
		const wait = peer.dialled + REDIAL - Date.now();
		if (wait <= 0) this.#open(to, peer, peer.number + 1, true);
		else
			peer.redial ??= setTimeout(() => {
				peer.redial = null;
				if (peer.call === null && !this.#isClosed) this.#open(to, peer, peer.number + 1, true);
			}, wait);
	}

	/** A call under a new number, in the place of the last one. False if there are too many. */
	#open(to: string, peer: Peer, number: number, isCaller: boolean): boolean {
		this.#end(peer);
		if (!this.#dials.take() || !this.#hasRoom()) return false;
		peer.number = number;
		peer.dialled = Date.now();
		const isCurrent = (): boolean => peer.number === number && !this.#isClosed;
		peer.call = this.dial(isCaller, {
			signal: (signal) => {
				if (isCurrent()) this.#write(to, { kind: 'signal', call: number, signal });
			},
			ended: () => {
				if (!isCurrent() || peer.call === null) return;
				peer.call = null;
				// If it is still there, it answers.
				this.#write(to, { kind: 'here', call: number });
			}
		});
		return true;
	}

	/** Makes room, if need be, by letting go of a call that has not come about. */
	#hasRoom(): boolean {
		const busy = [...this.#peers.values()].filter(({ call }) => call !== null);
		if (busy.length < MOST_CALLS) return true;
		const idle = busy.find(({ call }) => call?.isConnected === false);
		if (idle !== undefined) this.#end(idle);
		return idle !== undefined;
	}

	#end(peer: Peer): void {
		const { call } = peer;
		peer.call = null;
		call?.end();
	}

	#peer(id: string): Peer {
		const known = this.#peers.get(id);
		if (known !== undefined) return known;
		const peer: Peer = { number: 0, call: null, dialled: 0, redial: null };
		this.#peers.set(id, peer);
		for (const [each, { call, redial }] of this.#peers) {
			if (this.#peers.size <= MOST_PEERS) break;
			if (call === null && redial === null && each !== id) this.#peers.delete(each);
		}
		return peer;
	}

	#write(to: string, letter: Letter): void {
		const note = this.#letters.letter(to, letter);
		if (note !== null) this.#say(note);
	}

	#say(note: Uint8Array): void {
		for (const place of this.places) if (place.state === 'open') place.announce(note);
	}
}
