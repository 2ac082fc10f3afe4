/** The match of the known answers: three parties with secrets of repeated bytes, five cards. */
import { ed25519 } from '@noble/curves/ed25519.js';
import type { RistrettoPoint } from '../../src/lib/deal/sealed/group';
import { ristretto } from '../../src/lib/deal/sealed/group';
import { hash, hash32 } from '../../src/lib/deal/sealed/hash';
import { gameId, joinBody } from '../../src/lib/deal/sealed/join';
import type { PartyKeys, PartySecrets } from '../../src/lib/deal/sealed/keys';
import { jointKey, partyKeys, partySecrets } from '../../src/lib/deal/sealed/keys';

export interface KnownParty {
	readonly secrets: PartySecrets;
	readonly keys: PartyKeys<RistrettoPoint>;
	readonly join: Uint8Array;
}

export const TABLE: Uint8Array = hash32('table', 'kat');
export const HEAD: Uint8Array = new Uint8Array(32);
export const FACES: readonly string[] = ['A', 'B', 'C', 'D', 'E'];

export const PARTIES: readonly KnownParty[] = [1, 2, 3].map((value) => {
	const secret = new Uint8Array(32).fill(value);
	const secrets = partySecrets(secret, TABLE);
	const sign = ed25519.getPublicKey(hash('key', 'sign', secret, TABLE).slice(0, 32));
	return { secrets, keys: partyKeys(ristretto, secrets, sign), join: joinBody(ristretto, secrets, sign, TABLE) };
});

export const JOINT: RistrettoPoint = jointKey(
	ristretto,
	PARTIES.map(({ keys }) => keys)
);
export const GAME: Uint8Array = gameId(
	TABLE,
	new Uint8Array(32),
	PARTIES.map(({ join }) => join)
);

export function party(j: number): KnownParty {
	return PARTIES[j] as KnownParty;
}
