/**
 * The log: one sentence a move, in the language of the reader, under the turn it belongs to. Take-backs and what they undid are
 * not in it: it tells how the position came about that stands.
 */
import type { GameEvent, Seat } from '../engine/contract';
import type { AnyModule, Language, Names, Text } from '../engine/module';
import type { Offer } from '../table/entry';
import { countIn } from '../table/entry';
import { printed } from './french';
import type { GameUi, Turn } from './game/play';
import { lineBack, lineBot, lineCallOff, lineDraw, lineGone, lineTakeBack } from './messages/social';

export interface Line {
	readonly ply: number;
	/** Whose doing it was; null: nobody's. */
	readonly seat: Seat | null;
	/** Empty where nothing worth telling happened. */
	readonly sentence: string;
	readonly events: readonly GameEvent[];
}

export interface LogLine extends Line {
	/** The turn in which it happened; null before the first. */
	readonly turn: Turn | null;
}

/** A match as the log reads it. */
export interface Chronicle {
	/** The events of one step are the same list whenever they are asked for. */
	step(ply: number): {
		readonly seat: Seat | null;
		readonly events: readonly GameEvent[];
		readonly kind?: string;
		readonly offer?: Offer | null;
	};
	/** The steps that count after so many, oldest first: without take-backs and what they undid. */
	standing(ply: number): readonly number[];
}

export interface Voice {
	readonly module: AnyModule;
	readonly language: Language;
	readonly names: Names;
	/** Types of events that only keep the books: no part of a sentence. */
	readonly quiet: readonly string[];
	/** The turn that an event begins; null: it begins none. */
	turn(event: GameEvent): Turn | null;
}

/** Words each step once, and anew only if another stands in its place now. */
export class Scribe {
	readonly #written: (Line | undefined)[] = [];

	constructor(
		readonly tale: Chronicle,
		readonly voice: Voice
	) {}

	/** The line of a step, whether it counts or not. */
	line(ply: number): Line {
		const step = this.tale.step(ply);
		const written = this.#written[ply];
		if (written?.events === step.events) return written;
		const { language, module, names, quiet } = this.voice;
		const { kind = '', offer = null, events } = step;
		// Whoever takes an offer in signs the step; it is about the one who made it.
		const seat = offer?.seat ?? step.seat;
		const news = events.filter(({ type }) => !quiet.includes(type));
		const gist = printed(module.words.gist(news, language, names), language);
		const agreed = seat === null ? null : agreement(kind, offer, seat, names);
		const line = { ply, seat, sentence: agreed === null ? gist : `${agreed[language]} ${gist}`.trim(), events };
		this.#written[ply] = line;
		return line;
	}

	/** The lines of all steps that count after so many, those without a sentence left out. */
	upTo(ply: number): readonly LogLine[] {
		let turn: Turn | null = null;
		const lines: LogLine[] = [];
		for (const at of this.tale.standing(ply)) {
			const line = this.line(at);
			if (line.sentence !== '') lines.push({ ...line, turn });
			for (const event of line.events) turn = this.voice.turn(event) ?? turn;
		}
		return lines;
	}

	/** The newest line that counts after so many steps; null: nothing has happened. */
	last(ply: number): Line | null {
		const plies = this.tale.standing(ply);
		for (let i = plies.length - 1; i >= 0; i--) {
			const line = this.line(plies[i] ?? 0);
			if (line.sentence !== '') return line;
		}
		return null;
	}
}

/** The scribe of a match on the screen: the game says what needs no words and what begins a turn. */
export function scribeFor(
	tale: Chronicle & { stateAt(ply: number): unknown },
	{ module, language, names }: Pick<Voice, 'module' | 'language' | 'names'>,
	ui: Pick<GameUi, 'quiet' | 'turn'>
): Scribe {
	const turn = (event: GameEvent): Turn | null => ui.turn?.(event, tale.stateAt(0)) ?? null;
	return new Scribe(tale, { module, language, names, quiet: ui.quiet ?? [], turn });
}

/** What was taken back, or what all (or all others) agreed on; null: it is a move. */
function agreement(kind: string, offer: Offer | null, seat: Seat, names: Names): Text | null {
	if (kind === 'back') return lineBack(names.reader === seat ? null : names.seat(seat));
	if (kind === 'gone') return lineGone(names.seat(seat));
	if (kind === 'bot') return lineBot(names.seat(seat));
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
