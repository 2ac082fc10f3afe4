/** The cards of Greenvaders as its rules page lists them. */
import type { Language } from '../../../engine/module';
import type { CardEntry } from '../../../learn/page-parts';
import { ACTIONS, CARDS, COLOUR_NAMES, POTS, POT_TEXTS, cardOf } from '../content';
import { explained } from '../ui/model/explained';
import { shortName } from '../ui/model/names';
import { texts } from '../ui/texts';

export function cards(list: string, language: Language): readonly CardEntry[] {
	if (list === 'pots') {
		return POTS.map((pot) => ({
			id: pot,
			name: POT_TEXTS[pot].name[language],
			kind: texts.pots[language],
			lines: [POT_TEXTS[pot].effect[language]]
		}));
	}
	const faces = [...CARDS.keys()].filter((face) => {
		const { action } = cardOf(face);
		return list === 'plants' ? action === null : ACTIONS.some((name) => name === list && name === action);
	});
	return faces.map((face) => ({
		id: face,
		name: shortName(face, language),
		kind: COLOUR_NAMES[cardOf(face).colour][language],
		lines: explained(face, language)
	}));
}
