/**
 * The gate: foreign bytes become items here or nowhere. Every fault is a value that can be counted against the sender; nothing throws, whatever the bytes.
 */
import type { Chain } from './chain';
import { kindAt } from './codec';
import type { Entry, Genesis, Key } from './entry';
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
 * Admits many at once. What was too many when it came alone may have its place beside what builds on it: offer such entries again together, whenever
 * something new has come.
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

/**
 * Whoever sits down is heard first, and strangers are looked at again after the rest: what came with them may say who they are (somebody sat down, a bot
 * took a seat).
 */
function* admitting(chain: Chain, many: readonly Uint8Array[]): Generator<Check, Admission[], boolean> {
	const admissions: Admission[] = [];
	const all = many.map((bytes, at) => ({ at, bytes, isSit: kindAt(bytes, SIGNATURE) === 'sit' }));
	for (const sits of [true, false]) {
		let open = all.filter(({ isSit }) => isSit === sits);
		while (open.length > 0) {
			const verdicts: Verdict[] = [];
			for (const { bytes } of open) verdicts.push(yield* inquire(chain, bytes));
			const results = enter(chain, verdicts);
			results.forEach((result, i) => (admissions[open[i]?.at ?? 0] = result));
			const isMore = results.some((result) => result.ok && result.isNew);
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
	const keys = signersOf(chain, entry);
	for (const key of keys) if (yield { signature, payload, key }) return [{ id, entry, key, bytes }, ...inside];
	// At a place that is not known here yet, somebody else may hold the seat by then.
	return keys.length === 0 || !chain.isAttached({ id, entry, key: '', bytes }) ? 'stranger' : 'bad-signature';
}

/** The keys that may have signed an entry of this match. Empty: cannot be told yet, or never. */
function signersOf(chain: Chain, entry: Exclude<Entry, Genesis>): Key[] {
	const { host, seats } = chain.genesis.entry;
	if (entry.kind === 'start') return [host];
	if (entry.kind === 'sit') {
		const seat = seats[entry.place];
		return seat?.by === 'invite' ? [seat.key] : [];
	}
	if (entry.seat === HOST) return entry.kind === 'fact' ? [host] : [];
	return [...new Set(chain.holders(entry.seat))];
}
