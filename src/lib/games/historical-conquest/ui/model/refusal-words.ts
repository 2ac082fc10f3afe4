/**
 * Why a tap cannot be, with the thing named: the land, the numbers, who stands in the way. Null: the sentence of the
 * rules says it as well.
 */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names, Text } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
import type { Pick } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import { roomOf } from '../../capacity';
import { cardOf, findCard, refOf } from '../../content';
import { allHold } from '../../conditions';
import { moraleToAttack } from '../../effects/attack-threshold';
import { aims, type Refusal } from '../../foresight/aims';
import { lexiconOf } from '../../lexicon';
import { sameContinent } from '../../reach';
import type { ReasonCode } from '../../reasons';
import { findLand, ownLandWith, placeOf, playerAt } from '../../table';
import { testText } from '../../text';
import type { CardRef } from '../../types';
import type { Choices } from './choices';
import { landWords } from './lands';
import { cardName, cardNames } from './names';
import { abilityOf } from './picks';
import { refusals } from './refusal-texts';

type Values = Readonly<Record<string, string | number>>;

export interface Refused {
	readonly choices: Choices;
	readonly hand: readonly Pick[];
	readonly pick: Pick;
	readonly code: ReasonCode;
	readonly names: Names;
	readonly language: Language;
}

export function refusalText(refused: Refused): string | null {
	const { choices, pick, code, names, language } = refused;
	const { state, seat } = choices;
	if (seat === null) return null;
	const put = (text: Text, values: Values = {}): string => say(text, language, values);
	const have = playerAt(state, seat).morale;
	const land = pickedOf('land', pick);
	const held = land === null ? null : findLand(state, land);
	switch (code) {
		case 'not-your-turn':
			return isInterrupt(refused) && state.options.interrupts === 'own-turn' ? put(refusals.ownTurnOnly) : null;
		case 'morale-too-low':
			return put(refusals.moraleTooLow, { n: moraleToAttack(state, seat), have });
		case 'first-round-peace':
			return put(refusals.peace);
		case 'too-early':
			return put(state.options.mode === 'morale' ? refusals.neverTaken : refusals.tooEarly);
		case 'condition-not-met':
			return conditionText(refused, have);
		case 'already-used':
		case 'no-target':
			return keptText(refused);
		case 'bad-target':
			return targetText(refused, seat);
		case 'already-moved':
			return put(refusals.hasMoved, { card: cardName(unitOf(refused) ?? '', language) });
		case 'must-leave-one': {
			const home = ownLandWith(state, seat, pickedOf('unit', refused.hand[0]));
			return home === null ? null : put(refusals.mustLeaveOne, { ...landWords(home.id, language) });
		}
		case 'out-of-reach':
			return held === null ? nowhereText(refused) : reachText(refused, seat, held.land.id);
		default:
			break;
	}
	if (held === null) return null;
	const words = { ...landWords(held.land.id, language) };
	switch (code) {
		case 'truce':
			return put(refusals.truce, { name: names.seat(held.seat) });
		case 'land-full': {
			const { units, capacity } = roomOf(state, held.seat, held.land);
			return put(refusals.landFull, { ...words, n: units, room: capacity.units });
		}
		case 'army-limit':
			return put(refusals.armyLimit, words);
		case 'defended':
			return put(refusals.defended, { ...words, units: cardNames(held.land.cards, language) });
		case 'no-defenders':
			return put(refusals.noDefenders, words);
		case 'no-attackers':
			return put(refusals.noAttackers, words);
		default:
			return null;
	}
}

const isInterrupt = ({ choices, pick }: Refused): boolean =>
	findCard(choices.sees[pickedOf('hand', pick) ?? ''])?.isInterrupt === true;

const unitOf = ({ hand, pick }: Refused): CardRef | null => pickedOf('unit', pick) ?? pickedOf('unit', hand[0]);

/** The card whose ability, or that itself, is meant, with that ability's number. */
function meantCard({ choices, hand, pick }: Refused): { readonly card: CardRef; readonly ability: number } | null {
	const kept = abilityOf(pick) ?? abilityOf(hand[0]);
	if (kept !== null) return kept;
	const face = findCard(choices.sees[pickedOf('hand', pick) ?? pickedOf('hand', hand[0]) ?? '']);
	return face === undefined || choices.seat === null ? null : { card: refOf(choices.seat, face.id), ability: -1 };
}

function conditionText(refused: Refused, have: number): string | null {
	const { language, choices } = refused;
	const meant = meantCard(refused);
	if (meant === null || choices.seat === null) return null;
	const { state, seat } = choices;
	const card = cardName(meant.card, language);
	const tests = cardOf(meant.card).abilities[meant.ability]?.if ?? [];
	const land = placeOf(state, meant.card)?.land?.id ?? null;
	const failed = tests.find((test) => !allHold(state, [test], { seat, card: meant.card, land }));
	if (failed === undefined) return null;
	if (failed.test === 'morale-max') return say(refusals.moraleAtMost, language, { card, n: failed.value, have });
	if (failed.test === 'morale-min') return say(refusals.moraleAtLeast, language, { card, n: failed.value, have });
	return say(refusals.onlyIf, language, { card, test: testText(failed, lexiconOf(language)) });
}

/** Of an ability: used up, or nobody to use it on. */
function keptText(refused: Refused): string | null {
	const { code, language } = refused;
	const meant = meantCard(refused);
	if (meant === null) return null;
	const values = { card: cardName(meant.card, language) };
	const ability = cardOf(meant.card).abilities[meant.ability];
	if (ability === undefined) return null;
	if (code === 'already-used') {
		return say(ability.when === 'each-turn' ? refusals.usedThisTurn : refusals.usedUp, language, values);
	}
	const isBack = ability.do.some(({ effect }) => effect === 'revive');
	const strikes = ability.do.some(({ effect }) => effect === 'destroy' || effect === 'steal');
	if (!isBack && !strikes) return null;
	return say(isBack ? refusals.nobodyBack : refusals.nobodyToStrike, language, values);
}

/** A unit that is of the wrong kind, or safe. */
function targetText(refused: Refused, seat: Seat): string | null {
	const { choices, hand, pick, language } = refused;
	const used = abilityOf(hand[0]);
	const target = pickedOf('unit', pick);
	if (used === null || target === null) return null;
	const half = { type: 'use', unit: used.card, ability: used.ability } as const;
	const found = aims(choices.state, seat, choices.sees, half, 'targetUnit').find(({ value }) => value === target);
	return aimText(found?.refusal ?? null, used.card, target, language);
}

function aimText(refusal: Refusal | null, card: CardRef, target: CardRef, language: Language): string | null {
	const values = { target: cardName(target, language), card: cardName(card, language) };
	if (refusal?.safeBy === target) return say(refusals.safeItself, language, values);
	if (refusal?.safeBy !== undefined) {
		return say(refusals.safe, language, { ...values, by: cardName(refusal.safeBy, language) });
	}
	if (refusal?.only === undefined) return null;
	return say(refusals.worksOn, language, { ...values, match: lexiconOf(language).match(refusal.only) });
}

function nowhereText(refused: Refused): string | null {
	const unit = unitOf(refused);
	return unit === null ? null : say(refusals.nowhere, refused.language, { card: cardName(unit, refused.language) });
}

/** From which land it is too far, and what would help. */
function reachText({ choices, hand, language }: Refused, seat: Seat, to: CardRef): string {
	const unit = pickedOf('unit', hand[0]);
	const from = unit === null ? pickedOf('land', hand[0]) : (ownLandWith(choices.state, seat, unit)?.id ?? null);
	const isFar = from === null || !sameContinent(from, to);
	const values = { to: landWords(to, language).theLand, From: from === null ? '' : landWords(from, language).TheLand };
	const lead = say(from === null ? refusals.noneReaches : refusals.outOfReach, language, values);
	return isFar ? `${lead} ${say(refusals.takesExplorer, language)}` : lead;
}
