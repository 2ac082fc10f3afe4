/** The log: what happened, a sentence a line, in the language of the reader. */
import type { GameEvent, Seat } from '../engine/contract';
import type { AnyModule, Language, Names } from '../engine/module';

export interface LogLine {
	readonly ply: number;
	readonly seat: Seat | null;
	readonly sentence: string;
}

interface Steps {
	step(ply: number): { readonly seat: Seat | null; readonly events: readonly GameEvent[] };
}

export interface Voice {
	readonly module: AnyModule;
	readonly language: Language;
	readonly names: Names;
}

/** The lines of one step; events that need no words have none. */
export function linesOf(
	steps: Steps,
	ply: number,
	{ module, language, names }: Voice,
	quiet: readonly string[] = []
): readonly LogLine[] {
	const { seat, events } = steps.step(ply);
	return events
		.filter(({ type }) => !quiet.includes(type))
		.map((event) => module.words.event(event, language, names))
		.filter((sentence) => sentence !== '')
		.map((sentence) => ({ ply, seat, sentence }));
}

/** The newest line at or before a step that is news; null if nothing has happened. `quiet`: types of events that are none. */
export function lastLine(steps: Steps, ply: number, voice: Voice, quiet: readonly string[] = []): LogLine | null {
	for (let at = ply; at > 0; at--) {
		const line = linesOf(steps, at, voice, quiet).at(-1);
		if (line) return line;
	}
	return null;
}
