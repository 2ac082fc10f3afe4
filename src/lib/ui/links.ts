/** Links of ours, wherever they come from: tapped, pasted, shared by another app with words around them. */

/** Pages whose fragment holds what is to be opened. */
const PAGES = ['replay', 'join', 'hand', 'post', 'device'] as const;

export interface FoundLink {
	readonly page: `/${(typeof PAGES)[number]}` | `/workshop/${string}`;
	/** The fragment, without `#`. */
	readonly code: string;
}

/** The first link of ours in a text, of whichever host: the app is the same everywhere. */
export function findLink(text: string): FoundLink | null {
	const pages = [...PAGES, 'workshop/[a-z-]+'].join('|');
	const [, page, code] = new RegExp(`/(${pages})/?#([\\w.~=&,-]+)`).exec(text) ?? [];
	return page === undefined || code === undefined ? null : { page: `/${page}` as FoundLink['page'], code };
}
