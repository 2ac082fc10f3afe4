/** A deck out of whatever somebody pastes: a list of names in either language, or a link of ours. */
import { readDecklist } from '../../../decklist';
import { findDeckLink, unpackDeck, type LinkFault } from './deck-link';
import { distinct, tidy } from './own-deck';

export interface TextDeck {
	/** From the first remark, or from the link; '' where there is none. */
	readonly name: string;
	/** No card twice. */
	readonly cards: readonly string[];
	/** Cards that were named more than once. */
	readonly twice: readonly string[];
	/** Lines that name no card, counted from 1. */
	readonly unread: readonly number[];
	/** Cards of a newer version, in a link. */
	readonly unknown: number;
	/** It holds a link that is no deck. */
	readonly fault: LinkFault | null;
}

export function readDeckText(text: string): TextDeck {
	const code = findDeckLink(text);
	if (code !== null) return readLink(code);
	const { cards, unread } = readDecklist(text);
	const once = distinct(cards);
	return {
		name: titleOf(text),
		cards: once,
		twice: once.filter((id) => cards.indexOf(id) !== cards.lastIndexOf(id)),
		unread: unread.map(({ line }) => line),
		unknown: 0,
		fault: null
	};
}

function readLink(code: string): TextDeck {
	const deck = unpackDeck(code);
	const nothing = { name: '', cards: [], twice: [], unread: [], unknown: 0 };
	return typeof deck === 'string' ? { ...nothing, fault: deck } : { ...nothing, ...deck, fault: null };
}

/** `# Steppe and Sail` at the top; a group such as `# Land (5)` is no title. */
function titleOf(text: string): string {
	const [, title = ''] = /^\s*#(.*)/.exec(text) ?? [];
	return /\(\d+\)\s*$/.test(title) ? '' : tidy(title);
}
