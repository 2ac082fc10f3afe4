/** Keeps a copy of the app on this device, so that it opens without a network. */

/** Never rejects: without service workers (plain http on a LAN address, private windows) the app works, only not offline. */
export async function keepOffline(base: string): Promise<boolean> {
	if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return false;
	try {
		await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: 'none' });
		return true;
	} catch {
		return false;
	}
}
