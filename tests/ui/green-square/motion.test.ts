/** What moves and what is marked, from what happened. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/lib/games/green-square/events';
import { flightsOf } from '../../../src/lib/games/green-square/ui/model/flights';
import { climbOf, joinedIn } from '../../../src/lib/games/green-square/ui/model/recent';
import { fallOf } from '../../../src/lib/games/green-square/ui/model/stakes';
import { takersOf } from '../../../src/lib/games/green-square/ui/model/taken';
import { botPositions } from './positions';

const state = botPositions(20).find((view) => (view.state.players[0]?.hand.length ?? 0) > 1)?.state;
if (state === undefined) throw new Error('nobody has a hand');
const [first = '', second = ''] = state.players[0]?.hand ?? [];
const lost = (card: string): Event => ({ type: 'discarded', seat: 0, card, face: 'rose-oil' });
const steps = (...events: Event[]) => events.map((event, ply) => ({ ply, seat: 0, events: [event] }));

describe('what moves', () => {
	it('turns a lost hand over card by card', () => {
		const caught: Event = { type: 'caught', seat: 0, beast: 1, face: 'landfill-behemoth' };
		const flights = flightsOf([caught, lost(first), lost(second)], state);
		expect(flights.map(({ at, turns, face }) => [at, turns, face])).toEqual([
			[0, true, 'rose-oil'],
			[90, true, 'rose-oil']
		]);
	});

	it('leaves cards alone that are discarded after their use', () => {
		expect(flightsOf([lost(first)], state)).toEqual([]);
	});

	it('shuffles backs before chance takes a card, and keeps a stolen one face down', () => {
		const flights = flightsOf(
			[
				{ type: 'steal-rolled', seat: 0, target: 1, die: 2, stolen: false },
				{ type: 'card-passed', from: 0, to: 1, card: first }
			],
			state
		);
		expect(flights.map(({ die, shuffles, face }) => die ?? (shuffles === true ? 'shuffle' : face))).toEqual([
			2,
			'shuffle',
			null
		]);
	});

	it('lets a disaster fly once', () => {
		const flights = flightsOf(
			[
				{ type: 'disaster-played', seat: 0, target: 1, card: first, face: 'acid-rain' },
				{ type: 'struck', seat: 1, card: first, face: 'acid-rain' }
			],
			state
		);
		expect(flights).toHaveLength(1);
		expect(flights[0]).toMatchObject({ strikes: true, to: { seat: 1 } });
	});
});

describe('what is marked', () => {
	it('is the sum of a hero’s levels, and the beasts that came', () => {
		const recent = steps(
			{ type: 'level', seat: 1, from: 3, to: 5, why: 'victory' },
			{ type: 'level', seat: 1, from: 5, to: 4, why: 'acid-rain' },
			{ type: 'beast-joined', seat: 2, beast: 7, card: first, face: 'litterbug', how: 'mate' }
		);
		expect([climbOf(recent, 1), climbOf(recent, 2)]).toEqual([1, 0]);
		expect([...joinedIn(recent)]).toEqual([7]);
	});

	it('names who has taken of the cards that lie there, not of those before', () => {
		const loot = (seat: number): Event => ({ type: 'looted', seat, from: 3, card: first, face: 'rose-oil' });
		const body: Event = { type: 'body', seat: 3, cards: [] };
		const story = () => steps(loot(2), body, loot(1), loot(0));
		expect(takersOf({ story })).toEqual([1, 0]);
		expect(takersOf({})).toEqual([]);
	});

	it('says how far a hero would fall, never below level 1', () => {
		const at = (level: number) => ({
			...state,
			players: { ...state.players, 0: { ...state.players[0], level, professions: [], tribes: [] } }
		});
		expect(fallOf(at(6) as typeof state, 0, 'naturemare-wraith')).toEqual({ a: 6, b: 4 });
		expect(fallOf(at(2) as typeof state, 0, 'naturemare-wraith')).toEqual({ a: 2, b: 1 });
		expect(fallOf(at(6) as typeof state, 0, 'landfill-behemoth')).toBeNull();
	});
});
