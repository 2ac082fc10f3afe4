/** The log: what happened, a sentence a line, in the language of the reader. */
import type { GameEvent, Seat } from '../engine/contract';
import type { AnyModule, Language, Names, Text } from '../engine/module';
import type { Offer } from '../table/entry';
import { countIn } from '../table/entry';
import { printed } from './french';
import { lineBot, lineCallOff, lineDraw, lineGone, lineTakeBack } from './messages/social';

export interface LogLine {
	readonly ply: number;
	readonly seat: Seat | null;
	readonly sentence: string;
}

interface Steps {
	/** The events of one step are the same list whenever they are asked for. */
	step(ply: number): {
		readonly seat: Seat | null;
		readonly events: readonly GameEvent[];
		readonly kind?: string;
		readonly offer?: Offer | null;
	};
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
	const { seat, events, kind, offer } = steps.step(ply);
	const agreed = agreement(kind ?? '', offer ?? null, seat === null ? '' : names.seat(seat));
	const told = events
		.filter(({ type }) => !quiet.includes(type))
		.map((event) => printed(module.words.event(event, language, names), language))
		.filter((sentence) => sentence !== '');
	return [...(agreed === null ? [] : [agreed[language]]), ...told].map((sentence) => ({ ply, seat, sentence }));
}

/** Writes the lines of a whole match, each step once: a step is worded anew only if another stands in its place now. */
export class Scribe implements Voice {
	readonly #written: { readonly events: readonly GameEvent[]; readonly lines: readonly LogLine[] }[] = [];

	constructor(
		readonly steps: Steps,
		readonly module: AnyModule,
		readonly language: Language,
		readonly names: Names
	) {}

	upTo(head: number): readonly LogLine[] {
		return Array.from({ length: head }, (_, index) => this.#linesAt(index + 1)).flat();
	}

	#linesAt(ply: number): readonly LogLine[] {
		const { events } = this.steps.step(ply);
		const written = this.#written[ply];
		if (written?.events === events) return written.lines;
		const lines = linesOf(this.steps, ply, this);
		this.#written[ply] = { events, lines };
		return lines;
	}
}

/** What all, or all others, agreed on in a step; null: it is a move. */
function agreement(kind: string, offer: Offer | null, name: string): Text | null {
	if (kind === 'gone') return lineGone(name);
	if (kind === 'bot') return lineBot(name);
	switch (offer?.what) {
		case 'draw':
			return lineDraw;
		case 'call-off':
			return lineCallOff;
		case 'take-back':
			return lineTakeBack(countIn(offer.detail));
		default:
			return null;
	}
}

/** The newest line at or before a step that is news; null if nothing has happened. `quiet`: types of events that are none. */
export function lastLine(steps: Steps, ply: number, voice: Voice, quiet: readonly string[] = []): LogLine | null {
	for (let at = ply; at > 0; at--) {
		const line = linesOf(steps, at, voice, quiet).at(-1);
		if (line) return line;
	}
	return null;
}

/** What a step comes to, in two sentences: how it began and how it ended, the second empty if there was only one. */
export interface Gist {
	/** The step itself, or the last one before it that was news. */
	readonly ply: number;
	readonly seat: Seat | null;
	readonly first: string;
	readonly last: string;
	readonly events: readonly GameEvent[];
}

export function gistAt(steps: Steps, ply: number, voice: Voice, quiet: readonly string[] = []): Gist {
	const line = lastLine(steps, ply, voice, quiet);
	if (line === null) return { ply: 0, seat: null, first: '', last: '', events: [] };
	const first = linesOf(steps, line.ply, voice, quiet)[0]?.sentence ?? '';
	const last = line.sentence === first ? '' : line.sentence;
	return { ply: line.ply, seat: line.seat, first, last, events: steps.step(line.ply).events };
}
