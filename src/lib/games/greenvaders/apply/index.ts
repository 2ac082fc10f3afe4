/**
 * `apply`: one move on one state. The general checks come in the order of the specification (section 6), then those of
 * the move itself. A move that is refused changes nothing: all changes are made on a copy.
 */
import type { Facts, Seat } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { actorOf } from '../actors';
import { draftOf } from '../draft';
import { endByResignation } from '../outcome';
import { readMove } from '../read';
import { hasRequest } from '../requests';
import type { Draft, Move, Phase, State, TellEvent } from '../types';
import { destroy, moveCard, reinforce, skip } from './action';
import { pick, start } from './begin';
import { draw } from './draw';
import { place, special } from './place';
import { blocked, play } from './play';
import { arrange, pass, reactivate, usePot } from './pots';

const PHASES_OF: { readonly [T in Exclude<Move['type'], 'resign'>]: readonly Phase[] } = {
	pick: ['draft'],
	start: ['start'],
	play: ['play'],
	blocked: ['play'],
	reinforce: ['action'],
	destroy: ['action'],
	move: ['action'],
	skip: ['action'],
	special: ['special'],
	place: ['place'],
	arrange: ['arrange'],
	draw: ['draw'],
	pot: ['play', 'draw'],
	reactivate: ['reactivate'],
	pass: ['reactivate']
};

export function apply(state: State, seat: Seat, given: Move, facts: Facts, tell?: TellEvent): State {
	const move = readMove(given, state.options.players);
	if (move === null) throw new Illegal('bad-move');
	if (state.phase === 'over') throw new Illegal('game-over');
	const s = draftOf(state);
	if (move.type === 'resign') {
		if (!Number.isInteger(seat) || seat < 0 || seat >= state.options.players) throw new Illegal('not-your-turn');
		endByResignation(s, seat, tell);
		return s;
	}
	if (hasRequest(state)) throw new Illegal('waiting');
	if (actorOf(state) !== seat) throw new Illegal('not-your-turn');
	if (!PHASES_OF[move.type].includes(state.phase)) throw new Illegal('wrong-phase');
	make(s, seat, move, facts, tell);
	return s;
}

function make(
	s: Draft,
	seat: Seat,
	move: Exclude<Move, { type: 'resign' }>,
	facts: Facts,
	tell: TellEvent | undefined
): void {
	switch (move.type) {
		case 'pick':
			return pick(s, seat, move, tell);
		case 'start':
			return start(s, seat, move, tell);
		case 'play':
			return play(s, seat, move, facts, tell);
		case 'blocked':
			return blocked(s, seat, facts, tell);
		case 'reinforce':
			return reinforce(s, seat, move, tell);
		case 'destroy':
			return destroy(s, seat, move, tell);
		case 'move':
			return moveCard(s, seat, move, tell);
		case 'skip':
			return skip(s, seat, tell);
		case 'special':
			return special(s, move, tell);
		case 'place':
			return place(s, seat, move, tell);
		case 'draw':
			return draw(s, seat, move, tell);
		case 'pot':
			return usePot(s, seat, move, facts, tell);
		case 'arrange':
			return arrange(s, seat, move, tell);
		case 'reactivate':
			return reactivate(s, seat, move, tell);
		case 'pass':
			return pass(s, seat, tell);
	}
}
