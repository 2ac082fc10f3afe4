/**
 * The wire over WebRTC: browsers that know the key of a room meet at servers that both know (`meeting.ts`), and then
 * talk directly (`connection.ts`). No server is named that the address does not name.
 */
import type * as Y from 'yjs';
import { toHex } from '../../table/bytes';
import { randomBytes } from '../../table/signature';
import type { Line } from '../line';
import { RosterWire } from '../roster-wire';
import type { Meeting as MeetingState, Timing, WireState } from '../wire';
import { Exchange } from './connection';
import { roomKeys, type RoomKeys } from './keys';
import { Meeting } from './meeting';
import { Negotiator } from './negotiator';
import { SignalPlace } from './signal-place';

export interface RoomAddress {
	/** The key of the room, hex. Whoever has it can come in; no server learns it. */
	readonly room: string;
	/** WebSocket addresses. */
	readonly servers: readonly string[];
	readonly iceServers: readonly RTCIceServer[];
}

/** After this a server that does not answer is called lost, ms. */
const PATIENCE = 5_000;

/** One stay in the room, with an id of its own. */
interface Visit {
	readonly negotiator: Negotiator;
	/** Null until calls can be made. */
	meeting: Meeting | null;
}

export class RoomWire extends RosterWire {
	readonly #address: RoomAddress;
	readonly #keys: RoomKeys;
	readonly #exchange: Exchange;
	readonly #ids = new Map<Line, string>();
	readonly #listening = new AbortController();
	#visit: Visit | null = null;
	#leaving: Promise<void> = Promise.resolve();
	#meeting: MeetingState = 'looking';
	#since = Date.now();
	#noRoute = false;

	constructor(doc: Y.Doc, address: RoomAddress, timing?: Timing) {
		super(doc, timing);
		this.#address = address;
		this.#keys = roomKeys(address.room);
		this.#exchange = new Exchange({
			opened: (line) => this.#open(line),
			heard: (line, message) => this.roster.hear(this.#ids.get(line) ?? '', message),
			stirred: (line) => this.roster.stir(this.#ids.get(line) ?? ''),
			garbled: (line, why) => this.roster.fault(this.#ids.get(line) ?? '', why),
			closed: (line) => this.#forget(line),
			failed: () => this.#fail()
		});
		this.#enter();
		this.#followPage();
	}

	override get state(): WireState {
		const { peers, faults } = this.roster;
		return { meeting: this.#meeting, peers, noRoute: this.#noRoute && peers.length === 0, faults };
	}

	override async close(): Promise<void> {
		this.#listening.abort();
		this.roster.close();
		this.#leave();
		await this.#leaving;
	}

	/** Sockets of the last visit are closed before new ones are opened. */
	#enter(): void {
		const { servers, iceServers } = this.#address;
		const visit: Visit = { negotiator: new Negotiator(iceServers, this.#exchange.wrtc()), meeting: null };
		this.#visit = visit;
		void Promise.all([visit.negotiator.ready(), this.#leaving]).then(() => {
			if (this.#visit !== visit) return;
			const places = servers.map((server) => new SignalPlace(server, this.#keys));
			const { negotiator } = visit;
			visit.meeting = new Meeting(
				this.#keys,
				places,
				(isCaller, events) => negotiator.dial(isCaller, events),
				() => this.beat()
			);
		});
	}

	#leave(): void {
		const visit = this.#visit;
		if (visit === null) return;
		this.#visit = null;
		this.#leaving = Promise.all([visit.meeting?.close(), visit.negotiator.close()]).then(() => {
			if (this.#visit === null) this.#exchange.close();
		});
	}

	#open(line: Line): void {
		const id = toHex(randomBytes(8));
		this.#ids.set(line, id);
		this.#noRoute = false;
		const hangUp = (): void => {
			this.#ids.delete(line);
			line.hangUp();
		};
		this.roster.add(
			id,
			(message) => {
				if (!line.send(message)) hangUp();
			},
			hangUp
		);
	}

	#forget(line: Line): void {
		const id = this.#ids.get(line);
		this.#ids.delete(line);
		if (id !== undefined) this.roster.remove(id);
	}

	#fail(): void {
		this.#noRoute = true;
		this.roster.changed();
	}

	/** Looks whether we can be met. */
	protected override beat(): void {
		this.#visit?.meeting?.beat();
		const place = this.#visit?.meeting?.state ?? 'closed';
		if (place === 'open') this.#since = Date.now();
		const isLost = Date.now() - this.#since > PATIENCE;
		const meeting = place === 'open' ? 'ready' : place === 'full' ? 'full' : isLost ? 'lost' : 'looking';
		if (meeting === this.#meeting) return;
		this.#meeting = meeting;
		this.roster.changed();
	}

	/** A page that goes away says goodbye, and one that comes back looks for the others anew. */
	#followPage(): void {
		if (typeof window === 'undefined') return;
		const { signal } = this.#listening;
		window.addEventListener('pagehide', () => this.#leave(), { signal });
		window.addEventListener('pageshow', ({ persisted }) => persisted && this.#visit === null && this.#enter(), {
			signal
		});
	}
}
