/** The Green Conquest as the kernel sees it. Nothing is hidden (section 9): no slots, no requests, no decks. */
import type { Game } from '../../engine/contract';
import { actors, question } from './actors';
import { apply } from './apply';
import { MODE_SPECS } from './content';
import { legal } from './legal';
import { outcome } from './outcome';
import { RULES_VERSION, fillIn, setup } from './setup';
import type { Move, Options, State } from './types';

export const game: Game<State, Move, Options> = {
	id: 'green-conquest',
	version: RULES_VERSION,
	seats: (options) => MODE_SPECS[fillIn(options).mode].seats,
	setup,
	actors,
	question,
	legal,
	shows: () => [],
	apply,
	requests: () => [],
	resolve: (state) => state,
	audience: () => 'all',
	decks: () => [],
	outcome
};
