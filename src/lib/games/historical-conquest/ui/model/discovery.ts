/** A land that was just discovered: which, by whom, and what woke on it. */
import type { Seat } from '../../../../engine/contract';
import type { Language } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { say, setTexts } from '../../../../ui/game/say';
import type { ToldStep } from '../../../../ui/game/retelling';
import type { Event } from '../../events';
import { landParts, wokenBy } from '../../parts';
import { ownLand } from '../../table';
import type { CardRef, State } from '../../types';
import { cardNames } from './names';

/** The land that the last step brought to a seat by way of an explorer; null: it brought none. */
export function discoveredIn(steps: readonly ToldStep[], seat: Seat): CardRef | null {
	const events = (steps.at(-1)?.events ?? []) as readonly Event[];
	const settled = events.find((event) => event.type === 'land-settled' && event.seat === seat);
	return settled?.type === 'land-settled' ? settled.land : null;
}

/** Who wakes which bonus of a land; '': nobody does. */
export function wokenText(state: State, seat: Seat, land: CardRef, language: Language): string {
	const held = ownLand(state, seat, land);
	if (held === null) return '';
	for (const part of landParts(state, seat, held)) {
		const woken = part.card === land ? wokenBy(state, seat, part) : [];
		if (woken.length === 0) continue;
		const values = { cards: cardNames(woken, language), a: signed(part.attack), d: signed(part.defense) };
		return say(TEXTS.woken, language, values);
	}
	return '';
}

const TEXTS = setTexts({
	woken: { en: '{cards} here: {a} attack, {d} defence', fr: '{cards} sur place : attaque {a}, défense {d}' }
});
