/** The cards of Green Square as its rules page lists them, in the words that the game itself writes. */
import type { Language } from '../../../engine/module';
import type { CardEntry } from '../../../learn/page-parts';
import { CARDS, type CardKind } from '../content';
import { cardText } from '../texts/card';

/** Kinds that share a list. */
const LISTS: { readonly [list: string]: readonly CardKind[] } = {
	beasts: ['beast'],
	disasters: ['disaster'],
	callings: ['profession', 'tribe', 'master', 'heritage'],
	enhancers: ['enhancer', 'mate', 'lunatic'],
	items: ['item'],
	oneshots: ['oneshot'],
	others: ['boon', 'volunteer', 'detour']
};

export function cards(list: string, language: Language): readonly CardEntry[] {
	const kinds = LISTS[list] ?? [];
	return CARDS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => {
		const { name, kind, lines, flavour } = cardText(id);
		const said = [...lines, ...(flavour === null ? [] : [flavour])];
		return { id, name: name[language], kind: kind[language], lines: said.map((line) => line[language]) };
	});
}
