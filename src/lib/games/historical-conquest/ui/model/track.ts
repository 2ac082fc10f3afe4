/** Where things stand on a morale track, in percent of its length. */
import { GAIN_PER_TURN, OUT_MORALE } from '../../constants';
import { moraleToAttack } from '../../effects/attack-threshold';
import { playerAt } from '../../table';
import type { Seat } from '../../../../engine/contract';
import type { State } from '../../types';

export interface Span {
	readonly from: number;
	readonly to: number;
}

export interface Track {
	readonly zero: number;
	readonly threshold: number;
	readonly value: Span;
	/** What was gained this turn. */
	readonly gained: Span;
	/** What the chosen move would add or take. */
	readonly preview: Span | null;
	readonly harms: boolean;
	/** How far the gain of this turn still reaches. */
	readonly cap: number;
	readonly reach: number;
	readonly goal: number;
	readonly least: number;
	readonly attack: number;
}

export function trackOf(state: State, seat: Seat, change = 0): Track {
	const { morale, gained } = playerAt(state, seat);
	const { goal } = state.options;
	const at = (value: number): number => Math.min(100, Math.max(0, ((value - OUT_MORALE) / (goal - OUT_MORALE)) * 100));
	const attack = moraleToAttack(state, seat);
	const reach = morale + GAIN_PER_TURN - gained;
	const span = (a: number, b: number): Span => ({ from: at(Math.min(a, b)), to: at(Math.max(a, b)) });
	return {
		zero: at(0),
		threshold: at(attack),
		value: span(0, morale),
		gained: morale > 0 ? span(Math.max(0, morale - gained), morale) : span(morale, morale),
		preview: change === 0 ? null : span(morale, morale + change),
		harms: change < 0,
		cap: at(reach),
		reach,
		goal,
		least: OUT_MORALE,
		attack
	};
}
