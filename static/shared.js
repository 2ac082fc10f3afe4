// Part of the service worker: what another app shares with ours comes as a POST, so that no address ever holds it. It waits here, in memory, for the page to ask. See src/lib/ui/pwa/shared.ts.

/**
 * What of the worker is used here.
 * @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Asked
 * @typedef {Event & { data: unknown, ports: readonly MessagePort[] }} Told
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   addEventListener(type: 'fetch', listener: (asked: Asked) => void): void,
 *   addEventListener(type: 'message', listener: (told: Told) => void): void
 * }} ShareScope
 */
const share = /** @type {ShareScope} */ (/** @type {unknown} */ (self));
const SHARE_FIELDS = ['url', 'text', 'title'];
const LONGEST_SHARE = 100_000;

/** @type {string | null} */
let shared = null;

share.addEventListener('fetch', (asked) => {
	const { method, url } = asked.request;
	const page = new URL('open', share.registration.scope);
	if (method !== 'POST' || new URL(url).pathname !== page.pathname) return;
	asked.respondWith(keepShared(asked.request).then(() => Response.redirect(page.href, 303)));
});

/** @param {Request} request */
async function keepShared(request) {
	const form = await request.formData().catch(() => new FormData());
	const parts = SHARE_FIELDS.map((name) => form.get(name));
	shared = parts
		.filter((part) => typeof part === 'string')
		.join(' ')
		.slice(0, LONGEST_SHARE);
}

share.addEventListener('message', (told) => {
	const isAsked =
		typeof told.data === 'object' && told.data !== null && 'type' in told.data && told.data.type === 'SHARED';
	if (!isAsked) return;
	told.ports[0]?.postMessage(shared);
	shared = null;
});
