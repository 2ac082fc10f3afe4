/** Leaving for good (§8). The numbers are those of the specification. */
import type { Seat } from '../../../engine/contract';
import { doLast, doNext } from '../draft';
import type { Draft } from '../draft';
import { closeBattle } from '../flow/battle';
import { helperLeaves } from '../flow/helper';
import { endGame } from '../flow/turn';
import { leaveWindow, shutWindow } from '../flow/windows';
import { heroOf, isSeat, seatsInGame } from '../heroes';
import type { MoveOf, Step } from '../types';
import { discard } from '../zones';
import { cardsInPlay } from './cost';
import type { Rule } from './rule';

/** Steps of a battle that is broken off. */
const OF_THE_BATTLE: ReadonlySet<Step['do']> = new Set(['run', 'rolled', 'faced', 'flight-over', 'victory']);
/** Steps that would go on with the turn of a seat that is gone. */
const OF_THE_TURN: ReadonlySet<Step['do']> = new Set(['battle-over', 'turn-done']);

export const resign: Rule<MoveOf<'resign'>> = {
	check: ({ state, seat }) => (isSeat(state, seat) && !heroOf(state, seat).out ? null : 'not-your-turn'),

	perform(d, seat) {
		d.tell?.({ type: 'resigned', seat });
		clearSeat(d, seat); // 1
		const left = seatsInGame(d.s);
		if (left.length === 1) return endGame(d, { winners: left, reason: 'last-seat' }); // 2
		dropEffects(d, seat); // 3
		cancelAsk(d, seat); // 4
		leaveBattle(d, seat); // 5
		leaveWindow(d, seat); // 6
		if (d.s.turn !== seat || d.s.window?.kind === 'prepare' || d.s.window?.kind === 'table') return;
		d.s.todo = d.s.todo.filter((step) => !OF_THE_TURN.has(step.do)); // 7
		doLast(d, { do: 'next-turn' });
	}
};

/** Cards in play and lasting disasters are discarded; the hand leaves the game unrevealed. */
function clearSeat(d: Draft, seat: Seat): void {
	const hero = heroOf(d.s, seat);
	const cards = [...cardsInPlay(d.s, seat), ...hero.lasting];
	hero.out = true;
	hero.alive = false;
	hero.resting = false;
	hero.hand = [];
	hero.fresh = [];
	hero.items = [];
	hero.volunteers = [];
	hero.professions = [];
	hero.tribes = [];
	hero.master = null;
	hero.heritage = null;
	hero.lasting = [];
	for (const slot of cards) discard(d, seat, slot);
}

function dropEffects(d: Draft, seat: Seat): void {
	const { resolving } = d.s;
	if (resolving?.victim === seat) {
		d.s.resolving = null;
		discard(d, null, resolving.card);
	}
	d.s.todo = d.s.todo.filter((step) => !concerns(step, seat));
}

function concerns(step: Step, seat: Seat): boolean {
	if ('seat' in step && step.seat === seat) return true;
	if (step.do === 'steal') return step.target === seat;
	if (step.do === 'random-card') return step.to === seat;
	return step.do === 'body' && step.dead === seat;
}

/** Offers count as declined; bodies and spoils are divided among those who are left. */
function cancelAsk(d: Draft, seat: Seat): void {
	const { ask, body, spoils } = d.s;
	if (body !== null) body.order = body.order.filter((other) => other !== seat);
	if (spoils !== null) spoils.order = spoils.order.filter((other) => other !== seat);
	if (ask === null || (ask.seat !== seat && !('by' in ask && ask.by === seat))) return;
	d.s.ask = null;
	if (ask.kind === 'big-to') discard(d, seat, ask.card);
	if ('by' in ask) d.tell?.({ type: 'declined', seat: ask.seat, by: ask.by, kind: ask.kind });
}

function leaveBattle(d: Draft, seat: Seat): void {
	const { battle } = d.s;
	if (battle === null) return;
	battle.dead = battle.dead.filter((other) => other !== seat);
	if (battle.main === seat) return breakOff(d, seat);
	if (battle.helper !== seat) return;
	helperLeaves(d, 'resigned');
	if (battle.stage === 'settle') {
		shutWindow(d);
		battle.stage = 'act';
	}
	battle.runners = battle.runners.filter((other) => other !== seat);
	if (battle.stage === 'flee' && battle.runner === seat) doNext(d, { do: 'run' });
}

/** Nobody gains or runs; what has already struck another takes its course, and a dead helper is looted. */
function breakOff(d: Draft, main: Seat): void {
	const bodies = d.s.battle?.dead ?? [];
	d.tell?.({ type: 'battle-broken-off', main });
	if (d.s.window?.kind === 'settle') shutWindow(d);
	if (d.s.ask?.kind === 'reroll') d.s.ask = null;
	d.s.todo = d.s.todo.filter((step) => !OF_THE_BATTLE.has(step.do));
	closeBattle(d);
	for (const dead of bodies) doLast(d, { do: 'body', dead });
}
