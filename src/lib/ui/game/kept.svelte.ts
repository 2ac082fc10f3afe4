/**
 * One thing for each match: whoever asks first makes it, and it is gone with the match. Its derived values outlive the
 * component that asked first.
 */
export function keptFor<K extends object, T>(make: (key: K) => T): (key: K) => T {
	const kept = new WeakMap<K, T>();
	return (key) => {
		const known = kept.get(key);
		if (known !== undefined) return known;
		const made: { value?: T } = {};
		$effect.root(() => {
			made.value = make(key);
		});
		const value = made.value ?? make(key);
		kept.set(key, value);
		return value;
	};
}
