/** Taking back on one device: alone in the own turn, past bots and neighbours together, and never past what was learnt. */
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/lib/table/table';
import { takeBackTogether, wayBack } from '../../src/lib/table/take-back';
import { aCardGame, aRelay, newShelf, people } from './fixture';

const step = { type: 'step', by: 1 };
const end = { type: 'end', by: 0 };

const withBots = (...bots: string[]) => ({
	...aRelay,
	options: { seats: 1 + bots.length, turns: 12 },
	seats: [...people('Ada'), ...bots.map((bot) => ({ name: '', bot }))]
});

async function play(table: Table, ...moves: readonly unknown[]): Promise<void> {
	for (const move of moves) expect(await table.play(table.snapshot.asked[0] ?? -1, move)).toEqual({ ok: true });
}

describe('taking back', () => {
	it('has nothing to take back before the first move, nor after the end', async () => {
		const table = await newShelf().create(aRelay);
		expect(wayBack(table, [0, 1])).toEqual({ kind: 'none', why: 'nothing' });
		await table.resign(0);
		expect(wayBack(table, [0, 1])).toEqual({ kind: 'none', why: 'over' });
	});

	it('is done alone by whoever is still asked', async () => {
		const table = await newShelf().create(withBots('easy'));
		await play(table, step);
		expect(wayBack(table, [0])).toEqual({ kind: 'alone', seat: 0 });
	});

	it('takes a turn back that has ended, at once, past the moves of all bots', async () => {
		const table = await newShelf().create(withBots('easy', 'hard'));
		await play(table, step);
		const { state } = table.snapshot;
		await play(table, end, step, end, step);
		expect(wayBack(table, [0])).toEqual({ kind: 'together', seat: 0 });
		expect(await takeBackTogether(table, 0, () => 1)).toEqual({ ok: true });
		expect(table.snapshot).toMatchObject({ state, asked: [0], proposals: [] });
		expect(table.standing(table.snapshot.ply)).toEqual([1]);
	});

	it('goes back past as many own moves as it is told', async () => {
		const table = await newShelf().create(withBots('easy'));
		const { state } = table.snapshot;
		await play(table, step, end, step);
		expect(await takeBackTogether(table, 0, () => 2)).toEqual({ ok: true });
		expect(table.snapshot.state).toEqual(state);
		expect(table.standing(table.snapshot.ply)).toEqual([]);
	});

	it('lets people who share the device take the last move back, whoever made it', async () => {
		const table = await newShelf().create(aRelay);
		await play(table, step, end);
		expect(wayBack(table, [1, 0])).toEqual({ kind: 'together', seat: 0 });
		expect(await takeBackTogether(table, 0, () => 1)).toEqual({ ok: true });
		expect(table.snapshot.asked).toEqual([0]);
		expect(table.standing(table.snapshot.ply)).toEqual([1]);
	});

	it('stops where a card was drawn', async () => {
		const table = await newShelf().create({ ...aCardGame, seats: [...people('Ada'), { name: '', bot: 'easy' }] });
		const fromPile = (told: object): boolean => 'from' in told && told.from === 'pile';
		do {
			const legal = table.legal(table.snapshot.asked[0] ?? -1) as readonly object[];
			await play(table, legal.find(fromPile) ?? legal[0]);
		} while (!table.step(table.snapshot.ply).events.some(fromPile));
		const { head } = table.snapshot;
		expect(wayBack(table, [0, 1])).toEqual({ kind: 'none', why: 'learnt' });
		expect(await takeBackTogether(table, table.step(table.snapshot.ply).seat ?? -1, () => 1)).toEqual({
			ok: false,
			reason: 'no-take-back'
		});
		expect(table.snapshot.head).toBe(head);
	});

	it('leaves it to people elsewhere to agree', async () => {
		const seats = [...people('Ada'), { name: 'Bo', bot: '', elsewhere: true }];
		const table = await newShelf().create({ ...aRelay, seats });
		await play(table, step, end);
		expect(wayBack(table, [0])).toEqual({ kind: 'none', why: 'others' });
	});
});
