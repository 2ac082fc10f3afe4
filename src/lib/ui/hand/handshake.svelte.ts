/** Two people carry two codes: where one of them stands. The one who begins shows an offer and takes the answer; the other takes the offer and shows the answer. */
import type { HandLine } from '../../wires/hand/handline';
import type { AnswerFault, OfferFault, Pairing } from '../../wires/hand/pairing';
import { findLink } from '../links';
import { awaitAnswers } from './answers';

export type Step =
	| { readonly kind: 'preparing' }
	| { readonly kind: 'show-offer'; readonly code: string }
	| { readonly kind: 'take-answer' }
	| { readonly kind: 'take-offer' }
	| { readonly kind: 'show-answer'; readonly code: string }
	| { readonly kind: 'connecting' }
	| { readonly kind: 'done' }
	| { readonly kind: 'failed'; readonly reason: 'no-route' | 'no-browser' };

/** `other-link`: a link of ours that leads elsewhere. */
export type HandFault = AnswerFault | OfferFault | 'other-link';

export class Handshake {
	step = $state.raw<Step>({ kind: 'preparing' });
	/** Why the code that was given last is not the one that is wanted. */
	fault = $state.raw<HandFault | null>(null);
	#pairing: Pairing | null = null;
	#closed = false;
	#stopWaiting = (): void => undefined;

	/** `onopen` is given the connection, once. */
	constructor(
		readonly iceServers: readonly RTCIceServer[],
		readonly onopen: (line: HandLine) => void
	) {}

	/** Begins: makes a code to show. */
	async offer(): Promise<void> {
		this.#drop();
		this.step = { kind: 'preparing' };
		try {
			const { Pairing } = await import('../../wires/hand/pairing');
			const pairing = await Pairing.offer(this.iceServers);
			if (this.#closed) return pairing.cancel();
			this.#follow(pairing);
			this.#stopWaiting = awaitAnswers(async (answer) => (await this.take(answer)) === null);
			this.step = { kind: 'show-offer', code: pairing.code };
		} catch {
			this.step = { kind: 'failed', reason: 'no-browser' };
		}
	}

	/** The other one begins. */
	lookForOffer(): void {
		this.#drop();
		this.step = { kind: 'take-offer' };
	}

	/** The other one has read our code, and shows theirs. */
	lookForAnswer(): void {
		this.fault = null;
		if (this.#pairing !== null) this.step = { kind: 'take-answer' };
	}

	showOffer(): void {
		this.fault = null;
		if (this.#pairing !== null) this.step = { kind: 'show-offer', code: this.#pairing.code };
	}

	/** A text that was scanned or pasted: the code that this step wants, or something else. */
	async read(text: string): Promise<void> {
		const link = findLink(text);
		if (link !== null && link.page !== '/hand') this.fault = 'other-link';
		else if (this.step.kind === 'take-offer') await this.answer(link?.code ?? text);
		else if (this.step.kind === 'take-answer') this.fault = await this.take(link?.code ?? text);
	}

	/** Takes the other one's offer, and makes the answer to show. */
	async answer(offer: string): Promise<void> {
		const { Pairing } = await import('../../wires/hand/pairing');
		const pairing = await Pairing.answer(offer, this.iceServers);
		if (typeof pairing === 'string') {
			this.fault = pairing;
			if (this.step.kind !== 'take-offer') this.step = { kind: 'take-offer' };
			return;
		}
		if (this.#closed) return pairing.cancel();
		this.#follow(pairing);
		this.step = { kind: 'show-answer', code: pairing.code };
	}

	/** Takes the answer to our offer. */
	async take(answer: string): Promise<AnswerFault | null> {
		const fault = (await this.#pairing?.take(answer)) ?? null;
		if (fault === null && this.#pairing !== null) this.step = { kind: 'connecting' };
		return fault;
	}

	close(): void {
		this.#closed = true;
		this.#drop();
	}

	#follow(pairing: Pairing): void {
		this.#pairing = pairing;
		void pairing.line.then((line) => {
			if (this.#pairing !== pairing) return line?.hangUp();
			this.#stopWaiting();
			this.#pairing = null;
			this.step = line === null ? { kind: 'failed', reason: 'no-route' } : { kind: 'done' };
			if (line !== null) this.onopen(line);
		});
	}

	#drop(): void {
		this.#stopWaiting();
		this.fault = null;
		const pairing = this.#pairing;
		this.#pairing = null;
		pairing?.cancel();
	}
}
