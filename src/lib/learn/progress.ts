/** Which lessons and puzzles are done: `green-conquest/momentum`. Kept in localStorage; where that is refused, while the page is open. */
const KEY = 'mangrove:learnt';
/** Far more than there are tasks; whatever else writes there cannot make us slow. */
const MOST = 500;

export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What is usable in a stored text; never throws. */
export function readDone(text: string | null): ReadonlySet<string> {
	let stored: unknown;
	try {
		stored = JSON.parse(text ?? 'null');
	} catch {
		stored = null;
	}
	if (!Array.isArray(stored)) return new Set();
	return new Set(stored.filter((name): name is string => typeof name === 'string').slice(0, MOST));
}

/** Null: the browser refuses. */
export function loadDone(store: Store): ReadonlySet<string> | null {
	try {
		return readDone(store.getItem(KEY));
	} catch {
		return null;
	}
}

/** Adds to what another tab may have stored meanwhile. False: it is not kept. */
export function keepDone(store: Store, done: Iterable<string>): boolean {
	try {
		const all = new Set([...readDone(store.getItem(KEY)), ...done]);
		store.setItem(KEY, JSON.stringify([...all]));
		return true;
	} catch {
		return false;
	}
}
