/** Why a tap means nothing legal: the rules' own answer to the move that the finger most likely meant. Null: the tap meant nothing at all. */
import type { Seat } from '../../../../engine/contract';
import type { Pick } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import { isExplorer } from '../../apply/attack';
import { findCard } from '../../content';
import { handCards, keepsakes } from '../../foresight/hand';
import { refusalOf } from '../../foresight/foresee';
import type { ReasonCode } from '../../reasons';
import { sameContinent } from '../../reach';
import { findLand, ownLandWith, playerAt } from '../../table';
import type { CardRef, Land, Move } from '../../types';
import type { Choices } from './choices';
import { abilityOf } from './picks';

export function refusalFor(choices: Choices, hand: readonly Pick[], pick: Pick): ReasonCode | null {
	const { state, seat, sees } = choices;
	if (seat === null) return null;
	const slot = pickedOf('hand', pick);
	if (slot !== null) {
		if (!choices.isAsked) return 'not-your-turn';
		return handCards(state, seat, sees).find((card) => card.slot === slot)?.refusal ?? null;
	}
	const ability = abilityOf(pick);
	if (ability !== null) {
		if (!choices.isAsked) return 'not-your-turn';
		const found = keepsakes(state, seat, sees).find(
			(kept) => kept.card === ability.card && kept.ability === ability.ability
		);
		return found?.refusal ?? null;
	}
	const unit = pickedOf('unit', pick);
	if (unit !== null && [...choices.next(hand)].some((next) => pickedOf('unit', next) !== null) && hand.length > 0) {
		return 'bad-target';
	}
	if (unit !== null && state.phase === 'move') return stays(choices, seat, unit);
	const land = pickedOf('land', pick);
	if (land !== null && hand.length === 0 && state.phase === 'attack') return unattacked(choices, seat, land);
	const move = meant(choices, hand, pick);
	return move === null ? null : refusalOf(state, seat, move, sees);
}

/** Why a unit of the seat goes nowhere. */
function stays({ state, sees }: Choices, seat: Seat, unit: CardRef): ReasonCode | null {
	if (ownLandWith(state, seat, unit) === null) return null;
	const to = playerAt(state, seat).lands.find(({ cards }) => !cards.includes(unit));
	const first = to === undefined ? null : refusalOf(state, seat, trip(unit, to.id), sees);
	return first === 'step-used' || first === 'already-moved' ? first : 'out-of-reach';
}

/** Why no land of the seat can attack this one, or why it cannot attack itself: a reason of its own before distance. */
function unattacked({ state, sees }: Choices, seat: Seat, land: CardRef): ReasonCode | null {
	const own = playerAt(state, seat).lands;
	const held = findLand(state, land);
	if (held?.seat === seat) {
		const others = Object.keys(state.players).map(Number);
		const goals = others.flatMap((other) => (other === seat ? [] : playerAt(state, other).lands));
		const found = goals.map(({ id }) => refusalOf(state, seat, attackOn(held.land, id), sees));
		return found.find((code) => code !== 'out-of-reach') ?? 'out-of-reach';
	}
	const found = own.map((from) => refusalOf(state, seat, attackOn(from, land), sees));
	return found.find((code) => code !== 'out-of-reach' && code !== 'no-attackers') ?? 'out-of-reach';
}

/** By all units, or where only an explorer reaches it, by one. */
const attackOn = (from: Land, to: CardRef): Move => {
	const explorer = from.cards.find(isExplorer);
	const ends = { type: 'attack', from: from.id, to } as const;
	return explorer === undefined || sameContinent(from.id, to) ? ends : { ...ends, explorer };
};

/** The move that the tap would complete if it were allowed. */
function meant({ state, seat, sees }: Choices, hand: readonly Pick[], pick: Pick): Move | null {
	const [first] = hand;
	const land = pickedOf('land', pick);
	const slot = pickedOf('hand', first);
	const card = slot === null ? undefined : findCard(sees[slot])?.id;
	if (slot !== null && card !== undefined) {
		const opponent = pickedOf('seat', pick);
		if (land !== null) return { type: 'play', slot, card, land };
		return opponent === null ? null : { type: 'play', slot, card, opponent: Number(opponent) };
	}
	const used = abilityOf(first);
	if (used !== null) return aimed({ type: 'use', unit: used.card, ability: used.ability }, pick);
	if (land === null || seat === null) return null;
	const unit = pickedOf('unit', first);
	if (unit !== null && state.phase === 'move') return trip(unit, land);
	const from = pickedOf('land', first);
	if (state.phase !== 'attack') return null;
	const held = findLand(state, from);
	return held === null ? null : attackOn(held.land, land);
}

function aimed(move: Extract<Move, { readonly type: 'use' }>, pick: Pick): Move {
	const [kind, value = ''] = pick.split(' ');
	if (kind === 'seat') return { ...move, opponent: Number(value) };
	if (kind === 'land') return { ...move, targetLand: value };
	return { ...move, targetUnit: value };
}

const trip = (unit: CardRef, to: CardRef): Move =>
	isExplorer(unit) ? { type: 'voyage', unit, to } : { type: 'step', unit, to };
