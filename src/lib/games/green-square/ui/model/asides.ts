/** What a seat may do although nobody asks it, as a button: wake from its standing pass, take its own offer back. */
import type { Language, Text } from '../../../../engine/module';
import { say, setTexts } from '../../../../ui/game/say';
import type { Move } from '../../types';

const texts = setTexts({
	wake: { en: 'Wait, I want to react', fr: 'Non, je veux réagir' },
	withdraw: { en: 'Withdraw', fr: 'Retirer l’offre' }
});

export interface AsideAct {
	readonly move: Move;
	readonly label: string;
}

/** The one that matters now: an offer that waits holds everybody up, a standing pass only oneself. Null: there is none. */
export function asideOf(asides: readonly Move[], language: Language): AsideAct | null {
	const named: readonly (readonly [Move['type'], Text])[] = [
		['withdraw', texts.withdraw],
		['wake', texts.wake]
	];
	for (const [type, text] of named) {
		const move = asides.find((aside) => aside.type === type);
		if (move !== undefined) return { move, label: say(text, language) };
	}
	return null;
}
