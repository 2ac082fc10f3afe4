/** What reasons, events and outcomes say. Events are told in the third person, one sentence each: the log is read by everybody. */
import type { GameEvent } from '../../engine/contract';
import type { Text, Words } from '../../engine/module';
import { joinedGist } from '../../engine/words';
import type { Event } from './events';
import { reasonText } from './reasons';
import { TELLERS } from './tellers';
import type { Outcome } from './types';
import { typeset } from './typography';
import { voiceOf } from './voice';

const OUTCOMES: { readonly [R in Outcome['reason']]: Text } = {
	'morale-goal': { en: 'The morale to win has been reached.', fr: 'Le moral nécessaire est atteint.' },
	'last-standing': { en: 'Only one player is left.', fr: 'Il ne reste qu’un joueur.' },
	'round-limit': { en: 'The last round is over.', fr: 'Le dernier tour de table est terminé.' },
	'all-out': { en: 'Everybody went out at once.', fr: 'Tous ont été éliminés en même temps.' }
};

export const words: Words = {
	reason: (code, language) => typeset(reasonText(code, language), language),
	event(event: GameEvent, language, names) {
		if (!Object.hasOwn(TELLERS, event.type)) return '';
		const tell = TELLERS[event.type as Event['type']] as (event: GameEvent, voice: ReturnType<typeof voiceOf>) => Text;
		return typeset(tell(event, voiceOf(language, names))[language], language);
	},
	gist: (...move) => joinedGist(words.event)(...move),
	outcome: (reason, language) =>
		Object.hasOwn(OUTCOMES, reason) ? OUTCOMES[reason as Outcome['reason']][language] : ''
};
