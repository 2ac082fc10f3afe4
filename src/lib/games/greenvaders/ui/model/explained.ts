/** What a card is and does, in a few sentences. */
import type { Language } from '../../../../engine/module';
import { COLOUR_NAMES, cardOf, type Action } from '../../content';
import { say } from '../../../../ui/game/say';
import { texts } from '../texts';

const ACTION_HELP: { readonly [A in Action]: keyof typeof texts } = {
	reinforce: 'actionReinforce',
	destroy: 'actionDestroy',
	move: 'actionMove'
};

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
