/**
 * The wire over WebRTC: browsers that know a room meet at a signalling server and then talk directly. y-webrtc does the meeting; see `connection.ts` for what travels. No server is named that the address does
 * not name: the library's own defaults are never used.
 */
import { WebrtcProvider } from 'y-webrtc';
import * as Y from 'yjs';
import { toHex } from '../../table/bytes';
import { randomBytes } from '../../table/signature';
import type { Line } from '../line';
import { RosterWire } from '../roster-wire';
import type { Meeting, Timing, WireState } from '../wire';
import { Exchange } from './connection';

export interface RoomAddress {
	/** The topic at the signalling servers. They learn it, and nothing about the match from it. */
	readonly topic: string;
	/** Encrypts what is said there; '' where the server is the one that serves the app, and is trusted with more than that anyway. */
	readonly password: string;
	/** WebSocket addresses. */
	readonly servers: readonly string[];
	readonly iceServers: readonly RTCIceServer[];
}

/** Players, spectators and their second devices: more do not meet at a table. */
const MOST_PEERS = 24;
/** After this a server that does not answer is called lost, ms. */
const PATIENCE = 5_000;

export class RoomWire extends RosterWire {
	readonly #exchange: Exchange;
	readonly #ids = new Map<Line, string>();
	readonly #provider: WebrtcProvider;
	/** The library insists on a document of its own. It stays empty. */
	readonly #blank = new Y.Doc();
	readonly #listening = new AbortController();
	#meeting: Meeting = 'looking';
	#since = Date.now();
	#noRoute = false;

	constructor(doc: Y.Doc, address: RoomAddress, timing?: Timing) {
		super(doc, timing);
		this.#exchange = new Exchange({
			opened: (line) => this.#open(line),
			heard: (line, message) => this.roster.hear(this.#ids.get(line) ?? '', message),
			stirred: (line) => this.roster.stir(this.#ids.get(line) ?? ''),
			garbled: (line, why) => this.roster.fault(this.#ids.get(line) ?? '', why),
			closed: (line) => this.#forget(line),
			failed: () => this.#fail()
		});
		this.#provider = new WebrtcProvider(address.topic, this.#blank, {
			signaling: [...address.servers],
			...(address.password !== '' && { password: address.password }),
			maxConns: MOST_PEERS,
			peerOpts: { config: { iceServers: [...address.iceServers] }, wrtc: this.#exchange.wrtc() }
		});
		for (const server of this.#provider.signalingConns) {
			server.on('connect', () => this.beat());
			server.on('disconnect', () => this.beat());
		}
		this.#followPage();
	}

	override get state(): WireState {
		const { peers, faults } = this.roster;
		return { meeting: this.#meeting, peers, noRoute: this.#noRoute && peers.length === 0, faults };
	}

	override async close(): Promise<void> {
		this.#listening.abort();
		// `destroy` alone would leave the socket open for ever.
		this.#provider.disconnect();
		this.#provider.destroy();
		this.roster.close();
		await this.#provider.key;
		this.#exchange.close();
		this.#blank.destroy();
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
		const isReady = this.#provider.signalingConns.some((server: { connected: boolean }) => server.connected);
		if (isReady) this.#since = Date.now();
		const meeting = isReady ? 'ready' : Date.now() - this.#since > PATIENCE ? 'lost' : 'looking';
		if (meeting === this.#meeting) return;
		this.#meeting = meeting;
		this.roster.changed();
	}

	/**
	 * A page that goes away says goodbye, and one that comes back looks for the others anew. The library listens to `beforeunload` instead, which
	 * phones do not send, and which also comes when the player then stays.
	 */
	#followPage(): void {
		if (typeof window === 'undefined') return;
		const { signal } = this.#listening;
		void Promise.resolve(this.#provider.key).then(() => {
			if (this.#provider.room) window.removeEventListener('beforeunload', this.#provider.room._beforeUnloadHandler);
		});
		window.addEventListener('pagehide', () => this.#provider.disconnect(), { signal });
		window.addEventListener('pageshow', ({ persisted }) => persisted && this.#provider.connect(), { signal });
	}
}
