/**
 * A match between devices: joins a table to wires. The document carries entries; beside it peers prove which seats
 * they play, compare where they stand every few seconds, and hand each other what is missing by hash, so that even a
 * document that somebody has wrecked heals. "In sync" means equal heads, never that a connection exists.
 */
import * as Y from 'yjs';
import type { Seat } from '../../engine/contract';
import { Carrier } from '../../table/carrier';
import { difference, digestOf, type Difference, type Digest } from '../../table/digest';
import type { Id } from '../../table/entry';
import { NO_ROOM, openInvitation, shortMatch } from '../../table/invitation';
import { HOST_PARTY, type Seating } from '../../table/seating';
import type { Signer } from '../../table/signature';
import type { Table } from '../../table/table';
import type { Door } from '../intake';
import type { Faults, Meeting, Payer, Wire, WireState } from '../wire';
import { newAcquaintance, othersThan, present, watching, type Acquaintance, type Purpose } from './acquaintance';
import { Exchange } from './exchange';
import { moveOf, type Move } from './moving';
import { closing, decodeNote, encodeNote, here, type Note } from './notes';
import { isClosing, isMove, provedSeats } from './proofs';

export interface SessionPeer {
	readonly id: string;
	/** Seats that it has proved to play. None: a spectator, or somebody about to sit down. */
	readonly seats: readonly Seat[];
	/** Null: it has not said yet where it stands. */
	readonly differs: Difference | null;
	/** Version of the rules it plays by. */
	readonly rules: number | null;
	readonly faults: Faults;
}

export interface SessionState {
	readonly meeting: Meeting;
	readonly noRoute: boolean;
	readonly peers: readonly SessionPeer[];
	/** Seats of other devices that are there now. */
	readonly present: ReadonlySet<Seat>;
	/** How many only watch. */
	readonly watching: number;
	/** When such a seat was last there, ms. */
	readonly seen: ReadonlyMap<Seat, number>;
	/** When somebody last stood where we stand, ms. */
	readonly lastSync: number | null;
	/** What connections sent and was not taken in. */
	readonly faults: Faults;
}

interface Way {
	readonly purpose: Purpose;
	readonly stop: () => void;
}

export interface Pace {
	/** How often peers compare where they stand, ms. */
	readonly compare: number;
	/** The document has this long to bring what is missing; then it is asked for by hash. ms. */
	readonly grace: number;
	/** Asking and giving by hash, and proving seats, is not done more often than this with one peer, ms. */
	readonly pause: number;
}

/** `seats`: what the peer that invites has proved to play here. */
export type InviteListener = (code: string, seats: readonly Seat[]) => void;

const PACE: Pace = { compare: 2_500, grace: 1_000, pause: 1_000 };
const ADMIT_TIMES = 10;
/** How often one peer is told where the players have moved to: it may have to hear first who tells it. */
const REDIRECT_TIMES = 20;
/** A last word is given this long to travel before the way is closed, ms. */
const FAREWELL = 300;
/** Where we stand is told after the screen has drawn what changed, ms. */
const SHOWN = 60;

export class Session {
	readonly carrier: Carrier;
	readonly #door: Door;
	readonly #exchange: Exchange;
	#doc: Y.Doc;
	readonly #ways = new Map<Wire, Way>();
	readonly #peers = new Map<string, Acquaintance>();
	readonly #listeners = new Set<() => void>();
	readonly #guests = new Set<InviteListener>();
	readonly #closedListeners = new Set<() => void>();
	readonly #roomListeners = new Set<(room: string) => void>();
	readonly #moveListeners = new Set<(move: Move) => void>();
	readonly #seen = new Map<Seat, number>();
	readonly #stops: (() => void)[] = [];
	#undrawn = false;
	#lastSync: number | null = null;
	#standing: ReturnType<typeof setTimeout> | undefined;
	#digest: { items: number; head: string; seating: Seating | null; digest: Digest } | null = null;

	constructor(
		readonly table: Table,
		openWires: (doc: Y.Doc) => readonly Wire[],
		readonly pace: Pace = PACE
	) {
		this.#doc = new Y.Doc();
		const carrier = new Carrier(table, this.#doc);
		this.carrier = carrier;
		this.#exchange = new Exchange(table, carrier, pace.pause);
		this.#door = {
			get version() {
				return carrier.version;
			},
			has: (key) => carrier.has(key),
			admit: async (rows, charge) => {
				const verdicts = await carrier.admit(rows, charge);
				if (carrier.isWorn) this.#renew();
				return verdicts;
			},
			renew: () => this.#renew()
		};
		for (const wire of openWires(this.#doc)) this.#join(wire, 'play');
		// Once the screen has what it needs: where we stand is worked out for others.
		this.#stops.push(table.subscribe(({ undrawn }) => this.#look(undrawn)));
		this.#stops.push(() => clearTimeout(this.#standing));
		const timer = setInterval(() => this.#stand(), pace.compare);
		this.#stops.push(() => clearInterval(timer));
	}

	get state(): SessionState {
		const states = [...this.#ways.keys()].map((wire) => wire.state);
		const mine = this.#here();
		const peers = states.flatMap(({ peers }) =>
			peers.map(({ id, faults }): SessionPeer => {
				const known = this.#peers.get(id);
				const digest = known?.digest ?? null;
				const differs = digest === null ? null : difference(mine, digest);
				return { id, seats: known?.seats ?? [], differs, rules: digest?.rules ?? null, faults };
			})
		);
		return {
			meeting: worst(states),
			noRoute: states.some(({ noRoute }) => noRoute),
			peers,
			present: present(this.#peers),
			watching: watching(this.#peers),
			seen: new Map(this.#seen),
			lastSync: this.#lastSync,
			faults: sum(states.map(({ faults }) => faults))
		};
	}

	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** One more way to others, beside those that are open. */
	add<W extends Wire>(openWire: (doc: Y.Doc) => W, purpose: Purpose = 'play'): W {
		const wire = openWire(this.#doc);
		this.#join(wire, purpose);
		return wire;
	}

	/** Closes a way; whoever came by it is gone, unless another way leads there. */
	async remove(wire: Wire): Promise<void> {
		this.#ways.get(wire)?.stop();
		this.#ways.delete(wire);
		for (const [id, peer] of this.#peers) if (peer.wire === wire) this.#peers.delete(id);
		this.#changed();
		await wire.close();
	}

	/** Closes a way to those who watch, for good: they are told, by the host's own word. `room` is its key. */
	async dismiss(wire: Wire, host: Signer, room: string): Promise<void> {
		wire.send(encodeNote({ kind: 'closed', signature: host.sign(closing(this.table.id, room)) }));
		await new Promise((resolve) => setTimeout(resolve, FAREWELL));
		await this.remove(wire);
	}

	/** Told when the host has closed the room that we watch from. */
	onClosed(listener: () => void): () => void {
		this.#closedListeners.add(listener);
		return () => this.#closedListeners.delete(listener);
	}

	/** Invites one peer to a table: this one, or another. `code` is what a link would hold. */
	invite(peer: string, code: string): void {
		const wire = this.#peers.get(peer)?.wire;
		if (wire !== undefined) this.#tell(wire, { kind: 'invite', code }, peer);
	}

	/**
	 * Tells one peer the key of the room where the players meet, if it has proved a seat and we know the key. More
	 * than once: it believes only whoever has proved a seat to it.
	 */
	admit(id: string): void {
		const peer = this.#peers.get(id);
		const { room = NO_ROOM } = this.table.ledger.match.secrets;
		if (peer === undefined || peer.seats.length === 0 || room === NO_ROOM || peer.admitted >= ADMIT_TIMES) return;
		peer.admitted += 1;
		this.#tell(peer.wire, { kind: 'room', room }, id);
	}

	/** Told the key of the players' room by one of them, where we have none. */
	onRoom(listener: (room: string) => void): () => void {
		this.#roomListeners.add(listener);
		return () => this.#roomListeners.delete(listener);
	}

	/** Tells those who have proved a seat where the players have moved to, if they have. */
	redirect(): void {
		const move = moveOf(this.table.ledger.match.secrets);
		if (move === null) return;
		for (const [id, peer] of this.#peers) {
			if (peer.seats.length === 0 || peer.redirected >= REDIRECT_TIMES) continue;
			peer.redirected += 1;
			this.#tell(peer.wire, { kind: 'moved', ...move }, id);
		}
	}

	/** Told where the players have moved to, by the word of a seat. */
	onMoved(listener: (move: Move) => void): () => void {
		this.#moveListeners.add(listener);
		return () => this.#moveListeners.delete(listener);
	}

	/** Told when a peer invites us somewhere else. */
	onInvite(listener: InviteListener): () => void {
		this.#guests.add(listener);
		return () => this.#guests.delete(listener);
	}

	/** Leaves the others; the table stays open. */
	async close(): Promise<void> {
		for (const stop of this.#stops) stop();
		for (const { stop } of this.#ways.values()) stop();
		this.#listeners.clear();
		this.#guests.clear();
		this.#closedListeners.clear();
		this.#roomListeners.clear();
		this.#moveListeners.clear();
		await Promise.all([...this.#ways.keys()].map((wire) => wire.close()));
		this.carrier.destroy();
		this.#doc.destroy();
	}

	#join(wire: Wire, purpose: Purpose): void {
		const stops = [
			wire.subscribe(() => this.#meet(wire)),
			wire.listen((from, note, payer) => void this.#hear(wire, from, note, payer))
		];
		wire.guard(this.#door);
		this.#ways.set(wire, { purpose, stop: () => stops.forEach((stop) => stop()) });
		this.#meet(wire);
	}

	/** Begins another document with what the table holds. Nobody is blamed: no peer can write into ours. */
	#renew(): void {
		const worn = this.#doc;
		this.#doc = new Y.Doc();
		this.carrier.move(this.#doc);
		for (const wire of this.#ways.keys()) wire.renew(this.#doc);
		worn.destroy();
	}

	/** Who came is greeted, who left is forgotten. */
	#meet(wire: Wire): void {
		const ids = new Set(wire.state.peers.map(({ id }) => id));
		for (const id of ids) {
			if (this.#peers.has(id)) continue;
			const met = newAcquaintance(wire, this.#ways.get(wire)?.purpose ?? 'play');
			this.#peers.set(id, met);
			this.#tell(wire, { kind: 'greet', nonce: met.nonce }, id);
			this.#tell(wire, { kind: 'stand', digest: this.#here() }, id);
		}
		for (const [id, peer] of this.#peers) if (peer.wire === wire && !ids.has(id)) this.#peers.delete(id);
		this.#changed();
	}

	/** Each kind of note has its own limit: none is answered, checked or shown without end. */
	async #hear(wire: Wire, from: string, bytes: Uint8Array, payer: Payer): Promise<void> {
		const note = decodeNote(bytes);
		const peer = this.#peers.get(from);
		if (note === null || peer === undefined) return;
		switch (note.kind) {
			case 'greet':
				// Each costs a signature for every seat: who asks without end is not answered without end.
				if (Date.now() - peer.greeted < this.pace.pause) return;
				peer.greeted = Date.now();
				return this.#prove(from, peer, note.nonce);
			case 'here':
				if (!payer.canCheck) return;
				peer.seats = await provedSeats(this.table, peer.nonce, note.proofs, payer.charge(this.table.verify));
				peer.claimsMore = note.proofs.length > peer.seats.length;
				break;
			case 'stand':
				if (!this.#compare(from, peer, note.digest)) return;
				break;
			case 'ask':
				return this.#tell(wire, this.#exchange.give(peer, note.known), from);
			case 'give':
				return this.#exchange.take(peer, note.parcel, payer);
			case 'invite':
				// Who came by hand is invited before it has said that it is here already.
				if (this.#isInvitedHere(note.code)) return;
				if (Date.now() - peer.invited < this.pace.pause) return;
				peer.invited = Date.now();
				for (const listener of this.#guests) listener(note.code, peer.seats);
				break;
			case 'others':
				peer.others = note;
				break;
			case 'room':
				if (peer.seats.length === 0 || note.room === NO_ROOM) return;
				if (this.table.ledger.match.secrets.room === NO_ROOM)
					for (const listener of this.#roomListeners) listener(note.room);
				return;
			case 'moved':
				if (peer.seats.length === 0 || !payer.canCheck) return;
				if (!(await isMove(this.table, note, payer.charge(this.table.verify)))) return;
				for (const listener of this.#moveListeners) listener(note);
				return;
			case 'closed':
				if (!payer.canCheck || !(await isClosing(this.table, note.signature, payer.charge(this.table.verify)))) return;
				for (const listener of this.#closedListeners) listener();
		}
		this.#changed();
	}

	#isInvitedHere(code: string): boolean {
		const invitation = openInvitation(code);
		return typeof invitation !== 'string' && invitation.match === shortMatch(this.table.id);
	}

	#prove(to: string, peer: Acquaintance, nonce: string): void {
		const { signers } = this.table;
		peer.proved = { nonce, seats: [...signers.keys()].join() };
		const proofs = [...signers].map(([seat, signer]) => ({
			seat,
			signature: signer.sign(here(this.table.id, seat, nonce))
		}));
		this.#tell(peer.wire, { kind: 'here', proofs }, to);
	}

	/** Whether there is anything new to show about the peer. */
	#compare(from: string, peer: Acquaintance, digest: Digest): boolean {
		const before = peer.digest === null ? null : difference(this.#here(), peer.digest);
		peer.digest = digest;
		const now = Date.now();
		const differs = difference(this.#here(), digest);
		if (digest.seating !== '' && this.#isToldBy(peer, digest.seating)) void this.table.tell(digest.seating);
		if (differs === 'none') {
			peer.differsSince = null;
			peer.inVain = 0;
			this.#lastSync = now;
		} else if (differs === 'items') {
			peer.differsSince ??= now;
			if (now - peer.differsSince >= this.pace.grace) this.#tell(peer.wire, this.#exchange.ask(peer), from);
		}
		// A proof that came before what it rests on (a sit, a bot that all agreed on) could not be checked.
		if (differs === 'none' && (peer.seats.length === 0 || peer.claimsMore))
			this.#tell(peer.wire, { kind: 'greet', nonce: peer.nonce }, from);
		return differs !== before || differs === 'none';
	}

	/**
	 * Whether a peer's word on another seating than ours counts. Of two who sat down by one link each goes by its own sit:
	 * whoever has a seating believes the host alone, whoever has none believes anybody.
	 */
	#isToldBy({ seats }: Acquaintance, told: Id): boolean {
		const { seating } = this.table.chain;
		if (seating === null || seating.id === '') return true;
		return told !== seating.id && seats.some((seat) => seating.parties[seat] === HOST_PARTY);
	}

	/** The table has changed. Once seats are drawn, who has proved a place proves a seat. */
	#look(undrawn: boolean): void {
		if (this.#undrawn && !undrawn) for (const peer of this.#peers.values()) peer.seats = [];
		this.#undrawn = undrawn;
		this.#standing ??= setTimeout(() => this.#stand(), SHOWN);
	}

	/** Tells everybody where we stand. */
	#stand(): void {
		clearTimeout(this.#standing);
		this.#standing = undefined;
		const note = encodeNote({ kind: 'stand', digest: this.#here() });
		for (const wire of this.#ways.keys()) wire.send(note);
		if (this.#ways.size > 1)
			for (const [id, peer] of this.#peers)
				this.#tell(peer.wire, { kind: 'others', ...othersThan(peer, this.#peers) }, id);
		// Who met us before we had these seats hears of them.
		const seats = [...this.table.signers.keys()].join();
		for (const [id, peer] of this.#peers)
			if (peer.proved !== null && (peer.proved.seats !== seats || seats === ''))
				this.#prove(id, peer, peer.proved.nonce);
		this.redirect();
		this.#changed();
	}

	/** Where this table stands; worked out anew only when something has come. A seating is taken up after its sit came. */
	#here(): Digest {
		const { chain, snapshot } = this.table;
		const { seating } = chain;
		const { head } = snapshot;
		const items = chain.pool.items.size;
		const known = this.#digest;
		if (known?.items === items && known.head === head && known.seating === seating) return known.digest;
		const digest = digestOf(chain);
		this.#digest = { items, head, seating, digest };
		return digest;
	}

	#tell(wire: Wire, note: Note | null, to: string): void {
		if (note !== null) wire.send(encodeNote(note), to);
	}

	#changed(): void {
		const now = Date.now();
		for (const seat of present(this.#peers)) this.#seen.set(seat, now);
		for (const listener of this.#listeners) listener();
	}
}

/** Tabs are always reached: what is said is how it stands at the way that is not. */
function worst(states: readonly WireState[]): Meeting {
	if (states.length === 0) return 'lost';
	return states.find(({ meeting }) => meeting !== 'ready')?.meeting ?? 'ready';
}

function sum(all: readonly Faults[]): Faults {
	const faults: Record<string, number> = {};
	for (const each of all)
		for (const [fault, count] of Object.entries(each)) faults[fault] = (faults[fault] ?? 0) + count;
	return faults;
}
