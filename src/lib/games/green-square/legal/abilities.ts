/** Every use of an ability, with every set of cards that pays for it in the order in which costs are listed. */
import { checkMove } from '../apply/index';
import { payable } from '../apply/cost';
import { cardIn } from '../apply/rule';
import type { Sight } from '../apply/rule';
import { GREEN_BOOST_MAX } from '../content';
import type { Ability } from '../content';
import { abilitySource, fighters, heroOf, livingSeats } from '../heroes';
import type { Move, MoveOf, Slot } from '../types';

type Use = MoveOf<'use'>;

export function* abilities(sight: Sight): Iterable<Move> {
	const { state, seat, situation } = sight;
	const hero = heroOf(state, seat);
	for (const { id } of situation === 'act' || situation === 'settle' ? (state.battle?.beasts ?? []) : []) {
		yield* paid(sight, null, 0, 0, (): Use => ({ ability: 'chase', beast: id, type: 'use' }));
	}
	if (hero.professions.length === 0 && hero.tribes.length === 0) return;
	const type = 'use';
	if (situation === 'act' || situation === 'settle') {
		yield* paid(sight, 'green-boost', 1, GREEN_BOOST_MAX, (cards) => ({ ability: 'green-boost', cards, type }));
	}
	if (situation === 'settle') {
		for (const target of fighters(state)) {
			yield* paid(sight, 'bamboo-hit', 1, 1, (cards) => ({ ability: 'bamboo-hit', cards, target, type }));
		}
	}
	if (situation === 'open') {
		yield* salvages(sight);
		for (const target of livingSeats(state)) {
			if (target === seat) continue;
			for (const { card: item } of heroOf(state, target).items) {
				yield* paid(sight, 'steal', 1, 1, (cards) => ({ ability: 'steal', cards, item, target, type }));
			}
		}
	}
	for (const lasting of hero.lasting) {
		yield* paid(sight, 'purify', 2, 2, (cards) => ({ ability: 'purify', cards, lasting, type }));
	}
}

/** Regrow is part of `explore`. */
export function* regrowths(sight: Sight): Iterable<Move> {
	const source = abilitySource(sight.state, sight.seat, 'regrow');
	if (source === null) return;
	for (const regrow of funds(sight, source)) {
		const move: Move = { regrow, type: 'explore' };
		if (checkMove(sight, move) === null) yield move;
	}
}

function* salvages(sight: Sight): Iterable<Move> {
	const source = abilitySource(sight.state, sight.seat, 'salvage');
	if (source === null) return;
	for (const slot of funds(sight, source)) {
		const move: Use = { ability: 'salvage', cards: [slot], type: 'use' };
		if (checkMove(sight, move) === null) yield move;
	}
}

/** All sets of `min` to `max` cards. Every set of payable cards passes if one does, so only the first is checked. */
function* paid(sight: Sight, ability: Ability | null, min: number, max: number, move: (cards: Slot[]) => Use): Iterable<Move> {
	const source = ability === null ? null : abilitySource(sight.state, sight.seat, ability);
	if (ability !== null && source === null) return;
	let usable: boolean | null = null;
	for (const cards of subsets(funds(sight, source), min, max)) {
		const candidate = move(cards);
		usable ??= checkMove(sight, candidate) === null;
		if (!usable) return;
		yield candidate;
	}
}

/** Cards that can pay and whose faces the seat sees. */
function funds(sight: Sight, source: Slot | null): Slot[] {
	return payable(sight.state, sight.seat, source).filter((slot) => typeof cardIn(sight, slot) !== 'string');
}

function* subsets(cards: readonly Slot[], min: number, max: number, from = 0, chosen: readonly Slot[] = []): Iterable<Slot[]> {
	if (chosen.length >= min) yield chosen.slice();
	if (chosen.length === max) return;
	for (let i = from; i < cards.length; i++) yield* subsets(cards, min, max, i + 1, [...chosen, cards[i] as Slot]);
}
