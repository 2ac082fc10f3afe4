/**
 * Moves that a seat makes although nobody asks it (`Game.asides`). Whoever is asked first makes it as a move of its own;
 * for anybody else it is an offer at the head as it stands, which the first seat asked takes in by itself before it
 * answers. An offer dies with the next entry, so this device makes it again at each head for as long as the rules still
 * list the move: a wish that is not stored, because nothing is lost with it but a tap.
 */
import { canonical } from '../engine/canonical';
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Conduct } from './conduct';
import type { Done } from './done';
import { DONE, refuse } from './done';
import { countDetail } from './entry';
import type { Item } from './item';
import { standingOffers } from './offers';
import type { Conducts } from './proposals';
import type { Hand } from './talk';

export class Asides {
	/** By seat, the move that it wants to make, as canonical JSON. */
	readonly #wishes = new Map<Seat, string>();

	constructor(
		readonly chain: Chain,
		readonly conducts: Conducts,
		readonly hand: Hand
	) {}

	/** What a seat of this device may do unasked now, without what is on its way. */
	of(seat: Seat): readonly unknown[] {
		const wish = this.#wishes.get(seat);
		return this.#listed(seat).filter((move) => canonical(move) !== wish);
	}

	/** Resolves once it is signed and durable; on one device it is made by then. */
	make(seat: Seat, move: unknown): Promise<Done> {
		return this.hand.inTurn(async () => {
			const conduct = this.conducts.get(seat);
			if (conduct?.plays !== true) return refuse('read-only');
			const wish = canonical(move);
			if (this.#numberOf(seat, wish) === null) return refuse('not-asked');
			this.#wishes.set(seat, wish);
			const item = this.due(conduct);
			if (item === null || (await this.hand.publish(item))) return DONE;
			this.#wishes.delete(seat);
			return refuse('not-saved');
		});
	}

	/** What a seat of this device has to sign now for what it wishes to do; null: nothing. */
	due(conduct: Conduct): Item | null {
		const { seat } = conduct;
		const wish = this.#wishes.get(seat);
		if (wish === undefined || this.chain.view().waiting) return null;
		const number = this.#numberOf(seat, wish);
		// It was made, or what it was about is no more.
		if (number === null) this.#wishes.delete(seat);
		if (number === null || !conduct.plays) return null;
		const at = conduct.place();
		if (at !== null && conduct.isFirst())
			return conduct.move(at, this.chain.module.notation.formatMove(JSON.parse(wish)), {});
		const detail = countDetail(number);
		const isOffered = standingOffers(this.chain).some(
			({ entry }) => entry.seat === seat && entry.what === 'aside' && entry.detail === detail
		);
		return isOffered ? null : conduct.offer('aside', detail);
	}

	#listed(seat: Seat): readonly unknown[] {
		const { fold, tip, waiting, result } = this.chain.view();
		if (waiting || result !== null || tip.left.has(seat) || this.conducts.get(seat)?.plays !== true) return [];
		return this.chain.module.game.asides?.(fold.state, seat) ?? [];
	}

	#numberOf(seat: Seat, wish: string): number | null {
		const number = this.#listed(seat).findIndex((move) => canonical(move) === wish);
		return number < 0 ? null : number;
	}
}
