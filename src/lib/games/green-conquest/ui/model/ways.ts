/**
 * Every legal move by the things to tap for it. Results are tried out as they are asked for: the board itself never
 * goes through all.
 */
import type { Pick, Way } from '../../../../ui/game/pointing';
import { squareOf } from '../../board';
import { isTypeLetter } from '../../content';
import type { Move, VehicleId } from '../../types';
import type { Choices, Mode } from './choices';
import { freshHand } from './hand';
import { END, OTHER_WAY, pickFacing, pickMode, pickSquare, pickType, pickVehicle } from './picks';

export function* ways(choices: Choices): Generator<Way<Move>> {
	if (choices.end !== null) yield { picks: [END], move: choices.end };
	for (const move of choices.enlistments) yield { picks: [move.types.filter(isTypeLetter).map(pickType)], move };
	for (const move of choices.legal) {
		if (move.type === 'regenerate') yield { picks: [pickVehicle(move.vehicle)], move };
	}
	if (choices.waiting !== null) yield* aimed(choices, choices.waiting, 'drive', []);
	if (choices.asked === 'play') for (const id of choices.playable) yield* waysOf(choices, id);
}

function* waysOf(choices: Choices, id: VehicleId): Generator<Way<Move>> {
	const modes = choices.modesOf(id);
	for (const mode of modes) {
		const start = [...intoHand(choices, id), ...(mode === modes[0] ? [] : [pickMode(mode)])];
		if (mode === 'pivot') {
			for (const move of choices.pivots(id)) yield { picks: [...start, pickFacing(move.face)], move };
		} else if (mode === 'seize') {
			// One victim only is no question, unless seizing is all there is to do.
			const asks = choices.seizable(id).length > 1 || modes[0] === 'seize';
			for (const victim of choices.seizable(id)) {
				const there = squareOf(choices.state.vehicles[victim]?.at ?? '');
				yield* aimed(choices, id, 'drag', asks ? [...start, pickSquare(there)] : start, victim);
			}
		} else yield* aimed(choices, id, mode, start);
	}
}

/** What is in hand from the start is put down first: a tap on a friend may mean it as a partner. */
function intoHand(choices: Choices, id: VehicleId): Pick[] {
	const held = freshHand(choices).vehicle;
	if (held === id) return [];
	return held === null ? [pickVehicle(id)] : [pickVehicle(held), pickVehicle(id)];
}

function* aimed(
	choices: Choices,
	id: VehicleId,
	mode: Mode,
	start: readonly Pick[],
	seized: VehicleId | null = null
): Generator<Way<Move>> {
	for (const { square, variants } of choices.targets(id, mode, seized).values()) {
		for (const [index, { move }] of variants.entries()) {
			const others = Array.from({ length: index }, () => OTHER_WAY);
			yield { picks: [...start, pickSquare(square), ...others], move };
		}
	}
}
