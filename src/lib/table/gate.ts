/**
 * The gate: foreign bytes become items here or nowhere. Every fault is a value that can be counted against the sender; nothing throws, whatever the bytes.
 */
import type { Chain } from './chain';
import type { Entry, Key } from './entry';
import { LIMITS, entryId } from './entry';
import type { Item } from './item';
import { SIGNATURE, signersOf, unpack } from './item';
import type { Verify } from './signature';

export type Fault = 'too-big' | 'garbage' | 'wrong-match' | 'stranger' | 'bad-signature' | 'too-many';

export type Admission =
	{ readonly ok: true; readonly item: Item; readonly isNew: boolean } | { readonly ok: false; readonly fault: Fault };

interface Suspect {
	readonly entry: Entry;
	readonly signature: Uint8Array;
	readonly payload: Uint8Array;
	readonly keys: readonly Key[];
	/** Signed entries inside this one; they are admitted before it. */
	readonly inside: readonly Uint8Array[];
}

/** Admits bytes into the chain's pool. Entries already there are not checked again. */
export async function admit(chain: Chain, bytes: Uint8Array, verify: Verify): Promise<Admission> {
	const suspect = inspect(chain, bytes);
	if (typeof suspect === 'string') return { ok: false, fault: suspect };
	const known = chain.pool.items.get(entryId(suspect.payload));
	if (known !== undefined) return { ok: true, item: known, isNew: false };
	for (const part of suspect.inside) {
		const inner = await admit(chain, part, verify);
		if (!inner.ok) return inner;
	}
	for (const key of suspect.keys) {
		if (await verify(suspect.signature, suspect.payload, key)) return enter(chain, suspect, bytes, key);
	}
	return { ok: false, fault: 'bad-signature' };
}

/** The same with a verifier that answers at once. */
export function admitNow(
	chain: Chain,
	bytes: Uint8Array,
	verify: (s: Uint8Array, m: Uint8Array, key: Key) => boolean
): Admission {
	const suspect = inspect(chain, bytes);
	if (typeof suspect === 'string') return { ok: false, fault: suspect };
	const known = chain.pool.items.get(entryId(suspect.payload));
	if (known !== undefined) return { ok: true, item: known, isNew: false };
	for (const part of suspect.inside) {
		const inner = admitNow(chain, part, verify);
		if (!inner.ok) return inner;
	}
	const key = suspect.keys.find((candidate) => verify(suspect.signature, suspect.payload, candidate));
	return key === undefined ? { ok: false, fault: 'bad-signature' } : enter(chain, suspect, bytes, key);
}

function enter(chain: Chain, { entry, payload }: Suspect, bytes: Uint8Array, key: Key): Admission {
	const item = { id: entryId(payload), entry, key, bytes };
	return chain.add(item) ? { ok: true, item, isNew: true } : { ok: false, fault: 'too-many' };
}

function inspect(chain: Chain, bytes: Uint8Array): Suspect | Fault {
	if (bytes.length > LIMITS.entry + SIGNATURE) return 'too-big';
	const parts = unpack(bytes);
	if (parts === null) return 'garbage';
	const { entry } = parts;
	if (entry.kind === 'genesis' || entry.match !== chain.genesis.id) return 'wrong-match';
	const keys = signersOf(entry, chain.genesis.entry, chain.pool.allSits);
	if (keys.length === 0) return 'stranger';
	// One level only: what is embedded embeds nothing.
	const inside = entry.kind === 'answer' ? [entry.offer, ...entry.consents] : [];
	if (inside.some((part) => unpack(part)?.entry.kind === 'answer')) return 'garbage';
	return { ...parts, keys, inside };
}
