/**
 * How the seats of a table go from one device to another: this one stops, takes, asks the other players, or agrees to
 * what another asks.
 */
import { fromHex, toHex } from './bytes';
import type { Chain } from './chain';
import type { Conduct } from './conduct';
import type { Done } from './done';
import { DONE, refuse } from './done';
import type { Item } from './item';
import type { Ledger } from './ledger';
import type { Accord } from './passage';
import { hasMovedOn, mayAgree } from './passage';
import { isUndrawn, type Places } from './places';
import { ed25519Signer, randomBytes } from './signature';
import type { Hand } from './talk';

export class Devices {
	/** What people here agree to about seats that ask; it is signed in the order of the seats. */
	#accords: readonly Accord[] = [];

	/** Bots that stand in for others stay: only the device's own seats go. */
	constructor(
		readonly chain: Chain,
		readonly ledger: Ledger,
		readonly places: Pick<Places, 'own' | 'placeOf'>,
		readonly hand: Hand
	) {}

	/**
	 * Stops playing here, so that the seats can go on elsewhere. Nothing is to be given away before this has resolved
	 * well: then it is durable. Before seats are drawn there is none to give.
	 */
	stop(): Promise<Done> {
		return this.hand.inTurn(async () => {
			if (isUndrawn(this.chain)) return refuse('undrawn');
			const before = this.places.own.map((conduct) => [conduct, conduct.standing] as const);
			if (before.every(([{ plays }]) => !plays)) return refuse('read-only');
			const { head } = this.chain.view();
			for (const [conduct] of before) conduct.stop();
			if (await this.hand.save({ passage: { kind: 'away', head, time: this.ledger.now() } })) return DONE;
			for (const [conduct, standing] of before) conduct.standing = standing;
			this.ledger.match = { ...this.ledger.match, passage: undefined };
			return refuse('not-saved');
		});
	}

	/** Plays here from now on. Where the seats were given to this device, as soon as all is here that they had seen. */
	take(): Promise<Done> {
		return this.hand.inTurn(() => this.#take());
	}

	/**
	 * Asks the other players for the seats of this device, with new keys, which are kept before anybody hears of them.
	 * The request goes out whenever one of the seats is asked.
	 */
	ask(): Promise<Done> {
		return this.hand.inTurn(async () => {
			const stopped = this.places.own.filter(({ plays, standing }) => !plays && standing.wish === '');
			if (stopped.length === 0) return refuse('not-asked');
			const { secrets } = this.ledger.match;
			const devices = { ...secrets.devices };
			const asking = stopped.map((conduct) => {
				const secret = toHex(randomBytes(32));
				const place = this.places.placeOf(conduct) ?? conduct.seat;
				devices[place] = [...(devices[place] ?? []), secret];
				return [conduct, ed25519Signer(fromHex(secret))] as const;
			});
			if (!(await this.hand.save({ secrets: { ...secrets, devices } }))) return refuse('not-saved');
			for (const [conduct, signer] of asking) conduct.askForSeat(signer);
			await this.hand.save({});
			return DONE;
		});
	}

	/**
	 * Every seat of this device agrees that another one goes on elsewhere. Each consent is signed when the seats before
	 * have agreed to the same.
	 */
	agree(accord: Accord): Promise<void> {
		return this.hand.inTurn(() => {
			this.#accords = [...this.#accords.filter(({ seat }) => seat !== accord.seat), accord];
			return Promise.resolve();
		});
	}

	/** Seats that were given are taken as soon as they can be; a passage that has come to its end is forgotten. */
	async settle(): Promise<void> {
		const { passage } = this.ledger.match;
		// While seats are undrawn there is nobody of whom to say that a passage is over.
		if (passage === undefined || isUndrawn(this.chain)) return;
		if (passage.kind === 'given') {
			await this.#take();
			return;
		}
		const { own } = this.places;
		const isOver = own.every(({ standing }) => standing.active);
		const isElsewhere = passage.kind === 'away' && own.some((conduct) => hasMovedOn(conduct, passage));
		if (isOver || isElsewhere) await this.hand.save({ passage: undefined });
	}

	/** What a seat signs by itself: a consent that people here have agreed to, a request for the seat. */
	due(conduct: Conduct): Item | null {
		const accord = this.#accords.find((wanted) => mayAgree(conduct, wanted));
		return accord === undefined ? conduct.seatRequest() : conduct.consent(accord, 'device', accord.detail);
	}

	async #take(): Promise<Done> {
		const { passage } = this.ledger.match;
		const stopped = this.places.own.filter(({ plays }) => !plays);
		this.chain.view();
		if (passage?.kind === 'given' && this.chain.node(passage.head) === undefined) return refuse('behind');
		if (stopped.some((conduct) => hasMovedOn(conduct, passage))) {
			await this.hand.save({ passage: undefined });
			return refuse('moved-on');
		}
		for (const conduct of stopped) this.ledger.adopt(conduct.take());
		await this.hand.save({ passage: undefined });
		return DONE;
	}
}
