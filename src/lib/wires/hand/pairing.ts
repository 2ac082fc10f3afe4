/**
 * Two browsers paired with nothing in between: one makes an offer, the other an answer, and people carry the two codes. One pairing is one connection; an offer is alive as long as its page is. The local descriptions stay as the
 * browser made them; only what the other side said is put together again from the code.
 */
import { lineOver, PATIENCE, type LineEvents } from '../line';
import { nameOf, openCode, packCode, type CodeFault, type HandCode } from './code';
import { fromSdp, toSdp, waysAgain, type Description } from './description';
import { HandLine } from './handline';

/** Where there is no internet, whoever is asked how we look from outside never answers. ms. */
const GATHERING = 2_000;

/** How often a way is looked for anew while nothing comes through, ms. Browsers give a connection up for good some 15 seconds after the network has gone, though it would hold when the network comes back. */
const LOOK_AGAIN = 2_500;

/** Why a code is not the one that is wanted; each is said in its own sentence. */
export type AnswerFault = CodeFault | 'is-offer' | 'own-offer' | 'old-answer' | 'no-browser';
export type OfferFault = CodeFault | 'is-answer' | 'no-browser';

export class Pairing {
	/** The connection; null if none came about. */
	readonly line: Promise<HandLine | null>;
	readonly #connection: RTCPeerConnection;
	#settle: (line: HandLine | null) => void = () => undefined;
	#patience: ReturnType<typeof setTimeout> | null = null;
	/** The other side, once its code is here. */
	#there: Description | null = null;
	#code = '';

	private constructor(iceServers: readonly RTCIceServer[]) {
		this.#connection = new RTCPeerConnection({ iceServers: [...iceServers] });
		this.line = new Promise((resolve) => (this.#settle = resolve));
		this.#open();
	}

	/** Ready when its code can be shown. Rejects where the browser has no WebRTC, or one that we cannot read. */
	static async offer(iceServers: readonly RTCIceServer[] = []): Promise<Pairing> {
		const pairing = new Pairing(iceServers);
		try {
			pairing.#code = packCode({ kind: 'offer', description: await pairing.#describe() });
			return pairing;
		} catch (error) {
			pairing.cancel();
			throw error;
		}
	}

	/** The other side: an answer to the code of an offer. */
	static async answer(offer: string, iceServers: readonly RTCIceServer[] = []): Promise<Pairing | OfferFault> {
		const opened = openCode(offer);
		if (typeof opened === 'string') return opened;
		if (opened.kind !== 'offer') return 'is-answer';
		let pairing: Pairing | null = null;
		try {
			pairing = new Pairing(iceServers);
			pairing.#there = opened.description;
			await pairing.#connection.setRemoteDescription({ type: 'offer', sdp: toSdp(opened.description) });
			const description = await pairing.#describe();
			pairing.#code = packCode({ kind: 'answer', to: nameOf(offer.replace(/\s+/g, '')), description });
			return pairing;
		} catch {
			pairing?.cancel();
			return 'no-browser';
		}
	}

	/** What has to reach the other side. */
	get code(): string {
		return this.#code;
	}

	/** Takes in the answer to our offer; null: it is the right one, and the connection is under way. */
	async take(answer: string): Promise<AnswerFault | null> {
		const opened = openCode(answer);
		const fault = typeof opened === 'string' ? opened : this.#faultOf(opened, answer);
		if (fault !== null || typeof opened === 'string') return fault;
		try {
			const sdp = toSdp(opened.description, this.#mid());
			await this.#connection.setRemoteDescription({ type: 'answer', sdp });
			this.#there = opened.description;
		} catch {
			return 'no-browser';
		}
		this.#hurry();
		return null;
	}

	/** Gives up. A connection that is open stays. */
	cancel(): void {
		this.#fail();
	}

	#faultOf(code: HandCode, text: string): AnswerFault | null {
		if (code.kind === 'offer') return text.replace(/\s+/g, '') === this.#code ? 'own-offer' : 'is-offer';
		return code.to === nameOf(this.#code) ? null : 'old-answer';
	}

	#open(): void {
		const channel = this.#connection.createDataChannel('mangrove', { negotiated: true, id: 0 });
		let line: HandLine | null = null;
		const events: LineEvents = {
			opened: (opened) => {
				line = new HandLine(opened);
				this.#rest();
				this.#holdOn();
				this.#settle(line);
			},
			heard: (_, message) => line?.heard(message),
			stirred: () => line?.stirred(),
			garbled: (_, why) => line?.garbled(why),
			closed: () => {
				this.#connection.close();
				line?.closed();
			}
		};
		lineOver(channel, events, () => this.#connection.close());
	}

	/** A connection that is open is found again when the network was away, until somebody closes it. */
	#holdOn(): void {
		const connection = this.#connection;
		let round = 0;
		const timer = setInterval(() => {
			if (connection.signalingState === 'closed') return clearInterval(timer);
			if (!/disconnected|failed/.test(connection.iceConnectionState) || this.#there === null) return;
			round += 1;
			for (const way of waysAgain(this.#there, this.#mid(), round))
				void connection.addIceCandidate(way).catch(() => undefined);
		}, LOOK_AGAIN);
	}

	/** All that the other side has to know, once the browser has found out. */
	async #describe(): Promise<Description> {
		const connection = this.#connection;
		await connection.setLocalDescription();
		await new Promise<void>((resolve) => {
			const done = (): void => {
				if (connection.iceGatheringState === 'complete') resolve();
			};
			connection.addEventListener('icegatheringstatechange', done);
			setTimeout(resolve, GATHERING);
			done();
		});
		const description = fromSdp(connection.localDescription?.sdp ?? '');
		if (description === null) throw new Error('a description that we cannot read');
		return description;
	}

	#mid(): string {
		return /^a=mid:(\S+)/m.exec(this.#connection.localDescription?.sdp ?? '')?.[1] ?? '0';
	}

	/** Both sides have both codes: from now on a connection comes about soon, or never. Whoever only answered cannot know when that is, and waits. */
	#hurry(): void {
		this.#patience ??= setTimeout(() => this.#fail(), PATIENCE);
	}

	#rest(): void {
		if (this.#patience !== null) clearTimeout(this.#patience);
	}

	#fail(): void {
		this.#rest();
		this.#settle(null);
		void this.line.then((line) => line ?? this.#connection.close());
	}
}
