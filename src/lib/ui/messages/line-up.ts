/** Who sits with whom. Parts of one sentence, in the middle of it. */
import type { Language, Text } from '../../engine/module';

const NUMBERS: readonly Text[] = [
	{ en: 'two', fr: 'deux' },
	{ en: 'three', fr: 'trois' },
	{ en: 'four', fr: 'quatre' },
	{ en: 'five', fr: 'cinq' },
	{ en: 'six', fr: 'six' },
	{ en: 'seven', fr: 'sept' },
	{ en: 'eight', fr: 'huit' },
	{ en: 'nine', fr: 'neuf' }
];

/** From two on. */
const inWords = (count: number): Text => NUMBERS[count - 2] ?? { en: `${count}`, fr: `${count}` };

export const you: Text = { en: 'you', fr: 'vous' };
export const called = (name: string): Text => ({ en: name, fr: name });

export const peopleHere = (count: number): Text =>
	count === 1
		? { en: 'someone here', fr: 'quelqu’un ici' }
		: { en: `${inWords(count).en} people here`, fr: `${inWords(count).fr} personnes ici` };

export const peopleElsewhere = (count: number): Text =>
	count === 1
		? { en: 'someone elsewhere', fr: 'quelqu’un ailleurs' }
		: { en: `${inWords(count).en} people elsewhere`, fr: `${inWords(count).fr} personnes ailleurs` };

export const someBots = (count: number): Text =>
	count === 1 ? { en: 'a bot', fr: 'un bot' } : { en: `${inWords(count).en} bots`, fr: `${inWords(count).fr} bots` };

/** "you, Ana and a bot". */
export function together(members: readonly string[]): Text {
	const [last = '', ...others] = members.toReversed();
	if (others.length === 0) return { en: last, fr: last };
	const first = others.toReversed().join(', ');
	return { en: `${first} and ${last}`, fr: `${first} et ${last}` };
}

/** The sentence: its first word has a capital. */
export function against(teams: readonly string[], language: Language): string {
	const sentence = teams.join(language === 'fr' ? ' contre ' : ' against ');
	return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
