/**
 * A card in one party's hand lies under that party's key alone: a lock. It passes the card on by changing the lock, and proves that the
 * face stayed the same; nobody else is needed, and everybody sees that the receiver got the right card. To show it is the same without
 * a new lock. A lock is opened to all by its result and a proof.
 */
import { concat, context } from './encoding';
import { proveEquality, verifyEquality } from './equality';
import type { Group } from './group';
import { pointsBytes } from './group';
import { Random } from './random';
import { SCALAR_BYTES, mod, readScalar, scalarBytes } from './scalar';
import type { Proved } from './share';
import { Transcript } from './transcript';

export const GIVE_BYTES: number = 3 * SCALAR_BYTES;

/** `rest` = M + u·`point`, where u is the secret of whoever holds the card: its deal key for lock 0, its hand key from lock 1 on. */
export interface Lock<P> {
	readonly point: P;
	readonly rest: P;
}

/** Who passes on which card. A show is of its own kind: a signed one must not be played as a give. */
export interface Passing {
	readonly kind: 'give' | 'show';
	readonly slot: string;
	readonly version: number;
	/** The number of the lock that is left. */
	readonly lock: number;
	readonly from: number;
	readonly to: number;
}

export interface Given<P> {
	/** The lock under the receiver's hand key. */
	readonly lock: Lock<P>;
	readonly proof: Uint8Array;
}

/** What a give is about: the lock it leaves with the key it lies under, and the key of the receiver's hand. */
export interface GiveStatement<P> {
	readonly passing: Passing;
	readonly key: P;
	readonly old: Lock<P>;
	readonly receiver: P;
}

function giveContext(gameId: Uint8Array, { kind, slot, version, lock, from, to }: Passing): Uint8Array {
	return context(gameId, kind, slot, version, lock, from, to);
}

/** `secret` is that of the key of the present lock. */
export function give<P>(
	group: Group<P>,
	gameId: Uint8Array,
	secret: bigint,
	nonceKey: Uint8Array,
	statement: GiveStatement<P>
): Given<P> {
	const { passing, key, old, receiver } = statement;
	const about = giveContext(gameId, passing);
	const random = new Random('give', nonceKey, about, ...pointsBytes(group, [key, old.point, old.rest, receiver]));
	const [k, keyNonce, maskNonce] = random.scalars(3) as [bigint, bigint, bigint];
	const open = group.subtract(old.rest, group.times(old.point, secret));
	const lock = { point: group.times(group.base, k), rest: group.add(open, group.times(receiver, k)) };
	const challenge = giveChallenge(group, about, statement, lock, [
		group.times(group.base, keyNonce),
		group.times(group.base, maskNonce),
		group.subtract(group.times(receiver, maskNonce), group.times(old.point, keyNonce))
	]);
	const answers = [challenge, mod(keyNonce + challenge * secret), mod(maskNonce + challenge * k)];
	return { lock, proof: concat(answers.map(scalarBytes)) };
}

function giveChallenge<P>(
	group: Group<P>,
	about: Uint8Array,
	{ key, old, receiver }: GiveStatement<P>,
	lock: Lock<P>,
	said: readonly P[]
): bigint {
	const points = [key, old.point, old.rest, receiver, lock.point, lock.rest];
	return new Transcript('give')
		.add('st', about, ...pointsBytes(group, points))
		.add('T', ...pointsBytes(group, said))
		.challenge('c');
}

/** Never throws. */
export function isGive<P>(
	group: Group<P>,
	gameId: Uint8Array,
	statement: GiveStatement<P>,
	{ lock, proof }: Given<P>
): boolean {
	const { passing, key, old, receiver } = statement;
	if (proof.length !== GIVE_BYTES || group.isZero(lock.point) || group.isZero(old.point)) return false;
	const [challenge, keyAnswer, maskAnswer] = [0, 1, 2].map((i) =>
		readScalar(proof.subarray(i * SCALAR_BYTES, (i + 1) * SCALAR_BYTES))
	) as [bigint | null, bigint | null, bigint | null];
	if (challenge === null || keyAnswer === null || maskAnswer === null) return false;
	const said = [
		group.sum([group.base, key], [keyAnswer, -challenge]),
		group.sum([group.base, lock.point], [maskAnswer, -challenge]),
		group.sum([receiver, old.point, lock.rest, old.rest], [maskAnswer, -keyAnswer, -challenge, challenge])
	];
	return giveChallenge(group, giveContext(gameId, passing), statement, lock, said) === challenge;
}

/** Which lock is opened to all, and by whom. */
export interface Opening {
	readonly slot: string;
	readonly version: number;
	readonly lock: number;
	readonly party: number;
}

function openContext(gameId: Uint8Array, { slot, version, lock, party }: Opening): Uint8Array {
	return context(gameId, 'open', slot, version, lock, party);
}

/** Opens a lock from number 1 on, by the hand key; the face is what is left of `rest` without the result. */
export function open<P>(
	group: Group<P>,
	gameId: Uint8Array,
	{ hand, nonce }: { readonly hand: bigint; readonly nonce: Uint8Array },
	opening: Opening,
	point: P
): Proved<P> {
	const results = [group.times(point, hand)];
	const key = group.times(group.base, hand);
	const statement = { context: openContext(gameId, opening), key, points: [point], results };
	return { results, proof: proveEquality(group, statement, hand, nonce) };
}

/** `key` is the opener's hand key, `point` that of the lock. */
export function isOpen<P>(
	group: Group<P>,
	gameId: Uint8Array,
	key: P,
	opening: Opening,
	point: P,
	{ results, proof }: Proved<P>
): boolean {
	return verifyEquality(group, { context: openContext(gameId, opening), key, points: [point], results }, proof);
}
