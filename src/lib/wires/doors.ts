/** Doors of documents that no table keeps. */
import type * as Y from 'yjs';
import type { Verdict } from '../table/carrier';
import type { Door } from './intake';
import { ROOT } from './update';

/** Whatever is well formed gets in. */
export function openDoor(doc: Y.Doc): Door {
	const map = doc.getMap<Uint8Array>(ROOT);
	return {
		version: 0,
		has: (key) => map.has(key),
		admit: (rows) => {
			doc.transact(() => rows.forEach(({ key, value }) => map.set(key, value)));
			return Promise.resolve(rows.map((): Verdict => 'fine'));
		},
		renew: () => undefined
	};
}

/** Lacks nothing, so takes nothing. */
export const CLOSED_DOOR: Door = {
	version: 0,
	has: () => true,
	admit: () => Promise.resolve([]),
	renew: () => undefined
};
