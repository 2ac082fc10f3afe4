/** What reasons, events, moves and outcomes say. */
import type { Seat } from '../../engine/contract';
import type { Language, Text } from '../../engine/module';
import { wordsOf } from '../../engine/words';
import type { Event } from './events';
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

/** What belongs to the log, not to the story of a move. */
const ASIDES: readonly Event['type'][] = [
	'first-player',
	'turn-started',
	'phase-started',
	'round-ended',
	'card-placed',
	'deck-rebuilt',
	'window-opened',
	'decision-due',
	'time-passed',
	'truce-ended'
];

/** Told only where they begin a move: a turn that ends by itself goes without saying. */
const DEEDS: readonly Event['type'][] = ['cards-drawn', 'turn-ended'];

/** The deed comes first and names its card, so that what follows need not. */
function gistOf(events: readonly Event[], language: Language, say: Voice): readonly string[] {
	const told = events.filter(({ type }) => !ASIDES.includes(type));
	const [deed] = told;
	const card = deed?.type === 'card-played' || deed?.type === 'ability-used' ? say.card(deed.card) : null;
	return told
		.filter(({ type }, index) => index === 0 || !DEEDS.includes(type))
		.map((event) =>
			event.type === 'turn-ended' ? endOfTurn(event.seat, say) : TELLERS[event.type](event as never, say)
		)
		.map((text) => (card === null ? text[language] : text[language].replace(` (${card})`, '')));
}

/** The log says whose turn begins; of a move that only ends a turn there is nothing else to tell. */
function endOfTurn(seat: Seat, { people }: Voice): Text {
	return { en: `${people.en(seat, 'end')} the turn`, fr: `${people.fr(seat, 'terminer')} le tour` };
}

export const words = wordsOf<Event, Voice>({
	reasons: REASONS,
	outcomes: OUTCOMES,
	tellers: TELLERS,
	voice: voiceOf,
	gist: gistOf
});
