/** What reasons, events and outcomes say, in the third person: the log is read by everybody. */
import type { GameEvent } from '../../../engine/contract';
import type { Text, Words } from '../../../engine/module';
import { joinedGist } from '../../../engine/words';
import type { Event, EventType } from '../events';
import { REASONS } from '../reasons';
import type { Result } from '../types';
import { BATTLE } from './battle';
import { HERO } from './hero';
import { TURN } from './turn';
import { voiceOf } from './voice';
import type { Tellers, Voice } from './voice';

const TELLERS: Tellers<EventType> = { ...TURN, ...HERO, ...BATTLE };

const OUTCOMES: { readonly [R in Result['reason']]: Text } = {
	goal: { en: 'The last level was won in battle.', fr: 'Le dernier niveau a été gagné au combat.' },
	rounds: {
		en: 'All rounds have been played: the highest level wins.',
		fr: 'Toutes les manches sont jouées : le plus haut niveau l’emporte.'
	},
	'last-seat': { en: 'Everybody else has left the game.', fr: 'Tous les autres ont quitté la partie.' }
};

export const words: Words = {
	reason: (code, language) => textOf(REASONS, code)?.[language] ?? '',
	outcome: (reason, language) => textOf(OUTCOMES, reason)?.[language] ?? '',
	gist: (...move) => joinedGist(words.event)(...move),
	event: (event, language, names) => (isOurs(event) ? tell(event, voiceOf(names))[language] : '')
};

function tell<T extends EventType>(event: Extract<Event, { readonly type: T }>, voice: Voice): Text {
	return TELLERS[event.type](event, voice);
}

function isOurs(event: GameEvent): event is Event {
	return Object.hasOwn(TELLERS, event.type);
}

function textOf(texts: { readonly [key: string]: Text }, key: string): Text | undefined {
	return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
