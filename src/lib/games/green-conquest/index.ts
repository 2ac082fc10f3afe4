/** The Green Conquest: the rules as a `Game`, and everything a table needs beside them. */
import type { Facts, Seat } from '../../engine/contract';
import type { GameModule } from '../../engine/module';
import { actors } from './actors';
import { freeCampSquares } from './apply/place';
import { nameOf } from './board';
import { MODE_SPECS } from './content';
import { Field } from './field';
import { game } from './game';
import { formatPosition, parsePosition } from './gcn';
import { legal } from './legal';
import { formatMove, parseMove } from './notation';
import { OPTION_FIELDS } from './options';
import { REASON_CODES } from './reasons';
import { fillIn } from './setup';
import type { Move, Options, State } from './types';
import { mind } from './value';
import { words } from './words';

export { game };
export type { Event } from './events';
export type { Move, Options, State } from './types';

/** The side of each seat; a seat that leads two clans has both on one side. */
function sides(options: Options): readonly number[] {
	const { seats, clans } = MODE_SPECS[fillIn(options).mode];
	return Array.from({ length: seats }, (_, seat) => clans.find((clan) => clan.seat === seat)?.team ?? seat);
}

/**
 * An absent player's answer: a vehicle goes to the first free square of its camp, the turn ends if it may. Whom to
 * regenerate, which vehicles to enlist and what to drive only the player can say.
 */
function neutral(state: State, seat: Seat, sees: Facts): Move | null {
	if (actors(state)[0] !== seat || state.phase === 'build') return null;
	const [asked] = state.pending;
	if (asked === undefined) return legal(state, seat, sees).find((move) => move.type === 'end') ?? null;
	if (asked.kind === 'regen') return null;
	const field = new Field(state);
	const vehicle = field.vehicle(asked.vehicle);
	const [square] = vehicle === undefined ? [] : freeCampSquares(field, vehicle);
	return square === undefined ? null : { type: 'place', vehicle: asked.vehicle, at: nameOf(square) };
}

export const module: GameModule<State, Move, Options> = {
	game,
	sides,
	options: OPTION_FIELDS,
	notation: { formatPosition, parsePosition, formatMove, parseMove },
	words,
	mind,
	neutral,
	resignation: { type: 'resign' },
	reasonCodes: REASON_CODES
};
