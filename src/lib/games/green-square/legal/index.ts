/**
 * `legal` (§6.0): candidates by situation, each put to the same checks that `apply` makes. Combinations (costs, sales) are built from cards that
 * pass those checks one by one, so of each family only one member is put to them.
 */
import type { Facts, Seat } from '../../../engine/contract';
import { checkMove } from '../apply/index';
import type { Sight } from '../apply/rule';
import { lowestSeats } from '../apply/turn';
import { FOODS } from '../content';
import { heroOf } from '../heroes';
import { actors, situationOf } from '../situation';
import type { Move, State } from '../types';
import { helpRequests, counters, proposals } from './bargains';
import { plays } from './plays';
import { inOrder } from './order';
import { abilities, regrowths } from './abilities';
import { sales } from './sales';

export function legal(state: State, seat: Seat, sees: Facts): Move[] {
	if (!actors(state).includes(seat)) return [];
	const sight: Sight = { state, seat, situation: situationOf(state), facts: sees };
	return inOrder([...candidates(sight)]);
}

/** Every candidate that passes. */
function* candidates(sight: Sight): Iterable<Move> {
	const { state, seat, situation } = sight;
	switch (situation) {
		case 'ask':
			return yield* answers(sight);
		case 'share':
			return yield* passing(sight, shares(sight));
		case 'flee':
			yield* plays(sight);
			yield* (state.battle?.left ?? []).map((beast): Move => ({ beast, type: 'flee' }));
			return;
		case 'prep':
			for (const food of FOODS) if (food !== heroOf(state, seat).food) yield { food, type: 'set-food' };
			yield* arrangements(sight);
			yield* plays(sight);
			yield { type: 'pass' };
			return;
		case 'settle':
			yield* drops(sight);
			yield* plays(sight);
			yield* abilities(sight);
			yield* passing(sight, [{ type: 'back-out' }]);
			yield { type: 'pass' };
			return;
		case 'table':
			yield* arrangements(sight);
			yield* plays(sight);
			yield* abilities(sight);
			yield* proposals(sight);
			yield { type: 'pass' };
			return;
		case 'act':
			yield* drops(sight);
			yield* plays(sight);
			yield* abilities(sight);
			yield* helpRequests(sight);
			yield { type: 'settle' };
			return;
		case 'open':
			yield* arrangements(sight);
			yield* plays(sight);
			yield* abilities(sight);
			yield* proposals(sight);
			yield* sales(sight, null);
			yield* turnSteps(sight);
	}
}

export function* passing(sight: Sight, moves: Iterable<Move>): Iterable<Move> {
	for (const move of moves) if (checkMove(sight, move) === null) yield move;
}

function* answers(sight: Sight): Iterable<Move> {
	const { ask } = sight.state;
	if (ask === null) return;
	if (ask.kind === 'help' || ask.kind === 'counter' || ask.kind === 'trade') {
		yield { type: 'accept' };
		yield { type: 'decline' };
		if (ask.kind === 'help') yield* counters(sight, ask.offer);
		return;
	}
	yield* passing(sight, [...ask.from].map((pick): Move => ({ pick, type: 'choose' })));
	if (ask.kind === 'big') yield* sales(sight, ask.from);
}

function* shares({ state, seat }: Sight): Iterable<Move> {
	const { hand } = heroOf(state, seat);
	const low = lowestSeats(state);
	for (const card of hand) {
		for (const to of low.includes(seat) ? [null] : low) yield { card, to, type: 'share' };
	}
}

/** Equipment, Volunteers, and professions or tribes given up. */
function* arrangements(sight: Sight): Iterable<Move> {
	const hero = heroOf(sight.state, sight.seat);
	const moves: Move[] = [];
	for (const { card, on, by } of hero.items) {
		moves.push({ card, type: on ? 'unequip' : 'equip' });
		if (by !== null) moves.push({ card, type: 'unstow' });
		else for (const volunteer of hero.volunteers) moves.push({ card, type: 'stow', with: volunteer });
	}
	yield* passing(sight, moves);
	yield* drops(sight);
}

function* drops({ state, seat }: Sight): Iterable<Move> {
	const hero = heroOf(state, seat);
	for (const card of hero.professions) yield { card, type: 'drop' };
	for (const card of hero.tribes) yield { card, type: 'drop' };
}

function* turnSteps(sight: Sight): Iterable<Move> {
	const { state, seat } = sight;
	if (state.phase === 'ready') yield { type: 'open' };
	if (state.phase === 'end') yield { type: 'end-turn' };
	if (state.phase !== 'choice') return;
	yield { type: 'explore' };
	yield* regrowths(sight);
	yield* passing(sight, heroOf(state, seat).hand.map((card): Move => ({ card, type: 'trouble' })));
}
