/**
 * A deck as the fragment of a link: `1.<cards>.<name>`. A bit for each card of `cards.json`, in its order, which only
 * ever grows at the end; the name in UTF-8; both in base64url. So a deck of fifty is forty characters long.
 */
import { ALL_CARDS } from '../../../content';
import { tidy } from './own-deck';

export interface LinkedDeck {
	readonly name: string;
	readonly cards: readonly string[];
	/** Cards of a newer version. */
	readonly unknown: number;
}

export type LinkFault = 'not-a-deck' | 'newer';

const VERSION = '1';
/** No deck that anybody could have made is longer. */
const LONGEST = 2000;

export function packDeck(name: string, cards: readonly string[]): string {
	const bits = new Uint8Array(Math.ceil(ALL_CARDS.length / 8));
	for (const [index, { id }] of ALL_CARDS.entries()) {
		if (cards.includes(id)) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
	}
	return [VERSION, toBase64(bits), toBase64(new TextEncoder().encode(name))].join('.');
}

export function unpackDeck(code: string): LinkedDeck | LinkFault {
	const [version = '', cards, name, ...rest] = code.slice(0, LONGEST).split('.');
	if (version !== VERSION) return /^\d+$/.test(version) && Number(version) > Number(VERSION) ? 'newer' : 'not-a-deck';
	const bits = cards === undefined ? null : fromBase64(cards);
	const title = name === undefined ? null : fromBase64(name);
	if (bits === null || title === null || rest.length > 0) return 'not-a-deck';
	const places = [...bits].flatMap((byte, at) =>
		[0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => at * 8 + bit)
	);
	if (places.length === 0) return 'not-a-deck';
	const known = places.flatMap((place) => ALL_CARDS[place]?.id ?? []);
	return { name: tidy(new TextDecoder().decode(title)), cards: known, unknown: places.length - known.length };
}

/** The code in an address of ours, of whichever host, with whatever words around it; null: there is none. */
export function findDeckLink(text: string): string | null {
	return /\/workshop\/historical-conquest\/?#([\w.-]+)/.exec(text.slice(0, LONGEST))?.[1] ?? null;
}

function toBase64(bytes: Uint8Array): string {
	const text = btoa(String.fromCharCode(...bytes));
	return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array | null {
	if (!/^[\w-]*$/.test(text)) return null;
	try {
		return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
	} catch {
		return null;
	}
}
