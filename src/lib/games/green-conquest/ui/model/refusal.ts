/** Why the chosen vehicle cannot go where a finger points: the rules' own answer to the obvious ways there. */
import { NO_FACTS } from '../../../../engine/contract';
import { refusal } from '../../../../engine/illegal';
import { apply } from '../../apply';
import type { Square } from '../../board';
import { SIZE, squareOf } from '../../board';
import type { ReasonCode } from '../../reasons';
import { REASON_CODES } from '../../reasons';
import type { Move } from '../../types';
import type { Choices } from './choices';
import type { Hand } from './hand';

const REFUSALS = {
	pull: 'not-in-sight',
	lay: 'not-on-trail',
	exchange: 'bad-target',
	seize: 'bad-target',
	pivot: 'no-effect'
} as const;

export function refusalFor(choices: Choices, { vehicle, mode }: Hand, square: Square): ReasonCode {
	if (vehicle === null) return 'bad-square';
	return mode === 'drive' || mode === 'drag' ? refusedDrive(choices, vehicle, square) : REFUSALS[mode];
}

/** The reason that comes closest to the goal: of the two ways with one turn, "too far" says less than what stands in the way. */
function refusedDrive(choices: Choices, vehicle: string, square: Square): ReasonCode {
	const from = squareOf(choices.state.vehicles[vehicle]?.at ?? '');
	const codes = pathsTo(from, square).flatMap((path) => refusalOf(choices, { type: 'drive', vehicle, path }) ?? []);
	return codes.find((code) => code !== 'too-far') ?? codes[0] ?? 'path-blocked';
}

function pathsTo(from: Square, to: Square): string[] {
	const columns = (to % SIZE) - (from % SIZE);
	const rows = Math.floor(to / SIZE) - Math.floor(from / SIZE);
	const along = columns === 0 ? '' : (columns > 0 ? 'e' : 'w') + String(Math.min(9, Math.abs(columns)));
	const up = rows === 0 ? '' : (rows > 0 ? 'n' : 's') + String(Math.min(9, Math.abs(rows)));
	return [...new Set([up + along, along + up])];
}

function refusalOf({ state, seat }: Choices, move: Move): ReasonCode | null {
	const said = refusal(() => apply(state, seat ?? 0, move, NO_FACTS));
	return REASON_CODES.find((code) => code === said) ?? null;
}
