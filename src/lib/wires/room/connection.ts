/**
 * The peer connections that y-webrtc makes, with the data channels taken out of its hands. The library finds peers and negotiates, which it does well; what it would do on the channels (whole states in one message, no heartbeat,
 * whatever comes applied unseen) is replaced by ours. It lets us give it an implementation of WebRTC, so nothing in it is patched.
 */
import { Inbox, Outbox } from './frames';

/** Without a route by then there will be none, ms. */
const PATIENCE = 15_000;

/** An open channel to somebody. */
export interface Line {
	/** False if nothing more will arrive at the other end. */
	send(message: Uint8Array): boolean;
	hangUp(): void;
}

export interface LineEvents {
	opened(line: Line): void;
	heard(line: Line, message: Uint8Array): void;
	/** The other end does not speak our language. */
	garbled(line: Line, why: 'garbage' | 'too-big'): void;
	closed(line: Line): void;
	/** A connection was tried and did not come about. */
	failed(): void;
}

/** What simple-peer wants to be given as `wrtc`. */
export interface Wrtc {
	readonly RTCPeerConnection: typeof RTCPeerConnection;
	readonly RTCSessionDescription: typeof RTCSessionDescription;
	readonly RTCIceCandidate: typeof RTCIceCandidate;
}

export class Exchange {
	readonly #events: LineEvents;
	readonly #connections = new Set<RTCPeerConnection>();

	constructor(events: LineEvents) {
		this.#events = events;
	}

	wrtc(): Wrtc {
		const adopt = (connection: RTCPeerConnection): void => this.#adopt(connection);
		const take = (connection: RTCPeerConnection, channel: RTCDataChannel): void => this.#take(connection, channel);
		class Watched extends RTCPeerConnection {
			constructor(config?: RTCConfiguration) {
				super(config);
				adopt(this);
			}

			override createDataChannel(label: string, init?: RTCDataChannelInit): RTCDataChannel {
				const channel = super.createDataChannel(label, init);
				take(this, channel);
				return channel;
			}
		}
		return { RTCPeerConnection: Watched, RTCSessionDescription, RTCIceCandidate };
	}

	/** Ends every connection, those under way too. */
	close(): void {
		for (const connection of this.#connections) connection.close();
		this.#connections.clear();
	}

	#adopt(connection: RTCPeerConnection): void {
		this.#connections.add(connection);
		connection.addEventListener('datachannel', ({ channel }) => this.#take(connection, channel));
		connection.addEventListener('connectionstatechange', () => {
			if (connection.connectionState === 'failed') this.#events.failed();
			if (connection.connectionState === 'closed') this.#connections.delete(connection);
		});
	}

	#take(connection: RTCPeerConnection, channel: RTCDataChannel): void {
		const outbox = new Outbox({
			get bufferedAmount() {
				return channel.bufferedAmount;
			},
			send: RTCDataChannel.prototype.send.bind(channel) as (piece: Uint8Array) => void
		});
		const inbox = new Inbox();
		let isOpen = false;
		// simple-peer learns from its own handler that the channel is gone, and tells y-webrtc, which looks for the peer anew.
		const end = (): void => {
			channel.dispatchEvent(new Event('close'));
			connection.close();
			this.#connections.delete(connection);
		};
		const line: Line = {
			send: (message) => channel.readyState === 'open' && outbox.put(message),
			hangUp: () => {
				isOpen = false;
				end();
			}
		};
		const patience = setTimeout(() => {
			this.#events.failed();
			end();
		}, PATIENCE);
		channel.addEventListener('open', () => {
			clearTimeout(patience);
			isOpen = true;
			this.#events.opened(line);
		});
		channel.addEventListener('bufferedamountlow', () => outbox.flush());
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			const message = data instanceof ArrayBuffer ? inbox.take(new Uint8Array(data)) : 'garbage';
			if (message === 'garbage' || message === 'too-big') this.#events.garbled(line, message);
			else if (message !== null) this.#events.heard(line, message);
		});
		channel.addEventListener('close', () => {
			clearTimeout(patience);
			if (isOpen) this.#events.closed(line);
			isOpen = false;
		});
		// What the library itself would say and hear goes nowhere.
		Object.defineProperties(channel, {
			send: { value: () => undefined },
			onmessage: { value: null, writable: true }
		});
	}
}
