/** What cards and people are called in sentences of the table. */
import type { Language, Names } from '../../../../engine/module';
import { listed } from '../../../../engine/words';
import { printed, say } from '../../../../ui/game/say';
import { NAMES } from '../../content/names';
import type { CardId } from '../../content';
import type { Seat } from '../../types';
import { texts } from '../texts';
import { SHORT_NAMES } from '../../content/short-names';

/** Who reads, in which language. */
export interface Voice {
	/** Whom the table calls "you"; null: a spectator. */
	readonly seat: Seat | null;
	readonly names: Names;
	readonly language: Language;
}

export const cardName = (face: CardId, language: Language): string => printed(NAMES[face][language], language);

/** Beasts have a short name; everything else is called as it is. */
export const shortName = (face: CardId, language: Language): string =>
	printed((SHORT_NAMES[face] ?? NAMES[face])[language], language);

/** "You" or the name, as it stands beside a mark. */
export const titleOf = (seat: Seat, { seat: me, names, language }: Voice): string =>
	seat === me ? texts.you[language] : names.seat(seat);

/** "you, Blue and 2 more": the reader first in English and last in French, two names, then a number. */
export function namesOf(seats: readonly Seat[], { seat: me, names, language }: Voice): string {
	const others = seats.filter((seat) => seat !== me).map((seat) => names.seat(seat));
	const shown = others.length > 3 ? others.slice(0, 2) : others;
	const left = others.length - shown.length;
	const more = left > 0 ? [say(texts.othersMore, language, { n: left })] : [];
	const self = me !== null && seats.includes(me) ? [texts.youWhom[language]] : [];
	const all = language === 'fr' ? [...shown, ...more, ...self] : [...self, ...shown, ...more];
	return listed(all, texts.and[language]);
}
