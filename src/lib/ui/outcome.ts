/** Who has won, as a title says it. */
import type { Outcome, Seat } from '../engine/contract';
import type { Text } from '../engine/module';
import { draw, wins, youLose, youWin } from './messages/end';
import { namesOf } from './names';

/** `me`: the only person here, who wins or loses; null: everybody is called by name. */
export function outcomeTitle(
	{ winners }: Outcome,
	seats: readonly { readonly name: string; readonly bot: string }[],
	me: Seat | null
): Text {
	if (winners.length === 0) return draw;
	if (me !== null) return winners.includes(me) ? youWin : youLose;
	const named = (language: 'en' | 'fr'): string[] => winners.map((seat) => namesOf(seats, language).seat(seat));
	return { en: wins(named('en')).en, fr: wins(named('fr')).fr };
}
