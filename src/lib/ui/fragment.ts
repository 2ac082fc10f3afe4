/** What a link brought in its fragment. It is read once and taken out of the address bar: addresses end up in histories, screenshots and over shoulders. */
import { replaceState } from '$app/navigation';
import { resolve } from '$app/paths';

/** The fragment, now or before the last reload of this tab. */
export function takeFragment(page: '/replay' | '/join' | '/post' | '/device'): string {
	const given = location.hash.slice(1);
	const key = `mangrove${page}`;
	try {
		if (given === '') return sessionStorage.getItem(key) ?? '';
		sessionStorage.setItem(key, given);
	} catch {
		// Nothing is kept here: the address must hold it, or a reload would lose it.
		return given;
	}
	replaceState(resolve(page), {});
	return given;
}

/** What was brought is used up: a reload must not find it again. */
export function forgetFragment(page: '/device'): void {
	try {
		sessionStorage.removeItem(`mangrove${page}`);
	} catch {
		// Nothing is kept here.
	}
}
