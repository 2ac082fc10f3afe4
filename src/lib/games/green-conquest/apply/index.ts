/** `apply`: the checks of 6.0 in their order, then the move itself, then settling. */
import type { Facts, Seat, Tell } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { actorOf } from '../actors';
import { tellSightChanges } from '../beams';
import type { Event, Told } from '../events';
import type { Vehicle } from '../field';
import { Field } from '../field';
import type { Refusal } from '../reasons';
import { settle } from '../settle';
import { beginPlay } from '../turn';
import type { Move, State } from '../types';
import { unfit } from './activation';
import { drive } from './drive';
import { end } from './end';
import { enlist } from './enlist';
import { exchange } from './exchange';
import { pivot } from './pivot';
import { place } from './place';
import { pull } from './pull';
import { regenerate } from './regenerate';
import { resign } from './resign';
import { asMove } from './shape';
import { lay } from './trap';

/** A refused move tells nothing: events are held back until the move is known to be possible. */
export function apply(state: State, seat: Seat, move: Move, _facts: Facts, tell?: Tell): State {
	const told: Event[] = [];
	const field = new Field(state, tell === undefined ? undefined : (event) => told.push(event));
	const refusal = perform(field, seat, move);
	if (refusal !== null) throw new Illegal(refusal);
	if (tell !== undefined) {
		tellSightChanges(state, field);
		const { mode } = state.options;
		for (const event of told) {
			const heard: Told = { ...event, mode };
			tell(heard);
		}
	}
	return field.toState();
}

function perform(field: Field, seat: Seat, raw: unknown): Refusal {
	if (field.phase === 'over') return 'game-over';
	const move = asMove(raw);
	if (move?.type === 'resign') return resign(field, seat);
	if (actorOf(field) !== seat) return 'not-your-turn';
	if (move === null) return 'bad-move';
	if (field.phase === 'build') return move.type === 'enlist' ? enlist(field, move) : 'wrong-phase';
	const asked = field.pending[0];
	if (asked === undefined) return play(field, move);

	if (asked.kind === 'regen') {
		const clan = field.clanOf(asked.clan);
		if (move.type !== 'regenerate' || clan === undefined) return 'pending-first';
		return regenerate(field, clan, move) ?? settled(field);
	}
	if (move.type !== 'place') return 'pending-first';
	const refusal = place(field, move);
	if (refusal !== null) return refusal;
	if (field.phase === 'play') settle(field);
	else if (field.pending.length === 0) beginPlay(field);
	return null;
}

/** A move of the clan at turn, with no choice standing open. */
function play(field: Field, move: Move): Refusal {
	if (move.type === 'enlist' || move.type === 'place' || move.type === 'regenerate') return 'wrong-phase';
	if (move.type === 'end') return end(field);
	if (move.type === 'resign') return 'bad-move';
	const vehicle = field.vehicle(move.vehicle);
	if (vehicle === undefined) return 'unknown-vehicle';
	return unfit(field, vehicle) ?? act(field, vehicle, move) ?? settled(field);
}

type Action = Extract<Move, { type: 'pivot' | 'drive' | 'pull' | 'exchange' | 'lay' }>;

function act(field: Field, vehicle: Vehicle, move: Action): Refusal {
	switch (move.type) {
		case 'pivot':
			return pivot(field, vehicle, move);
		case 'drive':
			return drive(field, vehicle, move);
		case 'pull':
			return pull(field, vehicle, move);
		case 'exchange':
			return exchange(field, vehicle, move);
		case 'lay':
			return lay(field, vehicle, move);
	}
}

function settled(field: Field): null {
	settle(field);
	return null;
}
