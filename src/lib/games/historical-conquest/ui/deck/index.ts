/** Decks in the form for a new match: each seat has its own. */
import type { OptionValue } from '../../../../engine/module';
import type { SeatOption } from '../../../../ui/game/play';
import { deckList } from '../../content';
import { choiceIn } from './model/choice';
import { faultOf } from './model/standing';
import SeatDeck from './SeatDeck.svelte';

export const seatOption: SeatOption = {
	path: 'decks',
	Form: SeatDeck,
	fault: (value: OptionValue) => faultOf(deckList(choiceIn(value)))
};
