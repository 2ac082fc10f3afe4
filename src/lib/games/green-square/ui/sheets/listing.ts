/** Lists put together by taps. They keep the order of the taps, because some rules read it: what is discarded last lies on top. */

export function toggled<T>(list: readonly T[], entry: T): readonly T[] {
	return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
}

/** The entries to toggle, in order, so that one list becomes the other. */
export function inOrder<T>(from: readonly T[], to: readonly T[]): readonly T[] {
	const kept = from.findIndex((entry, index) => to[index] !== entry);
	const same = kept < 0 ? from.length : kept;
	return [...from.slice(same), ...to.slice(same)];
}
