/** Claims that several tabs share, in memory: what the store of a browser does, without a browser. */
import type { Claims } from '../../src/lib/wires/tabs/lease';

export interface SharedClaims extends Claims {
	/** Whether the store would take what the holder of this token writes. */
	takes(match: string, token: string): boolean;
}

/** `pause`: how long the store takes to answer, each time. */
export function memoryClaims(pause: () => Promise<void> = () => Promise.resolve()): SharedClaims {
	const holders = new Map<string, string>();
	return {
		takes: (match, token) => (holders.get(match) ?? token) === token,
		async holder(match) {
			await pause();
			const holder = holders.get(match) || null;
			await pause();
			return holder;
		},
		async claim(match, seen, token) {
			await pause();
			const isOurs = (holders.get(match) || null) === seen;
			if (isOurs) holders.set(match, token);
			await pause();
			return isOurs;
		},
		async release(match, token) {
			await pause();
			if (holders.get(match) === token) holders.set(match, '');
			await pause();
		}
	};
}
