/**
 * The gate: foreign bytes become items here or nowhere. Every fault is a value that can be counted against the sender;
 * nothing throws, whatever the bytes.
 */
import { toHex } from './bytes';
import type { Chain } from './chain';
import { kindAt } from './codec';
import type { Entry, Genesis, Id, Key } from './entry';
import { HOST, LIMITS, entryId } from './entry';
import type { Item } from './item';
import { SIGNATURE, unpack } from './item';
import type { Verify } from './signature';

export type Fault = 'too-big' | 'garbage' | 'wrong-match' | 'stranger' | 'bad-signature' | 'too-many';

export type Admission =
	{ readonly ok: true; readonly item: Item; readonly isNew: boolean } | { readonly ok: false; readonly fault: Fault };

export type VerifyNow = (signature: Uint8Array, message: Uint8Array, key: Key) => boolean;

/** A question to the verifier: does this key stand behind these bytes? */
interface Check {
	readonly signature: Uint8Array;
	readonly payload: Uint8Array;
	readonly key: Key;
}

/** Admits bytes into the chain's pool. Entries already there are not checked again. */
export async function admit(chain: Chain, bytes: Uint8Array, verify: Verify): Promise<Admission> {
	return (await admitAll(chain, [bytes], verify))[0] as Admission;
}

/**
 * Admits many at once. What was too many when it came alone may have its place beside what builds on it: offer such
 * entries again together, whenever something new has come.
 */
export async function admitAll(chain: Chain, many: readonly Uint8Array[], verify: Verify): Promise<Admission[]> {
	const admission = admitting(chain, many);
	let step = admission.next(false);
	while (!step.done) {
		const { signature, payload, key } = step.value;
		step = admission.next(await verify(signature, payload, key));
	}
	return step.value;
}

/** The same with a verifier that answers at once. */
export function admitNow(chain: Chain, bytes: Uint8Array, verify: VerifyNow): Admission {
	return admitAllNow(chain, [bytes], verify)[0] as Admission;
}

export function admitAllNow(chain: Chain, many: readonly Uint8Array[], verify: VerifyNow): Admission[] {
	const admission = admitting(chain, many);
	let step = admission.next(false);
	while (!step.done) {
		const { signature, payload, key } = step.value;
		step = admission.next(verify(signature, payload, key));
	}
	return step.value;
}

/** An item and those embedded in it, verified; the one meant is the first. */
type Verdict = readonly [Item, ...Item[]] | Fault;

/** Whether bytes say who plays: a sit or a start. They count before anybody is seated. */
export function isOfSeating(bytes: Uint8Array): boolean {
	const kind = kindAt(bytes, SIGNATURE);
	return kind === 'sit' || kind === 'start';
}

/**
 * Whoever sits down is heard first, and strangers are looked at again after the rest: what came with them may say who
 * they are (a bot took a seat, or another device).
 */
function* admitting(chain: Chain, many: readonly Uint8Array[]): Generator<Check, Admission[], boolean> {
	const admissions: Admission[] = [];
	const all = many.map((bytes, at) => ({ at, bytes, isEarly: isOfSeating(bytes) }));
	for (const early of [true, false]) {
		let open = all.filter(({ isEarly }) => isEarly === early);
		while (open.length > 0) {
			const { given } = chain;
			const verdicts: Verdict[] = [];
			for (const { bytes } of open) verdicts.push(yield* inquire(chain, bytes));
			const results = enter(chain, verdicts);
			results.forEach((result, i) => (admissions[open[i]?.at ?? 0] = result));
			// What gave somebody a key may have been let go for want of what that key has signed.
			const isMore = chain.given > given || results.some((result) => result.ok && result.isNew);
			open = isMore ? open.filter((_, i) => verdicts[i] === 'stranger') : [];
		}
	}
	return admissions;
}

/** An answer enters with what it holds, so that none of it can be missing or crowded out. */
function enter(chain: Chain, verdicts: readonly Verdict[]): Admission[] {
	const fresh = new Set(chain.addAll(verdicts.flatMap((verdict) => (typeof verdict === 'string' ? [] : verdict))));
	return verdicts.map((verdict) => {
		if (typeof verdict === 'string') return { ok: false, fault: verdict };
		const item = chain.pool.items.get(verdict[0].id);
		return item === undefined ? { ok: false, fault: 'too-many' } : { ok: true, item, isNew: fresh.has(item) };
	});
}

function* inquire(chain: Chain, bytes: Uint8Array, isInside = false): Generator<Check, Verdict, boolean> {
	if (bytes.length > LIMITS.entry + SIGNATURE) return 'too-big';
	const parts = unpack(bytes);
	if (parts === null) return 'garbage';
	const { entry, payload, signature } = parts;
	if (entry.kind === 'genesis' || entry.match !== chain.genesis.id) return 'wrong-match';
	const id = entryId(payload);
	const known = chain.pool.items.get(id);
	if (known !== undefined) return [known];
	const embedded = entry.kind === 'answer' ? [entry.offer, ...entry.consents] : [];
	// One level only: what is embedded embeds nothing.
	if (isInside && embedded.length > 0) return 'garbage';
	const inside: Item[] = [];
	for (const part of embedded) {
		const verdict = yield* inquire(chain, part, true);
		if (typeof verdict === 'string') return verdict;
		inside.push(verdict[0]);
	}
	const { own: key, others } = signersOf(chain, entry);
	if (key === null) return 'stranger';
	if (yield* holds(chain, id, { signature, payload, key })) return [{ id, entry, key, bytes }, ...inside];
	for (const other of others) if (yield* holds(chain, id, { signature, payload, key: other })) return 'stranger';
	return 'bad-signature';
}

/** Asks once: what did not hold is remembered. */
function* holds(chain: Chain, id: Id, check: Check): Generator<Check, boolean, boolean> {
	const failed = failuresOf(chain);
	const name = `${check.key}/${toHex(check.signature)}/${id}`;
	if (failed.has(name)) return false;
	const isGood = yield check;
	if (!isGood) remember(failed, name);
	return isGood;
}

/** Signatures that did not hold, by key and entry: nobody makes us check the same one twice. */
const failures = new WeakMap<Chain, Set<string>>();
const KEPT_FAILURES = 4_096;

function failuresOf(chain: Chain): Set<string> {
	const known = failures.get(chain) ?? new Set();
	failures.set(chain, known);
	return known;
}

/** The oldest make way. */
function remember(failed: Set<string>, name: string): void {
	for (const oldest of failed) {
		if (failed.size < KEPT_FAILURES) break;
		failed.delete(oldest);
	}
	failed.add(name);
}

interface Signers {
	/** The key that signs such an entry of this match. Null: it cannot be told yet, or nobody may. */
	readonly own: Key | null;
	/** The keys of those who sat down by the same invitation and go by another seating: strangers, no forgers. */
	readonly others: readonly Key[];
}

function signersOf(chain: Chain, entry: Exclude<Entry, Genesis>): Signers {
	const only = (own: Key | null): Signers => ({ own, others: [] });
	const { host, seats } = chain.genesis.entry;
	if (entry.kind === 'start') return only(host);
	if (entry.kind === 'sit') {
		const seat = seats[entry.place];
		return only(seat?.by === 'invite' ? seat.key : null);
	}
	const { seat, by } = entry;
	if (seat === HOST) return only(entry.kind === 'fact' && by === undefined ? host : null);
	const own = chain.seating?.keys[seat] ?? null;
	// Named are only keys that an agreement has given to the seat; that may still be on its way.
	if (by !== undefined) return only(by !== own && chain.holders(seat).includes(by) ? by : null);
	const place = chain.seating?.places[seat] ?? -1;
	const others = chain.pool.sits(place).flatMap((sit) => (sit.entry.key === own ? [] : [sit.entry.key]));
	return { own, others };
}
