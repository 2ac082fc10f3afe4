/** Reads positions that are written as JSON: the state of a game with its options in it. Foreign text is answered, never thrown at. */
import { Illegal } from './illegal';
import type { Parsed } from './module';

/** How a game looks at a position from outside, in this order. */
export interface Look<S extends { readonly options: unknown }> {
	/** All defaults filled in; throws `Illegal` for what cannot be. */
	options(given: unknown): S['options'];
	/** The options say how many of everything there must be. */
	hasShape(value: unknown, options: S['options']): boolean;
	/** What is wrong between the parts, or null. */
	fault(state: S): string | null;
}

export function readJsonPosition<S extends { readonly options: unknown }>(text: string, look: Look<S>): Parsed<S> {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return { ok: false, error: 'not JSON' };
	}
	const options = optionsIn(value, look);
	if (options === null) return { ok: false, error: 'options are missing or wrong' };
	if (!look.hasShape(value, options)) return { ok: false, error: 'not a position of this game' };
	const state = { ...(value as S), options };
	const error = look.fault(state);
	return error === null ? { ok: true, value: state } : { ok: false, error };
}

function optionsIn<S extends { readonly options: unknown }>(value: unknown, look: Look<S>): S['options'] | null {
	if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'options')) return null;
	try {
		return look.options((value as { readonly options: unknown }).options);
	} catch (error) {
		if (error instanceof Illegal) return null;
		throw error;
	}
}
