/** What a card of the home page says about a match. */
import type { Seat } from '../engine/contract';
import type { AnyModule, Language, Text } from '../engine/module';
import { findGame } from '../games';
import type { Age } from '../table/age';
import { ageOf } from '../table/age';
import type { MatchCard } from '../table/match-card';
import { printed } from './french';
import { onOtherDevice } from './messages/device';
import { finished, fromEarlier, fromNewer, seatsUndrawn, turnOf, yourTurn } from './messages/home';
import { isHere, namesOf, soleSeat, titleOf } from './names';

export interface Standing {
	readonly text: Text;
	/** It waits for somebody at this device. */
	readonly yours: boolean;
}

/** Why a match is not played on here: its format, or its rules, are of another version. Null: it is. */
export function cardAge(card: MatchCard): Age | null {
	return card.age ?? ageOf(card.rules, findGame(card.game)?.rules ?? card.rules);
}

/** Who is to play. */
export function standingOf(card: MatchCard): Standing {
	const { glance, seats } = card;
	const age = cardAge(card);
	if (age !== null) return { text: age === 'newer' ? fromNewer : fromEarlier, yours: false };
	if (glance?.result) return { text: finished, yours: false };
	if (card.isAway && card.here.length > 0) return { text: onOtherDevice, yours: false };
	const asked = glance?.asked[0];
	if (asked === undefined && glance !== null && card.isShared) return { text: seatsUndrawn, yours: false };
	if (asked === undefined) return { text: yourTurn, yours: true };
	const seat = seats[asked];
	const yours = seat !== undefined && isHere(seat);
	if (yours && asked === soleSeat(seats)) return { text: yourTurn, yours };
	return { text: turnOfSeat(card, asked), yours };
}

function turnOfSeat({ seats }: MatchCard, seat: Seat): Text {
	return { en: turnOf(titleOf(seats, seat).en).en, fr: turnOf(titleOf(seats, seat).fr).fr };
}

/** The newest thing that happened, in a sentence; '' if nothing has yet. */
export function lastSentence(
	card: MatchCard,
	module: AnyModule,
	language: Language,
	quiet: readonly string[] = []
): string {
	const names = namesOf(card.seats, language, soleSeat(card.seats));
	const events = card.glance?.lastEvents ?? [];
	const news = events.filter(({ type }) => !quiet.includes(type));
	return printed(module.words.gist(news.length > 0 ? news : events, language, names), language);
}

/** Whose eyes the picture is drawn through. */
export function viewerOf(card: MatchCard): Seat | null {
	const seat = card.seats.findIndex(isHere);
	return seat < 0 ? null : seat;
}
