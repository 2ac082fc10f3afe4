/**
 * What a bot values (specification, section 13): steps made, lines one card short and who can finish them, grids that fill up,
 * cards and tiles in hand. Everything counts for the seat's side and against the other. It sees what its seat sees.
 */
import type { Facts, Seat } from '../../engine/contract';
import type { Mind } from '../../engine/module';
import { apply } from './apply';
import { CARDS, COLOUR_BITS, FOUNTAIN, HAND_SIZE, isSlot, type Action, type Pot } from './content';
import { armedOf, faceOf, needBit } from './hand';
import { prospects, type Prospect } from './prospects';
import { otherSide, seatAfter, seatOnTurn, seatsOf, sideOf } from './sides';
import { handOf } from './supply';
import type { Move, Side, State } from './types';

const WIN = 1_000_000;
/** A token on space 0, 1, 2; the last is what a third line is worth as a prospect. */
const STEPS: readonly number[] = [0, 400, 1000, 3500];
/** Cards in a grid: the nearer to nine, the worse. */
const CROWDING: readonly number[] = [0, 0, 0, 5, 20, 60, 160, 450, 1500, 4000];
/** Percent. The chance that so many unseen cards hold one that fits. */
const LUCK: readonly number[] = [0, 26, 45, 59];

const ACTION_WORTH: { readonly [A in Action]: number } = { reinforce: 22, destroy: 30, move: 22 };
const SIMPLE_WORTH = 14;
const UNSEEN_WORTH = 18;
const ACTION_PENDING = 40;

const POT_WORTH: { readonly [P in Pot]: number } = {
	telepot: 90,
	vacuum: 15,
	multipass: 60,
	periscope: 20,
	helicopter: 90,
	copier: 55,
	vip: 60,
	surprise: 70,
	necro: 70,
	fort: 20
};
/** Percent of a tile's worth that is left of it while its effect waits for a card. */
const ARMED = 70;

function value(state: State, seat: Seat, sees: Facts): number {
	if (state.phase === 'action') {
		const settled = apply(state, seatOnTurn(state), { type: 'skip' }, sees);
		const pending = sideOf(seat) === sideOf(seatOnTurn(state)) ? ACTION_PENDING : -ACTION_PENDING;
		return pending + value(settled, seat, sees);
	}
	if (state.result !== null) {
		const { winners } = state.result;
		if (winners.length === 0) return 0;
		return winners.includes(seat) ? WIN : -WIN;
	}
	const side = sideOf(seat);
	const ahead = sideWorth(state, side, seat, sees) - sideWorth(state, otherSide(side), seat, sees);
	return ahead + handWorth(state, seat, sees);
}

function sideWorth(state: State, side: Side, seat: Seat, sees: Facts): number {
	const score = state.score[side];
	let worth = (STEPS[score.red] ?? 0) + (STEPS[score.blue] ?? 0) + (STEPS[score.green] ?? 0);
	const hopes: number[] = [];
	for (const owner of seatsOf(side, state.options.players)) {
		const grid = state.grids[owner] ?? [];
		let saved = 0;
		for (const prospect of prospects(grid)) {
			const chance = chanceOf(state, side, prospect, seat, sees);
			if (chance > saved) saved = chance;
			const from = score[prospect.colour];
			const gain = (STEPS[Math.min(from + prospect.lines, FOUNTAIN)] ?? 0) - (STEPS[from] ?? 0);
			hopes.push(Math.trunc((gain * chance) / 100));
		}
		worth -= Math.trunc(((CROWDING[grid.length] ?? 0) * (100 - Math.trunc((saved * 3) / 4))) / 100);
	}
	hopes.sort((a, b) => b - a);
	hopes.forEach((hope, rank) => (worth += hope >> Math.min(2 * rank, 20)));
	for (const pot of state.pots.active[side]) worth += POT_WORTH[pot];
	for (const owner of seatsOf(side, state.options.players)) {
		const armed = armedOf(state, owner);
		if (armed.vip) worth += Math.trunc((POT_WORTH.vip * ARMED) / 100);
		if (armed.multipass) worth += Math.trunc((POT_WORTH.multipass * ARMED) / 100);
	}
	return worth;
}

/** Percent: how likely the side is to finish the line with its next card. */
function chanceOf(state: State, side: Side, prospect: Prospect, seat: Seat, sees: Facts): number {
	let best = 0;
	for (const player of seatsOf(side, state.options.players)) {
		const chance = chanceOfSeat(state, player, prospect, player === seat, sees);
		if (chance > best) best = chance;
	}
	return best;
}

function chanceOfSeat(state: State, player: Seat, prospect: Prospect, isSelf: boolean, sees: Facts): number {
	const armed = armedOf(state, player);
	const bit = COLOUR_BITS[prospect.colour];
	let unseen = HAND_SIZE;
	let chance = 0;
	for (const card of handOf(state, player)) {
		const face = isSelf || !isSlot(card) ? faceOf(card, sees) : null;
		if (face === null) continue;
		unseen--;
		const known = CARDS.get(face);
		if (known === undefined) continue;
		const need = needBit(known, armed);
		if (!armed.vip && need !== 0 && (need & prospect.touches) === 0) continue;
		if (known.bit === bit) chance = 100;
		else if (known.action === 'reinforce' && state.river.some((face) => CARDS.get(face)?.bit === bit))
			chance = Math.max(chance, 50);
	}
	const lucky = LUCK[unseen] ?? 0;
	if (lucky > chance) chance = lucky;
	return Math.trunc((chance * tempo(state, player)) / 100);
}

/** Percent: a card that comes later may find its cell taken or the line broken. */
function tempo(state: State, player: Seat): number {
	const { seat, played } = state.turn;
	if (seat === null) return 60;
	if (seat === player && !played) return 95;
	if (seatAfter(seat, state.options.players) === player && played) return 90;
	return 60;
}

function handWorth(state: State, seat: Seat, sees: Facts): number {
	let worth = 0;
	let missing = HAND_SIZE;
	for (const card of handOf(state, seat)) {
		missing--;
		const face = faceOf(card, sees);
		const known = face === null ? undefined : CARDS.get(face);
		if (known === undefined) worth += UNSEEN_WORTH;
		else worth += known.action === null ? SIMPLE_WORTH : ACTION_WORTH[known.action];
	}
	return worth + missing * UNSEEN_WORTH;
}

export const mind: Mind<State, Move> = {
	value,
	stretch: (state) => `${state.turn.n} ${state.turn.n === 0 ? state.queue.length : ''}`
};
