/** Green Square: the rules as a `Game`, and everything a table needs beside them. */
import type { GameModule } from '../../engine/module';
import { game } from './game';
import { neutral } from './neutral';
import { notation } from './notation';
import { OPTION_FIELDS } from './options';
import { REASON_CODES } from './reasons';
import { readOptions } from './setup';
import type { Move, Options, State } from './types';
import { mind } from './value';
import { words } from './words/index';

export { game } from './game';
export type { Event } from './events';
export type { Move, Options, State } from './types';

export const module: GameModule<State, Move, Options> = {
	game,
	sides: (options) => Array.from({ length: readOptions(options).seats }, (_, seat) => seat),
	options: OPTION_FIELDS,
	notation,
	words,
	mind,
	neutral,
	resignation: { type: 'resign' },
	reasonCodes: REASON_CODES
};
