/** The cards of Greenvaders for its rules page, with the faces that the table shows. */
import type { Language } from '../../../engine/module';
import type { CardEntry, PageParts } from '../../../learn/page-parts';
import { ACTIONS, CARDS, COLOUR_NAMES, POTS, POT_TEXTS, cardOf, type Action } from '../content';
import { shortName } from '../ui/model/names';
import { say, texts } from '../ui/texts';
import Face from './Face.svelte';

const ACTION_HELP: { readonly [A in Action]: keyof typeof texts } = {
	reinforce: 'actionReinforce',
	destroy: 'actionDestroy',
	move: 'actionMove'
};

function plant(face: string, language: Language): CardEntry {
	const { kind, action, need, colour } = cardOf(face);
	const lines =
		action === null || need === null
			? [(kind === 'special' ? texts.specialCard : texts.simpleCard)[language]]
			: [
					say(texts.actionCard, language, { colour: COLOUR_NAMES[need][language] }),
					texts[ACTION_HELP[action]][language]
				];
	return { id: face, name: shortName(face, language), kind: COLOUR_NAMES[colour][language], lines };
}

function cards(list: string, language: Language): readonly CardEntry[] {
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
	return faces.map((face) => plant(face, language));
}

export const parts: PageParts = { cards, Face };
