/**
 * Bots that play on for people who left: all others have agreed, and the device that proposed it has the key. They come
 * and go with the chain, because a late answer may still undo what was agreed.
 */
import type { Seat } from '../engine/contract';
import { fromHex } from './bytes';
import type { Chain } from './chain';
import { Conduct, FIRST_DEVICE } from './conduct';
import type { Id } from './entry';
import { ed25519Signer } from './signature';

/** How well they play: nobody should gain by leaving, nor by being left. */
export const STAND_IN_LEVEL = 'hard';

export class StandIns {
	readonly #known = new Map<Seat, Conduct>();
	/** Who played the seat here before: its own player, who now looks on. */
	readonly #replaced = new Map<Seat, Conduct | undefined>();

	constructor(
		readonly chain: Chain,
		/** Items that this device has signed before. */
		readonly mine: readonly Id[]
	) {}

	/** Puts the bots of this device into the seats that the chain gives them, and takes them out of the others. */
	seat(conducts: Map<Seat, Conduct>, secrets: Readonly<Record<number, string>>): void {
		for (const [at, secret] of Object.entries(secrets)) {
			const seat = Number(at);
			const known =
				this.#known.get(seat) ?? new Conduct(this.chain, seat, ed25519Signer(fromHex(secret)), FIRST_DEVICE, this.mine);
			this.#known.set(seat, known);
			const plays = this.chain.view().tip.keys[seat] === known.signer.key;
			if (plays === (conducts.get(seat) === known)) continue;
			if (plays) {
				this.#replaced.set(seat, conducts.get(seat));
				conducts.set(seat, known);
			} else {
				const replaced = this.#replaced.get(seat);
				if (replaced === undefined) conducts.delete(seat);
				else conducts.set(seat, replaced);
			}
		}
	}
}
