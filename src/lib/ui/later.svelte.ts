/** A value a moment after it has changed: for what nobody looks at while a move is being drawn. */

/** After the change has been painted, ms. */
const SOON = 60;

/** For as long as the component that calls this is shown. */
export function later<T>(value: () => T): { readonly current: T } {
	let current = $state.raw(value());
	$effect(() => {
		const next = value();
		const timer = setTimeout(() => (current = next), SOON);
		return () => clearTimeout(timer);
	});
	return {
		get current() {
			return current;
		}
	};
}
