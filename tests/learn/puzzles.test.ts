/**
 * Every puzzle is proven by search: all lines of the turn, as the rules list them, up to the goal. Each says how much a
 * solution takes; with less there is none. In The Green Conquest that is vehicles played, in Greenvaders and Green
 * Square moves, in Historical Conquest moves but for `next`.
 */
import { describe, expect, it } from 'vitest';
import { puzzles as all } from '../../src/lib/games/green-conquest/learn/puzzles';
import type { State } from '../../src/lib/games/green-conquest/types';
import type { State as Plants } from '../../src/lib/games/greenvaders';
import type { State as History } from '../../src/lib/games/historical-conquest';
import { roomOf } from '../../src/lib/games/historical-conquest/capacity';
import { actsIn } from '../../src/lib/games/historical-conquest/learn/puzzles';
import { attempt, startOf } from '../../src/lib/learn/judge';
import { brokenInvariants } from '../properties/greenvaders-invariants';
import {
	COURSES,
	GREEN_CONQUEST,
	GREEN_SQUARE,
	GREENVADERS,
	HISTORICAL_CONQUEST,
	lines,
	solve,
	type Limits,
	type Taught
} from './tasks';

/** At most so many further vehicles. A position says how many were played, so no line matters but by where it led. */
function plays({ module, task }: Taught, most: number): Limits {
	const already = (startOf(module, task).state as State).turn.played.length;
	return {
		allows: (state, move) => !isOneMore(state as State, move) || (state as State).turn.played.length - already < most,
		key: (position) => position
	};
}

/** The move would play another vehicle. */
const isOneMore = ({ turn }: State, move: unknown): boolean => {
	const { vehicle } = move as { vehicle?: string };
	return vehicle !== undefined && !turn.played.includes(vehicle);
};

const moves = (most: number): Limits => ({
	allows: (_state, _move, line) => line.length < most,
	key: (position, line) => `${line.length} ${position}`
});

describe.each(COURSES.map((course) => [course.game, course] as const))('puzzles of %s', (_, { puzzles }) => {
	it('are a dozen at least, each of its own', () => {
		expect(puzzles.length).toBeGreaterThanOrEqual(12);
		expect(new Set(puzzles.map(({ task }) => task.id)).size).toBe(puzzles.length);
		expect(new Set(puzzles.map(({ task }) => task.start)).size).toBe(puzzles.length);
	});

	it.each(puzzles.map((taught) => [taught.task.id, taught] as const))('%s is done by its own solution', (_, taught) => {
		expect(attempt(taught.module, taught.task, taught.task.solution)).toEqual({ kind: 'solved' });
	});
});

describe('puzzles of The Green Conquest', () => {
	const { puzzles } = GREEN_CONQUEST;
	const puzzlesOf = new Map(all.map((puzzle) => [puzzle.id, puzzle]));

	it('let every vehicle but the Nightmare and the Shield, which only look, win one', () => {
		const winners = new Set(puzzles.flatMap(({ task }) => task.solution.map((move) => move.charAt(1))));
		expect([...winners].sort()).toEqual(['G', 'H', 'K', 'O', 'R', 'S', 'T', 'U']);
	});

	it.each(puzzles.map((taught) => [taught.task.id, taught] as const))(
		'%s needs as many vehicles as it says',
		(_, taught) => {
			const most = puzzlesOf.get(taught.task.id)?.plays ?? 0;
			const found = solve(taught, plays(taught, most));
			expect(found).not.toBeNull();
			expect(attempt(taught.module, taught.task, found ?? [])).toEqual({ kind: 'solved' });
			expect(solve(taught, plays(taught, most - 1))).toBeNull();
		}
	);

	it('are missed by ending the turn or by a needless drive, with a reason', () => {
		const { module, task } = puzzles[4] as Taught;
		expect(attempt(module, task, ['rR:w1', '.'])).toEqual({
			kind: 'wrong',
			why: { en: 'The blue Shield still has 6 hearts.', fr: 'Il reste 6 cœurs au Bouclier bleu.' }
		});
	});
});

describe('puzzles of Greenvaders', () => {
	const { lesson, puzzles } = GREENVADERS;

	it.each(puzzles.map((taught) => [taught.task.id, taught] as const))(
		'%s needs as many moves as it says',
		(_, taught) => {
			const most = taught.task.solution.length;
			const found = solve(taught, moves(most));
			expect(found).not.toBeNull();
			expect(attempt(taught.module, taught.task, found ?? [])).toEqual({ kind: 'solved' });
			expect(solve(taught, moves(most - 1))).toBeNull();
		}
	);

	it('use every action and four Pot-voirs', () => {
		const words = puzzles.flatMap(({ task }) => task.solution.map((move) => move.split(' ')));
		expect([...new Set(words.map(([type]) => type))].sort()).toEqual([
			'destroy',
			'move',
			'play',
			'pot',
			'reinforce',
			'skip',
			'special'
		]);
		const pots = new Set(words.flatMap(([type, pot]) => (type === 'pot' ? [pot] : [])));
		expect([...pots].sort()).toEqual(['copier', 'helicopter', 'multipass', 'vip']);
	});

	it.each([...lesson, ...puzzles].map(({ module, task }) => [task.id, module, task] as const))(
		'%s lies as a match could: 36 cards, one special card a grid, no line left lying',
		(_, module, task) => {
			expect(brokenInvariants(startOf(module, task).state as Plants, task.facts ?? {})).toEqual([]);
		}
	);

	it('are missed with a reason of their own', () => {
		const why = (id: string, ...line: readonly string[]): string => {
			const { module, task } = puzzles.find((taught) => taught.task.id === id) as Taught;
			const verdict = attempt(module, task, line);
			return verdict.kind === 'wrong' ? verdict.why.en : verdict.kind;
		};
		expect(why('right-colour', 'play main:0 0/0,-1')).toBe('A blue line, but its token has not reached the fountain.');
		expect(why('full-house', 'play main:0 0/1,1', 'reinforce red-simple 1/0,2')).toBe(
			'A line, but in Ana’s grid: it is her token that steps on.'
		);
		expect(why('three-lines', 'play main:0 0/2,1', 'special blue 0,1', 'special red 2,1')).toBe(
			'That is two lines. There is more in this position.'
		);
	});
});

describe('puzzles of Historical Conquest', () => {
	const { lesson, puzzles } = HISTORICAL_CONQUEST;

	/** The phase is part of the position, so that a line matters only by its acts and where it led. */
	const acts = (most: number): Limits => ({
		allows: (_state, move, line) => (move as { type: string }).type === 'next' || actsIn(line) < most,
		key: (position, line) => `${actsIn(line)} ${position}`
	});

	it.each(puzzles.map((taught) => [taught.task.id, taught] as const))(
		'%s needs as many acts as it says',
		(_, taught) => {
			const most = actsIn(taught.task.solution);
			const found = solve(taught, acts(most));
			expect(found).not.toBeNull();
			expect(attempt(taught.module, taught.task, found ?? [])).toEqual({ kind: 'solved' });
			expect(solve(taught, acts(most - 1))).toBeNull();
		}
	);

	it('use every kind of move of a turn but to discard', () => {
		const types = new Set(puzzles.flatMap(({ task }) => task.solution.map((move) => move.split(' ')[0])));
		expect([...types].sort()).toEqual(['attack', 'next', 'occupy', 'play', 'step', 'use']);
	});

	it.each([...lesson, ...puzzles].map(({ module, task }) => [task.id, module, task] as const))(
		'%s lies as a match could: every card of both decks in one place, nobody crowded',
		(_, module, task) => {
			const state = startOf(module, task).state as History;
			for (const [seat, { lands, active, discard, hand, draw, landPile }] of Object.entries(state.players)) {
				const open = [...lands.flatMap(({ cards, attached }) => [...cards, ...attached]), ...active, ...discard];
				const announced = state.window?.item?.seat === Number(seat) ? 1 : 0;
				expect(open.length + hand.length + announced).toBe(draw.next);
				expect(lands.length).toBe(landPile.next);
				for (const land of lands) {
					const { units, armies, capacity } = roomOf(state, Number(seat), land);
					expect(units).toBeLessThanOrEqual(capacity.units);
					expect(armies).toBeLessThanOrEqual(capacity.armies);
				}
				const faces = draw.cards.map((_, index) => task.facts?.[`${draw.deck}:${index}`]);
				expect([...faces].sort()).toEqual([...draw.cards].sort());
			}
		}
	);

	it('are missed with a reason of their own', () => {
		const why = (id: string, ...line: readonly string[]): string => {
			const { module, task } = puzzles.find((taught) => taught.task.id === id) as Taught;
			const verdict = attempt(module, task, line);
			return verdict.kind === 'wrong' ? verdict.why.en : verdict.kind;
		};
		expect(why('in-the-dark', 'play draw-0-0:0 joan-of-arc land=0/egypt', 'next', 'attack 0/egypt 1/ethiopia')).toBe(
			'A draw: nothing happens, and the attack is spent.'
		);
		expect(why('one-to-spare', 'next', 'attack 0/germany 1/france', 'next', 'next')).toBe(
			'France is empty, but nobody moved in.'
		);
		expect(why('full-turn', 'play draw-0-0:2 ludwig-van-beethoven land=0/germany', 'next', 'next', 'next')).toBe(
			'Your morale stands at 2500: 500 are missing.'
		);
	});
});

describe('puzzles of Green Square', () => {
	const { puzzles } = GREEN_SQUARE;

	it.each(puzzles.map((taught) => [taught.task.id, taught] as const))(
		'%s needs as many moves as it says',
		(_, taught) => {
			const most = taught.task.solution.length;
			const found = solve(taught, moves(most));
			expect(found).not.toBeNull();
			expect(attempt(taught.module, taught.task, found ?? [])).toEqual({ kind: 'solved' });
			expect(solve(taught, moves(most - 1))).toBeNull();
		}
	);

	it.each(puzzles.map((taught) => [taught.task.id, taught] as const))('%s begins with one move only', (_, taught) => {
		const most = taught.task.solution.length;
		const firsts = new Set<string>();
		for (const { moves: line, verdict } of lines(taught, most)) if (verdict.kind === 'solved') firsts.add(deed(line));
		expect([...firsts]).toEqual([deed(taught.task.solution)]);
	});
});

/** What the first move does, whichever of a family it names and whatever it is paid with. */
function deed(line: readonly string[]): string {
	return (line[0] ?? '').replace(/ (?:beast|cards)=\S+/, '');
}
