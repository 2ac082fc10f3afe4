/** What reasons, events, moves and outcomes say. */
import { wordsOf } from '../../engine/words';
import type { Told } from './events';
import { gistOf } from './gist';
import { REASONS } from './reasons';
import { OUTCOMES, TELLERS } from './tellers';
import { voiceOf } from './voice';
import type { Voice } from './voice';

export const words = wordsOf<Told, Voice>({
	reasons: REASONS,
	outcomes: OUTCOMES,
	tellers: TELLERS,
	voice: voiceOf,
	gist: gistOf
});
