/** The interpreter of effects: one rule for each kind, and the choices that a list of effects asks for (sections 6 and 7.4). */
import type { Seat } from '../../../engine/contract';
import type { Effect, EffectName, EffectOf } from '../ability';
import type { Draft } from '../draft';
import type { CardRef, Choices, Item, State } from '../types';
import { attackThreshold } from './attack-threshold';
import { bonus } from './bonus';
import { boost } from './boost';
import { callOff } from './call-off';
import { cancel } from './cancel';
import { capacity } from './capacity';
import { destroy } from './destroy';
import { discover } from './discover';
import { draw } from './draw';
import { extraAttack } from './extra-attack';
import { extraPlays } from './extra-plays';
import { forceDiscard } from './force-discard';
import { handSize } from './hand-size';
import { morale } from './morale';
import { protect } from './protect';
import { reach } from './reach';
import { revive } from './revive';
import type { ChoiceField, EffectRule } from './rule';
import { CHOICE_FIELDS, NO_FIELDS } from './rule';
import { soften } from './soften';
import { spy } from './spy';
import { steal } from './steal';
import { suppress } from './suppress';
import { transport } from './transport';
import { truce } from './truce';
import { unmark } from './unmark';

export const EFFECTS: { readonly [K in EffectName]: EffectRule<EffectOf<K>> } = {
	morale,
	bonus,
	boost,
	draw,
	discover,
	destroy,
	cancel,
	steal,
	revive,
	transport,
	protect,
	'extra-plays': extraPlays,
	'extra-attack': extraAttack,
	'attack-threshold': attackThreshold,
	'hand-size': handSize,
	reach,
	capacity,
	suppress,
	unmark,
	soften,
	truce,
	'call-off': callOff,
	spy,
	'force-discard': forceDiscard
};

export function ruleOf(effect: Effect): EffectRule<Effect> {
	return EFFECTS[effect.effect];
}

/** Effects are data that never changes: what a list of them asks for is found once. */
const NEEDED = new WeakMap<readonly Effect[], readonly ChoiceField[]>();

/** The choice fields that the effects ask for together, in their usual order. */
export function neededFields(effects: readonly Effect[]): readonly ChoiceField[] {
	let needed = NEEDED.get(effects);
	if (needed === undefined) {
		const asked = new Set(effects.flatMap((effect) => ruleOf(effect).needs?.(effect) ?? NO_FIELDS));
		needed = CHOICE_FIELDS.filter((field) => asked.has(field));
		NEEDED.set(effects, needed);
	}
	return needed;
}

const ONE_EMPTY: readonly Choices[] = [{}];

/** Every legal combination of values for the needed fields. Nothing needed: one empty combination. */
export function legalChoices(state: State, seat: Seat, effects: readonly Effect[]): readonly Choices[] {
	const needed = neededFields(effects);
	if (needed.length === 0) return ONE_EMPTY;
	let combinations: Choices[] = [{}];
	for (const field of needed) {
		const values = legalValues(state, seat, effects, field);
		combinations = combinations.flatMap((choices) => values.map((value) => ({ ...choices, [field]: value })));
	}
	return combinations.filter((choices) => effects.every((effect) => agrees(state, seat, effect, choices)));
}

function legalValues(
	state: State,
	seat: Seat,
	effects: readonly Effect[],
	field: ChoiceField
): readonly (Seat | CardRef)[] {
	const asking = effects.filter((effect) => ruleOf(effect).needs?.(effect).includes(field) === true);
	const lists = asking.map((effect) => ruleOf(effect).values?.(state, seat, effect, field) ?? []);
	const [first = [], ...rest] = lists;
	return first.filter((value) => rest.every((list) => list.includes(value)));
}

function agrees(state: State, seat: Seat, effect: Effect, choices: Choices): boolean {
	return ruleOf(effect).agree?.(state, seat, effect, choices) ?? true;
}

/** The effect's targets are there and legal now; always so for an effect without targets. */
export function hasLegalTargets(state: State, seat: Seat, effect: Effect, choices: Choices): boolean {
	const rule = ruleOf(effect);
	for (const field of rule.needs?.(effect) ?? NO_FIELDS) {
		const value = choices[field];
		if (value === undefined || rule.values?.(state, seat, effect, field).includes(value) !== true) return false;
	}
	return agrees(state, seat, effect, choices);
}

/** Carries an effect out; one whose target is gone or no longer legal does nothing. */
export function resolveEffect(draft: Draft, effect: Effect, item: Item): void {
	if (hasLegalTargets(draft.state, item.seat, effect, item.choices)) ruleOf(effect).resolve?.(draft, effect, item);
	else draft.tell?.({ type: 'effect-idle', seat: item.seat, card: item.card, effect: effect.effect });
}
