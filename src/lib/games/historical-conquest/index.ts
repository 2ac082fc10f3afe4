/** Historical Conquest: the rules as a `Game`, and everything a table needs beside them. */
import type { Facts, Game, Seat } from '../../engine/contract';
import type { GameModule } from '../../engine/module';
import { actors, question } from './actors';
import { apply } from './apply';
import { audience, decks, requests, shows } from './hidden';
import { legal } from './legal';
import { notation } from './notation';
import { OPTION_FIELDS } from './options';
import { REASON_CODES } from './reasons';
import { fullOptions, resolve, seated, setup } from './setup';
import type { Move, Options, State } from './types';
import { mind } from './value';
import { words } from './words';

export type { Event } from './events';
export type { Move, Options, State } from './types';

export const game: Game<State, Move, Options> = {
	id: 'historical-conquest',
	version: 1,
	seats: (options) => fullOptions(options).players,
	setup,
	seated,
	actors,
	question,
	legal,
	shows,
	apply,
	requests,
	resolve,
	audience,
	decks,
	outcome: (state) => state.outcome
};

/** 8.3: a pass, the first of the units, `next`. Which cards to drop only the player can say: the hand is sealed. */
function neutral(state: State, seat: Seat, _sees: Facts): Move | null {
	if (!actors(state).includes(seat)) return null;
	const due = state.pending[0];
	if (due === undefined) return state.window === null ? { type: 'next' } : { type: 'pass', w: state.window.id };
	switch (due.kind) {
		case 'hand-discard':
			return null;
		case 'occupy':
			return { type: 'pass' };
		default:
			return due.units[0] === undefined ? null : { type: 'lose', unit: due.units[0] };
	}
}

export const module: GameModule<State, Move, Options> = {
	game,
	sides: (options) => Array.from({ length: fullOptions(options).players }, (_, seat) => seat),
	options: OPTION_FIELDS,
	notation,
	words,
	mind,
	neutral,
	resignation: { type: 'resign' },
	reasonCodes: REASON_CODES
};
