/** Between battles: equip, take up callings, rise, sell, trouble the leader, and get on with the turn. */
import { game } from '../../games/green-square/game';
import { handLimit, heroOf } from '../../games/green-square/heroes';
import type { Move } from '../../games/green-square/types';
import { seekTrouble } from './battle';
import { after, best, cardAt, leaderOf, movesOf, valueAfter, worthOf } from './thought';
import type { Thought } from './thought';

/** A move must be worth a little more than it costs; otherwise equal positions would be shuffled about. */
const WORTHWHILE = 3;

export function prepare(thought: Thought): Move {
	return diet(thought) ?? improvement(thought) ?? { type: 'pass' };
}

export function atTable(thought: Thought): Move {
	return improvement(thought) ?? disaster(thought) ?? { type: 'pass' };
}

export function takeTurn(thought: Thought): Move {
	const { phase } = thought.state;
	const better = improvement(thought) ?? disaster(thought);
	if (better !== null) return better;
	if (phase === 'ready') return { type: 'open' };
	if (phase === 'choice') return seekTrouble(thought) ?? regrowth(thought) ?? { type: 'explore' };
	return unburden(thought) ?? { type: 'end-turn' };
}

/** The least useful card goes; of several takers the first. */
export function share(thought: Thought): Move {
	const least = best(movesOf(thought, 'share'), ({ card }) => -worthOf(thought, card));
	return least ?? (thought.legal[0] as Move);
}

/** Beasts and disasters are kinder to vegans, unless there is a spit to be turned. */
function diet(thought: Thought): Move | null {
	const holdsSpit = heroOf(thought.state, thought.seat).hand.some(
		(slot) => cardAt(thought, slot)?.id === 'barbecue-spit'
	);
	return holdsSpit ? null : (movesOf(thought, 'set-food').find(({ food }) => food === 'vegan') ?? null);
}

/** The move that makes the position better at once, if there is one: most of what can be laid down, equipped, sold. */
function improvement(thought: Thought): Move | null {
	const moves = thought.legal.filter((move) => isQuiet(thought, move));
	const chosen = best(moves, (move) => valueAfter(thought, move));
	if (chosen !== null && valueAfter(thought, chosen) > thought.now + WORTHWHILE) return chosen;
	return swap(thought);
}

function isQuiet(thought: Thought, move: Move): boolean {
	switch (move.type) {
		case 'equip':
		case 'stow':
		case 'sell':
			return true;
		case 'use':
			return move.ability === 'purify' || move.ability === 'salvage';
		case 'propose':
			return false;
		case 'play': {
			const card = cardAt(thought, move.card);
			if (card === null || card.kind === 'disaster') return false;
			return move.target === undefined || move.target === thought.seat;
		}
		default:
			return false;
	}
}

/**
 * Takes off an item that keeps a better one off: the better one is equipped with the next move. Judged by the same value as every improvement, so
 * that two items are never swapped to and fro.
 */
function swap(thought: Thought): Move | null {
	const { state, seat, sees, now } = thought;
	if (!heroOf(state, seat).items.some(({ on }) => !on)) return null;
	for (const off of movesOf(thought, 'unequip')) {
		const bare = after(thought, off);
		const next: Thought = { state: bare, seat, sees, legal: game.legal(bare, seat, sees), now };
		if (movesOf(next, 'equip').some((on) => valueAfter(next, on) > now + WORTHWHILE)) return off;
	}
	return null;
}

/** On a leader who is ahead and far on, or because the hand is full anyway. */
function disaster(thought: Thought): Move | null {
	const { state, seat } = thought;
	const leader = leaderOf(thought);
	const own = heroOf(state, seat);
	const { level, alive } = heroOf(state, leader);
	const isThreat = level > own.level && level >= state.options.goal - 4;
	const isFull = state.phase === 'end' && own.hand.length > handLimit(state, seat);
	if (!alive || (!isThreat && !isFull)) return null;
	const strikes = movesOf(thought, 'play').filter(
		({ card, target }) => target === leader && cardAt(thought, card)?.kind === 'disaster'
	);
	return best(strikes, (move) => valueAfter(thought, move));
}

/** Before sharing: what can be laid down is not given away. */
function unburden(thought: Thought): Move | null {
	const { state, seat } = thought;
	if (heroOf(state, seat).hand.length <= handLimit(state, seat)) return null;
	const putDown = movesOf(thought, 'play').filter(({ card }) => {
		const kind = cardAt(thought, card)?.kind;
		return kind === 'oneshot' || kind === 'item' || kind === 'volunteer';
	});
	return best(putDown, ({ card }) => worthOf(thought, card));
}

/** The top of the discards for a card that is worth much less. */
function regrowth(thought: Thought): Move | null {
	const top = thought.state.discard.upg.at(-1);
	if (top === undefined) return null;
	const cheapest = best(
		movesOf(thought, 'explore').filter(({ regrow }) => regrow !== undefined),
		({ regrow }) => -worthOf(thought, regrow ?? '')
	);
	if (cheapest?.regrow === undefined) return null;
	return worthOf(thought, top) > worthOf(thought, cheapest.regrow) + 25 ? cheapest : null;
}
