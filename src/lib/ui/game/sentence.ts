import type { Language, Text } from '../../engine/module';
import { say } from './say';

/** The one sentence of a panel: what is asked, or what would happen; then what it costs, or why. */
export interface Sentence {
	/** A large number before it, with what it is: "3 × ½", "momentum × coefficient". */
	readonly figure?: { readonly value: string; readonly label: string } | null;
	readonly lead: string;
	readonly rest: string;
	/** The move hurts whoever makes it. */
	readonly alarm?: boolean;
}

/** What is asked, from a catalogue: the same values fill the blanks of both parts. */
export const asking =
	(language: Language) =>
	(lead: Text, rest: Text | null = null, values: Readonly<Record<string, string>> = {}): Sentence => ({
		lead: say(lead, language, values),
		rest: rest === null ? '' : say(rest, language, values)
	});
