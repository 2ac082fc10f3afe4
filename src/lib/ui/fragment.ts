/**
 * What a link brought behind its `#`. It is read once and does not stay in the address: addresses end up in histories, screenshots and over shoulders. A page that is opened by a link finds it taken out already
 * (`static/fragment.js` runs before the first paint); it is kept for this tab, so that a reload finds it again.
 */
import { tick } from 'svelte';
import { goto, replaceState } from '$app/navigation';
import { resolve } from '$app/paths';
import type { FoundLink } from './links';

/** Pages that links lead to. */
type Page = '/replay' | '/join' | '/post' | '/device';

/** Where the browser keeps nothing for the tab: until the page is left. */
const unkept = new Map<Page, string>();

/** What the link to this page brought, now or before the last reload of this tab. */
export function takeFragment(page: Page): string {
	const given = location.hash.slice(1);
	if (given !== '') {
		keep(page, given);
		setAddress(page);
	}
	try {
		return sessionStorage.getItem(keyOf(page)) ?? unkept.get(page) ?? '';
	} catch {
		return unkept.get(page) ?? '';
	}
}

/** Goes where a link leads that was pasted, scanned or shared, without an address that holds what it brings. */
export async function follow({ page, code }: FoundLink, options: { replaceState?: boolean } = {}): Promise<void> {
	// What is said by hand, and what is made in a workshop, hold no secret of a match.
	if (page === '/hand') return goto(resolve(`/hand#${code}`), options);
	if (isWorkshop(page)) return goto(resolve(`${page}#${code}`), options);
	keep(page, code);
	await goto(resolve(page), options);
}

function isWorkshop(page: FoundLink['page']): page is `/workshop/${string}` {
	return page.startsWith('/workshop/');
}

/** Changes what stands in the address bar, and nothing else. A page asks for it as soon as it is there, which may be before the router stands: the moment after is soon enough. */
export function setAddress(address: Page | '/hand' | `/hand#${string}`): void {
	void tick().then(() => replaceState(resolve(address), {}));
}

/** What was brought is used up: neither a reload nor whoever comes to this tab next finds it again. */
export function forgetFragment(page: Page): void {
	unkept.delete(page);
	try {
		sessionStorage.removeItem(keyOf(page));
	} catch {
		// Nothing is kept here.
	}
}

function keep(page: Page, code: string): void {
	try {
		sessionStorage.setItem(keyOf(page), code);
	} catch {
		unkept.set(page, code);
	}
}

function keyOf(page: Page): string {
	return `mangrove${page}`;
}
