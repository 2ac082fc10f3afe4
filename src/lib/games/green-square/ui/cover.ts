/** What the cover of a shared device says to the next player, and what can be answered without a look. */
import type { Language, Names, Text } from '../../../engine/module';
import type { CommonCover, CoverWords } from '../../../ui/game/play';
import { say } from '../../../ui/game/say';
import type { Move, Seat, State } from '../types';
import { texts } from './cover-texts';

const PASS: Move = { type: 'pass' };
const DECLINE: Move = { type: 'decline' };

export function cover(position: unknown, seat: Seat, names: Names, language: Language): CoverWords {
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
			return { why: told(texts.coverHelp, { name: names.seat(ask.by) }), unseen: refuse };
		case 'counter':
			return { why: told(texts.coverCounter, { name: names.seat(ask.by) }), unseen: refuse };
		case 'trade':
			return { why: told(texts.coverTrade, { name: names.seat(ask.by) }), unseen: refuse };
		default:
			return { why: told(texts.coverChoose), unseen: null };
	}
	if (window?.kind === 'settle' && battle !== null) {
		const { heroes: a, beasts: b } = battle.strength;
		return {
			why: told(texts.coverSettle, { name: names.seat(battle.main), a, b }),
			unseen: { label: told(texts.coverStand), move: PASS }
		};
	}
	if (window?.kind === 'table') {
		return {
			why: told(texts.coverTable, { name: names.seat(state.turn ?? 0) }),
			unseen: { label: told(texts.coverGoOn), move: PASS }
		};
	}
	return { why: state.turn === seat && window === null ? told(texts.coverTurn) : null, unseen: null };
}

/** In a window all who are waited for are asked together; a question to one seat and the preparation are covered seat by seat. */
export function commonCover(position: unknown, names: Names, language: Language): CommonCover | null {
	const { ask, window, battle, turn } = position as State;
	if (ask !== null || window === null || window.kind === 'prepare') return null;
	if (window.kind === 'table') {
		const why = say(texts.coverTableAll, language, { name: names.seat(turn ?? 0) });
		return { question: window.id, why, nobody: { label: say(texts.nobodyGoOn, language), move: PASS } };
	}
	const { heroes: a, beasts: b } = battle?.strength ?? { heroes: 0, beasts: 0 };
	const why = say(texts.coverSettleAll, language, { name: names.seat(battle?.main ?? 0), a, b });
	return { question: window.id, why, nobody: { label: say(texts.nobodyStand, language), move: PASS } };
}
