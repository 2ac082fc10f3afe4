/** How the cards, people and numbers of an event are called, in both languages at once. */
import type { Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import * as parts from '../../../engine/words';
import type { CardId } from '../content';
import { NAMES } from '../content/names';
import { SHORT_NAMES } from '../content/short-names';
import type { Event, EventType } from '../events';
import type { Seat } from '../types';

/** Several tellers make up all of them, each file those of its events. */
export type Tellers<T extends EventType> = parts.Tellers<Event, People, T>;

export function card(face: CardId): Text {
	return NAMES[face];
}

export function cards(faces: readonly CardId[]): Text {
	return listed(faces.map(card));
}

/** A beast that everybody has met: "the Wraith", « le Spectre ». */
export function beast(face: CardId): Text {
	const short = SHORT_NAMES[face];
	return short === undefined ? card(face) : { en: `the ${short.en}`, fr: short.article + short.fr };
}

/** Its short name alone, for lists and after a colon. */
export function bareBeast(face: CardId): Text {
	return SHORT_NAMES[face] ?? card(face);
}

/** "a, b and c". Empty for an empty list. */
export function listed(items: readonly Text[]): Text {
	const [en, fr] = [items.map((item) => item.en), items.map((item) => item.fr)];
	return { en: parts.listed(en, 'and'), fr: parts.listed(fr, 'et') };
}

/** "1 upgrade", "2 upgrades". */
export function counted(n: number, one: Text, many: Text): Text {
	return { en: parts.counted(n, one.en, 'en', many.en), fr: parts.counted(n, one.fr, 'fr', many.fr) };
}

export const levels = (n: number): Text => counted(n, { en: 'level', fr: 'niveau' }, { en: 'levels', fr: 'niveaux' });

export const upgrades = (n: number): Text =>
	counted(n, { en: 'upgrade', fr: 'amélioration' }, { en: 'upgrades', fr: 'améliorations' });

/** Whom a card is played on, seen from who plays it: "Ada", "you", "yourself". */
export function onWhom(seat: Seat, target: Seat, people: People): Text {
	if (seat !== target) return { en: people.whom(target), fr: people.whom(target) };
	return people.isReader(seat) ? { en: 'yourself', fr: 'vous-même' } : { en: 'themselves', fr: 'soi-même' };
}

/**
 * A hero does something with one card. French names it after a colon, so that it needs neither article nor gender: "Ada takes off Cork Clogs",
 * « Ada retire : Sabots de liège ».
 */
export const deed =
	(en: string, fr: string, called: (face: CardId) => Text = card) =>
	({ seat, face }: { readonly seat: Seat; readonly face: CardId }, people: People): Text => ({
		en: `${people.en(seat, en)} ${called(face).en}`,
		fr: `${people.fr(seat, fr)} : ${called(face).fr}`
	});
