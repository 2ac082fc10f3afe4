/**
 * Canonical JSON: one text for one value, whatever the order in which its keys were written. Keys are sorted by UTF-16 code
 * units (never by locale), no blanks, `undefined` keys left out as in JSON. Ids, hashes and the order of `legal` rest on it.
 */
export function canonical(value: unknown): string {
	if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
	if (Array.isArray(value)) {
		let text = '[';
		for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonical(value[i]);
		return text + ']';
	}
	const record = value as Readonly<Record<string, unknown>>;
	let text = '{';
	for (const key of Object.keys(record).sort()) {
		const field = record[key];
		if (field === undefined) continue;
		text += (text.length === 1 ? '' : ',') + JSON.stringify(key) + ':' + canonical(field);
	}
	return text + '}';
}

/** Comparator by canonical JSON: the order in which `legal` lists moves. */
export function byCanonical(a: unknown, b: unknown): number {
	return compareText(canonical(a), canonical(b));
}

/** Order by UTF-16 code units, the same on every machine. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts by canonical JSON, computing each text once, and drops repetitions. */
export function sortedMoves<M>(moves: readonly M[]): M[] {
	const keyed = moves.map((move) => ({ move, key: canonical(move) })).sort((a, b) => compareText(a.key, b.key));
	return keyed.filter((entry, i) => entry.key !== keyed[i - 1]?.key).map((entry) => entry.move);
}

/** Equality of JSON values: key order ignored, a key with `undefined` counts as absent. */
export function equalJson(a: unknown, b: unknown): boolean {
	return a === b || canonical(a) === canonical(b);
}
