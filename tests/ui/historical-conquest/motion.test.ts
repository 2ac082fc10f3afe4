/** What is seen to move, what stays marked, and which way lines take: read off events, without a browser. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/lib/games/historical-conquest/events';
import { causeOf, flightsOf } from '../../../src/lib/games/historical-conquest/ui/model/flights';
import { marksOf } from '../../../src/lib/games/historical-conquest/ui/model/marks';
import { pathOf } from '../../../src/lib/games/historical-conquest/ui/model/routes';

const played: Event = { type: 'card-played', seat: 1, slot: 'h1', card: '1/poe', land: '1/france', choices: {} };
const placed: Event = { type: 'card-placed', seat: 1, holder: 1, card: '1/poe', zone: 'land', land: '1/france' };
const gain = (seat: number, change: number, card: string | null): Event => ({
	type: 'morale-changed',
	seat,
	change,
	wanted: change,
	morale: 0,
	card
});

describe('flights', () => {
	it('carry a card from the hand to the place it has in the same step, once', () => {
		expect(flightsOf([played, placed])).toEqual([
			{ card: '1/poe', from: ['hand h1', 'seat 1'], to: ['unit 1/poe', 'land 1/france', 'seat 1'], as: 'card' }
		]);
	});

	it('carry an announced card from where it lies to its place', () => {
		expect(flightsOf([placed])[0]?.from).toEqual(['middle', 'seat 1']);
	});

	it('let a card without a place go to what it is aimed at', () => {
		const [flight] = flightsOf([{ ...played, land: null, choices: { opponent: 0 } }]);
		expect(flight?.to).toEqual(['seat 0', 'middle']);
	});

	it('let the fallen fall, and leave alone what has done its work', () => {
		const fallen: Event = { type: 'card-discarded', card: '0/grimm', holder: 0, why: 'casualty' };
		expect(flightsOf([fallen, { ...fallen, card: '0/plague', why: 'resolved' }])).toEqual([
			{ card: '0/grimm', from: ['unit 0/grimm', 'seat 0'], to: [], as: 'unit' }
		]);
	});

	it('turn a discovered land up from the pile of its seat', () => {
		const settled: Event = { type: 'land-settled', seat: 0, land: '0/quebec', explorer: '0/champlain' };
		expect(flightsOf([settled])[0]).toMatchObject({ from: ['pile 0', 'seat 0'], as: 'land' });
	});
});

describe('the cause of a change of morale', () => {
	it('is the weightiest card, with the sum of all', () => {
		const events = [gain(0, 100, '0/a'), gain(0, -300, '1/b'), gain(1, 900, '1/c')];
		expect(causeOf(events, 0)).toEqual({ change: -200, card: '1/b' });
		expect(causeOf(events, 2)).toBeNull();
	});
});

describe('marks', () => {
	it('name who changed a thing last, and what morale changed by in all', () => {
		const { things, morale } = marksOf([
			{ ply: 1, seat: 1, events: [placed, gain(0, -100, null)] },
			{ ply: 2, seat: 2, events: [{ ...placed, seat: 2 }, gain(0, 100, null), gain(2, 50, '2/x')] }
		]);
		expect([...things]).toEqual([
			['unit 1/poe', 2],
			['land 1/france', 2]
		]);
		expect([...morale]).toEqual([[2, 50]]);
	});
});

describe('lines', () => {
	const box = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 40 });

	it('of attacks run along the edge that is nearer to the target', () => {
		expect(pathOf('attack', box(12, 400), box(20, 20), 390, 0)).toMatch(/^M12 420L.*L20 40$/);
		expect(pathOf('attack', box(12, 400), box(300, 20), 390, 0)).toMatch(/ 385 .*L380 40$/);
	});

	it('of journeys pass over what stands between', () => {
		expect(pathOf('travel', box(0, 300), box(200, 300), 390, 120)).toBe('M40 300C40 96 240 96 240 300');
	});
});
