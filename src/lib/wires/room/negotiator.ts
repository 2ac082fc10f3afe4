/**
 * y-webrtc as the one that negotiates connections. It is given nowhere to meet (`signaling: []`, so it opens no socket)
 * and no password: our meeting hands it signals that are checked, and tells it when to call. Its own room has a name
 * that nobody else knows, so the BroadcastChannel of that name reaches nobody, and its document stays empty.
 */
import { WebrtcConn, WebrtcProvider, type Room } from 'y-webrtc';
import * as Y from 'yjs';
import { toHex } from '../../table/bytes';
import { randomBytes } from '../../table/signature';
import type { Wrtc } from './connection';
import type { Call, CallEvents } from './meeting';
import { readSignal, type Signal } from './signal';

/** What `WebrtcConn` uses of a signalling connection. */
interface Outlet {
	send(message: { readonly data: { readonly signal: unknown } }): void;
}

/** What we use of simple-peer. */
interface Peer {
	readonly connected: boolean;
	readonly destroyed: boolean;
	signal(signal: Signal): void;
	destroy(): void;
	on(event: 'close', listener: () => void): void;
}

type Connect = new (outlet: Outlet, isCaller: boolean, remoteId: string, room: Room) => { readonly peer: Peer };

export class Negotiator {
	readonly #doc = new Y.Doc();
	readonly #provider: WebrtcProvider;
	#calls = 0;

	/** The library's default servers are never used, whatever is named here. */
	constructor(iceServers: readonly RTCIceServer[], wrtc: Wrtc) {
		this.#provider = new WebrtcProvider(`mangrove-${toHex(randomBytes(16))}`, this.#doc, {
			signaling: [],
			filterBcConns: false,
			peerOpts: { config: { iceServers: [...iceServers] }, wrtc }
		});
	}

	/** Before the first call. */
	async ready(): Promise<void> {
		await this.#provider.key;
		// Phones do not send `beforeunload`, and it also comes when the player then stays: the wire follows the page
		// itself.
		const { room } = this.#provider;
		if (room && typeof window !== 'undefined') window.removeEventListener('beforeunload', room._beforeUnloadHandler);
	}

	dial(isCaller: boolean, events: CallEvents): Call {
		const { room } = this.#provider;
		if (room === null) throw new Error('called before it was ready');
		const outlet: Outlet = {
			send: ({ data }) => {
				const signal = readSignal(data.signal);
				if (signal !== null) events.signal(signal);
			}
		};
		// A name of its own for each call: the library forgets by name, and the last call must not take the next along.
		const name = `${++this.#calls}`;
		const conn = new (WebrtcConn as unknown as Connect)(outlet, isCaller, name, room);
		room.webrtcConns.set(name, conn as unknown as WebrtcConn);
		const { peer } = conn;
		peer.on('close', () => events.ended());
		return {
			get isConnected() {
				return peer.connected;
			},
			signal: (signal) => {
				try {
					if (!peer.destroyed) peer.signal(signal);
				} catch {
					// Nothing that a browser can use: the other side has to begin anew.
					peer.destroy();
				}
			},
			end: () => peer.destroy()
		};
	}

	async close(): Promise<void> {
		this.#provider.disconnect();
		this.#provider.destroy();
		await this.#provider.key;
		this.#doc.destroy();
	}
}
