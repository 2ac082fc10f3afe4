/** A data channel as wires use it: whole messages in, whole messages out, and an end that is told once. */
import { Inbox, Outbox } from './frames';

/** An open channel to somebody. */
export interface Line {
	/** False if nothing more will arrive at the other end. */
	send(message: Uint8Array): boolean;
	hangUp(): void;
}

export interface LineEvents {
	opened(line: Line): void;
	heard(line: Line, message: Uint8Array): void;
	/** A piece of a message came: whoever sends it is there, though the rest may take its time. */
	stirred(line: Line): void;
	/** The other end does not speak our language. */
	garbled(line: Line, why: 'garbage' | 'too-big'): void;
	/** Whichever side hung up, unless it was ours. */
	closed(line: Line): void;
}

/** Without a route by then there will be none, ms. */
export const PATIENCE = 15_000;

/** Takes a channel in hand, before it is open. `end` is how to let go of all that belongs to it. */
export function lineOver(channel: RTCDataChannel, events: LineEvents, end: () => void): void {
	const outbox = new Outbox({
		get bufferedAmount() {
			return channel.bufferedAmount;
		},
		send: RTCDataChannel.prototype.send.bind(channel) as (piece: Uint8Array) => void
	});
	const inbox = new Inbox();
	let isOpen = false;
	const line: Line = {
		send: (message) => channel.readyState === 'open' && outbox.put(message),
		hangUp: () => {
			isOpen = false;
			end();
		}
	};
	channel.binaryType = 'arraybuffer';
	channel.addEventListener('open', () => {
		isOpen = true;
		events.opened(line);
	});
	channel.addEventListener('bufferedamountlow', () => outbox.flush());
	channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		const message = data instanceof ArrayBuffer ? inbox.take(new Uint8Array(data)) : 'garbage';
		if (message === 'garbage' || message === 'too-big') events.garbled(line, message);
		else if (message === null) events.stirred(line);
		else events.heard(line, message);
	});
	channel.addEventListener('close', () => {
		if (isOpen) events.closed(line);
		isOpen = false;
	});
}
