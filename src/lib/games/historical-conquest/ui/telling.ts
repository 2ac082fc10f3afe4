/** How the screen tells a match: what needs no words, whose turn begins, what the cover of a shared device says. */
import type { GameEvent, Seat } from '../../../engine/contract';
import type { Language, Names } from '../../../engine/module';
import type { CoverWords, Turn } from '../../../ui/game/play';
import { say } from '../../../ui/game/say';
import type { Event } from '../events';
import type { State } from '../types';
import { landWords } from './model/lands';
import { cardName } from './model/names';
import { texts } from './texts';

export { formality } from './model/stops';

export const quiet: readonly Event['type'][] = [
	'land-turned',
	'turn-started',
	'phase-started',
	'turn-ended',
	'round-ended',
	'ability-worked',
	'cards-drawn',
	'window-opened',
	'window-closed',
	'passed',
	'boost-ended',
	'time-passed',
	'truce-ended',
	'decision-due'
];

export function turn(told: GameEvent, state: unknown): Turn | null {
	const event = told as Event;
	if (event.type !== 'turn-started') return null;
	const { order } = state as State;
	return { number: (event.round - 1) * order.length + order.indexOf(event.seat) + 1, seat: event.seat };
}

/** Windows may be passed unseen; losses and moving in hide nothing, so they need no cover. */
export function cover(position: unknown, seat: Seat, names: Names, language: Language): CoverWords | null {
	const state = position as State;
	const due = state.pending[0];
	const asked = names.seat(seat);
	if (due !== undefined) {
		if (due.kind !== 'hand-discard') return null;
		return { why: say(texts.coverDrop, language, { asked }), unseen: null };
	}
	const { window, battle } = state;
	if (window === null) return { why: null, unseen: null };
	const unseen = { label: say(texts.coverPass, language, { asked }), move: { type: 'pass', w: window.id } };
	const { item } = window;
	if (item !== null) {
		const text = item.ability === null ? texts.coverCard : texts.coverAbility;
		const values = { name: names.seat(item.seat), card: cardName(item.card, language), asked };
		return { why: say(text, language, values), unseen };
	}
	if (battle === null) return { why: null, unseen };
	const to = landWords(battle.to, language);
	const from = landWords(battle.from, language).theLand;
	return { why: say(texts.coverAttack, language, { name: names.seat(battle.attacker), asked, ...to, from }), unseen };
}
