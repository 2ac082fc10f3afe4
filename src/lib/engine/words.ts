/**
 * What every game's words are made of: lists, counts, French elision, and the way from events to sentences. A game tells
 * each kind of event as a clause ("Ada plays a red plant"), in lower case and without a full stop, so that it can stand
 * alone in the log or be part of the sentence for a whole move. Typesetting is not done here but where texts are shown.
 */
import type { GameEvent } from './contract';
import type { Language, Names, Text, Words } from './module';

/** « d’Ada », « de Bruno ». */
export function de(name: string): string {
	return /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** "a, b and c". Empty for an empty list. */
export function listed(items: readonly string[], conjunction: string): string {
	const last = items.at(-1) ?? '';
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** "1 heart", "3 hearts"; « 1 cœur », « 3 cœurs ». Zero is plural in English and singular in French. */
export function counted(count: number, one: string, language: Language, many = `${one}s`): string {
	return `${count} ${count === 1 || (count === 0 && language === 'fr') ? one : many}`;
}

/** "+100", "−200": the minus is a minus. */
export function signed(amount: number): string {
	return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function capitalised(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The text for a key that comes from outside; '' for a key that the table does not have. */
export function textOf(texts: { readonly [key: string]: Text }, key: string, language: Language): string {
	return Object.hasOwn(texts, key) ? (texts[key]?.[language] ?? '') : '';
}

/** For events that screens show well enough. */
export const silent = (): Text => ({ en: '', fr: '' });

/** A clause for each kind of event; `V` is how the game calls its things. */
export type Tellers<E extends GameEvent, V, T extends E['type'] = E['type']> = {
	readonly [K in T]: (event: Extract<E, { readonly type: K }>, say: V) => Text;
};

export interface Tales<E extends GameEvent, V> {
	/** Whole sentences. */
	readonly reasons: { readonly [code: string]: Text };
	/** Clauses, like those of events. */
	readonly outcomes: { readonly [reason: string]: Text };
	readonly tellers: Tellers<E, V>;
	/** `events`: what is about to be told, one event or those of a move. */
	voice(language: Language, names: Names, events: readonly E[]): V;
	/** The clauses of a whole move: the deed, then what followed. Left out: those of all events but the `asides`. */
	gist?(events: readonly E[], language: Language, say: V): readonly string[];
	/** Events that belong to the log, not to the story of a move: whose turn it is, what may be done next. */
	readonly asides?: readonly E['type'][];
	/** Events that are told of a move only where they begin it: drawing a card is news if it is the move itself. */
	readonly deeds?: readonly E['type'][];
}

export function wordsOf<E extends GameEvent, V>(tales: Tales<E, V>): Words {
	const { tellers, asides = [], deeds = [] } = tales;
	const isOurs = (event: GameEvent): event is E => Object.hasOwn(tellers, event.type);
	const clause = (event: E, language: Language, say: V): string =>
		tellers[event.type as E['type']](event as never, say)[language];
	const everything = (events: readonly E[], language: Language, say: V): readonly string[] =>
		events
			.filter(({ type }) => !asides.includes(type))
			.filter(({ type }, index) => index === 0 || !deeds.includes(type))
			.map((event) => clause(event, language, say));
	return {
		reason: (code, language) => textOf(tales.reasons, code, language),
		outcome: (reason, language) => sentence([textOf(tales.outcomes, reason, language)], language),
		event: (event, language, names) =>
			isOurs(event) ? sentence([clause(event, language, tales.voice(language, names, [event]))], language) : '',
		gist(events, language, names) {
			const ours = events.filter(isOurs);
			return sentence((tales.gist ?? everything)(ours, language, tales.voice(language, names, ours)), language);
		}
	};
}

/** "You play Trajan: morale +1; Bo loses Gaul." Clauses that say nothing, or nothing new, are left out. */
export function sentence(clauses: readonly string[], language: Language): string {
	const [deed, ...rest] = new Set(clauses.filter((clause) => clause !== ''));
	if (deed === undefined) return '';
	const space = language === 'fr' ? ' ' : '';
	// One colon a sentence: where a clause brings its own, all are parted alike.
	const colon = [deed, ...rest].some((clause) => clause.includes(': ')) ? `${space}; ` : `${space}: `;
	return `${capitalised(rest.length === 0 ? deed : deed + colon + rest.join(`${space}; `))}.`;
}
