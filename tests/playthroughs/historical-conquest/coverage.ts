/** Which cards were played and which of their abilities happened, read off a game as it goes. */
import type { GameEvent } from '../../../src/lib/engine/contract';
import type { State } from '../../../src/lib/games/historical-conquest';
import { allHold } from '../../../src/lib/games/historical-conquest/conditions';
import { ALL_CARDS, cardOf } from '../../../src/lib/games/historical-conquest/content';
import type { Event } from '../../../src/lib/games/historical-conquest/events';
import { visitHeldCards } from '../../../src/lib/games/historical-conquest/table';

/** Names of what there is to see: `socrates` (the card is played, the land turned up), `socrates 0` (its first ability happens). */
export const EVERYTHING: readonly string[] = ALL_CARDS.flatMap(({ id, abilities }) => [
	id,
	...abilities.map((_, index) => `${id} ${index}`)
]);

/** What an event shows. A battle ability happens when it takes an enemy's points out. */
export function shownBy(given: GameEvent): readonly string[] {
	const event = given as Event;
	switch (event.type) {
		case 'land-settled':
			return [cardOf(event.land).id];
		case 'card-played':
			return [cardOf(event.card).id];
		case 'ability-worked':
			return [`${cardOf(event.card).id} ${event.ability}`];
		case 'unit-suppressed': {
			const { id, abilities } = cardOf(event.by);
			return [`${id} ${abilities.findIndex(({ when }) => when === 'battle')}`];
		}
		default:
			return [];
	}
}

/** Continuous abilities that work in a position. */
export function workingIn(state: State): readonly string[] {
	const working: string[] = [];
	for (let seat = 0; seat < state.options.players; seat++) {
		visitHeldCards(state, seat, (card, { land }) => {
			const { id, abilities } = cardOf(card);
			for (const [index, { when, if: tests = [] }] of abilities.entries()) {
				if (when !== 'continuous') continue;
				if (allHold(state, tests, { seat, card, land: land?.id ?? null })) working.push(`${id} ${index}`);
			}
		});
	}
	return working;
}
