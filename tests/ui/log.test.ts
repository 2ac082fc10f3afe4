/** The log words each step once, one sentence a move, under its turn, and without what was taken back. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/engine/contract';
import type { AnyModule } from '../../src/lib/engine/module';
import { module as greenConquest } from '../../src/lib/games/green-conquest';
import type { Offer } from '../../src/lib/table/entry';
import { Scribe, type Chronicle } from '../../src/lib/ui/log';
import { namesOf, steadyNames } from '../../src/lib/ui/names';
import { recapOf } from '../../src/lib/ui/recap';

const SEATS = [
	{ name: 'Ana', bot: '' },
	{ name: 'Tom', bot: '' }
];

interface Told {
	readonly seat: number | null;
	readonly events: readonly GameEvent[];
	readonly kind?: string;
	readonly offer?: Offer;
}

/** A match told as a list of steps; those named in `undone` do not count. */
function taleOf(steps: readonly Told[], undone: readonly number[] = []): Chronicle {
	return {
		step: (ply) => steps[ply - 1] ?? { seat: null, events: [] },
		standing: (ply) => steps.flatMap((_, index) => (index < ply && !undone.includes(index + 1) ? [index + 1] : []))
	};
}

const move = (seat: number, ...types: readonly string[]): Told => ({ seat, events: types.map((type) => ({ type })) });

/** A game whose moves are told by the names of their events. */
function scribeOf(tale: Chronicle, worded: (events: readonly GameEvent[]) => void = () => undefined): Scribe {
	const gist = (events: readonly GameEvent[]): string => {
		worded(events);
		return events.map(({ type }) => type).join(' and ');
	};
	const module: AnyModule = { ...greenConquest, words: { ...greenConquest.words, gist } };
	return new Scribe(tale, {
		module,
		language: 'en',
		names: namesOf(SEATS, 'en', 0),
		quiet: ['turn'],
		turn: (event) => (event.type === 'turn' ? (event as GameEvent & { number: number; seat: number }) : null)
	});
}

const told = (scribe: Scribe, ply: number): string[] =>
	scribe.upTo(ply).map((line) => `${line.ply} ${line.seat} ${line.sentence}`);

describe('the log', () => {
	it('tells each move in one sentence, and those that need none in none', () => {
		const tale = taleOf([move(0, 'drives', 'hits'), move(0, 'turn'), move(1, 'drives')]);
		expect(told(scribeOf(tale), 3)).toEqual(['1 0 drives and hits', '3 1 drives']);
	});

	it('words a step once, and again when another stands in its place', () => {
		const steps = [move(0, 'one'), move(0, 'two', 'too')];
		let worded = 0;
		const scribe = scribeOf(taleOf(steps), () => worded++);
		scribe.upTo(1);
		scribe.upTo(2);
		expect(worded).toBe(2);
		steps[0] = move(0, 'other');
		expect(told(scribe, 2)).toEqual(['1 0 other', '2 0 two and too']);
		expect(worded).toBe(3);
	});

	it('leaves out what was taken back, and that it was', () => {
		const steps = [move(0, 'one'), move(0, 'two'), { seat: 0, events: [], kind: 'back' }, move(0, 'three')];
		const scribe = scribeOf(taleOf(steps, [2, 3]));
		expect(told(scribe, 4)).toEqual(['1 0 one', '4 0 three']);
		expect(scribeOf(taleOf(steps.slice(0, 3), [2, 3])).last(3)?.sentence).toBe('one');
		expect(scribe.line(3).sentence).toBe('You take your move back.');
	});

	it('puts a move under the turn in which it was made, not under the one that it begins', () => {
		const turn = (number: number, seat: number) => ({ type: 'turn', number, seat });
		const steps = [
			{ seat: 0, events: [{ type: 'placed' }, turn(1, 0)] },
			{ seat: 0, events: [{ type: 'drives' }, turn(2, 1)] },
			move(1, 'rams')
		];
		const turns = scribeOf(taleOf(steps))
			.upTo(3)
			.map((line) => line.turn && [line.turn.number, line.turn.seat]);
		expect(turns).toEqual([null, [1, 0], [2, 1]]);
	});

	it('names whoever resigned, not whoever took it in', () => {
		const offer = { what: 'resign', seat: 1, detail: '' } as Offer;
		const scribe = scribeOf(taleOf([{ seat: 0, events: [{ type: 'resigned' }], kind: 'answer', offer }]));
		expect(scribe.line(1)).toMatchObject({ seat: 1, sentence: 'resigned' });
	});
});

describe('the recap', () => {
	const isAna = (seat: number): boolean => seat === 0;
	const plies = (scribe: Scribe, ply: number): number[] => recapOf(scribe, ply, isAna).map((line) => line.ply);

	it('holds every move of the others since the last of somebody here, oldest first', () => {
		const steps = [move(0, 'a'), move(1, 'b'), move(1, 'turn'), move(2, 'c'), move(3, 'd'), move(3, 'e')];
		expect(plies(scribeOf(taleOf(steps)), 6)).toEqual([2, 4, 5, 6]);
	});

	it('is empty as soon as somebody here has acted, and back again when that is taken back', () => {
		const steps = [move(1, 'b'), move(1, 'c'), move(0, 'a')];
		expect(plies(scribeOf(taleOf(steps)), 3)).toEqual([]);
		expect(plies(scribeOf(taleOf([...steps, { seat: 0, events: [], kind: 'back' }], [3, 4])), 4)).toEqual([1, 2]);
	});
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
