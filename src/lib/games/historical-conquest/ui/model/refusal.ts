/** Why a tap means nothing legal: the rules' own answer to the move that the finger most likely meant. Null: the tap meant nothing at all. */
import type { Pick } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import { isExplorer } from '../../apply/attack';
import { findCard } from '../../content';
import { handCards, keepsakes } from '../../foresight/hand';
import { refusalOf } from '../../foresight/foresee';
import type { ReasonCode } from '../../reasons';
import { findLand, ownLandWith } from '../../table';
import type { CardRef, Move } from '../../types';
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
	const move = meant(choices, hand, pick);
	return move === null ? null : refusalOf(state, seat, move, sees);
}

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
	if (from === null) return findLand(state, land)?.seat === seat ? { type: 'attack', from: land, to: land } : null;
	const explorer = findLand(state, from)?.land.cards.find(isExplorer);
	const ends = { type: 'attack', from, to: land } as const;
	return ownLandWith(state, seat, explorer) === null || explorer === undefined ? ends : { ...ends, explorer };
}

function aimed(move: Extract<Move, { readonly type: 'use' }>, pick: Pick): Move {
	const [kind, value = ''] = pick.split(' ');
	if (kind === 'seat') return { ...move, opponent: Number(value) };
	if (kind === 'land') return { ...move, targetLand: value };
	return { ...move, targetUnit: value };
}

const trip = (unit: CardRef, to: CardRef): Move =>
	isExplorer(unit) ? { type: 'voyage', unit, to } : { type: 'step', unit, to };
