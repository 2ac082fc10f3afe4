/** What the helper gets if the battle is won. */
import { say } from '../../../../ui/game/say';
import { listed } from '../../../../engine/words';
import type { State } from '../../types';
import { upgrades } from '../../words/voice';
import { texts } from '../texts';
import { cardName, titleOf, type Voice } from './names';

/** Null: there is no deal. */
export function dealSentence({ battle, faces }: State, voice: Voice): string | null {
	const { language } = voice;
	const deal = battle?.deal ?? null;
	if (battle === null || deal === null || battle.helper === null) return null;
	const name = titleOf(battle.helper, voice);
	const cards = [...deal.items, ...deal.play].flatMap((slot) => {
		const face = faces[slot];
		return face === undefined ? [] : [cardName(face, language)];
	});
	const list = listed(cards, texts.and[language]);
	if (deal.upgrades === 0) {
		return list === ''
			? say(texts.dealNothing, language, { name })
			: say(texts.dealItemsOnly, language, { name, cards: list });
	}
	return say(texts.deal, language, {
		name,
		upgrades: upgrades(deal.upgrades)[language],
		first: deal.first === 'helper' ? texts.dealFirst[language] : '',
		items: list === '' ? '' : say(texts.dealItems, language, { cards: list })
	});
}
