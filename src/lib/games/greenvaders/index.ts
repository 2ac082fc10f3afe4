/** Greenvaders: the rules as a `Game`, and everything a table needs beside them. */
import type { Facts, Game, Seat } from '../../engine/contract';
import type { GameModule } from '../../engine/module';
import { actors, question } from './actors';
import { apply } from './apply';
import { legal } from './legal';
import { notation } from './notation';
import { OPTION_FIELDS } from './options';
import { outcome } from './outcome';
import { REASON_CODES } from './reasons';
import { audience, decks, requests, resolve, shows } from './requests';
import { readOptions, setup } from './setup';
import { orderFrom, sideOf } from './sides';
import type { Move, Options, State } from './types';
import { mind } from './value';
import { words } from './words';

export type { Event, Move, Options, State } from './types';

export const game: Game<State, Move, Options> = {
	id: 'greenvaders',
	version: 1,
	seats: (options) => readOptions(options).players,
	setup,
	actors,
	question,
	legal,
	shows,
	apply,
	requests,
	resolve,
	audience,
	decks,
	outcome
};

/** An absent player's answer where one does no harm; which card to play, or where, only the player can say. */
function neutral(state: State, seat: Seat, _sees: Facts): Move | null {
	if (actors(state)[0] !== seat) return null;
	switch (state.phase) {
		case 'action':
			return { type: 'skip' };
		case 'arrange':
			return { type: 'arrange', order: state.peek ?? [] };
		case 'reactivate':
			return { type: 'pass' };
		default:
			return null;
	}
}

export const module: GameModule<State, Move, Options> = {
	game,
	sides: (options) => orderFrom(0, readOptions(options).players).map(sideOf),
	options: OPTION_FIELDS,
	notation,
	words,
	mind,
	neutral,
	resignation: { type: 'resign' },
	reasonCodes: REASON_CODES
};
