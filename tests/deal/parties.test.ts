/** Parties from their joins: the same on every device, and none where a join does not hold. */
import { describe, expect, it } from 'vitest';
import { Parties, sealingOrder, setOf } from '../../src/lib/deal/sealed/parties';
import { hash32 } from '../../src/lib/deal/sealed/hash';
import { glass } from './glass';
import { SealedTable } from './sealed-table';

const OPTIONS = new Uint8Array(32);
const table = new SealedTable(glass, 'parties', 3);
const join = (j: number): Uint8Array => table.party(j).join;
const joinings = [
	{ places: [0, 2], seats: [1, 3], body: join(0) },
	{ places: [1], seats: [0], body: join(1) },
	{ places: [3], seats: [2], body: join(2) }
];
const of = (list: typeof joinings, tableId = table.tableId): Parties<{ readonly log: bigint }> | null =>
	Parties.of(glass, tableId, OPTIONS, list);

describe('parties', () => {
	it('are numbered by their lowest place, in whatever order they came', () => {
		const one = of(joinings);
		const other = of(joinings.toReversed());
		expect(one?.all.map(({ seats }) => seats)).toEqual([[1, 3], [0], [2]]);
		expect(other).toEqual(one);
		expect(one?.gameId).toEqual(table.gameId);
		expect(one?.joint).toEqual(table.joint);
	});

	it('host seats, their bots among them', () => {
		const parties = of(joinings);
		expect([0, 1, 2, 3].map((seat) => parties?.host(seat).number)).toEqual([1, 0, 2, 0]);
		expect(parties?.hosting([3, 2]).map(({ number }) => number)).toEqual([0, 2]);
		expect(() => parties?.host(4)).toThrow(RangeError);
		expect(setOf(parties?.hosting([3, 2]) ?? [])).toBe(0b101);
	});

	it('are none if a join is bad, of another table, or there twice', () => {
		const [first, second] = joinings as [(typeof joinings)[number], (typeof joinings)[number]];
		expect(of([first, second])).not.toBeNull();
		expect(of([first])).toBeNull();
		expect(of([first, { ...second, body: join(0) }])).toBeNull();
		expect(of([first, { ...second, body: join(1).subarray(1) }])).toBeNull();
		expect(of([first, second], hash32('elsewhere'))).toBeNull();
	});

	it('have another game with other options or other company', () => {
		const games = [of(joinings), of(joinings.slice(0, 2)), Parties.of(glass, table.tableId, hash32('o'), joinings)];
		expect(new Set(games.map((parties) => String(parties?.gameId))).size).toBe(3);
	});
});

describe('the order of steps', () => {
	it('begins with the first party between two, and all round with more', () => {
		expect([0, 1].map((deck) => sealingOrder(['a', 'b'], deck, 2))).toEqual([
			['a', 'b'],
			['a', 'b']
		]);
		expect([0, 1].map((deck) => sealingOrder(['a', 'b', 'c', 'd'], deck, 2))).toEqual([
			['a', 'b', 'c', 'd'],
			['c', 'd', 'a', 'b']
		]);
	});
});
