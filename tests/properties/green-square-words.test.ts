/** Whoever an event is about reads "you": whoever acts, and whomever it is done to. */
import { expect, it } from 'vitest';
import { player as bot } from '../../src/lib/bots/green-square';
import { randomPlayer } from '../../src/lib/engine/selfplay';
import type { Event } from '../../src/lib/games/green-square';
import { words } from '../../src/lib/games/green-square/words/index';
import { playMatch } from './green-square/matches';

/** Told without naming anybody, or not told at all. */
const NOBODY: ReadonlySet<string> = new Set([
	'turn-ended',
	'window-opened',
	'window-closed',
	'runs',
	'reshuffled',
	'spoils'
]);
const PERSONS = ['seat', 'to', 'from', 'target', 'main', 'helper', 'victim'] as const;
const YOU = { en: /\b(?:you|your|yours|yourself)\b/i, fr: /\b(?:vous|votre|vos)\b/i };

/** Those an event names in its fields. */
function personsOf(event: Event): number[] {
	const fields = event as { readonly [field: string]: unknown };
	// `to` of a level is a number of its own; a theft that succeeds is told of the thief, and next what the victim loses.
	const isOfOne = event.type === 'level' || (event.type === 'steal-rolled' && event.stolen);
	const persons = isOfOne ? ['seat'] : PERSONS;
	return persons.map((field) => fields[field]).filter((seat) => typeof seat === 'number');
}

it('every kind of event that happens in play calls its reader "you", in both languages', () => {
	const met = new Set<string>();
	for (let number = 0; number < 12; number++) {
		playMatch({
			seed: `words/${number}`,
			options: { seats: 3 + (number % 3), rounds: 14 },
			player: () => (number % 2 === 0 ? randomPlayer : bot),
			tell(told) {
				const event = told as Event;
				if (NOBODY.has(event.type)) return;
				for (const reader of personsOf(event)) {
					for (const language of ['en', 'fr'] as const) {
						const text = words.event(event, language, { reader, seat: (seat) => `P${seat}` });
						expect(text, `${event.type} to ${reader}`).toMatch(YOU[language]);
						met.add(event.type);
					}
				}
			}
		});
	}
	expect(met.size).toBeGreaterThan(50);
});
