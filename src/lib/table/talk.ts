/**
 * What people at a table say and agree to beside their moves: words, offers that concern all, and what to do about a
 * seat that does not answer.
 */
import type { Seat } from '../engine/contract';
import { fromHex, toHex } from './bytes';
import type { Chain } from './chain';
import type { ChatNotes } from './chat';
import { NO_NOTES, wordsOf } from './chat';
import type { Done } from './done';
import { DONE, refuse } from './done';
import { movesSince } from './effect';
import type { Id, Key, OfferKind } from './entry';
import { countDetail } from './entry';
import type { Item } from './item';
import type { Ledger } from './ledger';
import { QUOTA } from './quota';
import type { Conducts, Remedy } from './proposals';
import { absenceOf, declinedKey, nextConsent, nextVoice } from './proposals';
import { ed25519Signer, randomBytes } from './signature';
import { seatsOf } from './snapshot';
import type { StoredMatch } from './store';

/** What the table does for it. */
export interface Hand {
	/** One thing at a time. */
	inTurn<T>(job: () => Promise<T>): Promise<T>;
	/** Stores, shows, carries. False: it could not be stored, and was not signed. */
	publish(item: Item): Promise<boolean>;
	/** False: it is not durable. */
	save(change: Partial<StoredMatch>): Promise<boolean>;
}

/** An offer has one byte for how many moves are to be taken back. */
const MOST_BACK = 255;

export class Talk {
	/** What was declined here, see `declinedKey`. */
	readonly declined = new Set<string>();

	constructor(
		readonly chain: Chain,
		readonly ledger: Ledger,
		readonly conducts: Conducts,
		readonly hand: Hand
	) {}

	say(seat: Seat, text: string): Promise<Done> {
		return this.hand.inTurn(async () => {
			const conduct = this.conducts.get(seat);
			const words = wordsOf(text);
			if (conduct?.plays !== true) return refuse('read-only');
			if (words === null) return refuse('no-words');
			const said = this.chain.pool.says(seat).filter(({ key }) => key === conduct.signer.key).length;
			if (said >= QUOTA.says) return refuse('said-enough');
			return (await this.hand.publish(conduct.say(words))) ? DONE : refuse('not-saved');
		});
	}

	/** Keeps what concerns this device only: whom it does not want to hear, what it has seen. */
	async note(change: Partial<ChatNotes>): Promise<void> {
		await this.hand.inTurn(() => this.hand.save({ chat: { ...NO_NOTES, ...this.ledger.match.chat, ...change } }));
	}

	/**
	 * Proposes what concerns all: a draw, to call it off, to take so many moves back. Dies with the next entry. The bots
	 * of this device follow.
	 */
	offer(seat: Seat, what: OfferKind, count = 0): Promise<Done> {
		return this.hand.inTurn(async () => {
			const conduct = this.conducts.get(seat);
			const { result, tip } = this.chain.view();
			if (conduct?.plays !== true) return refuse('read-only');
			if (result !== null || tip.left.has(seat)) return refuse('not-asked');
			const offer = conduct.offer(what, count === 0 ? '' : countDetail(count));
			if (!(await this.hand.publish(offer))) return refuse('not-saved');
			const isBot = (other: Seat): boolean => seatsOf(this.chain)[other]?.bot !== '';
			await this.#chorus(() => nextConsent(this.chain, this.conducts, offer.id, isBot));
			return DONE;
		});
	}

	/** How many moves a seat would ask to take back to undo so many of its own, others' among them; 0: there is nothing to ask for. */
	movesToAskBack(seat: Seat, own = 1): number {
		const count = movesSince(this.chain, this.chain.view().tip, seat, own);
		return count <= MOST_BACK ? count : 0;
	}

	/** Everybody at this device consents to an offer. The first seat asked chains it when all have. */
	agree(offer: Id): Promise<Done> {
		return this.hand.inTurn(() => this.#chorus(() => nextConsent(this.chain, this.conducts, offer)));
	}

	/** Nobody here wants what a seat asks for now. Nothing is sent: its offers die with the next entry. */
	decline(seat: Seat): Promise<void> {
		return this.hand.inTurn(() => {
			this.declined.add(declinedKey(this.chain.view().head, seat));
			return Promise.resolve();
		});
	}

	/** Everybody at this device consents that a bot plays on for the seat that does not answer, or that it is gone. */
	remedy(what: Remedy): Promise<Done> {
		return this.hand.inTurn(async () => {
			const absence = absenceOf(this.chain, this.conducts);
			if (absence === null || !absence.open.includes(what)) return refuse('not-asked');
			const key = what === 'bot' ? await this.#botFor(absence.seat) : '';
			if (key === null) return refuse('not-saved');
			return this.#chorus(() => nextVoice(this.chain, this.conducts, absence, what, key));
		});
	}

	/** Several seats of this device speak one after the other, each knowing what those before it have said. */
	async #chorus(next: () => Item | null): Promise<Done> {
		let said = false;
		for (let item = next(); item !== null; item = next()) {
			if (!(await this.hand.publish(item))) return refuse('not-saved');
			said = true;
		}
		return said ? DONE : refuse('no-offer');
	}

	/**
	 * The key of a bot that could play a seat from here. Its secret is kept before anybody hears of it; null: it could
	 * not be.
	 */
	async #botFor(seat: Seat): Promise<Key | null> {
		const { secrets } = this.ledger.match;
		const secret = secrets.bots?.[seat] ?? toHex(randomBytes(32));
		const isSaved = await this.hand.save({ secrets: { ...secrets, bots: { ...secrets.bots, [seat]: secret } } });
		return isSaved ? ed25519Signer(fromHex(secret)).key : null;
	}
}
