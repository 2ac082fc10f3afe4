/** The log words each step once, and anew only where another step stands now. */
import { expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/engine/contract';
import type { AnyModule } from '../../src/lib/engine/module';
import { module as greenConquest } from '../../src/lib/games/green-conquest';
import { Scribe } from '../../src/lib/ui/log';
import { namesOf, steadyNames } from '../../src/lib/ui/names';

const SEATS = [
	{ name: 'Ana', bot: '' },
	{ name: 'Tom', bot: '' }
];

it('a step is worded once, and again when another stands in its place', () => {
	const worded: GameEvent[] = [];
	const module: AnyModule = {
		...greenConquest,
		words: { ...greenConquest.words, event: (event) => (worded.push(event), event.type) }
	};
	const events: (readonly GameEvent[])[] = [[{ type: 'one' }], [{ type: 'two' }, { type: 'too' }]];
	const steps = { step: (ply: number) => ({ seat: 0, events: events[ply - 1] ?? [] }) };
	const scribe = new Scribe(steps, module, 'en', namesOf(SEATS, 'en'));
	const sentences = (head: number): string[] => scribe.upTo(head).map(({ ply, sentence }) => `${ply} ${sentence}`);

	expect(sentences(1)).toEqual(['1 one']);
	expect(sentences(2)).toEqual(['1 one', '2 two', '2 too']);
	expect(worded).toHaveLength(3);
	events[0] = [{ type: 'other' }];
	expect(sentences(2)).toEqual(['1 other', '2 two', '2 too']);
	expect(worded).toHaveLength(4);
});

it('names stay the same object as long as nobody is called otherwise', () => {
	const called = steadyNames();
	const names = called(SEATS, 'en');
	expect(called(structuredClone(SEATS), 'en')).toBe(names);
	expect(called(SEATS, 'fr')).not.toBe(names);
	expect(called([{ name: 'Zoe', bot: '' }, ...SEATS.slice(1)], 'fr').seat(0)).toBe('Zoe');
});

it('the only person on the device reads; where several share it, or at a replay, nobody does', () => {
	const elsewhere = SEATS.map((seat, index) => ({ ...seat, here: index === 1 }));
	const called = steadyNames();
	expect(called(SEATS, 'en').reader).toBeNull();
	expect(called(elsewhere, 'en').reader).toBe(1);
	expect(namesOf(elsewhere, 'en').reader).toBeNull();
});
