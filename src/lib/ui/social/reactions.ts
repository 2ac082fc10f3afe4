/** Quick reactions: a few short words for everybody, each in the reader's language. They travel as words between colons (`:hello:`). */
import type { Text } from '../../engine/module';
import type { IconName } from '../icons';
import * as m from '../messages/social';

export interface Reaction {
	readonly icon: IconName;
	readonly words: Text;
}

export const REACTIONS: Readonly<Record<string, Reaction>> = {
	hello: { icon: 'hand', words: m.hello },
	'good-luck': { icon: 'clover', words: m.goodLuck },
	'well-played': { icon: 'thumbs-up', words: m.wellPlayed },
	haha: { icon: 'laugh', words: m.haha },
	oops: { icon: 'frown', words: m.oops },
	moment: { icon: 'hourglass', words: m.moment },
	thanks: { icon: 'heart', words: m.thanks },
	'good-game': { icon: 'handshake', words: m.goodGame }
};

/** How a reaction is said. */
export function said(name: string): string {
	return `:${name}:`;
}

/** The reaction that a text stands for; null: it is what somebody wrote. */
export function reactionOf(text: string): Reaction | null {
	const name = /^:([a-z-]+):$/.exec(text)?.[1] ?? '';
	return Object.hasOwn(REACTIONS, name) ? (REACTIONS[name] ?? null) : null;
}

/** Words as they are shown, in the reader's language. */
export function wordsFor(text: string): Text {
	return reactionOf(text)?.words ?? { en: text, fr: text };
}
