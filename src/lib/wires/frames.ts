/**
 * Messages of any size over a channel that takes small ones: cut into pieces that every browser takes, sent no faster
 * than they leave, put together again at the other end.
 */

/** Every browser passes this much in one piece. */
const PIECE = 16 * 1024;
/** What may wait inside the browser; more waits here. */
const BUFFERED = 1024 * 1024;
/** No message is larger: a match comes in instalments (`link.ts`). */
const LARGEST = 4 * 1024 * 1024;
/** Nor does one message come in more pieces, however small: each costs room of its own. */
const MOST_PIECES = 4 * 1024;
/** What may wait here; a peer that cannot keep up is let go. */
const MOST_WAITING = 16 * 1024 * 1024;

const LAST = 0;
const MORE = 1;

/** What is needed of an `RTCDataChannel`. */
export interface PieceChannel {
	readonly bufferedAmount: number;
	send(piece: Uint8Array): void;
}

export class Outbox {
	readonly #pieces: Uint8Array[] = [];
	#waiting = 0;

	constructor(readonly channel: PieceChannel) {}

	/** False if the other end does not keep up or the channel is closed: nothing more will arrive. */
	put(message: Uint8Array): boolean {
		for (let from = 0; from === 0 || from < message.length; from += PIECE) {
			const part = message.subarray(from, from + PIECE);
			const piece = new Uint8Array(part.length + 1);
			piece[0] = from + PIECE < message.length ? MORE : LAST;
			piece.set(part, 1);
			this.#pieces.push(piece);
			this.#waiting += piece.length;
		}
		return this.#waiting <= MOST_WAITING && this.flush();
	}

	/** Sends what the channel takes now; call again when it has room. */
	flush(): boolean {
		try {
			while (this.#pieces[0] !== undefined && this.channel.bufferedAmount < BUFFERED) {
				this.channel.send(this.#pieces[0]);
				this.#waiting -= this.#pieces[0].length;
				this.#pieces.shift();
			}
			return true;
		} catch {
			return false;
		}
	}
}

export class Inbox {
	#pieces: Uint8Array[] = [];
	#size = 0;

	/**
	 * The message that a piece completes; null if there is more to come; `too-big` or `garbage` if this is no way to
	 * talk.
	 */
	take(piece: Uint8Array): Uint8Array | null | 'too-big' | 'garbage' {
		const tag = piece[0];
		if (tag !== LAST && tag !== MORE) return 'garbage';
		const part = piece.subarray(1);
		this.#size += part.length;
		if (this.#size > LARGEST || this.#pieces.length >= MOST_PIECES) return 'too-big';
		if (tag === MORE) {
			this.#pieces.push(part);
			return null;
		}
		if (this.#pieces.length === 0) {
			this.#size = 0;
			return part;
		}
		const message = new Uint8Array(this.#size);
		let at = 0;
		for (const each of [...this.#pieces, part]) {
			message.set(each, at);
			at += each.length;
		}
		this.#pieces = [];
		this.#size = 0;
		return message;
	}
}
