/** Continuous effects (7.3): they never resolve; whoever needs them looks them up. */
import type { Seat } from '../../engine/contract';
import type { Condition, EffectName, EffectOf } from './ability';
import { allHold } from './conditions';
import { cardOf } from './content';
import { playerAt } from './table';
import type { CardRef, Land, State } from './types';

/** Called with an effect that works now, its card, and the tests of it that hold. */
type Visit<K extends EffectName> = (effect: EffectOf<K>, card: CardRef, tests: readonly Condition[]) => void;

/** Calls `visit` for each effect of a kind that a card works now; `land` is where it is. */
function visitCard<K extends EffectName>(
	state: State,
	seat: Seat,
	card: CardRef,
	land: CardRef | null,
	kind: K,
	visit: Visit<K>
): void {
	const { continuous } = cardOf(card);
	for (const each of continuous) {
		if (each.effect.effect !== kind || !allHold(state, each.tests, { seat, card, land })) continue;
		visit(each.effect as EffectOf<K>, card, each.tests);
	}
}

/** Effects of the land card, its column and its attached cards. */
export function visitLand<K extends EffectName>(state: State, seat: Seat, land: Land, kind: K, visit: Visit<K>): void {
	visitCard(state, seat, land.id, land.id, kind, visit);
	for (const card of land.cards) visitCard(state, seat, card, land.id, kind, visit);
	for (const card of land.attached) visitCard(state, seat, card, land.id, kind, visit);
}

/** Effects of every card the seat holds. */
export function visitHeld<K extends EffectName>(state: State, seat: Seat, kind: K, visit: Visit<K>): void {
	const { lands, active } = playerAt(state, seat);
	for (const land of lands) visitLand(state, seat, land, kind, visit);
	for (const card of active) visitCard(state, seat, card, null, kind, visit);
}

/** The sum of a number over all effects of a kind that the seat holds. */
export function sumHeld<K extends EffectName>(
	state: State,
	seat: Seat,
	kind: K,
	amount: (effect: EffectOf<K>) => number
): number {
	let sum = 0;
	visitHeld(state, seat, kind, (effect) => (sum += amount(effect)));
	return sum;
}
