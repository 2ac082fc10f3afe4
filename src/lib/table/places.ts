/**
 * The places of this device and the seats they have. With fixed seating a place is a seat. By lot a place has none until `start`, and then the one that was drawn for its key. Secrets and standings are
 * kept by place; everything that happens goes by seat.
 */
import type { Seat } from '../engine/contract';
import { fromHex } from './bytes';
import type { Chain } from './chain';
import type { Standing } from './conduct';
import { Conduct, FIRST_DEVICE } from './conduct';
import type { Id, Key } from './entry';
import type { Signer } from './signature';
import { ed25519Signer } from './signature';
import type { StoredMatch } from './store';

/** Seats are to be drawn by lot, and have not been yet: until then people have places at the table. */
export function isUndrawn(chain: Chain): boolean {
	return chain.genesis.entry.lot !== '' && chain.view().nodes.length === 0;
}

/** The keys that may speak for a seat; for a place while seats are undrawn. */
export function keysAt(chain: Chain, seat: Seat): readonly Key[] {
	const spec = chain.genesis.entry.seats[seat];
	if (!isUndrawn(chain)) return chain.holders(seat);
	return spec?.by === 'own' ? [spec.key] : chain.pool.sits(seat).map((sit) => sit.entry.key);
}

/** What others need to know of the places of a device. */
export type Here = Pick<Places, 'conducts' | 'signers' | 'isOutsat'>;

export const NOBODY_HERE: Here = { conducts: new Map(), signers: new Map(), isOutsat: false };

interface Held {
	readonly place: number;
	readonly signer: Signer;
	/** Null while the place has no seat. */
	conduct: Conduct | null;
	/** How it stands while it has none: a copy must not begin to play because seats are drawn. */
	standing: Standing;
}

export class Places {
	/** By seat: whoever plays here. No place has one while seats are undrawn. */
	readonly conducts = new Map<Seat, Conduct>();
	readonly #held: readonly Held[];

	constructor(
		readonly chain: Chain,
		{ secrets, standings }: StoredMatch,
		/** What this device has signed before. */
		readonly mine: readonly Id[]
	) {
		this.#held = Object.entries(secrets.seats).map(([place, secret]) => ({
			place: Number(place),
			signer: ed25519Signer(fromHex(secret)),
			conduct: null,
			standing: standings[Number(place)] ?? FIRST_DEVICE
		}));
		this.look();
	}

	/** The keys of this device by seat; by place while seats are undrawn. Without those whose seat somebody else has by the same invitation. */
	get signers(): ReadonlyMap<Seat, Signer> {
		const sitting = this.#held.filter((held) => !this.#isOutsat(held));
		if (isUndrawn(this.chain)) return new Map(sitting.map(({ place, signer }) => [place, signer]));
		const outsat = this.#held.flatMap((held) => (sitting.includes(held) ? [] : [held.conduct]));
		return new Map(
			[...this.conducts].flatMap(([seat, conduct]) => (outsat.includes(conduct) ? [] : [[seat, conduct.signer]]))
		);
	}

	/** Somebody sat down by the same invitation as this device at the same moment, and the seat is theirs. */
	get isOutsat(): boolean {
		return this.#held.some((held) => this.#isOutsat(held));
	}

	/** The same without seats that go on elsewhere. */
	get playing(): ReadonlyMap<Seat, Signer> {
		const isAway = (seat: Seat): boolean => this.conducts.get(seat)?.standing.active === false;
		return new Map([...this.signers].filter(([seat]) => !isAway(seat)));
	}

	/** The seats of this device, without bots that stand in for others. */
	get own(): readonly Conduct[] {
		return this.#held.flatMap(({ conduct }) => conduct ?? []);
	}

	/** By place. */
	get standings(): Readonly<Record<number, Standing>> {
		return Object.fromEntries(this.#held.map((held) => [held.place, (held.conduct ?? held).standing]));
	}

	/** The key that a place of this device has. */
	signerOf(place: number): Signer | null {
		return this.#held.find((held) => held.place === place)?.signer ?? null;
	}

	/** Looks who sits where: after each change of the chain. */
	look(): void {
		for (const held of this.#held) {
			const { conduct } = held;
			const seat = this.#seatOf(held);
			if (seat === (conduct?.seat ?? null)) continue;
			if (conduct !== null && this.conducts.get(conduct.seat) === conduct) this.conducts.delete(conduct.seat);
			held.standing = (conduct ?? held).standing;
			held.conduct = seat === null ? null : new Conduct(this.chain, seat, held.signer, held.standing, this.mine);
			if (held.conduct !== null) this.conducts.set(held.conduct.seat, held.conduct);
		}
	}

	#isOutsat({ place, signer }: Held): boolean {
		const sits = this.chain.pool.sits(place);
		if (sits.every(({ entry }) => entry.key === signer.key)) return false;
		const { tip, nodes } = this.chain.view();
		if (isUndrawn(this.chain))
			return sits.some(({ id, entry }) => entry.key !== signer.key && sits.every((sit) => id <= sit.id));
		if (this.chain.genesis.entry.lot !== '') return nodes[0]?.keys.includes(signer.key) === false;
		return this.chain.keyOf(tip, place) !== signer.key && nodes.every(({ keys }) => keys[place] !== signer.key);
	}

	#seatOf({ place, signer }: Held): Seat | null {
		if (this.chain.genesis.entry.lot === '') return place;
		const seat = this.chain.view().nodes[0]?.keys.indexOf(signer.key) ?? -1;
		return seat < 0 ? null : seat;
	}
}
