/** The words from which ability texts are built (7.8), in one language. Effects ask it for phrases; it knows no rules. */
import type { Language, Text } from '../../engine/module';
import { listed, signed } from '../../engine/words';
import type { Match, Points } from './ability';
import wordFile from './data/text.json' with { type: 'json' };

type Group = { readonly [key: string]: Text };
const TERMS: { readonly [group: string]: Group } = wordFile.terms;
const TEXTS: { readonly [group: string]: Group } = wordFile.text;

export type TermGroup = keyof typeof wordFile.terms;
export type TextGroup = keyof typeof wordFile.text;

/** A number is shown as it is and decides between `key` and `key.one`; a text is put in as given. */
export interface Values {
	readonly [name: string]: string | number;
}

export interface Lexicon {
	readonly language: Language;
	term(group: TermGroup, key: string): string;
	/** A phrase with its blanks filled in. */
	text(group: TextGroup, key: string, values: Values): string;
	effect(key: string, values: Values): string;
	/** "+100 attack and +50 defence", "+300 strength". */
	points(points: Points): string;
	/** "a, b or c". */
	list(items: readonly string[], joiner: 'and' | 'or'): string;
	/** "conqueror or leader (France)". */
	match(match: Match): string;
}

/** The entry of a table in which every key that the cards use is known to be (`historical-conquest-content.test.ts`). */
function entry(table: { readonly [group: string]: Group }, group: string, key: string): Text {
	const found = table[group]?.[key];
	if (found === undefined) throw new Error(`no words for ${group} ${key}`);
	return found;
}

function fill(template: string, values: Values): string {
	return template.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}

function lexicon(language: Language): Lexicon {
	const term = (group: TermGroup, key: string): string => entry(TERMS, group, key)[language];
	const text = (group: TextGroup, key: string, values: Values): string => {
		const one = `${key}.one`;
		const single = values.n === 1 && TEXTS[group]?.[one] !== undefined;
		return fill(entry(TEXTS, group, single ? one : key)[language], values);
	};
	const list = (items: readonly string[], joiner: 'and' | 'or'): string =>
		listed(items, text('points', joiner, {}).trim());
	const points = ({ attack, defense }: Points): string => {
		if (attack === defense) return text('points', 'both', { n: signed(attack) });
		const said: string[] = [];
		if (attack !== 0) said.push(text('points', 'attack', { n: signed(attack) }));
		if (defense !== 0) said.push(text('points', 'defense', { n: signed(defense) }));
		return list(said, 'and');
	};
	const match = ({ subtype = [], category = [], tag = [], nation = [], era = [] }: Match): string => {
		const kinds = [
			...subtype.map((each) => term('subtype', each)),
			...category.map((each) => term('category', each).toLowerCase())
		];
		const what = [list(kinds, 'or'), ...tag.map((each) => term('tag', each))].filter((each) => each !== '');
		const nations = list(
			nation.map((each) => term('nation', each)),
			'or'
		);
		const eras = list(
			era.map((each) => term('era', each)),
			'or'
		);
		const limits = [nations, eras].filter((each) => each !== '');
		return what.join(', ') + (limits.length === 0 ? '' : ` (${limits.join(', ')})`);
	};
	return { language, term, text, effect: (key, values) => text('effect', key, values), points, list, match };
}

const LEXICONS: { readonly [L in Language]: Lexicon } = { en: lexicon('en'), fr: lexicon('fr') };

export function lexiconOf(language: Language): Lexicon {
	return LEXICONS[language];
}
