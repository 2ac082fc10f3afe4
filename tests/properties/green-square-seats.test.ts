/**
 * Who must respond (specification, §5.1 and §5.4), restated from the text and held against every state of seeded games. Nobody is waited for
 * who has nothing to decide, with one exception that is the point: a window opens for all its members, whatever they hold, so that an empty
 * hand does not show.
 */
import { expect, it } from 'vitest';
import { player as bot } from '../../src/lib/bots/green-square';
import { randomPlayer } from '../../src/lib/engine/selfplay';
import type { Player } from '../../src/lib/engine/selfplay';
import { game } from '../../src/lib/games/green-square';
import type { Move, State } from '../../src/lib/games/green-square';
import type { EventOf } from '../../src/lib/games/green-square/events';
import { playMatch } from './green-square/matches';
import { published } from './green-square/published';

const levelsOf = new Map(published.cards.map((card) => [card.id, Number(card['levels'] ?? 0)]));

const seatsOf = (state: State): number[] => Object.keys(state.players).map(Number);

const isLiving = (state: State, seat: number): boolean => {
	const hero = state.players[seat];
	return hero !== undefined && hero.alive && !hero.out;
};

function nextSeat(state: State): number | null {
	const { rounds, seats } = state.options;
	if (state.turn === null || (rounds !== null && state.turnNo >= rounds * seats)) return null;
	for (let step = 1; step <= seats; step++) {
		const seat = (state.turn + step) % seats;
		if (state.players[seat]?.out === false) return seat;
	}
	return null;
}

/** §5.4: a standing pass does not hold in a battle that could end the game. */
function couldEnd(state: State): boolean {
	const { battle, options, players, faces } = state;
	if (battle === null) return false;
	const levels = battle.beasts.reduce((sum, { face }) => sum + (levelsOf.get(face) ?? 0), 0);
	if ((players[battle.main]?.level ?? 0) + levels >= options.goal) return true;
	const helper = battle.helper === null ? undefined : players[battle.helper];
	if (helper?.tribes.some((slot) => faces[slot] === 'air-nomad') !== true) return false;
	return helper.level + battle.beasts.length >= options.goal;
}

/** The members of a window that has just been opened. */
function members(state: State, kind: string, reopened: boolean): number[] {
	const living = seatsOf(state).filter((seat) => isLiving(state, seat));
	if (kind === 'prepare') return living;
	const callsAll = kind === 'settle' && couldEnd(state);
	const awake = living.filter((seat) => callsAll || state.players[seat]?.resting === false);
	if (kind === 'settle') return awake.filter((seat) => seat !== state.battle?.main);
	return awake.filter((seat) => seat !== nextSeat(state) && (reopened || seat !== state.turn));
}

/** §5.1, line by line. */
function responders(state: State, waiting: readonly number[]): readonly number[] {
	if (state.result !== null || state.need.length > 0) return [];
	if (state.ask !== null) return [state.ask.seat];
	if (state.window !== null) return waiting;
	if (state.phase === 'battle' && state.battle !== null) {
		return [(state.battle.stage === 'flee' ? state.battle.runner : state.battle.main) ?? -1];
	}
	return [state.turn ?? -1];
}

/** Random, but now and then it passes until its own turn, and once in a while it leaves for good. */
const restless: Player<State, Move> = (view, random) => {
	if (random.int(400) === 0) return { type: 'resign' };
	const move = randomPlayer(view, random);
	return move.type === 'pass' && random.int(3) === 0 ? { type: 'pass', rest: true } : move;
};

const ALWAYS_ASKED = new Set(['shield', 'reroll', 'help', 'counter', 'trade']);

it.each([2, 3, 4, 5, 6])('every decision of %i seats is put to exactly the seats that the rules name', (seats) => {
	let decisions = 0;
	let rested = 0;
	for (const [i, options] of [{ rounds: 6 }, { rounds: 6, tableWindow: false, goal: 6 }].entries()) {
		/** Who has still to answer in the window that is open, kept here answer by answer. */
		let open: { readonly id: number; waiting: number[] } = { id: 0, waiting: [] };
		let disaster = false;
		playMatch({
			seed: `seats/${seats}/${i}`,
			options: { seats, ...options },
			player: (seat) => (seat % 3 === i ? bot : restless),
			tell(event) {
				if (event.type === 'disaster-played') disaster = true;
				if (event.type !== 'passed' && event.type !== 'resigned') return;
				const { seat } = event as EventOf<'passed' | 'resigned'>;
				open.waiting = open.waiting.filter((other) => other !== seat);
			},
			watch({ fold: { state } }) {
				decisions++;
				if (Object.values(state.players).some((hero) => hero.resting)) rested++;
				if (state.window !== null && state.window.id !== open.id) {
					open = { id: state.window.id, waiting: members(state, state.window.kind, disaster) };
				}
				if (state.ask === null) disaster = false;
				expect(game.actors(state)).toEqual(responders(state, open.waiting));
				if (state.ask !== null && !ALWAYS_ASKED.has(state.ask.kind)) expect(state.ask.from.length).toBeGreaterThan(1);
			}
		});
	}
	expect(decisions).toBeGreaterThan(100);
	expect(seats === 2 || rested > 0).toBe(true);
});
