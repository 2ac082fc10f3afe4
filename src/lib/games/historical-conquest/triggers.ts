/** Abilities that resolve by themselves: "you" is the holder of the card at that moment (7.1). */
import type { Place } from './table';
import type { CardRef, Task } from './types';

const NONE: readonly Task[] = [];

/** Tasks for the given abilities of a card that lies, or lay until now, at a place. */
export function triggers(card: CardRef, abilities: readonly number[], place: Place): readonly Task[] {
	if (abilities.length === 0) return NONE;
	const land = place.land?.id ?? null;
	return abilities.map((ability) => ({
		do: 'ability',
		item: { seat: place.seat, card, class: 'ability', ability, land, choices: {} }
	}));
}
