/** What this device believes to have sent: a hint for the screen, so that it does not ask twice. Whether it arrived only an answer shows. */
import type { Id } from '../../table/entry';

const KEY = 'mangrove:sent';
/** Matches that are remembered. */
const MOST = 100;

function stored(): [Id, string][] {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(value) ? value.filter(isPair) : [];
	} catch {
		return [];
	}
}

const isPair = (value: unknown): value is [Id, string] =>
	Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

export class Sent {
	#marks = $state.raw<readonly (readonly [Id, string])[]>(stored());

	has(match: Id, mark: string): boolean {
		return this.#marks.some(([id, sent]) => id === match && sent === mark);
	}

	note(match: Id, mark: string): void {
		const others = this.#marks.filter(([id]) => id !== match).slice(1 - MOST);
		this.#marks = [...others, [match, mark]];
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#marks));
		} catch {
			// It is only a hint.
		}
	}
}
