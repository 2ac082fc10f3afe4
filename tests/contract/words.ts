/** Laws of a game's words: what is said is a sentence, names who acts, and calls the reader "you". */
import { canonical } from '../../src/lib/engine/canonical';
import type { GameEvent, Outcome, Seat } from '../../src/lib/engine/contract';
import type { Language, Names, Words } from '../../src/lib/engine/module';
import type { AnyCase } from './case';
import { law } from './law';

/** A move, or the deal before the first, with all that it brought about. */
export interface Step {
	readonly seat: Seat | null;
	readonly events: readonly GameEvent[];
}

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const NAMES = ['Quim', 'Wanda', 'Xerxes', 'Zelda', 'Kofi', 'Jürg', 'Bjarke', 'Vera', 'Tjorven', 'Dmitri'];

const namesFor = (reader: Seat | null): Names => ({ reader, seat: (seat) => NAMES[seat] ?? `Seat${seat}` });

const YOU: { readonly [L in Language]: RegExp } = { en: /\b(?:you|your|yours)\b/i, fr: /\b(?:vous|votre|vos)\b/i };

export function lawOfWords(
	subject: AnyCase,
	words: Words,
	options: unknown,
	steps: readonly Step[],
	outcome: Outcome
): void {
	const seats = subject.module.game.seats(options);
	let told = 0;
	for (const step of steps) {
		const { seat, events } = step;
		for (const event of events) {
			law(canonical(JSON.parse(JSON.stringify(event))) === canonical(event), 'an event is not plain JSON');
		}
		// A spectator, whoever acts, and the next one to the left stand for all.
		const readers = seat === null ? [null] : [null, seat, (seat + 1) % seats];
		for (const language of LANGUAGES) {
			for (const reader of readers) {
				lawOfEventWords(subject, words, events, language, namesFor(reader));
				if (lawOfGist(subject, words, options, step, language, namesFor(reader))) told++;
			}
		}
	}
	law(told > 0, 'no move is worth a sentence');
	for (const language of LANGUAGES) lawOfSentence(words.outcome(outcome.reason, language), language, namesFor(null));
}

function lawOfEventWords(
	{ silent = [] }: AnyCase,
	words: Words,
	events: readonly GameEvent[],
	language: Language,
	names: Names
): void {
	for (const event of events) {
		const sentence = words.event(event, language, names);
		if (sentence === '' && silent.includes(event.type)) continue;
		lawOfSentence(sentence, language, names);
	}
}

/** Whether there was something to tell. */
function lawOfGist(
	subject: AnyCase,
	words: Words,
	options: unknown,
	{ seat, events }: Step,
	language: Language,
	names: Names
): boolean {
	const gist = words.gist(events, language, names);
	if (gist === '') return false;
	lawOfSentence(gist, language, names);
	if (seat === null) return true;
	const called = [names.seat(seat), ...(subject.called?.(options, seat, language) ?? [])];
	const isNamed = seat === names.reader ? YOU[language].test(gist) : called.some((name) => gist.includes(name));
	law(isNamed, () => `does not say who acts (${called.join(', ')}): ${gist}`);
	return true;
}

function lawOfSentence(text: string, language: Language, names: Names): void {
	law(text !== '', 'an empty sentence');
	law(/^[^\p{Ll}\s].*[^\s.]\.$/u.test(text), () => `not a sentence: ${text}`);
	law(!/undefined|NaN|\[object|\{|\}| {2}|\.\./.test(text), () => `a slip: ${text}`);
	const own = names.reader === null ? null : names.seat(names.reader);
	law(own === null || !text.includes(own), () => `calls the reader ${own}: ${text}`);
	law(agrees(text), () => `the verb does not agree: ${text}`);
}

/** What follows "You" or « Vous » at the beginning is in the second person. */
function agrees(text: string): boolean {
	const english = /^You (\p{L}+)/u.exec(text)?.[1];
	if (english !== undefined) return !/[^s]s$/.test(english);
	const french = /^Vous (?:vous |ne |n’)?(\p{L}+)/u.exec(text)?.[1];
	return french === undefined || /(?:ez|êtes|faites)$/.test(french);
}

/** A sentence for every reason code, in both languages, and two different ones. */
export function lawOfReasons(words: Words, codes: readonly string[]): void {
	for (const code of codes) {
		const [en, fr] = LANGUAGES.map((language) => words.reason(code, language));
		law(en !== undefined && en.length > 8 && fr !== undefined && fr.length > 8, () => `no sentence for ${code}`);
		law(en !== fr, () => `${code} says the same in both languages`);
	}
}
