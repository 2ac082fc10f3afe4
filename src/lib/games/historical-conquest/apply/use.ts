/** `use` (6.3): a saved or each-turn ability of a card one holds. */
import type { Seat } from '../../../engine/contract';
import type { Ability } from '../ability';
import { allHold } from '../conditions';
import { cardOf } from '../content';
import { giveUp } from '../discarding';
import type { Draft } from '../draft';
import { isHostile } from '../effects/hostile';
import type { Raw } from '../raw';
import { deny, insist } from '../raw';
import type { ReasonCode } from '../reasons';
import type { Place } from '../table';
import { ownLandWith, ownPlace } from '../table';
import type { CardRef, Item, State } from '../types';
import { readChoices } from './choices';

export function use(draft: Draft, seat: Seat, raw: Raw): void {
	const { state } = draft;
	const { unit: card, ability: index, pay } = raw;
	const place = ownPlace(state, seat, card);
	if (place === null || typeof card !== 'string') deny('not-yours');
	if (typeof index !== 'number' || !cardOf(card).usable.includes(index)) deny('bad-ability');
	const ability = cardOf(card).abilities[index] ?? deny('bad-ability');
	insist(useProblem(state, card, index, ability, place));
	insist(isPrice(state, seat, card, ability, pay) ? null : 'cannot-pay');
	const choices = readChoices(state, seat, ability.do, raw, 'use');

	const payment = typeof pay === 'string' ? pay : null;
	const item: Item = { seat, card, class: 'ability', ability: index, land: place.land?.id ?? null, choices };
	markUsed(draft, card, index, ability);
	draft.tell?.({ type: 'ability-used', seat, card, ability: index, pay: payment, choices });
	draft.first({ do: 'announce', item });
	if (ability.pay === 'self') giveUp(draft, card, 'price');
	else if (payment !== null) giveUp(draft, payment, 'price');
}

/** Why the ability cannot be used now, whatever its price and targets. */
export function useProblem(
	state: State,
	card: CardRef,
	index: number,
	ability: Ability,
	{ seat, land }: Place
): ReasonCode | null {
	const mark = state.marks[card];
	if ((ability.when === 'saved' ? mark?.used : mark?.usedTurn)?.includes(index) === true) return 'already-used';
	if (state.round === 1 && ability.do.some(isHostile)) return 'first-round-peace';
	return allHold(state, ability.if ?? [], { seat, card, land: land?.id ?? null }) ? null : 'condition-not-met';
}

/** Price `own-character`: another unit of the seat, in any column. Nothing may be named where nothing is asked for. */
function isPrice(state: State, seat: Seat, card: CardRef, ability: Ability, pay: unknown): boolean {
	if (ability.pay !== 'own-character') return pay === undefined;
	return pay !== card && ownLandWith(state, seat, pay) !== null;
}

function markUsed(draft: Draft, card: CardRef, index: number, ability: Ability): void {
	const mark = draft.state.marks[card] ?? {};
	if (ability.when === 'saved') draft.mark(card, { ...mark, used: [...(mark.used ?? []), index] });
	else draft.mark(card, { ...mark, usedTurn: [...(mark.usedTurn ?? []), index] });
}
