/** How the seats and cards of an event are called, in both languages at once. */
import type { Names, Text } from '../../../engine/module';
import type { CardId } from '../content';
import { NAMES } from '../content/names';
import type { Event, EventType } from '../events';
import type { Seat } from '../types';

export interface Voice {
	/** The name that a seat has chosen. */
	seat(seat: Seat): string;
	/** "of Ada" with the French elision: « d’Ada », « de Bruno ». */
	of(seat: Seat): Text;
	seats(seats: readonly Seat[]): Text;
}

/** Several tellers make up all of them, each file those of its events. */
export type Tellers<T extends EventType> = {
	readonly [K in T]: (event: Extract<Event, { readonly type: K }>, voice: Voice) => Text;
};

/** Events that screens show by themselves and that would only lengthen the log. */
export const silent = (): Text => ({ en: '', fr: '' });

export function voiceOf(names: Names): Voice {
	const seat = (of: Seat): string => names.seat(of);
	return {
		seat,
		of: (of) => ({ en: `of ${seat(of)}`, fr: de(seat(of)) }),
		seats: (seats) => listed(seats.map((of) => ({ en: seat(of), fr: seat(of) })))
	};
}

export function card(face: CardId): Text {
	return NAMES[face];
}

export function cards(faces: readonly CardId[]): Text {
	return listed(faces.map(card));
}

/** "a, b and c". Empty for an empty list. */
export function listed(items: readonly Text[]): Text {
	return {
		en: joined(
			items.map((item) => item.en),
			'and'
		),
		fr: joined(
			items.map((item) => item.fr),
			'et'
		)
	};
}

/** "1 upgrade", "2 upgrades"; zero is plural in English and singular in French. */
export function counted(n: number, one: Text, many: Text): Text {
	return { en: `${n} ${n === 1 ? one.en : many.en}`, fr: `${n} ${n < 2 ? one.fr : many.fr}` };
}

export const levels = (n: number): Text => counted(n, { en: 'level', fr: 'niveau' }, { en: 'levels', fr: 'niveaux' });

export const upgrades = (n: number): Text =>
	counted(n, { en: 'upgrade', fr: 'amélioration' }, { en: 'upgrades', fr: 'améliorations' });

/** A number with its sign, the minus being a minus. */
export function signed(n: number): string {
	return n < 0 ? `−${-n}` : `+${n}`;
}

export function de(name: string): string {
	return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function joined(items: readonly string[], conjunction: string): string {
	const last = items.at(-1) ?? '';
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
