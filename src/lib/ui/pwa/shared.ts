/** What another app has shared with this one: the service worker took it in (`static/shared.js`) and hands it out once. */

/** A worker that does not know the question never answers, ms. */
const PATIENCE = 2_000;

/** Null: nothing was shared. */
export function takeShared(): Promise<string | null> {
	const worker = navigator.serviceWorker?.controller;
	if (!worker) return Promise.resolve(null);
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
		setTimeout(() => resolve(null), PATIENCE);
		worker.postMessage({ type: 'SHARED' }, [port2]);
	});
}
