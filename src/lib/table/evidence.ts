/**
 * Evidence of cheating, from signatures alone: two answers of one key on one parent, a consent beside another consent
 * or a refusal for one place, two results, two starts. Honest clients never sign these, whatever the network does, as
 * long as what could not be stored is neither shown nor sent.
 */
import type { Seat } from '../engine/contract';
import type { Key } from './entry';
import { HOST, isChained } from './entry';
import type { Item } from './item';
import type { Pool } from './pool';

export interface Evidence {
	readonly seat: Seat;
	readonly key: Key;
	/** What the two signatures are about, in one line that is equal on every peer. */
	readonly about: string;
	readonly items: readonly Item[];
}

const found = new WeakMap<Pool, { readonly version: number; readonly list: readonly Evidence[] }>();

export function evidence(pool: Pool): readonly Evidence[] {
	const known = found.get(pool);
	if (known?.version === pool.version) return known.list;
	const list = search(pool);
	found.set(pool, { version: pool.version, list });
	return list;
}

/**
 * Invitations by which more than one has sat down. That convicts nobody: whoever invites and whoever is invited both
 * hold the key.
 */
export function usedTwice(pool: Pool): number[] {
	const places = new Set(pool.allSits.map(({ entry }) => entry.place));
	return [...places].filter((place) => new Set(pool.sits(place).map(({ entry }) => entry.key)).size > 1);
}

function search(pool: Pool): Evidence[] {
	const groups = new Map<string, { seat: Seat; key: Key; about: string; items: Item[] }>();
	for (const item of pool.items.values()) {
		const once = subject(item);
		if (once === null) continue;
		const id = `${once.about}/${item.key}`;
		const group = groups.get(id);
		if (group === undefined) groups.set(id, { ...once, key: item.key, items: [item] });
		else group.items.push(item);
	}
	return [...groups.values()].filter(
		({ items }) => items.length > 1 && !items.every((item) => item.entry.kind === 'refuse')
	);
}

/** What an honest seat signs once. */
function subject({ entry }: Item): { seat: Seat; about: string } | null {
	if (isChained(entry)) return { seat: entry.seat, about: `answer/${entry.seat}/${entry.parent}` };
	if (entry.kind === 'start') return { seat: HOST, about: 'start' };
	if (entry.kind === 'over') return { seat: entry.seat, about: `over/${entry.seat}` };
	if ((entry.kind === 'consent' && entry.what !== 'offer') || entry.kind === 'refuse') {
		return { seat: entry.seat, about: `place/${entry.about}/${entry.at}/${entry.seat}` };
	}
	return null;
}
