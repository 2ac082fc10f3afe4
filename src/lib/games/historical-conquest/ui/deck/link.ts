/** The address of a deck: whoever opens it has it in the builder. */
import { workshopLink } from '../../../../ui/game/giving';
import { packDeck } from './model/deck-link';

export function linkOf(name: string, cards: readonly string[]): string {
	return workshopLink('historical-conquest', packDeck(name, cards));
}
