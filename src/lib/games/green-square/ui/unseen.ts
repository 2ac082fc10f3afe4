/** What the cover of a shared device says to the next player, and what can be answered without a look. */
import type { Language, Names, Text } from '../../../engine/module';
import type { Unseen } from '../../../ui/game/play';
import { say } from '../../../ui/game/say';
import type { Move, Seat, State } from '../types';
import { texts } from './texts';

const PASS: Move = { type: 'pass' };
const DECLINE: Move = { type: 'decline' };

export function unseen(position: unknown, seat: Seat, names: Names, language: Language): Unseen | null {
	const state = position as State;
	const { ask, window, battle } = state;
	const me = names.seat(seat);
	const told = (text: Text, values: Record<string, string | number> = {}): string =>
		say(text, language, { me, ...values });
	const refuse = { label: told(texts.coverRefuse), move: DECLINE };
	switch (ask?.kind) {
		case undefined:
			break;
		case 'help':
			return { why: told(texts.coverHelp, { name: names.seat(ask.by) }), answer: refuse };
		case 'counter':
			return { why: told(texts.coverCounter, { name: names.seat(ask.by) }), answer: refuse };
		case 'trade':
			return { why: told(texts.coverTrade, { name: names.seat(ask.by) }), answer: refuse };
		default:
			return { why: told(texts.coverChoose), answer: null };
	}
	if (window?.kind === 'settle' && battle !== null) {
		const { heroes: a, beasts: b } = battle.strength;
		return {
			why: told(texts.coverSettle, { name: names.seat(battle.main), a, b }),
			answer: { label: told(texts.coverStand), move: PASS }
		};
	}
	if (window?.kind === 'table') {
		return {
			why: told(texts.coverTable, { name: names.seat(state.turn ?? 0) }),
			answer: { label: told(texts.coverGoOn), move: PASS }
		};
	}
	return state.turn === seat && window === null ? { why: told(texts.coverTurn), answer: null } : null;
}
