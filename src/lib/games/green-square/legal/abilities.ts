/** Every use of an ability, with every set of cards that pays for it in the order in which costs are listed. */
import { payable } from '../apply/cost';
import { cardIn } from '../apply/rule';
import type { Sight } from '../apply/rule';
import { GREEN_BOOST_MAX } from '../content';
import type { Ability } from '../content';
import { abilitySource, callings, fighters, heroOf, livingSeats } from '../heroes';
import type { Move, MoveOf, Slot } from '../types';
import { addIfLegal } from './listing';

type Use = MoveOf<'use'>;

export function abilities(sight: Sight, moves: Move[]): void {
	const { state, seat, situation } = sight;
	if (situation === 'act' || situation === 'settle') {
		for (const { id } of state.battle?.beasts ?? [])
			addIfLegal(sight, moves, { ability: 'chase', beast: id, type: 'use' });
	}
	for (const calling of callings(state, heroOf(state, seat))) {
		for (const ability of calling.abilities) {
			const source = abilitySource(state, seat, ability);
			if (source !== null) usesOf(sight, moves, ability, source);
		}
	}
}

/** Regrow is part of `explore`. */
export function regrowths(sight: Sight, moves: Move[]): void {
	const source = abilitySource(sight.state, sight.seat, 'regrow');
	if (source === null) return;
	for (const regrow of funds(sight, source)) addIfLegal(sight, moves, { regrow, type: 'explore' });
}

/** Passive abilities have no uses. */
function usesOf(sight: Sight, moves: Move[], ability: Ability, source: Slot): void {
	const { state, seat, situation } = sight;
	const type = 'use';
	switch (ability) {
		case 'green-boost':
			if (situation !== 'act' && situation !== 'settle') return;
			return paid(sight, moves, source, 1, GREEN_BOOST_MAX, (cards) => ({ ability, cards, type }));
		case 'bamboo-hit':
			if (situation !== 'settle') return;
			for (const target of fighters(state)) {
				paid(sight, moves, source, 1, 1, (cards) => ({ ability, cards, target, type }));
			}
			return;
		case 'steal':
			if (situation !== 'open') return;
			for (const target of livingSeats(state)) {
				for (const { card: item } of heroOf(state, target).items) {
					paid(sight, moves, source, 1, 1, (cards) => ({ ability, cards, item, target, type }));
				}
			}
			return;
		case 'salvage':
			if (situation !== 'open') return;
			for (const slot of funds(sight, source)) addIfLegal(sight, moves, { ability, cards: [slot], type });
			return;
		case 'purify':
			for (const lasting of heroOf(state, seat).lasting) {
				paid(sight, moves, source, 2, 2, (cards) => ({ ability, cards, lasting, type }));
			}
	}
}

/** All sets of `min` to `max` cards. Every set of cards that can pay passes if one does, so only the first is checked. */
function paid(sight: Sight, moves: Move[], source: Slot, min: number, max: number, move: (cards: Slot[]) => Use): void {
	const sets = subsets(funds(sight, source), min, max);
	const [first] = sets;
	if (first === undefined || !addIfLegal(sight, moves, move(first))) return;
	for (let i = 1; i < sets.length; i++) moves.push(move(sets[i] as Slot[]));
}

/** Cards that can pay and whose faces the seat sees. */
function funds(sight: Sight, source: Slot): Slot[] {
	return payable(sight.state, sight.seat, source).filter((slot) => typeof cardIn(sight, slot) !== 'string');
}

function subsets(cards: readonly Slot[], min: number, max: number): Slot[][] {
	const sets: Slot[][] = [];
	const grow = (chosen: readonly Slot[], from: number): void => {
		for (let i = from; i < cards.length; i++) {
			const set = [...chosen, cards[i] as Slot];
			if (set.length >= min) sets.push(set);
			if (set.length < max) grow(set, i + 1);
		}
	};
	grow([], 0);
	return sets;
}
