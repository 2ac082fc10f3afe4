/** Why a tap means nothing legal: the rules' own answer to the move that the finger most likely meant. Null: the tap meant nothing at all. */
import { refusal } from '../../../../engine/illegal';
import { apply } from '../../apply';
import { cardOf } from '../../content';
import { faceAt } from '../../grid';
import { faceOf } from '../../hand';
import { REASON_CODES, type ReasonCode } from '../../reasons';
import { sideOf } from '../../sides';
import type { Move } from '../../types';
import { pickedOf } from '../../../../ui/game/ways';
import { spotOf, type Spot } from './picks';
import type { Choices } from './choices';
import type { Pick } from '../../../../ui/game/pointing';

export function refusalFor(choices: Choices, hand: readonly Pick[], pick: Pick): ReasonCode | null {
	const spot = spotOf(pick);
	if (!choices.isAsked) return spot === null || isTaken(choices, spot) ? 'not-your-turn' : null;
	if (spot !== null) return refusedCell(choices, hand, spot);
	const card = pickedOf('hand', pick);
	if (card !== null) return refusedCard(choices, hand, card);
	const pot = pickedOf('pot', pick);
	if (pot !== null) return refusedPot(choices, pot);
	return 'wrong-phase';
}

const isTaken = ({ state }: Choices, { grid, cell }: Spot): boolean => faceAt(state.grids[grid] ?? [], cell) !== null;

function refusedCell(choices: Choices, hand: readonly Pick[], spot: Spot): ReasonCode | null {
	const move = meant(choices, hand, spot);
	if (move !== null) return answer(choices, move);
	const { phase } = choices.state;
	return (phase === 'action' || pickedOf('pot', hand[0]) !== null) && !isTaken(choices, spot) ? 'no-card-there' : null;
}

/** The move that a tap on a cell would complete if it were allowed. */
function meant({ state }: Choices, hand: readonly Pick[], { grid, cell }: Spot): Move | null {
	const last = hand.at(-1);
	const pot = pickedOf('pot', hand[0]);
	const card = pickedOf('hand', last);
	switch (pot) {
		case 'copier':
		case 'surprise':
		case 'fort':
			return { type: 'pot', pot, cell };
		case 'helicopter':
			return card === null ? null : { type: 'pot', pot, card, cell };
		case 'telepot':
			return { type: 'pot', pot, a: spotOf(last)?.cell ?? cell, b: cell };
		case null:
			break;
		default:
			return null;
	}
	if (state.phase === 'place') return { type: 'place', cell };
	const colour = state.reserve.flat().find((one) => one === pickedOf('colour', last));
	if (state.phase === 'special') return colour === undefined ? null : { type: 'special', colour, cell };
	if (state.phase === 'play') return card === null ? null : { type: 'play', card, grid, cell };
	const action = pickedOf('action', hand[0]) ?? (state.act?.can.length === 1 ? state.act.can[0] : null);
	const face = pickedOf('river', last);
	if (action === 'destroy') return { type: 'destroy', grid, cell };
	if (action === 'reinforce' && face !== null) return { type: 'reinforce', card: face, grid, cell };
	const from = action === 'move' ? spotOf(last) : null;
	if (action === 'move') return { type: 'move', grid, from: from?.grid === grid ? from.cell : cell, to: cell };
	return null;
}

function answer({ state, seat, sees }: Choices, move: Move): ReasonCode | null {
	const said = refusal(() => apply(state, seat ?? 0, move, sees));
	return REASON_CODES.find((code) => code === said) ?? null;
}

function refusedCard(choices: Choices, hand: readonly Pick[], card: string): ReasonCode | null {
	const { state, sees } = choices;
	const pot = pickedOf('pot', hand[0]);
	const face = faceOf(card, sees);
	if (face === null) return 'fact-missing';
	if (pot === 'helicopter' || pot === 'necro') return cardOf(face).kind === 'simple' ? 'no-effect' : 'not-simple';
	return state.phase === 'play' ? 'needs-colour' : 'wrong-phase';
}

const POT_REFUSALS: { readonly [pot: string]: ReasonCode } = {
	helicopter: 'not-simple',
	necro: 'not-simple',
	multipass: 'already-armed',
	vip: 'already-armed',
	telepot: 'no-effect'
};

function refusedPot(choices: Choices, pot: string): ReasonCode {
	const { state, seat } = choices;
	if (state.phase !== 'play' && state.phase !== 'draw') return 'wrong-phase';
	if (!state.pots.active[sideOf(seat ?? 0)].some((tile) => tile === pot)) return 'pot-not-active';
	if (pot === 'copier') return state.turn.played ? 'too-late' : 'not-an-action-card';
	return POT_REFUSALS[pot] ?? 'nothing-to-draw';
}
