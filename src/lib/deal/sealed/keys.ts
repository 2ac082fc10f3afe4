/**
 * The keys of a party in one match, all from one 32-byte secret and the id of the match: a second device with the secret has the same
 * ones. A secret serves one match: the same one with the same id deals last time's cards again.
 */
import type { Group } from './group';
import { hash, hash32, wideScalar } from './hash';

/** Known to the party alone. */
export interface PartySecrets {
	/** Its share x of the joint key: seals joint decks, answers rolls and lots. */
	readonly deal: bigint;
	/** y: opens what was given to it, and its own decks. */
	readonly hand: bigint;
	/** Masks and permutations hang on it. Apart from `nonce`: to show this one would audit a shuffle, to show that one gives x away. */
	readonly shuffle: Uint8Array;
	readonly nonce: Uint8Array;
}

/** Known to all, from its join. */
export interface PartyKeys<P> {
	readonly sign: Uint8Array;
	readonly deal: P;
	readonly hand: P;
	/** To the shuffle key. */
	readonly commitment: Uint8Array;
}

export function partySecrets(secret: Uint8Array, tableId: Uint8Array): PartySecrets {
	const derived = (label: string): Uint8Array => hash('key', label, secret, tableId);
	return {
		deal: wideScalar(derived('deal')),
		hand: wideScalar(derived('hand')),
		shuffle: derived('shuf').slice(0, 32),
		nonce: derived('nonce').slice(0, 32)
	};
}

/** `sign` is the public key that signs for the party: that of its lowest seat. */
export function partyKeys<P>(group: Group<P>, secrets: PartySecrets, sign: Uint8Array): PartyKeys<P> {
	return {
		sign,
		deal: group.times(group.base, secrets.deal),
		hand: group.times(group.base, secrets.hand),
		commitment: hash32('commit', secrets.shuffle)
	};
}

/** The key under which joint decks lie: nobody holds its secret, all together do. */
export function jointKey<P>(group: Group<P>, parties: readonly PartyKeys<P>[]): P {
	return parties.reduce((sum, { deal }) => group.add(sum, deal), group.zero);
}
