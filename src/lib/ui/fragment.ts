/** What a link brought in its fragment. It is read once and taken out of the address bar: addresses end up in histories, screenshots and over shoulders. */
import { tick } from 'svelte';
import { replaceState } from '$app/navigation';
import { resolve } from '$app/paths';

/** Pages that links lead to. */
type Page = '/replay' | '/join' | '/post' | '/device';

/** The fragment, now or before the last reload of this tab. */
export function takeFragment(page: Page): string {
	const given = location.hash.slice(1);
	const key = `mangrove${page}`;
	try {
		if (given === '') return sessionStorage.getItem(key) ?? '';
		sessionStorage.setItem(key, given);
	} catch {
		// Nothing is kept here: the address must hold it, or a reload would lose it.
		return given;
	}
	setAddress(page);
	return given;
}

/** Changes what stands in the address bar, and nothing else. A page asks for it as soon as it is there, which may be before the router stands: the moment after is soon enough. */
export function setAddress(address: Page | '/hand' | `/hand#${string}`): void {
	void tick().then(() => replaceState(resolve(address), {}));
}

/** What was brought is used up: a reload must not find it again. */
export function forgetFragment(page: '/device'): void {
	try {
		sessionStorage.removeItem(`mangrove${page}`);
	} catch {
		// Nothing is kept here.
	}
}
