/** Who has won, as a title says it. */
import type { Outcome, Seat } from '../engine/contract';
import type { AnyModule, Language, Text } from '../engine/module';
import { printed } from './french';
import { draw, drawBetween, wins, youLose, youWin } from './messages/end';
import { calledOff, calledOffReason, drawAgreed } from './messages/social';
import { namesOf } from './names';

/** A game may say who shares a draw: then they stand where winners stand, and its reason begins with this. */
const SHARED = 'draw-';

/** `me`: the only person here, who wins or loses; null: everybody is called by name. */
export function outcomeTitle(
	{ winners, reason }: Outcome,
	seats: readonly { readonly name: string; readonly bot: string }[],
	me: Seat | null
): Text {
	if (reason === 'called-off') return calledOff;
	if (winners.length === 0) return draw;
	if (me !== null && !winners.includes(me)) return youLose;
	const shared = reason.startsWith(SHARED);
	if (shared && (me !== null || winners.length === seats.length)) return draw;
	if (me !== null) return youWin;
	const title = shared ? drawBetween : wins;
	const named = (language: 'en' | 'fr'): string[] => winners.map((seat) => namesOf(seats, language).seat(seat));
	return { en: title(named('en')).en, fr: title(named('fr')).fr };
}

/** Results that people agree on; all others have words in their game. */
const AGREED: Readonly<Record<string, Text>> = { 'agreed-draw': drawAgreed, 'called-off': calledOffReason };

/** How it came to an outcome, in a sentence. */
export function outcomeReason({ reason }: Outcome, { words }: AnyModule, language: Language): string {
	return printed(AGREED[reason]?.[language] ?? words.outcome(reason, language), language);
}
