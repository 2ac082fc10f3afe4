/**
 * The places of this device and the seats they have: none until a seating is taken up, and then the one of their key.
 * Secrets and standings are kept by place; everything that happens goes by seat.
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

/** Who plays which seat is not settled yet: until then people have places at the table. */
export function isUndrawn(chain: Chain): boolean {
	return !chain.isSeated;
}

/** The keys that may speak for a seat; for a place until there is a seating. */
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
	readonly further: readonly Signer[];
	/** Null while the place has no seat. */
	conduct: Conduct | null;
	/** How it stands while it has none: a copy must not begin to play because seats are drawn. */
	standing: Standing;
}

export class Places {
	/** By seat: whoever plays here. No place has one until a seating is taken up. */
	readonly conducts = new Map<Seat, Conduct>();
	readonly #held: readonly Held[];

	constructor(
		readonly chain: Chain,
		{ secrets, standings }: StoredMatch,
		/** What this device has signed before. */
		readonly mine: readonly Id[]
	) {
		const signerOf = (secret: string): Signer => ed25519Signer(fromHex(secret));
		this.#held = Object.entries(secrets.seats).map(([place, secret]) => ({
			place: Number(place),
			signer: signerOf(secret),
			further: (secrets.devices?.[Number(place)] ?? []).map(signerOf),
			conduct: null,
			standing: standings[Number(place)] ?? FIRST_DEVICE
		}));
		this.look();
	}

	/**
	 * The keys of this device by seat; by place until there is a seating. Without those whose place somebody else has
	 * taken by the same invitation.
	 */
	get signers(): ReadonlyMap<Seat, Signer> {
		if (isUndrawn(this.chain)) return new Map(this.#held.map(({ place, signer }) => [place, signer]));
		return new Map([...this.conducts].map(([seat, conduct]) => [seat, conduct.signer]));
	}

	/** Somebody sat down by the same invitation as this device, and the seat is theirs. */
	get isOutsat(): boolean {
		const { seating } = this.chain;
		if (seating === null || seating.id === '') return false;
		return this.#held.some(({ place, signer }) => seating.keys[seating.places.indexOf(place)] !== signer.key);
	}

	/** The keys by which a seating is this device's own. */
	get keys(): ReadonlySet<Key> {
		return new Set(this.#held.map(({ signer }) => signer.key));
	}

	/** The places that this device holds. */
	get held(): readonly number[] {
		return this.#held.map(({ place }) => place);
	}

	/** The signers without seats that go on elsewhere. */
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

	/** The place of one of its seats. */
	placeOf(conduct: Conduct): number | null {
		return this.#held.find((held) => held.conduct === conduct)?.place ?? null;
	}

	/** Looks who sits where: after each change of the chain. */
	look(): void {
		for (const held of this.#held) {
			const seat = this.#seatOf(held);
			if (held.conduct !== null || seat === null) continue;
			held.conduct = new Conduct(this.chain, seat, held.signer, held.standing, this.mine, held.further);
			this.conducts.set(seat, held.conduct);
		}
	}

	/** A seating is for good, and so is the seat that it gives. */
	#seatOf({ place, signer }: Held): Seat | null {
		const { seating } = this.chain;
		const seat = seating?.places.indexOf(place) ?? -1;
		return seating?.keys[seat] === signer.key ? seat : null;
	}
}
