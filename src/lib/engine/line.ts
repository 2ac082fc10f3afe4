/**
 * Moves as lines of text: the type, what it must name in order, then what it may name as `field=value`. A game gives the
 * table of its moves; reading and writing go by it. Reading foreign text gives null, never a throw.
 */
import { equalJson } from './canonical';

export type Fields = { readonly [field: string]: unknown };

/** How the value of a field is written. */
export interface Form {
	/** The value, or undefined if the word is not of this form. */
	read(word: string): unknown;
	/** A flag that is written by the name of its field alone. */
	readonly bare?: true;
}

export interface Line {
	/** In the order in which they are written. */
	readonly must?: { readonly [field: string]: Form };
	readonly may?: { readonly [field: string]: Form };
	/** What it means to leave a field of `may` out; if it is not named here, that it is absent. */
	readonly unless?: Fields;
}

export function matching(pattern: RegExp): Form {
	return { read: (word) => (pattern.test(word) ? word : undefined) };
}

/** A whole number without a sign and of so many digits at most. */
export function wholeNumber(digits: number): Form {
	const pattern = new RegExp(`^(0|[1-9]\\d{0,${digits - 1}})$`);
	return { read: (word) => (pattern.test(word) ? Number(word) : undefined) };
}

export const BARE_FLAG: Form = { read: () => undefined, bare: true };

/** Lists are joined by commas; null is `-`. */
export function writeLine(type: string, { must = {}, may = {}, unless = {} }: Line, fields: Fields): string {
	const words = [type, ...Object.keys(must).map((field) => written(fields[field]))];
	for (const [field, { bare }] of Object.entries(may)) {
		const value = fields[field];
		if (equalJson(value, unless[field])) continue;
		if (bare !== true) words.push(`${field}=${written(value)}`);
		else if (value === true) words.push(field);
	}
	return words.join(' ');
}

function written(value: unknown): string {
	if (value === null) return '-';
	return Array.isArray(value) ? value.join(',') : String(value);
}

/** The fields after the type; null if a word is missing, unknown, given twice or too much. */
export function readLine({ must = {}, may = {}, unless = {} }: Line, words: readonly string[]): Fields | null {
	const named = Object.entries(must);
	const fields: { [field: string]: unknown } = {};
	for (const [index, [field, form]] of named.entries()) {
		const value = form.read(words[index] ?? '');
		if (value === undefined) return null;
		fields[field] = value;
	}
	for (const word of words.slice(named.length)) {
		const [field = '', text, ...more] = word.split('=');
		const form = Object.hasOwn(may, field) ? may[field] : undefined;
		if (form === undefined || more.length > 0 || Object.hasOwn(fields, field)) return null;
		const value = text === undefined ? form.bare : form.read(text);
		if (value === undefined) return null;
		fields[field] = value;
	}
	return { ...unless, ...fields };
}
