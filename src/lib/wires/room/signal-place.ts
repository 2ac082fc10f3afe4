/**
 * Our own server as a meeting place (`server/signal.ts`): one socket, for one room. It answers the server's challenge,
 * comes back by itself when the connection is lost, and notices a server that has fallen silent.
 */
import type { RoomKeys } from './keys';
import type { MeetingPlace, PlaceListener, PlaceState } from './place';

export interface PlaceTiming {
	/** First pause before coming back; it doubles up to the last, ms. */
	readonly firstPause: number;
	readonly lastPause: number;
	/** After so much silence the server is asked whether it lives, and after twice as much it does not, ms. */
	readonly silence: number;
}

const TIMING: PlaceTiming = { firstPause: 500, lastPause: 5_000, silence: 12_000 };
/** Close code of a server, or a room, that takes nobody more. */
const TRY_LATER = 1013;
/** How long a socket may take to say goodbye, ms. */
const FAREWELL = 1_000;

export class SignalPlace implements MeetingPlace {
	#state: PlaceState = 'closed';
	#listener: PlaceListener = { note: () => undefined, changed: () => undefined };
	#socket: WebSocket | null = null;
	#heard = 0;
	#failures = 0;
	#again: ReturnType<typeof setTimeout> | undefined;
	readonly #heart: ReturnType<typeof setInterval>;
	readonly #ending = new AbortController();

	constructor(
		readonly url: string,
		readonly keys: RoomKeys,
		readonly timing: PlaceTiming = TIMING
	) {
		this.#heart = setInterval(() => this.#beat(), timing.silence / 2);
		globalThis.addEventListener?.('online', () => this.#retry(), { signal: this.#ending.signal });
		this.#open();
	}

	get state(): PlaceState {
		return this.#state;
	}

	announce(note: Uint8Array): void {
		if (this.#state === 'open') this.#socket?.send(note as Uint8Array<ArrayBuffer>);
	}

	hear(listener: PlaceListener): void {
		this.#listener = listener;
	}

	async close(): Promise<void> {
		this.#ending.abort();
		clearInterval(this.#heart);
		clearTimeout(this.#again);
		const socket = this.#socket;
		this.#socket = null;
		this.#state = 'closed';
		if (socket === null || socket.readyState === WebSocket.CLOSED) return;
		await new Promise<void>((resolve) => {
			const patience = setTimeout(resolve, FAREWELL);
			socket.addEventListener('close', () => {
				clearTimeout(patience);
				resolve();
			});
			socket.close();
		});
	}

	#open(): void {
		let socket: WebSocket;
		try {
			socket = new WebSocket(this.url);
		} catch {
			// An address that the browser refuses: a plain one on a secure page.
			return;
		}
		socket.binaryType = 'arraybuffer';
		this.#socket = socket;
		this.#heard = Date.now();
		const isCurrent = (): boolean => this.#socket === socket;
		socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			if (!isCurrent()) return;
			this.#heard = Date.now();
			if (data instanceof ArrayBuffer) this.#listener.note(new Uint8Array(data));
			else this.#obey(socket, String(data));
		});
		socket.addEventListener('close', ({ code }) => {
			if (isCurrent()) this.#lose(code === TRY_LATER ? 'full' : 'closed');
		});
	}

	#obey(socket: WebSocket, text: string): void {
		const { type, nonce } = read(text);
		if (type === 'challenge' && /^[0-9a-f]{64}$/.test(nonce))
			socket.send(JSON.stringify({ type: 'enter', room: this.keys.name, signature: this.keys.enter(nonce) }));
		if (type === 'entered') {
			this.#failures = 0;
			this.#become('open');
		}
	}

	#lose(state: PlaceState): void {
		this.#socket = null;
		const { firstPause, lastPause } = this.timing;
		const pause = Math.min(lastPause, firstPause * 2 ** this.#failures++);
		// Not all at once, where a server has thrown out a whole room.
		this.#again = setTimeout(() => this.#retry(), pause * (0.75 + Math.random() / 2));
		this.#become(state);
	}

	#retry(): void {
		clearTimeout(this.#again);
		if (this.#socket === null && !this.#ending.signal.aborted) this.#open();
	}

	#beat(): void {
		const socket = this.#socket;
		const silence = Date.now() - this.#heard;
		if (socket === null || silence < this.timing.silence) return;
		if (silence >= 2 * this.timing.silence) {
			this.#lose('closed');
			socket.close();
		} else if (this.#state === 'open') socket.send('{"type":"ping"}');
	}

	#become(state: PlaceState): void {
		if (state === this.#state) return;
		this.#state = state;
		this.#listener.changed();
	}
}

function read(text: string): { type: unknown; nonce: string } {
	try {
		const { type, nonce } = JSON.parse(text) as { type?: unknown; nonce?: unknown };
		return { type, nonce: String(nonce) };
	} catch {
		return { type: null, nonce: '' };
	}
}
