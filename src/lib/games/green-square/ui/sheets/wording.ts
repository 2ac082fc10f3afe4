/** Prices and results in words, shared by the sheets. */
import type { Language, Names, Text } from '../../../../engine/module';
import { counted, listed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import type { CardId } from '../../content';
import { NAMES } from '../../content/names';
import { heroesWin } from '../../strength';
import type { Offer, Seat, State } from '../../types';
import { texts } from './texts';

const things = (n: number, one: Text, many: Text, language: Language): string =>
	counted(n, one[language], language, many[language]);

export const upgradesIn = (n: number, language: Language): string => things(n, texts.upgrade, texts.upgrades, language);
export const itemsIn = (n: number, language: Language): string => things(n, texts.item, texts.items, language);
const cardsIn = (n: number, language: Language): string => things(n, texts.card, texts.cards, language);

/** "2 upgrades, 1 item and 1 card"; '' for nothing. */
export function priceIn({ upgrades, items, play }: Offer, language: Language): string {
	const parts = [
		...(upgrades > 0 ? [upgradesIn(upgrades, language)] : []),
		...(items.length > 0 ? [itemsIn(items.length, language)] : []),
		...(play.length > 0 ? [cardsIn(play.length, language)] : [])
	];
	return listed(parts, texts.and[language]);
}

export const nameIn = (face: CardId, language: Language): string => say(NAMES[face], language);

/** "won by 3", "a tie, lost". */
export function resultIn(state: State, language: Language): string {
	const { heroes, beasts } = state.battle?.strength ?? { heroes: 0, beasts: 0 };
	const n = Math.abs(heroes - beasts);
	if (n === 0) return say(heroesWin(state) ? texts.tieWon : texts.tieLost, language);
	return say(heroes > beasts ? texts.wonBy : texts.lostBy, language, { n });
}

/** "You" for the reader. */
export const calledIn = (seat: Seat, names: Names, language: Language): string =>
	seat === names.reader ? texts.you[language] : names.seat(seat);
