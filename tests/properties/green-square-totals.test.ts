/** The lists of parts add up to the numbers that decide battles and flights, and name where each number comes from. */
import { expect, it } from 'vitest';
import { randomPlayer } from '../../src/lib/engine/selfplay';
import type { Player } from '../../src/lib/engine/selfplay';
import type { Event, Move, State } from '../../src/lib/games/green-square';
import { PART_KINDS } from '../../src/lib/games/green-square/parts';
import type { Part } from '../../src/lib/games/green-square/totals';
import { battleTotals, flightTotal, heroTotal } from '../../src/lib/games/green-square/totals';
import { playMatch } from './green-square/matches';
import { forEachPosition, seatsOf } from './green-square/positions';

/** Plays at random, and every card that there is for running. */
const runner: Player<State, Move> = (view, random) => {
	const cards = view.state.battle?.stage === 'flee' ? view.legal.filter(({ type }) => type === 'play') : [];
	return cards.length > 0 ? random.pick(cards) : randomPlayer(view, random);
};

const sum = (parts: readonly Part[]): number => parts.reduce((total, { n }) => total + n, 0);

it('the parts of a battle add up to the totals in the state', () => {
	const kinds = new Set<string>();
	let battles = 0;
	const note = (parts: readonly Part[]): void => {
		for (const part of parts) {
			kinds.add(part.kind);
			expect(part.n).not.toBe(0);
		}
	};
	forEachPosition('totals', ({ state }) => {
		const totals = battleTotals(state);
		expect(totals === null).toBe(state.battle === null);
		if (totals === null || state.battle === null) return;
		battles++;
		const { heroes, beasts } = totals;
		expect({ heroes: heroes.total, beasts: beasts.total }).toEqual(state.battle.strength);
		expect(heroes.total).toBe(sum([...heroes.fighters.flatMap(({ parts }) => parts), ...heroes.cards]));
		expect(beasts.total).toBe(sum([...beasts.beasts.flatMap(({ parts }) => parts), ...beasts.cards]));
		expect(totals.upgrades).toBeGreaterThanOrEqual(
			beasts.beasts.reduce((upgrades, beast) => upgrades + beast.upgrades, 0)
		);
		for (const { total } of beasts.beasts) expect(total).toBeGreaterThanOrEqual(1);
		for (const { parts, silenced } of heroes.fighters) {
			note(parts);
			if (silenced.length > 0) expect(parts.some(({ kind }) => kind === 'item' || kind === 'calling')).toBe(false);
		}
		for (const { parts } of beasts.beasts) note(parts);
		note([...heroes.cards, ...beasts.cards]);
		for (const { by } of [...heroes.cards, ...beasts.cards]) expect(by).not.toBeNull();
	});
	expect(battles).toBeGreaterThan(200);
	const ofFlights = ['volunteer', 'running', 'pace'];
	expect(PART_KINDS.filter((kind) => !kinds.has(kind) && !ofFlights.includes(kind))).toEqual([]);
});

it('a hero’s parts add up outside battle, too', () => {
	forEachPosition('heroes', ({ state }) => {
		for (const seat of seatsOf(state)) {
			const { parts, total } = heroTotal(state, seat);
			expect(total).toBe(sum(parts));
			expect(parts[0]).toMatchObject({ kind: 'level', n: state.players[seat]?.level });
		}
	});
});

it('the parts of a flight add up to what the die is raised by', () => {
	const kinds = new Set<string>();
	let rolls = 0;
	for (let seed = 1; seed <= 24; seed++) {
		let expected: { seat: number; beast: number; total: number; needs: number }[] = [];
		playMatch({
			seed: `flights/${seed}`,
			options: { seats: 3 + (seed % 3), rounds: 14 },
			player: () => runner,
			watch({ fold: { state } }) {
				const { runner, left = [] } = state.battle ?? {};
				if (typeof runner !== 'number' || state.ask !== null) return;
				expected = left.map((beast) => {
					const flight = flightTotal(state, runner, beast);
					for (const { kind } of flight?.parts ?? []) kinds.add(kind);
					expect(flight?.total).toBe(sum(flight?.parts ?? []));
					return { seat: runner, beast, total: flight?.total ?? NaN, needs: flight?.needs ?? NaN };
				});
			},
			tell(told) {
				const event = told as Event;
				if (event.type !== 'flight-rolled') return;
				const flight = expected.find(({ seat, beast }) => seat === event.seat && beast === event.beast);
				expect(event.total - event.die).toBe(flight?.total);
				expect(event.escaped).toBe(event.die >= (flight?.needs ?? NaN));
				rolls++;
			}
		});
	}
	expect(rolls).toBeGreaterThan(40);
	expect([...kinds]).toEqual(expect.arrayContaining(['item', 'calling', 'volunteer', 'lasting', 'pace', 'running']));
});
