/** `step` (6.5) and `voyage` (6.6): moving among own lands, confiscating lands that nobody defends. */
import type { Seat } from '../../../engine/contract';
import { noRoom } from '../capacity';
import { cardOf } from '../content';
import type { Draft } from '../draft';
import { loseLand, takeLand } from '../lands';
import { moveUnit } from '../moving';
import type { Raw } from '../raw';
import { deny, insist } from '../raw';
import { sameContinent } from '../reach';
import type { ReasonCode } from '../reasons';
import type { HeldLand } from '../table';
import { battlesOn, findLand, holdsCountry, ownLandWith, playerAt } from '../table';
import type { CardRef, Land, State } from '../types';
import { explorerReaches, isExplorer } from './attack';

export function step(draft: Draft, seat: Seat, raw: Raw): void {
	const { state } = draft;
	const { unit } = raw;
	if (state.phase !== 'move') deny('wrong-phase');
	if (state.stepUsed) deny('step-used');
	const from = ownLandWith(state, seat, unit);
	if (from === null || typeof unit !== 'string') deny('not-yours');
	if (state.moved.includes(unit)) deny('already-moved');
	const to = destination(state, from, raw.to);
	if (!sameContinent(from.id, to.land.id)) deny('out-of-reach');
	insist(arrivalProblem(state, seat, from, to, [unit]));
	state.stepUsed = true;
	arrive(draft, seat, to, [unit], 'step');
}

export function voyage(draft: Draft, seat: Seat, raw: Raw): void {
	const { state } = draft;
	const { unit, escort } = raw;
	if (state.phase !== 'move') deny('wrong-phase');
	const from = ownLandWith(state, seat, unit);
	if (from === null || typeof unit !== 'string') deny('not-yours');
	if (!isExplorer(unit)) deny('bad-explorer');
	if (state.moved.includes(unit)) deny('already-moved');
	const units = [unit];
	if (escort !== undefined) {
		if (typeof escort !== 'string' || escort === unit || !from.cards.includes(escort)) deny('bad-escort');
		if (state.moved.includes(escort)) deny('already-moved');
		units.push(escort);
	}
	const to = destination(state, from, raw.to);
	if (!explorerReaches(unit, from.id, to.land.id)) deny('out-of-reach');
	insist(arrivalProblem(state, seat, from, to, units));
	arrive(draft, seat, to, units, 'voyage');
}

function destination(state: State, from: Land, to: unknown): HeldLand {
	const held = findLand(state, to);
	return held === null || held.land.id === from.id ? deny('bad-target') : held;
}

/** Why the units cannot arrive there: an own land needs room, another's must be free for the taking. */
export function arrivalProblem(
	state: State,
	seat: Seat,
	from: Land,
	to: HeldLand,
	units: readonly CardRef[]
): ReasonCode | null {
	if (to.seat === seat) return noRoom(state, seat, to.land, units);
	const holder = playerAt(state, to.seat);
	if (!battlesOn(state)) return 'too-early';
	if (holder.out === null && holder.truce) return 'truce';
	if (to.land.cards.length > 0) return 'defended';
	return from.cards.length > units.length ? null : 'must-leave-one';
}

function arrive(draft: Draft, seat: Seat, to: HeldLand, units: readonly CardRef[], how: 'step' | 'voyage'): void {
	draft.state.moved = [...draft.state.moved, ...units];
	if (to.seat === seat) for (const unit of units) moveUnit(draft, seat, unit, to.land.id, how);
	else if (holdsCountry(draft.state, seat, cardOf(to.land.id).id)) loseLand(draft, to, seat);
	else takeLand(draft, seat, to, units, 'confiscated');
}
