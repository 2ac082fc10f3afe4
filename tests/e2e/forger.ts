/**
 * Somebody with the link who only speaks at the meeting place: says again all that is said, and writes in the names of
 * others.
 */
import { WebSocket } from 'ws';
import { openInvitation } from '../../src/lib/table/invitation';
import { Correspondence } from '../../src/lib/wires/room/correspondence';
import { roomKeys } from '../../src/lib/wires/room/keys';

/** Of an offer that leads nowhere. */
const SDP = [
	...['v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
	...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', 'a=ice-ufrag:abcd'],
	...['a=ice-pwd:abcdefghijklmnopqrstuvwx', `a=fingerprint:sha-256 ${Array(32).fill('AA').join(':')}`],
	...['a=setup:actpass', 'a=mid:0', 'a=sctp-port:5000', '']
].join('\r\n');

export class Forger {
	/** Whoever was heard in the room. */
	readonly ids = new Set<string>();
	/** Notes that were said in others' names, or again. */
	forged = 0;
	readonly #heard: Buffer[] = [];
	readonly #timer: NodeJS.Timeout;

	private constructor(
		readonly socket: WebSocket,
		readonly seal: Uint8Array
	) {
		const ear = new Correspondence(seal);
		socket.on('message', (note: Buffer, isBinary) => {
			if (!isBinary) return;
			this.#heard.push(note);
			const said = ear.open(note);
			if (said !== null) this.ids.add(said.from);
		});
		this.#timer = setInterval(() => this.#forge(), 500);
	}

	/** `server`: the address of the meeting place; `code`: from the link. */
	static async come(server: string, code: string): Promise<Forger> {
		const invitation = openInvitation(code);
		if (typeof invitation === 'string') throw new Error(invitation);
		const keys = roomKeys(invitation.room);
		const socket = new WebSocket(server);
		await new Promise<void>((resolve, reject) => {
			socket.once('close', reject);
			socket.on('message', (data: Buffer, isBinary) => {
				const { type, nonce } = isBinary
					? { type: '', nonce: '' }
					: (JSON.parse(String(data)) as Record<string, string>);
				if (type === 'entered') resolve();
				if (type === 'challenge' && nonce !== undefined)
					socket.send(JSON.stringify({ type: 'enter', room: keys.name, signature: keys.enter(nonce) }));
			});
		});
		return new Forger(socket, keys.seal);
	}

	leave(): void {
		clearInterval(this.#timer);
		this.socket.close();
	}

	/**
	 * For every two of the last devices an offer or a greeting in the other's name, and some of what was said before:
	 * as much as the server takes.
	 */
	#forge(): void {
		const ids = [...this.ids].slice(-3);
		for (const from of ids)
			for (const to of ids) {
				if (from === to) continue;
				const liar = new Correspondence(this.seal);
				Object.defineProperty(liar, 'id', { value: from });
				const call = [1, 2, 99][this.forged % 3] ?? 1;
				const offer = { kind: 'signal', call, signal: { type: 'offer', sdp: SDP } } as const;
				this.#say(liar.letter(to, this.forged % 4 === 0 ? { kind: 'here', call } : offer));
			}
		for (const note of this.#heard.slice(-4)) this.#say(note);
		// A ghost that nobody can call.
		this.#say(new Correspondence(this.seal).announcement());
	}

	#say(note: Uint8Array | null): void {
		if (note === null || this.socket.readyState !== WebSocket.OPEN) return;
		this.forged += 1;
		this.socket.send(note);
	}
}
