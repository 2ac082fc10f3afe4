/** Green Square before the contract suite: the table of who sees what (specification, §9) and every move one could write down. */
import { player } from '../../../src/lib/bots/green-square';
import { localDealer } from '../../../src/lib/deal/local';
import type { Facts, Seat, Slot } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../../src/lib/engine/selfplay';
import { game, module } from '../../../src/lib/games/green-square';
import type { Move, Options, State } from '../../../src/lib/games/green-square';
import { printed } from '../../properties/green-square/published';
import type { ContractCase, SmallPosition, ZoneRow } from '../suite';

const VALUES = printed('value');
const UPGRADES = printed('upgrades');

/** §9. Later rows outdo earlier ones: a face once public stays public wherever the card goes. */
function zones(state: State): readonly ZoneRow[] {
	const heroes = Object.entries(state.players);
	const asked = state.need.flatMap((need) => (need.kind === 'reveal' ? [need.slot] : []));
	return [
		...heroes.map(([seat, { hand }]) => ({ name: `hand ${seat}`, slots: hand, sees: [Number(seat)] })),
		{ name: 'being laid open', slots: asked, sees: 'all' },
		{ name: 'public', slots: Object.keys(state.faces), sees: 'all' }
	];
}

/** What the small positions hide, so that sales can be told apart here by value, as the specification does. */
const truths = new WeakMap<State, Facts>();

function* everyMove(state: State, seat: Seat): Iterable<Move> {
	const hero = state.players[seat];
	if (hero === undefined) return;
	const items = hero.items.map(({ card }) => card);
	const mine = [...hero.hand, ...items];
	const inPlay = [
		...hero.items.flatMap(({ card, by }) => (by === null || hero.volunteers.includes(by) ? [card] : [card, by])),
		...hero.volunteers,
		...hero.professions,
		...hero.tribes,
		...[hero.master, hero.heritage].filter((slot) => slot !== null)
	];
	const own = [...hero.hand, ...inPlay];
	const slots = [...own, ...hero.lasting, 'loc:9999', ''];
	const seats = [-1, ...Object.keys(state.players).map(Number), state.options.seats];
	const beasts = [0, ...(state.battle?.beasts ?? []).map(({ id }) => id), 99];

	for (const type of ['open', 'end-turn', 'settle', 'back-out', 'accept', 'decline', 'pass', 'explore'] as const) {
		yield { type };
	}
	for (const food of ['meat', 'vegetarian', 'vegan'] as const) if (food !== hero.food) yield { type: 'set-food', food };
	for (const beast of beasts) yield { type: 'flee', beast };
	for (const pick of [true, false, ...seats, ...(state.ask?.from ?? []), ...slots] as const)
		yield { type: 'choose', pick };
	for (const card of slots) {
		for (const type of ['equip', 'unequip', 'unstow', 'drop', 'trouble'] as const) yield { type, card };
		for (const by of slots) yield { type: 'stow', card, with: by };
		for (const to of [null, ...seats]) yield { type: 'share', card, to };
		yield { type: 'explore', regrow: card };
	}
	yield* playsOf(state, seat, slots, seats, beasts);
	yield* usesOf(state, seat, own, seats, beasts);
	for (const cards of salesOf(state, mine)) yield { type: 'sell', cards };
	yield* bargainsOf(state, items, seats);
}

/** Each card alone and with one further field. */
function* playsOf(
	state: State,
	seat: Seat,
	slots: readonly Slot[],
	seats: readonly Seat[],
	beasts: readonly number[]
): Iterable<Move> {
	const type = 'play';
	for (const card of slots) {
		yield { type, card };
		for (const target of seats) yield { type, card, target };
		for (const beast of beasts) yield { type, card, beast };
		for (const side of ['heroes', 'beasts'] as const) yield { type, card, side };
		for (const lasting of state.players[seat]?.lasting ?? []) yield { type, card, lasting };
		for (const other of slots) {
			yield { type, card, with: other };
			if (reads(state, card, 'detour', other)) yield { type, card, on: other };
			if (reads(state, card, 'lunatic-eco-beast', other)) yield { type, card, bring: other };
		}
	}
}

/** Other cards ignore the field, but a hidden card named in it is shown all the same: a needless show, which nobody lists. */
function reads(state: State, card: Slot, face: string, named: Slot): boolean {
	return state.faces[named] !== undefined || (state.faces[card] ?? truths.get(state)?.[card]) === face;
}

function* usesOf(
	state: State,
	seat: Seat,
	own: readonly Slot[],
	seats: readonly Seat[],
	beasts: readonly number[]
): Iterable<Move> {
	const type = 'use';
	for (const beast of beasts) yield { type, ability: 'chase', beast };
	for (const cards of subsets(own, 3)) yield { type, ability: 'green-boost', cards };
	for (const cards of subsets(own, 2)) {
		for (const lasting of state.players[seat]?.lasting ?? []) yield { type, ability: 'purify', cards, lasting };
	}
	for (const card of own) {
		yield { type, ability: 'salvage', cards: [card] };
		for (const target of seats) {
			yield { type, ability: 'bamboo-hit', cards: [card], target };
			const theirs = state.players[target]?.items ?? [];
			for (const { card: item } of theirs) yield { type, ability: 'steal', cards: [card], target, item };
		}
	}
}

/** §6.0: sets worth 1000 or more in all, and less than that without any one of their cards. */
function salesOf(state: State, mine: readonly Slot[]): Slot[][] {
	const facts = truths.get(state) ?? {};
	const worth = (slot: Slot): number => VALUES[String(state.faces[slot] ?? facts[slot])] ?? 0;
	const valued = mine.filter((slot) => worth(slot) > 0);
	const sum = (cards: readonly Slot[]): number => cards.reduce((total, slot) => total + worth(slot), 0);
	return subsets(valued, valued.length).filter(
		(cards) => sum(cards) >= 1000 && cards.every((slot) => sum(cards) - worth(slot) < 1000)
	);
}

function* bargainsOf(state: State, items: readonly Slot[], seats: readonly Seat[]): Iterable<Move> {
	const offered = state.ask?.kind === 'help' ? state.ask.offer : { items: [], play: [] };
	for (let upgrades = 0; upgrades <= atStake(state); upgrades++) {
		const first = upgrades > 0 ? 'helper' : 'main';
		for (const to of seats) yield { type: 'ask-help', seat: to, offer: { items: [], play: [], upgrades, first } };
		yield { type: 'counter', offer: { items: offered.items, play: offered.play, upgrades, first } };
	}
	for (const to of seats) {
		for (const item of items) {
			yield { type: 'ask-help', seat: to, offer: { items: [item], play: [], upgrades: 0, first: 'main' } };
			yield { type: 'propose', to, give: [item], take: [] };
			for (const { card } of state.players[to]?.items ?? []) yield { type: 'propose', to, give: [item], take: [card] };
		}
	}
}

/** §7.2, §7.11, restated from the published numbers. */
function atStake(state: State): number {
	const { battle } = state;
	if (battle === null) return 0;
	let sum = battle.gone.reduce((total, { upgrades }) => total + upgrades, 0);
	for (const { face, family } of battle.beasts) {
		let upgrades = UPGRADES[face] ?? 0;
		for (const enhancer of battle.enhancers) {
			if (enhancer.family === family) upgrades += UPGRADES[state.faces[enhancer.card] ?? ''] ?? 0;
		}
		const fed = [battle.main, battle.helper].map((seat) => (seat === null ? null : state.players[seat]?.food));
		if (face === 'burping-bullock' && fed.includes('vegan')) upgrades++;
		if (face === 'leftovers-ogre' && fed.includes('vegetarian')) upgrades++;
		sum += Math.max(0, upgrades);
	}
	return Math.min(sum, 12);
}

function subsets(cards: readonly Slot[], most: number): Slot[][] {
	let sets: Slot[][] = [[]];
	for (const card of cards) sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, card])];
	return sets.filter((set) => set.length > 0);
}

/** Decisions of random games: some of every situation, every ask and every phase. */
function smallPositions(): readonly SmallPosition<State>[] {
	const found = new Map<string, number>();
	const positions: SmallPosition<State>[] = [];
	for (const [i, seats] of [3, 2, 4, 5].entries()) {
		const seed = `green-square/small/${i}`;
		selfPlay({
			game,
			options: { seats, rounds: 12 },
			players: Array.from({ length: seats }, () => randomPlayer),
			dealer: localDealer(seed),
			random: seeded(seed),
			watch({ fold: { state }, truth }) {
				const { ask, battle, phase, window } = state;
				const key = ask?.kind ?? window?.kind ?? (phase === 'battle' ? (battle?.stage ?? '') : phase);
				const count = found.get(key) ?? 0;
				if (count > i / 2 || state.turnNo < 4 * i) return;
				found.set(key, count + 1);
				truths.set(state, truth);
				positions.push({ state, seats, facts: truth });
			}
		});
	}
	return positions;
}

export const contractCase: ContractCase<State, Move, Options> = {
	module,
	options: [
		{ seats: 2, rounds: 4, firstSeat: 1 },
		{ seats: 3, rounds: 2, foods: ['vegan', 'vegetarian', 'meat'] },
		{ seats: 3, goal: 6, rounds: 3, tableWindow: false },
		{ rounds: 2 },
		{ seats: 5, rounds: 1, tableWindow: false },
		{ seats: 6, rounds: 1 }
	],
	games: 1,
	silent: ['turn-ended', 'window-opened', 'window-closed', 'runs'],
	bot: player,
	zones,
	everyMove,
	smallPositions
};
