/** Who acts, in which situation, and what exactly is being asked (§5.1, §9). */
import { canonical } from '../../engine/canonical';
import type { Seat } from '../../engine/contract';
import { heroOf } from './heroes';
import type { State } from './types';

export type Situation = 'ask' | 'prep' | 'settle' | 'table' | 'act' | 'flee' | 'open' | 'share';

export function actors(state: State): readonly Seat[] {
	if (state.result !== null || state.need.length > 0) return [];
	if (state.ask !== null) return [state.ask.seat];
	if (state.window !== null) return state.window.waiting;
	const { battle } = state;
	if (state.phase === 'battle' && battle !== null) {
		return battle.stage !== 'flee' ? [battle.main] : battle.runner === null ? [] : [battle.runner];
	}
	return state.turn === null ? [] : [state.turn];
}

/** The situation that decides which moves exist; the same for every actor of a state. */
export function situationOf(state: State): Situation {
	if (state.ask !== null) return 'ask';
	if (state.window !== null) return state.window.kind === 'prepare' ? 'prep' : state.window.kind;
	if (state.phase === 'battle') return state.battle?.stage === 'flee' ? 'flee' : 'act';
	return state.phase === 'share' ? 'share' : 'open';
}

/** An answer counts only for the question it was given to: this text changes whenever the seat should think again. */
export function question(state: State, seat: Seat): string {
	if (!actors(state).includes(seat)) return '';
	const { ask, battle, phase, turnNo, windows } = state;
	if (ask !== null) {
		const parts: unknown[] = ['ask', turnNo, windows, ask];
		if (ask.kind === 'trade') parts.push(heroOf(state, ask.by).proposals);
		if (ask.kind === 'help') parts.push(battle?.asked[ask.seat] ?? 0);
		if (ask.kind === 'counter') parts.push(battle?.asked[ask.by] ?? 0);
		return canonical(parts);
	}
	if (state.window !== null) return `w${state.window.id}`;
	const parts: unknown[] = [phase, turnNo, windows];
	if (battle !== null) parts.push(battle.stage, battle.left);
	if (phase === 'share') parts.push(heroOf(state, seat).hand.length);
	return canonical(parts);
}
