/**
 * How a party comes to the table: its keys, and a proof that it knows their secrets. Without the proof the last to come could choose
 * a key that cancels the others. Nonces hang on the whole statement: a second join with another signing key shares none.
 */
import { concat, equalBytes } from './encoding';
import type { Group } from './group';
import { POINT_BYTES } from './group';
import { hash32, sha256 } from './hash';
import type { PartyKeys, PartySecrets } from './keys';
import { jointKey, partyKeys } from './keys';
import { Random } from './random';
import { SCALAR_BYTES, mod, readScalar, scalarBytes } from './scalar';
import { Transcript } from './transcript';

export const JOIN = 0x10;
/** Type, sign key, X, Y, challenge, two answers, commitment. */
export const JOIN_BYTES: number = 1 + 3 * POINT_BYTES + 3 * SCALAR_BYTES + 32;

function statement<P>(
	group: Group<P>,
	tableId: Uint8Array,
	{ sign, deal, hand, commitment }: PartyKeys<P>
): Transcript {
	return new Transcript('pok').add('st', tableId, sign, group.encode(deal), group.encode(hand), commitment);
}

export function joinBody<P>(group: Group<P>, secrets: PartySecrets, sign: Uint8Array, tableId: Uint8Array): Uint8Array {
	const keys = partyKeys(group, secrets, sign);
	const transcript = statement(group, tableId, keys);
	const random = new Random('pok', secrets.nonce, transcript.state);
	const [deal, hand] = [random.scalar(), random.scalar()];
	const said = [deal, hand].map((nonce) => group.encode(group.times(group.base, nonce)));
	const challenge = transcript.add('T', ...said).challenge('c');
	return concat([
		Uint8Array.of(JOIN),
		sign,
		group.encode(keys.deal),
		group.encode(keys.hand),
		scalarBytes(challenge),
		scalarBytes(mod(deal + challenge * secrets.deal)),
		scalarBytes(mod(hand + challenge * secrets.hand)),
		keys.commitment
	]);
}

/** The keys of a join that holds at this table; null for any other bytes. Whether `sign` is a good key is the table's to ask. */
export function readJoin<P>(group: Group<P>, body: Uint8Array, tableId: Uint8Array): PartyKeys<P> | null {
	if (body.length !== JOIN_BYTES || body[0] !== JOIN) return null;
	const [sign, dealBytes, handBytes, c, s, t, commitment] = Array.from({ length: 7 }, (_, i) =>
		body.subarray(1 + 32 * i, 33 + 32 * i)
	) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
	const [deal, hand] = [group.decode(dealBytes), group.decode(handBytes)];
	const [challenge, dealAnswer, handAnswer] = [readScalar(c), readScalar(s), readScalar(t)];
	if (deal === null || hand === null || group.isZero(deal) || group.isZero(hand)) return null;
	if (challenge === null || dealAnswer === null || handAnswer === null) return null;
	const keys = { sign, deal, hand, commitment };
	const said = [answered(group, deal, dealAnswer, challenge), answered(group, hand, handAnswer, challenge)].map(
		(point) => group.encode(point)
	);
	const expected = statement(group, tableId, keys)
		.add('T', ...said)
		.challenge('c');
	return expected === challenge ? keys : null;
}

/** What must have been said for this answer: s·G − c·K. */
function answered<P>(group: Group<P>, key: P, answer: bigint, challenge: bigint): P {
	return group.sum([group.base, key], [answer, -challenge]);
}

/** Whether these parties may play together: nobody shares a key with another, and the keys do not cancel. */
export function canJoin<P>(group: Group<P>, parties: readonly PartyKeys<P>[]): boolean {
	const distinct = (bytes: readonly Uint8Array[]): boolean =>
		bytes.every((one, i) => bytes.slice(0, i).every((other) => !equalBytes(one, other)));
	return (
		distinct(parties.map(({ sign }) => sign)) &&
		distinct(parties.map(({ deal }) => group.encode(deal))) &&
		distinct(parties.map(({ hand }) => group.encode(hand))) &&
		!group.isZero(jointKey(group, parties))
	);
}

/** Names the game in every proof: table, options and who plays, in their order. */
export function gameId(tableId: Uint8Array, optionsHash: Uint8Array, joins: readonly Uint8Array[]): Uint8Array {
	return hash32('game', tableId, optionsHash, ...joins.map((join) => sha256(join)));
}
