/** The 145 designs in the groups of the album, in the order of the card list. */
import type { Text } from '../../../../engine/module';
import { CARDS, type CardId, type CardKind } from '../../content';
import { cardText } from '../../texts/card';
import { texts } from './texts';

const GROUPS: readonly { readonly title: Text; readonly kinds: readonly CardKind[] }[] = [
	{ title: texts.albumBeasts, kinds: ['beast'] },
	{ title: texts.albumDisasters, kinds: ['disaster'] },
	{ title: texts.albumCallings, kinds: ['profession', 'tribe', 'master', 'heritage'] },
	{ title: texts.albumEnhancers, kinds: ['enhancer', 'mate', 'lunatic'] },
	{ title: texts.albumItems, kinds: ['item'] },
	{ title: texts.albumOneshots, kinds: ['oneshot'] },
	{ title: texts.albumOthers, kinds: ['boon', 'volunteer', 'detour'] }
];

export const ALBUM: readonly { readonly title: Text; readonly faces: readonly CardId[] }[] = GROUPS.map(
	({ title, kinds }) => ({ title, faces: CARDS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id) })
);

/** All that a search in the album looks through. */
export function wordsOf(face: CardId): { readonly en: string; readonly fr: string } {
	const { name, kind, lines, flavour } = cardText(face);
	const all = [name, kind, ...lines, ...(flavour === null ? [] : [flavour])];
	return { en: all.map(({ en }) => en).join('\n'), fr: all.map(({ fr }) => fr).join('\n') };
}
