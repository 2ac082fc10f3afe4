/** Why a tap means nothing legal: the rules' own answer to the move that the finger most likely meant. Null: it meant nothing at all. */
import type { Pick } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import { ACTIVE_ABILITIES, type ActiveAbility } from '../../content';
import { heroOf } from '../../heroes';
import type { Reason } from '../../reasons';
import type { Move, Slot } from '../../types';
import type { Choices } from './choices';
import { cardIn } from './faces';
import { refused } from './trial';

export function refusalFor(choices: Choices, taken: readonly Pick[], pick: Pick): Reason | null {
	if (!choices.isAsked) return 'not-your-turn';
	const { state, seat, sees } = choices;
	const reasons = meant(choices, taken, pick).map((move) => refused(state, seat ?? 0, move, sees));
	return reasons.find((reason) => reason !== null) ?? 'bad-target';
}

/** The moves that a tap would make, or begin, if it were allowed; the likeliest first. */
function meant(choices: Choices, taken: readonly Pick[], pick: Pick): Move[] {
	const inHand = pickedOf('hand', taken[0]) ?? pickedOf('mine', taken[0]);
	const aimed = inHand === null ? [] : aims(choices, inHand, pick);
	return aimed.length > 0 ? aimed : begun(choices, pick);
}

/** A target for the card that is in hand. */
function aims({ seat }: Choices, card: Slot, pick: Pick): Move[] {
	const type = 'play';
	const target = pickedOf('seat', pick);
	if (target !== null) return [{ type, card, target: Number(target) }];
	const beast = pickedOf('beast', pick);
	if (beast !== null) return [{ type, card, beast: Number(beast) }];
	const side = pickedOf('side', pick);
	if (side === 'heroes' || side === 'beasts') return [{ type, card, side }];
	const lasting = pickedOf('lasting', pick);
	return lasting === null ? [] : [{ type, card, lasting, target: seat ?? 0 }];
}

function begun(choices: Choices, pick: Pick): Move[] {
	const hand = pickedOf('hand', pick);
	if (hand !== null) return cardMoves(choices, hand);
	const card = pickedOf('mine', pick);
	if (card !== null) return [...itemMoves(choices, card), { type: 'drop', card }];
	const beast = pickedOf('beast', pick);
	if (beast !== null) return [{ type: 'flee', beast: Number(beast) }];
	const ability = ACTIVE_ABILITIES.find((name) => name === pickedOf('pill', pick));
	return ability === undefined ? [] : [useOf(choices, ability)];
}

/** With every field filled in, so that what comes back is about the card and its time, not about a target. */
function cardMoves({ state, seat, sees }: Choices, slot: Slot): Move[] {
	const card = cardIn(state, sees, slot);
	const beast = state.battle?.beasts[0]?.id ?? 0;
	const target = seat ?? 0;
	const lasting = heroOf(state, target).lasting[0] ?? '';
	const play: Move = { type: 'play', card: slot, beast, target, lasting, side: 'heroes' };
	if (card?.kind === 'beast' && state.battle === null) return [{ type: 'trouble', card: slot }];
	if (card?.kind === 'item') return [{ type: 'play', card: slot }];
	return [play];
}

function itemMoves({ state, seat }: Choices, card: Slot): Move[] {
	const entry = heroOf(state, seat ?? 0).items.find((one) => one.card === card);
	return entry === undefined ? [] : [{ type: entry.on ? 'unequip' : 'equip', card }];
}

const useOf = ({ state, seat }: Choices, ability: ActiveAbility): Move => ({
	type: 'use',
	ability,
	cards: [],
	target: seat ?? 0,
	beast: state.battle?.beasts[0]?.id ?? 0,
	lasting: heroOf(state, seat ?? 0).lasting[0] ?? ''
});
