// Part of the service worker: a tap on a notification leads to its match, in the tab that shows it if there is one. See src/lib/ui/notices.ts.

/**
 * What of the worker is used here.
 * @typedef {{ url: string, focus(): Promise<unknown> }} Tab
 * @typedef {Event & { notification: Notification, waitUntil(done: Promise<unknown>): void }} Tap
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   clients: { matchAll(which: object): Promise<Tab[]>, openWindow(url: string): Promise<unknown> },
 *   addEventListener(type: 'notificationclick', listener: (tap: Tap) => void): void
 * }} Scope
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

worker.addEventListener('notificationclick', (tap) => {
	tap.notification.close();
	tap.waitUntil(show(new URL(tap.notification.data?.url ?? './', worker.registration.scope).href));
});

/** @param {string} url */
async function show(url) {
	const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const tab = tabs.find((each) => each.url === url);
	await (tab ? tab.focus() : worker.clients.openWindow(url));
}
