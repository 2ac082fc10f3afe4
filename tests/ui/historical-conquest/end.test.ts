/** The end of Historical Conquest: what real matches of bots are told to have been. */
import { describe, expect, it } from 'vitest';
import type { Event, State } from '../../../src/lib/games/historical-conquest';
import { bestCards } from '../../../src/lib/games/historical-conquest/story/ending';
import { ending } from '../../../src/lib/games/historical-conquest/ui/end/ending';
import { featText } from '../../../src/lib/games/historical-conquest/ui/end/feats';
import { retell } from '../../../src/lib/games/historical-conquest/ui/end/retelling';
import { inFront, range, valueAt } from '../../../src/lib/ui/curves';
import type { Curves, ToldStep } from '../../../src/lib/ui/game/retelling';
import { playThrough } from '../../properties/historical-conquest-positions';

interface Told {
	readonly steps: readonly ToldStep[];
	readonly last: State;
}

function told(players: number, seed: string): Told {
	const steps: { ply: number; seat: null; events: Event[] }[] = [{ ply: 0, seat: null, events: [] }];
	const last = playThrough(
		{ options: { players }, bots: 'all', seed },
		() => void steps.push({ ply: steps.length, seat: null, events: [] }),
		(event) => steps.at(-1)?.events.push(event)
	);
	return { steps, last };
}

describe('the end of a match', () => {
	const { steps, last } = told(3, 'end/a');

	it('draws the morale of every seat from 0 to what it ended with', () => {
		const { curves, turns } = retell(steps, last, 0);
		expect(turns.length).toBeGreaterThan(6);
		expect(curves?.levels).toEqual([
			{ value: 800, goal: false },
			{ value: last.options.goal, goal: true }
		]);
		expect(curves?.values.map((line) => line[0])).toEqual([0, 0, 0]);
		expect(curves?.values.map((line) => line.at(-1))).toEqual(Object.values(last.players).map(({ morale }) => morale));
		for (const line of curves?.values ?? []) expect(line).toHaveLength(curves?.plies.length ?? 0);
	});

	it('counts battles from the side of the seat, and names its best card', () => {
		const [won, lost] = [0, 1, 2]
			.map((seat) => retell(steps, last, seat).figures[0]?.value.split(' : ').map(Number) ?? [])
			.reduce(([won = 0, lost = 0], [more = 0, less = 0]) => [won + more, lost + less], [0, 0]);
		expect(won).toBeGreaterThan(0);
		expect(won).toBe(lost);
		for (const seat of [0, 1, 2]) expect(retell(steps, last, seat).figures[2]?.value).toMatch(/^\+\d+$/);
	});

	it('says by which way it was won', () => {
		const over = (outcome: State['outcome'], options = {}): State => ({
			...last,
			round: 10,
			options: { ...last.options, ...options },
			outcome
		});
		const [winner] = last.outcome?.winners ?? [0];
		const morale = last.players[winner ?? 0]?.morale;
		const winners = [winner ?? 0];
		expect(ending(over({ winners, reason: 'morale-goal' }), 0, 'en')).toBe(`${morale} morale when round 10 ended.`);
		expect(ending(over({ winners, reason: 'morale-goal' }, { evenTurns: false }), 0, 'en')).toContain('in round 10');
		expect(ending(over({ winners, reason: 'round-limit' }), 0, 'en')).toContain('highest morale');
		expect(ending(over({ winners, reason: 'round-limit' }, { mode: 'domination' }), 0, 'fr')).toContain('pays');
		const alone = over({ winners, reason: 'last-standing' });
		expect(ending(alone, winner ?? 0, 'en')).toBe('You hold the last land.');
		expect(ending(alone, 9, 'en')).toBe('The others are out.');
		expect(ending(over(null), 0, 'en')).toBeNull();
	});

	it('says of each of the best cards what it did', () => {
		const feats = bestCards(steps, 5);
		expect(feats).toHaveLength(5);
		for (const feat of feats) {
			expect(featText(feat, 'en')).toMatch(/morale|others|taken|stopped/);
			expect(featText(feat, 'fr')).not.toMatch(/[{}]/);
		}
	});
});

describe('curves of many seats', () => {
	const curves: Curves = {
		label: { en: 'Morale', fr: 'Moral' },
		plies: [0, 10, 20],
		values: Array.from({ length: 10 }, (_, seat) => [0, seat * 50, seat * 100 - 300]),
		levels: [{ value: 3000, goal: true }]
	};

	it('bring four forward: the one it is about, the one asked for, and those that ended highest', () => {
		expect(inFront(curves, 2, null)).toEqual([2, 9, 8, 7]);
		expect(inFront(curves, 2, 0)).toEqual([2, 0, 9, 8]);
		expect(inFront({ ...curves, values: curves.values.slice(0, 4) }, 1, null)).toEqual([1, 3, 2, 0]);
	});

	it('keep zero, every value and every level inside', () => {
		expect(range(curves)).toEqual([-300, 3000]);
		expect(range({ ...curves, levels: [] })).toEqual([-300, 600]);
	});

	it('are read between the steps that were looked at', () => {
		expect(valueAt(curves, 8, 15)).toBe(450);
		expect(valueAt(curves, 8, 0)).toBe(0);
		expect(valueAt(curves, 8, 99)).toBe(500);
	});
});
