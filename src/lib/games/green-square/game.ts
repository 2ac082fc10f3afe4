/** The rules as the kernel sees them. */
import type { Game } from '../../engine/contract';
import { apply } from './apply/index';
import { audience, decks, requests, resolve } from './facts';
import { asides } from './legal/asides';
import { legal } from './legal/index';
import { outcome } from './outcome';
import { readOptions, setup } from './setup';
import { shows } from './shows';
import { actors, question } from './situation';
import type { Move, Options, State } from './types';

export const game: Game<State, Move, Options> = {
	id: 'green-square',
	version: 2,
	seats: (options) => readOptions(options).seats,
	setup,
	actors,
	question,
	legal,
	asides,
	shows,
	apply,
	requests,
	resolve,
	audience,
	decks,
	outcome
};
