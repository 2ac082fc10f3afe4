/**
 * People in a sentence: the reader is "you", everybody else has a name, and verbs agree with both. Clauses begin in lower
 * case ("you play"); whoever makes a sentence of them sees to its beginning and end (`words.ts`).
 */
import type { Seat } from './contract';
import type { Language, Names, Text } from './module';
import { englishVerb, frenchVerb } from './verbs';
import type { Grammatical } from './verbs';
import { de, listed } from './words';

/** Who does something: a seat, several, or a thing by its name. */
export type Subject = Seat | readonly Seat[] | string;

export interface People {
	isReader(seat: Seat): boolean;
	/** Subject and verb: "you play", "Ada plays", "Ada and you play". `verb` is the base form. */
	en(subject: Subject, verb: string): string;
	/**
	 * The same in French, the verb in its infinitive: « vous jouez ». A person the verb is done to stands where French
	 * puts it: « Ada aide Bo », « Ada vous aide », with `by` « Ada donne un coup à Bo ».
	 */
	fr(subject: Subject, verb: string, object?: Seat, by?: '' | 'à '): string;
	/** The name, or "you", « vous »; not as a subject. */
	whom(seat: Seat): string;
	/** Several at once, the reader last. */
	all(seats: readonly Seat[]): string;
	/** "your grid", "Ada’s grid"; « votre grille », « la grille d’Ada ». French names the thing with its article. */
	own(seat: Seat, thing: Text): string;
}

const YOU: Text = { en: 'you', fr: 'vous' };
const AND: Text = { en: 'and', fr: 'et' };

export function peopleOf(language: Language, names: Names): People {
	const isReader = (seat: Seat): boolean => seat === names.reader;
	const whom = (seat: Seat): string => (isReader(seat) ? YOU[language] : names.seat(seat));
	const all = (seats: readonly Seat[]): string => {
		const others = seats.filter((seat) => !isReader(seat));
		return listed([...others, ...seats.filter(isReader)].map(whom), AND[language]);
	};
	const called = (subject: Subject): string =>
		typeof subject === 'string' ? subject : typeof subject === 'number' ? whom(subject) : all(subject);
	const person = (subject: Subject): Grammatical => {
		if (typeof subject === 'string') return 'one';
		const seats = typeof subject === 'number' ? [subject] : subject;
		return seats.some(isReader) ? 'you' : seats.length > 1 ? 'many' : 'one';
	};
	return {
		isReader,
		en: (subject, verb) => `${called(subject)} ${englishVerb(verb, person(subject))}`,
		fr(subject, verb, object, by = '') {
			const done = frenchVerb(verb, person(subject));
			if (object === undefined) return `${called(subject)} ${done}`;
			return isReader(object) ? `${called(subject)} vous ${done}` : `${called(subject)} ${done} ${by}${whom(object)}`;
		},
		whom,
		all,
		own: (seat, thing) =>
			language === 'fr' ? french(thing.fr, seat) : `${isReader(seat) ? 'your' : `${whom(seat)}’s`} ${thing.en}`
	};

	function french(thing: string, seat: Seat): string {
		if (!isReader(seat)) return `${thing} ${de(names.seat(seat))}`;
		return thing.replace(/^(?:le |la |l’)/, 'votre ').replace(/^les /, 'vos ');
	}
}
