/** How the cards and numbers of an event are called, in both languages at once. */
import type { Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import * as parts from '../../../engine/words';
import type { CardId } from '../content';
import { NAMES } from '../content/names';
import type { Event, EventType } from '../events';

/** Several tellers make up all of them, each file those of its events. */
export type Tellers<T extends EventType> = parts.Tellers<Event, People, T>;

export function card(face: CardId): Text {
	return NAMES[face];
}

export function cards(faces: readonly CardId[]): Text {
	return listed(faces.map(card));
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
