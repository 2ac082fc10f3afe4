/** Historical Conquest: the rules as a kernel game. */
import type { Game, Seat } from '../../engine/contract';
import { actors, question } from './actors';
import { apply } from './apply';
import { audience, decks, requests, shows } from './hidden';
import { legal } from './legal';
import { fullOptions, resolve, setup } from './setup';
import type { Move, Options, State } from './types';

export const game: Game<State, Move, Options> = {
	id: 'historical-conquest',
	version: 1,
	seats: (options) => fullOptions(options).players,
	setup,
	actors,
	question,
	legal,
	shows: (state, seat: Seat, move) => shows(state, seat, move),
	apply,
	requests,
	resolve,
	audience,
	decks,
	outcome: (state) => state.outcome
};
