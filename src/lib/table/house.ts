/**
 * The house dealer of a table: where all seats are played on one device, that device deals. What the rules ask for is
 * answered at once by a signed fact, so that a saved match, a replay and another device of the same people see the same
 * cards.
 */
import type { Face, Facts } from '../engine/contract';
import type { Dealer } from '../engine/dealer';
import { answers, truthOf } from '../engine/dealer';
import type { Fold } from '../engine/fold';
import { learn } from '../engine/fold';
import { Writer } from './bytes';
import type { Chain } from './chain';
import { writeFacts } from './codec';
import type { Fact } from './entry';
import { HOST, LIMITS } from './entry';
import type { Item } from './item';
import { sign } from './item';
import type { Signer } from './signature';

export class House {
	#truth: { decks: Fold<unknown>['decks']; truth: Facts } = { decks: [], truth: {} };

	constructor(
		readonly dealer: Dealer,
		readonly host: Signer
	) {}

	/** The truth about every deck of the fold. Stays on this device. */
	truth(fold: Fold<unknown>): Facts {
		if (fold.decks !== this.#truth.decks) {
			this.#truth = { decks: fold.decks, truth: truthOf(this.dealer, fold.decks, this.#truth.truth) };
		}
		return this.#truth.truth;
	}

	/** The facts that the chain waits for, and all that those will ask for in turn. */
	deal(chain: Chain): Item<Fact>[] {
		const view = chain.view();
		// At an open table nobody heeds what a dealer says.
		if (!view.waiting || chain.genesis.entry.dealer === 'open') return [];
		const found: [string, Face | number][] = [];
		let { fold } = view;
		while (fold.requests.length > 0) {
			const given = answers(this.dealer, fold.requests, this.truth(fold));
			found.push(...Object.entries(given));
			fold = learn(chain.module.game, fold, given);
		}
		const facts: Item<Fact>[] = [];
		for (let i = 0; i < found.length; i += LIMITS.list) {
			const data = writeFacts(new Writer(), Object.fromEntries(found.slice(i, i + LIMITS.list))).done();
			facts.push(sign({ kind: 'fact', match: chain.genesis.id, seat: HOST, for: view.head, data }, this.host));
		}
		return facts;
	}
}
