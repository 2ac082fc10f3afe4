/** Battles: winning one's own, helping, interfering, running away (§13). */
import { beastCard } from '../../games/green-square/conditions';
import { fighterStrength, heroesWin, isForTheWin, upgradesAtStake } from '../../games/green-square/strength';
import { heroOf } from '../../games/green-square/heroes';
import type { Move, MoveOf, State } from '../../games/green-square/types';
import { UPGRADE_WORTH, catastropheWorth, levelWorth } from '../../games/green-square/worth';
import { after, best, cardAt, lead, leaderOf, movesOf, worthOf } from './thought';
import type { Thought } from './thought';

/** A card or ability that shifts the battle, and what is given for it. */
interface Shift {
	readonly move: Move;
	/** Points for the heroes. */
	readonly by: number;
	readonly cost: number;
	/** The last beast is gone: the battle is over at once. */
	readonly ends: boolean;
}

/** The main fighter's word: settle while winning; otherwise the cheapest way to turn the battle, help before cards where help is likely. */
export function act(thought: Thought): Move {
	const { state } = thought;
	const settle: Move = { type: 'settle' };
	if (heroesWin(state)) return settle;
	const shifts = shiftsOf(thought).filter(({ by }) => by > 0);
	const turning = cheapestTurn(shifts, 1 - lead(state));
	const stake = stakeOf(state);
	if (isForTheWin(state) && turning !== null) return turning.move;
	const help = helpRequest(thought);
	if (help !== null) return help;
	if (turning !== null && turning.total < stake) return turning.move;
	const removal = best(
		shiftsOf(thought).filter(({ ends }) => ends),
		({ cost }) => -cost
	);
	return removal?.move ?? settle;
}

/** In the settle window: the helper helps to win, everybody else stops a leader who is about to get too far. */
export function respond(thought: Thought): Move {
	const { state, seat } = thought;
	const { battle } = state;
	const pass: Move = { type: 'pass' };
	if (battle === null) return pass;
	const wins = heroesWin(state);
	if (battle.helper === seat) {
		if (movesOf(thought, 'back-out').length > 0) return { type: 'back-out' };
		if (wins) return pass;
		const turning = cheapestTurn(
			shiftsOf(thought).filter(({ by }) => by > 0),
			1 - lead(state)
		);
		return turning !== null && turning.total < 2 * UPGRADE_WORTH ? turning.move : pass;
	}
	if (!wins) return pass;
	const against = shiftsOf(thought)
		.filter(({ by, ends }) => by < 0 && !ends)
		.map((shift) => ({ ...shift, by: -shift.by }));
	const turning = cheapestTurn(against, lead(state));
	return turning !== null && turning.total <= patience(thought) ? turning.move : pass;
}

/** What the bot would give to spoil this victory. */
function patience(thought: Thought): number {
	const { state, seat } = thought;
	if (isForTheWin(state)) return Infinity;
	const main = state.battle?.main ?? seat;
	const { level } = heroOf(state, main);
	const isThreat = main === leaderOf(thought) && level > heroOf(state, seat).level;
	return isThreat && level >= state.options.goal - 4 ? 45 : 0;
}

/** Worst beasts first while there are cards; cards against what hurts. */
export function run(thought: Thought): Move {
	const { state, seat } = thought;
	const { battle } = state;
	const beasts = (battle?.beasts ?? []).filter(({ id }) => battle?.left.includes(id) === true);
	const harm = (id: number): number => {
		const beast = beasts.find((other) => other.id === id);
		return beast === undefined ? 0 : catastropheWorth(state, seat, beastCard(beast));
	};
	const total = beasts.reduce((sum, { id }) => sum + harm(id), 0);
	const card = best(movesOf(thought, 'play'), ({ card: slot }) => -worthOf(thought, slot));
	if (card !== null && worthOf(thought, card.card) < (total * 3) / 5) return card;
	return best(movesOf(thought, 'flee'), ({ beast }) => harm(beast)) ?? { type: 'flee', beast: battle?.left[0] ?? 0 };
}

/** What the beasts at hand give the main fighter, and what losing would cost. */
function stakeOf(state: State): number {
	const { battle } = state;
	if (battle === null) return 0;
	const { level } = heroOf(state, battle.main);
	const levels = battle.beasts.reduce((sum, beast) => sum + beastCard(beast).levels, 0);
	const harm = battle.beasts.reduce((sum, beast) => sum + catastropheWorth(state, battle.main, beastCard(beast)), 0);
	return (
		levelWorth(state, level + levels) - levelWorth(state, level) + UPGRADE_WORTH * upgradesAtStake(state) + harm / 2
	);
}

/** Every card and ability that changes the sums, found by trying it. Green Boost pays with the least useful cards. */
function shiftsOf(thought: Thought): Shift[] {
	const { state } = thought;
	const before = lead(state);
	const shifts: Shift[] = [];
	for (const move of thought.legal) {
		if (move.type !== 'play' && move.type !== 'use') continue;
		if (move.type === 'play' && isKeptOut(thought, move)) continue;
		const next = after(thought, move);
		const ends = next.battle === null;
		const by = ends ? 0 : lead(next) - before;
		if (by !== 0 || ends) shifts.push({ move, by, cost: costOf(thought, move), ends });
	}
	return shifts;
}

/** A level for a rival would spoil or win a battle, at a price that nobody should pay. */
function isKeptOut(thought: Thought, move: MoveOf<'play'>): boolean {
	const kind = cardAt(thought, move.card)?.kind;
	return kind === 'boon' && move.target !== thought.seat;
}

function costOf(thought: Thought, move: MoveOf<'play' | 'use'>): number {
	if (move.type === 'play') {
		const bring = move.bring === undefined ? 0 : worthOf(thought, move.bring);
		return worthOf(thought, move.card) + bring;
	}
	return (move.cards ?? []).reduce((sum, slot) => sum + worthOf(thought, slot), 0);
}

/**
 * The first move of the cheapest set of shifts that are worth `needed` points together, and the cost of all. One shift that does it alone is
 * preferred to several; several are taken by cost for a point, at most one ability among them.
 */
function cheapestTurn(
	shifts: readonly Shift[],
	needed: number
): { readonly move: Move; readonly total: number } | null {
	const alone = best(
		shifts.filter(({ by }) => by >= needed),
		({ cost }) => -cost
	);
	if (alone !== null) return { move: alone.move, total: alone.cost };
	const taken: Shift[] = [];
	let left = needed;
	for (const shift of [...shifts].sort((a, b) => a.cost * b.by - b.cost * a.by)) {
		if (taken.some((other) => clash(other.move, shift.move))) continue;
		taken.push(shift);
		left -= shift.by;
		if (left <= 0) break;
	}
	const [first] = taken;
	if (left > 0 || first === undefined) return null;
	return { move: first.move, total: taken.reduce((sum, { cost }) => sum + cost, 0) };
}

/** Two moves that use the same card, or both an ability. */
function clash(a: Move, b: Move): boolean {
	if (a.type === 'use' && b.type === 'use') return true;
	const cards = (move: Move): readonly string[] =>
		move.type === 'play'
			? [move.card, ...(move.bring === undefined ? [] : [move.bring])]
			: move.type === 'use'
				? (move.cards ?? [])
				: [];
	return cards(a).some((slot) => cards(b).includes(slot));
}

/** Asks the weakest rival whose strength closes the gap; one upgrade at first, more when refused. */
function helpRequest(thought: Thought): Move | null {
	const { state } = thought;
	const gap = 1 - lead(state);
	const spare = upgradesAtStake(state);
	const asked = (seat: number): number => state.battle?.asked[seat] ?? 0;
	const requests = movesOf(thought, 'ask-help').filter(({ seat, offer }) => {
		const price = Math.min(1 + asked(seat), Math.max(1, spare - 1), spare);
		return offer.items.length === 0 && offer.upgrades === price && fighterStrength(state, seat) >= gap;
	});
	return best(requests, ({ seat }) => -100 * asked(seat) - heroOf(state, seat).level);
}

/** A fight is sought only with a beast that is weaker as things stand; of those the one with the best reward. */
export function seekTrouble(thought: Thought): Move | null {
	return best(movesOf(thought, 'trouble'), (move) => {
		const next = after(thought, move);
		return heroesWin(next) ? stakeOf(next) : -Infinity;
	});
}
