/** Keeps the screen on while somebody else has to read it. */

/** Until the returned function is called. Where the browser cannot, nothing happens. */
export function keepAwake(): () => void {
	const { wakeLock } = navigator as { wakeLock?: WakeLock };
	const leaving = new AbortController();
	let lock: WakeLockSentinel | null = null;
	const ask = async (): Promise<void> => {
		try {
			lock = (await wakeLock?.request('screen')) ?? null;
			if (leaving.signal.aborted) await lock?.release();
		} catch {
			// A low battery or a hidden page: the screen goes dark as always.
		}
	};
	// The system takes the lock away whenever the page is hidden.
	const { signal } = leaving;
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void ask(), { signal });
	void ask();
	return () => {
		leaving.abort();
		void lock?.release().catch(() => undefined);
	};
}
