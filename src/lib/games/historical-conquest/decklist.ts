/**
 * A deck as text: a card a line, by its name in either language or by its id. Capitals, accents and punctuation do not matter; what follows
 * a `#` is a remark; a count in front (`1 Socrates`, `1x Socrates`) is read as what decks hold of a card: one.
 */
import type { Language } from '../../engine/module';
import { CATEGORIES } from './card';
import { ALL_CARDS, cardById, findCard } from './content';
import { lexiconOf } from './lexicon';

export interface Decklist {
	/** In the order of the text; a card that is named twice is there twice. */
	readonly cards: readonly string[];
	/** Lines that name no card, counted from 1. */
	readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** Texts from outside are cut off here: no deck is that long. */
const MOST_LINES = 2000;

export function readDecklist(text: string): Decklist {
	const cards: string[] = [];
	const unread: { line: number; text: string }[] = [];
	for (const [index, line] of text.split(/\r\n|\r|\n/, MOST_LINES).entries()) {
		const entry = line
			.replace(/#.*/, '')
			.replace(/^\s*1\s*x?\s+/i, '')
			.trim();
		if (entry === '') continue;
		const id = BY_NAME.get(plain(entry));
		if (id === undefined) unread.push({ line: index + 1, text: entry });
		else cards.push(id);
	}
	return { cards, unread };
}

/** Grouped by category, each group in the order of the list. Cards that do not exist are left out. */
export function writeDecklist(cards: readonly string[], language: Language, title = ''): string {
	const words = lexiconOf(language);
	const known = cards.filter((id) => findCard(id) !== undefined);
	const groups = CATEGORIES.flatMap((category) => {
		const names = known.map((id) => cardById(id).card).filter((card) => card.category === category);
		if (names.length === 0) return [];
		return [[`# ${words.term('category', category)} (${names.length})`, ...names.map((card) => card.name[language])]];
	});
	const head = title.trim() === '' ? [] : [[`# ${title.replace(/\s+/g, ' ').trim()}`]];
	return `${[...head, ...groups].map((group) => group.join('\n')).join('\n\n')}\n`;
}

/** Letters and digits only, without accents. */
function plain(name: string): string {
	return name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
	ALL_CARDS.flatMap(({ id, name }) => [id, name.en, name.fr].map((each) => [plain(each), id] as const))
);
