/** The service worker: keeps a copy of the app on this device, so that it opens without a network. */

/** Null without service workers (plain http on a LAN address, private windows): the app works, only not offline. */
export async function keepOffline(base: string): Promise<ServiceWorkerRegistration | null> {
	if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
	try {
		return await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: 'none' });
	} catch {
		return null;
	}
}

/** Calls when a new version lies ready on the device beside the one that runs. */
export function onNewVersion(registration: ServiceWorkerRegistration, call: (worker: ServiceWorker) => void): void {
	const look = (): void => {
		// Without a controller this is the first visit: the version that came is the one that runs.
		if (registration.waiting && navigator.serviceWorker.controller) call(registration.waiting);
	};
	registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
	look();
}

/** Lets a version that lies ready take over; resolves when it has. */
export function letIn(worker: ServiceWorker): Promise<void> {
	return new Promise((resolve) => {
		navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
		worker.postMessage({ type: 'SKIP_WAITING' });
	});
}
