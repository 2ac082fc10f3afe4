/** What the end of a match tells: the steps that stand, its figures and marks, the curve and where it turned. */
import { describe, expect, test } from 'vitest';
import { retell as retellConquest } from '../../src/lib/games/green-conquest/ui/retelling';
import { retell as retellGreenvaders } from '../../src/lib/games/greenvaders/ui/retelling';
import { findGame } from '../../src/lib/games';
import { drawn, heightAt, sampled } from '../../src/lib/ui/course';
import { turningPoint } from '../../src/lib/ui/hindsight';
import { turnOf, type ToldStep } from '../../src/lib/ui/game/retelling';
import { standing } from '../../src/lib/ui/standing';
import { Shelf } from '../../src/lib/table/shelf';
import { bestVerify } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';

interface Told {
	readonly type: string;
	readonly [field: string]: unknown;
}

const step = (ply: number, seat: number, ...events: readonly Told[]): ToldStep => ({ ply, seat, events });
const DUEL = { options: { mode: 'duel' } };

test('what was taken back is not told', async () => {
	const find = async (game: string) => (await findGame(game)?.load()) ?? null;
	const shelf = new Shelf(memoryStore(), find, await bestVerify());
	const table = await shelf.create({
		game: 'green-conquest',
		options: { mode: 'duel' },
		seats: [
			{ name: 'Ana', bot: '' },
			{ name: 'Tom', bot: '' }
		]
	});
	const seatToAct = (): number => table.snapshot.asked[0] ?? 0;
	const play = async (): Promise<void> => {
		const seat = seatToAct();
		expect((await table.play(seat, table.legal(seat)[0])).ok).toBe(true);
	};
	while (table.takeBacks(seatToAct()) === 0) await play();
	const before = table.snapshot.ply;
	expect((await table.back(seatToAct(), 1)).ok).toBe(true);
	await play();
	const plies = (await standing(table, table.snapshot.ply)).map(({ ply }) => ply);
	const kept = Array.from({ length: before - 1 }, (_, index) => index + 1);
	expect(plies).toEqual([...kept, table.snapshot.ply]);
});

describe('The Green Conquest', () => {
	const hit = { type: 'hit', vehicle: 'rR', target: 'bO' };
	const told = retellConquest(
		[
			step(1, 0, { type: 'turn' }),
			step(2, 0, { type: 'drive' }, { type: 'step' }, { type: 'step' }, hit, { type: 'destroyed', vehicle: 'bO' }),
			step(3, 0, { type: 'drive' }, { type: 'step' }, { type: 'flown' }, { type: 'flown' }, { type: 'turn' }),
			step(4, 1, { type: 'crush', vehicle: 'bK', target: 'rG' }, { type: 'destroyed', vehicle: 'rG' }),
			// Run into the other's trap: its doing, though it was not its turn.
			step(5, 1, { type: 'trap-sprung', vehicle: 'bK', clan: 'r' }, { type: 'destroyed', vehicle: 'bK' })
		],
		DUEL,
		1
	);

	test('blows are counted side against side, the own first; runs by squares', () => {
		expect(told.figures.map(({ value }) => value)).toEqual(['1 : 1', '3', '1']);
	});

	test('a vehicle destroyed is the mark of whoever did it', () => {
		expect(told.landmarks).toEqual([
			{ ply: 2, seat: 0 },
			{ ply: 4, seat: 1 },
			{ ply: 5, seat: 0 }
		]);
	});

	test('a step belongs to the turn that began before it', () => {
		expect([1, 2, 3, 4].map((ply) => turnOf(told, ply))).toEqual([0, 1, 1, 2]);
	});
});

test('Greenvaders counts lines, plants and pots, the own side first', () => {
	const { figures, landmarks, turns } = retellGreenvaders(
		[
			step(1, 0, { type: 'turn' }, { type: 'destroyed', seat: 2 }),
			step(2, 0, { type: 'line', side: 1, grid: 3 }, { type: 'pot', side: 0 })
		],
		null,
		1
	);
	expect(figures.map(({ value }) => value)).toEqual(['1 : 0', '0 : 1', '0 : 1']);
	expect(landmarks).toEqual([{ ply: 2, seat: 3 }]);
	expect(turns).toEqual([1]);
});

describe('the curve', () => {
	test('is looked at where turns begin, and at the end', () => {
		expect(sampled(9, [1, 4, 7])).toEqual([1, 4, 7, 9]);
		expect(sampled(3)).toEqual([0, 1, 2, 3]);
		expect(sampled(1000).length).toBeLessThanOrEqual(161);
	});

	test('begins at zero, and a game won does not leave the page', () => {
		expect(drawn([50, 50, 10_000_000], true)).toEqual([0, 0, 1]);
		expect(drawn([0, 200, -10_000_000], true).at(-1)).toBe(-10);
		expect(drawn([100, 300], false)).toEqual([0, 10]);
	});

	test('is a line between its points', () => {
		const points = [
			{ ply: 2, value: 0 },
			{ ply: 6, value: 8 }
		];
		expect([0, 2, 3, 6, 9].map((ply) => heightAt(points, ply))).toEqual([0, 0, 2, 8, 8]);
	});

	test('turns at what brought the winners most, never at the last blow', () => {
		const points = [0, -2, -3, 6, 7, 30].map((value, ply) => ({ ply, value }));
		const landmarks = [
			{ ply: 1, seat: 1 },
			{ ply: 2, seat: 0 },
			{ ply: 4, seat: 0 },
			{ ply: 5, seat: 0 }
		];
		const match = { sides: [0, 1], result: { winners: [0], reason: '' } };
		expect(turningPoint(match, { landmarks }, points, 0)).toBe(2);
		expect(turningPoint(match, { landmarks: [] }, points, 0)).toBeNull();
		const mirrored = points.map(({ ply, value }) => ({ ply, value: -value }));
		expect(turningPoint(match, { landmarks }, mirrored, 1)).toBe(2);
	});
});
