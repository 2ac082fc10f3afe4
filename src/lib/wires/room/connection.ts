/**
 * The peer connections that y-webrtc makes, with the data channels taken out of its hands. The library negotiates,
 * which it does well; what it would do on the channels (whole states in one message, no heartbeat, whatever comes
 * applied unseen) is replaced by ours. It lets us give it an implementation of WebRTC, so nothing in it is patched.
 */
import { lineOver, PATIENCE, type LineEvents } from '../line';

/** What simple-peer wants to be given as `wrtc`. */
export interface Wrtc {
	readonly RTCPeerConnection: typeof RTCPeerConnection;
	readonly RTCSessionDescription: typeof RTCSessionDescription;
	readonly RTCIceCandidate: typeof RTCIceCandidate;
}

export interface ExchangeEvents extends LineEvents {
	/** A connection was tried and did not come about. */
	failed(): void;
}

export class Exchange {
	readonly #events: ExchangeEvents;
	readonly #connections = new Set<RTCPeerConnection>();

	constructor(events: ExchangeEvents) {
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
		// Whoever called us may be gone before anything came about: then no channel ever comes, and nothing else would
		// let go of it.
		setTimeout(() => {
			if (!/^(new|connecting)$/.test(connection.connectionState)) return;
			connection.close();
			this.#connections.delete(connection);
			// Nobody is told that a connection was closed from this side; simple-peer looks when its state changes.
			connection.dispatchEvent(new Event('iceconnectionstatechange'));
		}, PATIENCE);
		connection.addEventListener('datachannel', ({ channel }) => this.#take(connection, channel));
		connection.addEventListener('connectionstatechange', () => {
			if (connection.connectionState === 'failed') this.#events.failed();
			if (connection.connectionState === 'closed') this.#connections.delete(connection);
		});
	}

	#take(connection: RTCPeerConnection, channel: RTCDataChannel): void {
		// simple-peer learns from its own handler that the channel is gone, and tells the meeting, which looks for the
		// peer anew.
		const end = (): void => {
			channel.dispatchEvent(new Event('close'));
			connection.close();
			this.#connections.delete(connection);
		};
		const patience = setTimeout(() => {
			this.#events.failed();
			end();
		}, PATIENCE);
		for (const settled of ['open', 'close']) channel.addEventListener(settled, () => clearTimeout(patience));
		lineOver(channel, this.#events, end);
		// What the library itself would say and hear goes nowhere.
		Object.defineProperties(channel, {
			send: { value: () => undefined },
			onmessage: { value: null, writable: true }
		});
	}
}
