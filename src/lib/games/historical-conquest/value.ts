/**
 * What a bot values (section 13): morale, lands that stand firm, units, income, abilities not yet used, cards in hand; and what battles
 * promise or threaten. It takes the others to pass in windows and never fears a card that it cannot know.
 */
import type { Facts, Seat } from '../../engine/contract';
import type { Mind } from '../../engine/module';
import { apply } from './apply';
import { consider } from './candidates';
import { cardOf, findCard } from './content';
import { handSize } from './drawing';
import { reaches } from './reach';
import type { Stand } from './standing';
import { standingOf } from './standing';
import { battlesOn, playerAt } from './table';
import type { Boost, CardRef, Decision, Move, State } from './types';
import { UNKNOWN_CARD, abilityWorth, pointsWorth, worthInHand } from './worth';

const WIN = 10_000_000;
/** How the own standing weighs against that of the strongest rival and that of the rivals on average. */
const OWN = 10;
const STRONGEST = 6;
const AVERAGE = 4;
/** Whoever leads when somebody is at the goal wins at the end of the round. */
const LEAD_AT_GOAL = 4000;
const OUT = -4000;
const BATTLE_LOSS_WORTH = 100;

/** What a land is worth, and what it costs to leave one empty, by mode. */
const LAND = { standard: 220, morale: 60, domination: 700 } as const;
const EMPTY = { standard: 160, morale: 0, domination: 450 } as const;
/** Percent of morale that counts: in domination it only decides ties and the right to attack. */
const MORALE = { standard: 100, morale: 100, domination: 40 } as const;

/** Percent of what a battle would bring, of what it would cost, that is taken for granted beforehand. */
const PROMISE = 25;
const THREAT = 45;
/** Morale that a rival may well have gained by its next attack. */
const SOON = 400;

function value(given: State, seat: Seat, sees: Facts): number {
	const state = quiet(given);
	const { outcome, options } = state;
	if (outcome !== null) return outcome.winners.includes(seat) ? Math.trunc(WIN / outcome.winners.length) : -WIN;
	if (playerAt(state, seat).out !== null) return -WIN;
	let rivals = 0;
	let sum = 0;
	let best = OUT;
	let bestMorale = -Infinity;
	for (let other = 0; other < options.players; other++) {
		if (other === seat) continue;
		const { out, morale, hand } = playerAt(state, other);
		const score = out === null ? holdings(state, other) + hand.length * UNKNOWN_CARD : OUT;
		rivals++;
		sum += score;
		if (score > best) best = score;
		if (out === null && morale > bestMorale) bestMorale = morale;
	}
	const own = holdings(state, seat) + handWorth(state, seat, sees) + prospects(state, seat);
	const idle = state.turn === seat ? state.moved.length : 0;
	return OWN * own - STRONGEST * best - Math.trunc((AVERAGE * sum) / rivals) + atGoal(state, seat, bestMorale) - idle;
}

/** Goes on to where nothing is due and no window is open: everybody passes, and gives up what will be missed least. */
function quiet(state: State): State {
	for (;;) {
		if (state.outcome !== null || state.requests.length > 0) return state;
		const due = state.pending[0];
		const seat = due?.seat ?? state.window?.waiting[0];
		const move = due === undefined ? PASS : cheapAnswer(due);
		if (seat === undefined || move === null) return state;
		state = apply(state, seat, move, {});
	}
}

const PASS: Move = { type: 'pass' };

function cheapAnswer(due: Decision): Move | null {
	if (due.kind === 'hand-discard') return null;
	let cheapest: CardRef | null = null;
	for (const unit of due.units) {
		if (cheapest === null || pointsWorth(cardOf(unit)) < pointsWorth(cardOf(cheapest))) cheapest = unit;
	}
	if (cheapest === null) return null;
	return { type: due.kind === 'occupy' ? 'occupy' : 'lose', unit: cheapest };
}

/** Everything that all can see. */
function holdings(state: State, seat: Seat): number {
	const { mode } = state.options;
	const { stands, worth, savers } = standingOf(state, seat);
	let empty = 0;
	for (const stand of stands) if (stand.units === 0) empty++;
	const morale = Math.trunc((playerAt(state, seat).morale * MORALE[mode]) / 100);
	const lands = stands.length * LAND[mode] - empty * (state.round === 1 ? 20 : EMPTY[mode]);
	return morale + lands + worth - usedUp(state.marks, savers);
}

function usedUp(marks: State['marks'], savers: ReadonlySet<CardRef>): number {
	let worth = 0;
	for (const card of Object.keys(marks)) {
		if (!savers.has(card)) continue;
		for (const index of marks[card]?.used ?? []) {
			const ability = cardOf(card).abilities[index];
			if (ability !== undefined) worth += abilityWorth(ability);
		}
	}
	return worth;
}

function atGoal({ options, players }: State, seat: Seat, bestRival: number): number {
	if (options.mode === 'domination') return 0;
	const morale = players[seat]?.morale ?? 0;
	if (Math.max(morale, bestRival) < options.goal) return 0;
	return OWN * (morale > bestRival ? LEAD_AT_GOAL : morale < bestRival ? -LEAD_AT_GOAL : 0);
}

/** Cards still to be drawn this turn count as unknown ones, so that the order of one's doings does not matter. */
function handWorth(state: State, seat: Seat, sees: Facts): number {
	const { hand } = playerAt(state, seat);
	let worth = 0;
	for (const slot of hand) {
		const info = findCard(sees[slot]);
		worth += info === undefined ? UNKNOWN_CARD : worthInHand(info);
	}
	if (state.turn !== seat || state.phase === 'end') return worth;
	return worth + Math.max(0, handSize(state, seat) - hand.length) * UNKNOWN_CARD;
}

/** What battles promise and threaten between the seat's lands and those of the others. */
function prospects(state: State, seat: Seat): number {
	if (state.options.mode === 'morale' || state.round < 2) return 0;
	const own = standingOf(state, seat);
	const mayAttack = playerAt(state, seat).morale >= own.moraleToAttack;
	const sure = battlesOn(state);
	let sum = 0;
	for (const stand of own.stands) {
		let danger = 0;
		let chance = 0;
		for (let other = 0; other < state.options.players; other++) {
			const rival = playerAt(state, other);
			if (other === seat || rival.out !== null) continue;
			const theirs = standingOf(state, other);
			const mayStrike = rival.morale + SOON >= theirs.moraleToAttack;
			for (const enemy of theirs.stands) {
				if (mayStrike && strikes(state, enemy, stand, other, seat)) danger = Math.max(danger, spoils(state, stand));
				if (mayAttack && strikes(state, stand, enemy, seat, other)) chance = Math.max(chance, spoils(state, enemy));
			}
		}
		sum += Math.trunc((chance * PROMISE - danger * THREAT) / 100);
	}
	return sure ? sum : Math.trunc(sum / 2);
}

/** All units of `from` could attack `to`, and would win. */
function strikes(state: State, from: Stand, to: Stand, attacker: Seat, defender: Seat): boolean {
	if (from.units === 0 || to.units === 0) return false;
	if (from.continent !== to.continent && !from.reach.some((by) => reaches(by, from.id, to.id))) return false;
	return (
		from.attack + boosted(state.boosts, attacker, from.id, 'attack') >
		to.defense + boosted(state.boosts, defender, to.id, 'defense')
	);
}

function boosted(boosts: readonly Boost[], seat: Seat, land: CardRef, points: 'attack' | 'defense'): number {
	let sum = 0;
	for (const boost of boosts) {
		if (boost.for === seat && (boost.land === null || boost.land === land)) sum += boost[points];
	}
	return sum;
}

/** What a lost battle costs the land's holder: morale, a unit, with the last unit the land. */
function spoils({ options: { mode } }: State, { units, loss }: Stand): number {
	return BATTLE_LOSS_WORTH + loss + (units === 1 ? LAND[mode] : 0);
}

export const mind: Mind<State, Move> = { value, consider };
