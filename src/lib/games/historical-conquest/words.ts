/** What reasons, events, moves and outcomes say. */
import type { Text } from '../../engine/module';
import { wordsOf } from '../../engine/words';
import type { Event } from './events';
import { gistOf } from './gist';
import { REASONS } from './reasons';
import { TELLERS } from './tellers';
import type { Outcome } from './types';
import { voiceOf } from './voice';
import type { Voice } from './voice';

const OUTCOMES: { readonly [R in Outcome['reason']]: Text } = {
	'morale-goal': { en: 'the morale to win has been reached', fr: 'le moral nécessaire est atteint' },
	'last-standing': { en: 'only one player is left', fr: 'une seule personne reste en jeu' },
	'round-limit': { en: 'the last round is over', fr: 'le dernier tour de table est terminé' },
	'all-out': { en: 'everybody went out at once', fr: 'tout le monde est éliminé en même temps' }
};

export const words = wordsOf<Event, Voice>({
	reasons: REASONS,
	outcomes: OUTCOMES,
	tellers: TELLERS,
	voice: voiceOf,
	gist: gistOf
});
