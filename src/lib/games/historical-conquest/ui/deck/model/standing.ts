/** How a deck stands: the sentence for its row, for the page of a new match, and for the builder. */
import type { Language, Text } from '../../../../../engine/module';
import { printed, say } from '../../../../../ui/game/say';
import { deckFaults, type DeckFault } from '../../../deck';
import { REASONS } from '../../../reasons';
import { texts } from '../texts';
import { missingIn, summaryOf } from './summary';

/** "50 cards", or what keeps it from being played. */
export function rowLine(cards: readonly string[], faults: readonly DeckFault[], language: Language): string {
	const [fault] = faults;
	const [n, missing] = [cards.length, missingIn(cards)];
	switch (fault?.code) {
		case 'deck-too-small':
			return say(missing === 1 ? texts.cardsMissingOne : texts.cardsMissing, language, { n, missing });
		case 'deck-no-land':
			return say(texts.noLand, language, { n });
		case 'deck-unknown-card':
			return say(texts.unknownCards, language, { n: fault.cards.length });
		case undefined:
			return say(texts.cardCount, language, { n });
		default:
			return printed(REASONS[fault?.code ?? 'deck-duplicate'][language], language);
	}
}

/** Why no match can be played with the cards, and what mends it; null: one can. */
export function faultOf(
	cards: readonly string[]
): { readonly why: Text; readonly help: Text; readonly mend: Text } | null {
	const [fault] = deckFaults(cards);
	if (fault === undefined) return null;
	if (fault.code !== 'deck-too-small') return { why: REASONS[fault.code], help: { en: '', fr: '' }, mend: texts.mend };
	const missing = missingIn(cards);
	const why = missing === 1 ? texts.needsOne : texts.needsMore;
	return {
		why: { en: say(why, 'en', { n: missing }), fr: say(why, 'fr', { n: missing }) },
		help: texts.needsMoreHelp,
		mend: texts.complete
	};
}

/** The two halves of the builder's sentence. */
export interface Standing {
	readonly lead: string;
	readonly rest: string;
	/** The first fault; null: the deck is legal. */
	readonly fault: DeckFault | null;
}

export function standingOf(cards: readonly string[], language: Language): Standing {
	const [fault = null] = deckFaults(cards);
	const { size, lands, continents } = summaryOf(cards);
	const held = continents.filter((each) => each.lands > 0).length;
	const counts = {
		size,
		lands: say(lands === 1 ? texts.landOne : texts.landCount, language, { n: lands }),
		continents: say(held === 1 ? texts.continentOne : texts.continentCount, language, { n: held })
	};
	switch (fault?.code) {
		case 'deck-unknown-card': {
			const [n] = [fault.cards.length];
			const lead = say(n === 1 ? texts.unknownOne : texts.unknownHere, language, { n });
			return { lead, rest: texts.unknownHelp[language], fault };
		}
		case 'deck-too-small': {
			const n = missingIn(cards);
			const lead = say(n === 1 ? texts.neededOne : texts.needed, language, { n });
			return { lead, rest: say(texts.neededHelp, language, counts), fault };
		}
		case 'deck-no-land':
			return { lead: texts.addLand[language], rest: say(texts.cardCount, language, { n: size }), fault };
		default:
			return {
				lead: say(size > 60 ? texts.large : texts.ready, language, { n: size }),
				rest: say(texts.readyHelp, language, counts),
				fault
			};
	}
}
