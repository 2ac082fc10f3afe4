/** What a card or a Pot-voir is and does, in a few sentences, and where the rules explain it. */
import type { Language } from '../../../../engine/module';
import { COLOUR_NAMES, POT_TEXTS, cardOf, type Action } from '../../content';
import { say } from '../../../../ui/game/say';
import type { Subject } from '../session.svelte';
import { texts } from '../texts';
import { shortName } from './names';

const ACTION_HELP: { readonly [A in Action]: keyof typeof texts } = {
	reinforce: 'actionReinforce',
	destroy: 'actionDestroy',
	move: 'actionMove'
};

export interface Explanation {
	readonly title: string;
	readonly sentences: readonly string[];
	/** The id of a section of the rules. */
	readonly place: string;
}

export function explanation(subject: Subject, language: Language): Explanation {
	if ('pot' in subject) {
		const { name, effect } = POT_TEXTS[subject.pot];
		return { title: name[language], sentences: [effect[language]], place: 'pots' };
	}
	const { kind, action } = cardOf(subject.card);
	return {
		title: shortName(subject.card, language),
		sentences: [...explained(subject.card, language), ...(action === null ? [] : [texts.actionFirst[language]])],
		place: action ?? (kind === 'special' ? 'plants' : 'place')
	};
}

export function explained(face: string, language: Language): string[] {
	const { kind, action, need } = cardOf(face);
	if (action === null || need === null) {
		return [(kind === 'special' ? texts.specialCard : texts.simpleCard)[language]];
	}
	return [
		say(texts.actionCard, language, { colour: COLOUR_NAMES[need][language] }),
		texts[ACTION_HELP[action]][language]
	];
}
