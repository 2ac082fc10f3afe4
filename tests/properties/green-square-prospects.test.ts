/** What screens are told before a move is made, held against `legal` and `apply`, and against what a seat cannot know. */
import { expect, it } from 'vitest';
import { canonical } from '../../src/lib/engine/canonical';
import type { Seat } from '../../src/lib/engine/contract';
import { pickFacts } from '../../src/lib/engine/fold';
import { refusal } from '../../src/lib/engine/illegal';
import { game } from '../../src/lib/games/green-square';
import type { Event, Move, State } from '../../src/lib/games/green-square';
import { helpers } from '../../src/lib/games/green-square/helpers';
import { playWays } from '../../src/lib/games/green-square/legal/plays';
import { picksLeft } from '../../src/lib/games/green-square/picks';
import { saleOf } from '../../src/lib/games/green-square/sale';
import { situationOf } from '../../src/lib/games/green-square/situation';
import { fighterStrength, heroesWin } from '../../src/lib/games/green-square/strength';
import { forEachPosition, seatsOf, swapped } from './green-square/positions';
import type { Position } from './green-square/positions';

const NOTHING = { items: [], upgrades: 0, first: 'main', play: [] } as const;

/** The reason for a refusal, or null. */
function judged({ state, truth }: Position, seat: Seat, move: Move): string | null {
	return refusal(() => game.apply(state, seat, move, pickFacts(truth, game.shows(state, seat, move))));
}

it('the ways of a card are those that `legal` lists, and every other is refused for the reason given', () => {
	const reasons = new Set<string>();
	forEachPosition('ways', (position) => {
		const { state } = position;
		for (const seat of seatsOf(state)) {
			const hero = state.players[seat];
			if (hero === undefined || hero.out) continue;
			const sees = position.sees(seat);
			const sight = { state, seat, situation: situationOf(state), facts: sees };
			const cards = [...hero.hand, ...hero.items.map(({ card }) => card)];
			const ways = cards.flatMap((card) => playWays(sight, card));
			const listed = game.legal(state, seat, sees).filter(({ type }) => type === 'play');
			const allowed = ways.filter(({ reason }) => reason === null).map(({ move }) => canonical(move));
			expect(allowed.sort()).toEqual(listed.map(canonical).sort());
			for (const { move, reason } of ways) {
				if (reason === null) continue;
				reasons.add(reason);
				expect(judged(position, seat, move)).toBe(reason);
			}
		}
	});
	expect(reasons.size).toBeGreaterThan(10);
});

it('what a helper would bring is what the battle comes to when one has joined', () => {
	let joined = 0;
	const reasons = new Set<string>();
	forEachPosition('helpers', (position) => {
		const { state } = position;
		const { battle } = state;
		if (battle === null || state.need.length > 0) return expect(helpers(state)).toEqual([]);
		for (const helper of helpers(state)) {
			const request: Move = { type: 'ask-help', seat: helper.seat, offer: NOTHING };
			expect(judged(position, battle.main, request)).toBe(helper.reason);
			if (helper.reason !== null) {
				reasons.add(helper.reason);
				continue;
			}
			const asked = game.apply(state, battle.main, request, {});
			const helped = game.apply(asked, helper.seat, { type: 'accept' }, {});
			expect(helped.battle?.strength).toEqual({ heroes: helper.heroes, beasts: helper.beasts });
			expect(heroesWin(helped)).toBe(helper.wins);
			const { strength } = battle;
			expect(helper.brings).toBe(helper.heroes - helper.beasts - (strength.heroes - strength.beasts));
			joined++;
		}
	});
	expect(joined).toBeGreaterThan(100);
	expect(reasons).toContain('already-helped');
});

it('a sale is worth what the rules give for it', () => {
	let sold = 0;
	const reasons = new Set<string>();
	forEachPosition('sales', (position) => {
		const { state } = position;
		for (const seat of seatsOf(state)) {
			const hero = state.players[seat];
			if (hero === undefined || hero.out) continue;
			const sees = position.sees(seat);
			const cards = [...hero.hand.filter((slot) => slot.startsWith('upg')), ...hero.items.map(({ card }) => card)];
			const sales = game.legal(state, seat, sees).flatMap((move) => (move.type === 'sell' ? [move.cards] : []));
			for (const set of [...sales.slice(0, 3), cards, cards.slice(0, 2)]) {
				const sale = saleOf(state, seat, sees, set);
				const move: Move = { type: 'sell', cards: set };
				expect(judged(position, seat, move)).toBe(sale.reason);
				if (sale.reason !== null) {
					reasons.add(sale.reason);
					continue;
				}
				const events: Event[] = [];
				const facts = pickFacts(sees, game.shows(state, seat, move));
				const after = game.apply(state, seat, move, facts, (event) => events.push(event as Event));
				expect(events[0]).toMatchObject({ type: 'sold', points: sale.points, levels: sale.levels });
				expect(sale.lost).toBe(sale.points - 1000 * sale.levels);
				expect([sale.level, sale.strength]).toEqual([after.players[seat]?.level, fighterStrength(after, seat)]);
				sold++;
			}
		}
	});
	expect(sold).toBeGreaterThan(20);
	expect([...reasons]).toEqual(expect.arrayContaining(['not-enough-points', 'not-your-turn', 'not-an-item']));
});

it('as many cards are lost, passed on or taken as there were picks left', () => {
	const seen = new Map<string, number>();
	forEachPosition('picks', ({ state, truth }) => {
		const { ask } = state;
		const left = picksLeft(state);
		if (ask === null || !('why' in ask || ask.kind === 'pick' || ask.kind === 'loot')) return;
		seen.set(ask.kind, Math.max(seen.get(ask.kind) ?? 0, left));
		expect(left).toBeGreaterThan(0);
		if (!('why' in ask)) return;
		const before: readonly string[] = ask.from;
		let at: State = state;
		while (at.ask !== null && 'why' in at.ask && at.ask.why === ask.why && at.ask.kind === ask.kind) {
			const pick = at.ask.from[0] as string;
			at = game.apply(at, ask.seat, { type: 'choose', pick }, pickFacts(truth, [pick]));
		}
		if (at.ask !== null || at.need.length > 0) return;
		const hero = at.players[ask.seat];
		const kept = [...(hero?.hand ?? []), ...(hero?.items ?? []).map(({ card }) => card)];
		const inPlay = [...kept, ...(hero?.professions ?? []), ...(hero?.tribes ?? [])];
		if (hero?.alive === true) expect(before.filter((slot) => !inPlay.includes(slot)).length).toBe(left);
	});
	expect(seen.get('lose-hand')).toBeGreaterThan(1);
	expect([...seen.keys()]).toEqual(expect.arrayContaining(['lose-item', 'lose-hand', 'pick', 'loot']));
});

it('nothing that another seat holds face-down changes what a seat is told', () => {
	forEachPosition('hidden', (position) => {
		const { state, truth } = position;
		for (const seat of seatsOf(state)) {
			const hero = state.players[seat];
			if (hero === undefined || hero.out) continue;
			const told = (facts: typeof truth): string => {
				const sight = { state, seat, situation: situationOf(state), facts };
				const cards = [...hero.hand, ...hero.items.map(({ card }) => card)];
				return canonical([cards.map((card) => playWays(sight, card)), saleOf(state, seat, facts, cards)]);
			};
			expect(told(swapped(position, seat))).toBe(told(truth));
		}
	});
});
