/**
 * How the board is pointed at. What a tap would do is tried out when it is first looked at, so the hand is this game's
 * own.
 */
import type { Answer, Pick, Pointing } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import { squareOf } from '../../board';
import { FACINGS, TYPE_LETTERS, type Move, type State } from '../../types';
import { Choices, MODES } from './choices';
import type { Hand } from './hand';
import { act, chooseVariant, confirm, endTurn, freshHand, pick, putDown, tapSquare, tapVehicle, turn } from './hand';
import { END, OTHER_WAY } from './picks';
import { ways } from './ways';

function tap(choices: Choices, hand: Hand, thing: Pick, commits: boolean): Answer<Move, Hand> {
	if (thing === END) return endTurn(choices, hand);
	if (thing === OTHER_WAY) return chooseVariant(choices, hand, hand.variant + 1);
	const [square, vehicle] = [pickedOf('square', thing), pickedOf('vehicle', thing)];
	if (square !== null) return tapSquare(choices, hand, squareOf(square), commits);
	if (vehicle !== null) return tapVehicle(choices, hand, vehicle, commits);
	const mode = MODES.find((one) => one === pickedOf('mode', thing));
	if (mode !== undefined) return act(choices, hand, mode);
	const facing = FACINGS.find((one) => one === pickedOf('facing', thing));
	if (facing !== undefined) return turn(choices, hand, facing, commits);
	const type = TYPE_LETTERS.find((one) => one === pickedOf('type', thing));
	return type === undefined ? { hand } : pick(choices, hand, type);
}

export const pointing: Pointing<State, Move, Choices, Hand> = {
	choices: ({ state, seat, legal }) => new Choices(state, seat, legal),
	fresh: freshHand,
	tap,
	confirm,
	putDown,
	ways
};
