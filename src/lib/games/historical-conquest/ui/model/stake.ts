/** What an announced card or ability would do, as the seat that is asked sees it: whom it strikes, what is left of the land. */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names } from '../../../../engine/module';
import { say, setTexts } from '../../../../ui/game/say';
import { cardOf } from '../../content';
import { foresee } from '../../foresight/foresee';
import { placeOf } from '../../table';
import { abilityText } from '../../text';
import type { CardRef, Item, State } from '../../types';
import { texts } from '../texts';
import { landWords } from './lands';
import { cardName } from './names';
import { moraleChange, totalAfter } from './trial';

const stakes = setTexts({
	strikes: { en: '{name}’s {card} strikes {target}.', fr: '{card}, à {name}, vise {target}.' },
	wants: { en: '{name}’s {card} wants {target}.', fr: '{card}, à {name}, veut rallier {target}.' },
	looks: { en: '{name} wants to see your hand.', fr: '{name} veut voir votre main.' },
	drops: {
		en: 'You would discard a card and lose {n} morale.',
		fr: 'Vous défausseriez une carte et perdriez {n} de moral.'
	}
});

export function itemStake(state: State, seat: Seat, item: Item, names: Names, language: Language): string {
	const { abilities } = cardOf(item.card);
	const told = item.ability === null ? abilities : abilities.filter((_, index) => index === item.ability);
	const effects = new Set(told.flatMap((ability) => ability.do.map(({ effect }) => effect)));
	const values = { name: names.seat(item.seat), card: cardName(item.card, language) };
	const { targetUnit, opponent } = item.choices;
	if (targetUnit !== undefined && (effects.has('destroy') || effects.has('steal'))) {
		const text = effects.has('steal') ? stakes.wants : stakes.strikes;
		const lead = say(text, language, { ...values, target: cardName(targetUnit, language) });
		const left = landLeft(state, targetUnit, language);
		return left === null ? lead : `${lead} ${left}`;
	}
	if (opponent === seat && effects.has('spy')) return say(stakes.looks, language, values);
	if (opponent === seat && effects.has('force-discard')) {
		return say(stakes.drops, language, { n: -changeIfPassed(state, seat) });
	}
	return told.map((ability) => abilityText(ability, language)).join(' ');
}

const ifPassed = (state: State): ReturnType<typeof foresee> => {
	const asked = state.window?.waiting[0];
	return asked === undefined ? null : foresee(state, asked, { type: 'pass' }, {});
};

/** What the seat loses or gains if everybody passes. */
export function changeIfPassed(state: State, seat: Seat): number {
	const ahead = ifPassed(state);
	return ahead === null ? 0 : moraleChange({ ahead }, seat).change;
}

/** What the land of the unit keeps. */
function landLeft(state: State, unit: CardRef, language: Language): string | null {
	const land = placeOf(state, unit)?.land?.id;
	const ahead = ifPassed(state);
	const total = land === undefined || ahead === null ? null : totalAfter({ ahead }, land);
	if (land === undefined || total === null) return null;
	return say(texts.landKeeps, language, { total, ...landWords(land, language) });
}
