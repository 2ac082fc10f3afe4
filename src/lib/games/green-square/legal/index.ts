/**
 * `legal` (§6.0): candidates by situation, each put to the same checks that `apply` makes. Combinations (costs, sales) are built from cards that
 * pass those checks one by one, so of each family only one member is put to them.
 */
import type { Facts, Seat } from '../../../engine/contract';
import type { Sight } from '../apply/rule';
import { lowestSeats } from '../apply/turn';
import { FOODS } from '../content';
import { heroOf } from '../heroes';
import { actors, situationOf } from '../situation';
import type { Move, State } from '../types';
import { abilities, regrowths } from './abilities';
import { counters, helpRequests, proposals } from './bargains';
import { addIfLegal, inOrder } from './listing';
import { plays } from './plays';
import { sales } from './sales';

export function legal(state: State, seat: Seat, sees: Facts): Move[] {
	if (!actors(state).includes(seat)) return [];
	const moves: Move[] = [];
	list({ state, seat, situation: situationOf(state), facts: sees }, moves);
	return inOrder(moves);
}

function list(sight: Sight, moves: Move[]): void {
	const { state, seat, situation } = sight;
	switch (situation) {
		case 'ask':
			return answers(sight, moves);
		case 'share':
			return shares(sight, moves);
		case 'flee':
			plays(sight, moves);
			for (const beast of state.battle?.left ?? []) moves.push({ beast, type: 'flee' });
			return;
		case 'prep':
			for (const food of FOODS) if (food !== heroOf(state, seat).food) moves.push({ food, type: 'set-food' });
			arrangements(sight, moves);
			plays(sight, moves);
			moves.push({ type: 'pass' });
			return;
		case 'settle':
			drops(sight, moves);
			plays(sight, moves);
			abilities(sight, moves);
			addIfLegal(sight, moves, { type: 'back-out' });
			moves.push({ type: 'pass' });
			return;
		case 'table':
			arrangements(sight, moves);
			plays(sight, moves);
			abilities(sight, moves);
			proposals(sight, moves);
			moves.push({ type: 'pass' });
			return;
		case 'act':
			drops(sight, moves);
			plays(sight, moves);
			abilities(sight, moves);
			helpRequests(sight, moves);
			moves.push({ type: 'settle' });
			return;
		case 'open':
			arrangements(sight, moves);
			plays(sight, moves);
			abilities(sight, moves);
			proposals(sight, moves);
			sales(sight, moves, null);
			turnSteps(sight, moves);
	}
}

function answers(sight: Sight, moves: Move[]): void {
	const { ask } = sight.state;
	if (ask === null) return;
	if (ask.kind === 'help' || ask.kind === 'counter' || ask.kind === 'trade') {
		moves.push({ type: 'accept' }, { type: 'decline' });
		if (ask.kind === 'help') counters(sight, moves, ask.offer);
		return;
	}
	for (const pick of ask.from) addIfLegal(sight, moves, { pick, type: 'choose' });
	if (ask.kind === 'big') sales(sight, moves, ask.from);
}

function shares(sight: Sight, moves: Move[]): void {
	const low = lowestSeats(sight.state);
	const takers = low.includes(sight.seat) ? [null] : low;
	for (const card of heroOf(sight.state, sight.seat).hand) {
		for (const to of takers) addIfLegal(sight, moves, { card, to, type: 'share' });
	}
}

/** Equipment, Volunteers, and professions or tribes given up. */
function arrangements(sight: Sight, moves: Move[]): void {
	const hero = heroOf(sight.state, sight.seat);
	for (const { card, on, by } of hero.items) {
		addIfLegal(sight, moves, { card, type: on ? 'unequip' : 'equip' });
		if (by !== null) addIfLegal(sight, moves, { card, type: 'unstow' });
		else for (const volunteer of hero.volunteers) addIfLegal(sight, moves, { card, type: 'stow', with: volunteer });
	}
	drops(sight, moves);
}

function drops({ state, seat }: Sight, moves: Move[]): void {
	const hero = heroOf(state, seat);
	for (const card of hero.professions) moves.push({ card, type: 'drop' });
	for (const card of hero.tribes) moves.push({ card, type: 'drop' });
}

function turnSteps(sight: Sight, moves: Move[]): void {
	const { state, seat } = sight;
	if (state.phase === 'ready') moves.push({ type: 'open' });
	if (state.phase === 'end') moves.push({ type: 'end-turn' });
	if (state.phase !== 'choice') return;
	moves.push({ type: 'explore' });
	regrowths(sight, moves);
	for (const card of heroOf(state, seat).hand) addIfLegal(sight, moves, { card, type: 'trouble' });
}
