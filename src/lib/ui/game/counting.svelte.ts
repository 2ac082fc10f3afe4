/** A number that counts to its new value where motion is wanted. To be made while a component is. */
import { untrack } from 'svelte';

interface Counted {
	readonly shown: number;
}

/** `from`: where the first value is counted from; left out: it is there at once. */
export function counting(value: () => number, motion: () => boolean, lasts: number, from?: number): Counted {
	let shown = $state(from ?? untrack(value));

	$effect(() => {
		const [start, to, begun] = [untrack(() => shown), value(), performance.now()];
		if (!motion() || start === to) {
			shown = to;
			return;
		}
		let frame = requestAnimationFrame(function tick(now: number): void {
			const share = Math.min(1, Math.max(0, now - begun) / lasts);
			shown = Math.round(start + (to - start) * (1 - (1 - share) ** 3));
			if (share < 1) frame = requestAnimationFrame(tick);
		});
		return () => cancelAnimationFrame(frame);
	});

	return {
		get shown() {
			return shown;
		}
	};
}
