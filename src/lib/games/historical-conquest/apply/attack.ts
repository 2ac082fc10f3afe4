/** `attack` (6.4): with all units of a land, or as a raid by an explorer and at most one companion. */
import type { Seat } from '../../../engine/contract';
import { unitOf } from '../content';
import type { Draft } from '../draft';
import { moraleToAttack } from '../effects/attack-threshold';
import { attackLimit } from '../effects/extra-attack';
import type { Raw } from '../raw';
import { deny, insist } from '../raw';
import type { ReasonCode } from '../reasons';
import { isDirect, reaches } from '../reach';
import type { HeldLand } from '../table';
import { findLand, isIn, ownLand, playerAt } from '../table';
import type { CardRef, Land, State } from '../types';
import { openWindow } from '../windows';

export function attack(draft: Draft, seat: Seat, raw: Raw): void {
	const { state } = draft;
	insist(attackProblem(state, seat));
	const from = ownLand(state, seat, raw.from) ?? deny('not-yours');
	const to = findLand(state, raw.to);
	if (to === null || to.seat === seat || !isIn(state, to.seat)) deny('bad-target');
	insist(pairProblem(state, from, to));
	insist(wayProblem(state, seat, from, to, raw));

	state.attacks += 1;
	state.battle = {
		attacker: seat,
		defender: to.seat,
		from: from.id,
		to: to.land.id,
		explorer: typeof raw.explorer === 'string' ? raw.explorer : null,
		escort: typeof raw.escort === 'string' ? raw.escort : null
	};
	draft.tell?.({ type: 'attack-declared', ...state.battle });
	openWindow(draft, 'battle', null);
}

/** Why the seat cannot attack at all now. */
export function attackProblem(state: State, seat: Seat): ReasonCode | null {
	if (state.phase !== 'attack') return 'wrong-phase';
	if (state.attacks >= attackLimit(state, seat)) return 'attack-limit';
	return playerAt(state, seat).morale < moraleToAttack(state, seat) ? 'morale-too-low' : null;
}

/** Why these two lands cannot fight, whatever the way. */
export function pairProblem(state: State, from: Land, to: HeldLand): ReasonCode | null {
	if (from.cards.length === 0) return 'no-attackers';
	if (to.land.cards.length === 0) return 'no-defenders';
	return playerAt(state, to.seat).truce ? 'truce' : null;
}

function wayProblem(state: State, seat: Seat, from: Land, to: HeldLand, { explorer, escort }: Raw): ReasonCode | null {
	const direct = isDirect(state, seat, from, to.land.id);
	if (explorer === undefined) {
		if (escort !== undefined) return 'bad-escort';
		return direct ? null : 'out-of-reach';
	}
	if (direct) return 'explorer-not-needed';
	if (typeof explorer !== 'string' || !from.cards.includes(explorer) || !isExplorer(explorer)) return 'bad-explorer';
	if (!explorerReaches(explorer, from.id, to.land.id)) return 'out-of-reach';
	if (escort === undefined) return null;
	return escort !== explorer && typeof escort === 'string' && from.cards.includes(escort) ? null : 'bad-escort';
}

export function isExplorer(unit: CardRef): boolean {
	return unitOf(unit).travel !== undefined;
}

export function explorerReaches(explorer: CardRef, from: CardRef, to: CardRef): boolean {
	const { travel } = unitOf(explorer);
	return travel !== undefined && reaches(travel, from, to);
}
