/** What reasons, events, moves and outcomes say. */
import type { Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import { peopleOf } from '../../../engine/people';
import { wordsOf } from '../../../engine/words';
import type { Event } from '../events';
import { REASONS } from '../reasons';
import type { Result } from '../types';
import { TELLERS, gistOf } from './gist';

const OUTCOMES: { readonly [R in Result['reason']]: Text } = {
	goal: { en: 'the last level was won in battle', fr: 'le dernier niveau a été gagné au combat' },
	rounds: {
		en: 'all rounds have been played, and the highest level wins',
		fr: 'toutes les manches sont jouées, et le plus haut niveau l’emporte'
	},
	'last-seat': { en: 'everybody else has left the game', fr: 'plus personne d’autre n’est en jeu' }
};

export const words = wordsOf<Event, People>({
	reasons: REASONS,
	outcomes: OUTCOMES,
	tellers: TELLERS,
	voice: peopleOf,
	gist: gistOf
});
