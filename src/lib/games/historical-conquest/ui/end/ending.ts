/** By which way a match was won, with the figures that decided. */
import type { Seat } from '../../../../engine/contract';
import type { Language } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
import { endingOf } from '../../story/ending';
import type { State } from '../../types';
import { texts } from './texts';

/** Null where the words of the outcome say enough: somebody agreed on a draw, or called it off. */
export function ending(state: unknown, seat: Seat, language: Language): string | null {
	const position = state as State;
	const end = endingOf(position);
	if (end === null) return null;
	const figures = { morale: end.morale, round: end.round };
	switch (end.reason) {
		case 'morale-goal':
			return say(position.options.evenTurns ? texts.byMorale : texts.byMoraleNow, language, figures);
		case 'last-standing':
			return (position.outcome?.winners.includes(seat) === true ? texts.byOwnLands : texts.byLastStanding)[language];
		case 'round-limit':
			return say(position.options.mode === 'domination' ? texts.byRoundsLands : texts.byRounds, language, figures);
		case 'all-out':
			return texts.together[language];
	}
}
