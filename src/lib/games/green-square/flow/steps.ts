/**
 * Working off what is to be done. A step may ask a seat, wait for facts or put further steps before the rest; then the work stops, and goes on
 * with the answer. When nothing is left, an empty window closes, and the state waits for the next move.
 */
import type { Draft } from '../draft';
import { doNext } from '../draft';
import { strike } from '../effects/index';
import { faceOf, isLiving, openCard } from '../heroes';
import type { Ask, OfferAsk, Step, TradeAsk } from '../types';
import { rolled, toHand } from '../zones';
import { answer } from './answers';
import { hasOneAnswer } from './ask';
import { beginBattle, closeBattle, decide, refreshStrength } from './battle';
import { layOutBody, nextLooter, orderLooters } from './death';
import { disasterOver, disasterStrikes, discardHand, randomCard, suffer } from './disaster';
import { excess, fixUp } from './fixup';
import { afterRoll, faced, nextRunner } from './flight';
import { afterSteal } from './steal';
import { beginGame, firstTurn, nextTurn, turnDone } from './turn';
import { pickSpoils, victory } from './victory';
import { shutWindow } from './windows';

export function work(d: Draft): void {
	while (goOn(d));
	refreshStrength(d);
}

/** One thing is done; false if there is nothing to do or something to wait for. */
function goOn(d: Draft): boolean {
	const { s } = d;
	if (s.result !== null || s.need.length > 0) return false;
	if (s.ask !== null) {
		if (!hasOneAnswer(s.ask)) return false;
		const ask = s.ask as Exclude<Ask, OfferAsk | TradeAsk>;
		s.ask = null;
		answer(d, ask, ask.from[0] as never);
		return true;
	}
	const step = s.todo.shift();
	if (step !== undefined) run(d, step);
	else if (s.window !== null && s.window.waiting.length === 0) closeWindow(d);
	else return false;
	return true;
}

function run(d: Draft, step: Step): void {
	switch (step.do) {
		case 'first-seat':
			return firstSeat(d, step);
		case 'opened':
			return opened(d, step);
		case 'suffer':
			return suffer(d, step.seat);
		case 'op':
			return strike(d, step);
		case 'struck':
			return disasterOver(d);
		case 'random-card':
			return randomCard(d, step);
		case 'discard-hand':
			return discardHand(d, step);
		case 'fix-up':
			return fixUp(d, step);
		case 'excess':
			return excess(d, step);
		case 'steal':
			return afterSteal(d, step);
		case 'victory':
			return victory(d);
		case 'pick':
			return pickSpoils(d);
		case 'run':
			return nextRunner(d);
		case 'rolled':
			return afterRoll(d, step);
		case 'faced':
			return faced(d, step);
		case 'flight-over':
			return flightOver(d);
		case 'body':
			return layOutBody(d, step.dead);
		case 'loot-order':
			return orderLooters(d, step.rolls);
		case 'loot':
			return nextLooter(d);
		case 'battle-over':
			return battleOver(d);
		case 'turn-done':
			return turnDone(d);
		case 'next-turn':
			return nextTurn(d);
	}
}

function firstSeat(d: Draft, { rolls }: Extract<Step, { do: 'first-seat' }>): void {
	const die = rolled(rolls)[0] ?? 1;
	d.tell?.({ type: 'first-seat', seat: die - 1, die });
	beginGame(d, die - 1);
}

/** The top location is turned up (§5.3). */
function opened(d: Draft, { card }: Extract<Step, { do: 'opened' }>): void {
	const seat = d.s.turn ?? 0;
	const face = faceOf(d.s, card);
	d.tell?.({ type: 'opened', seat, card, face });
	const { kind } = openCard(d.s, card);
	if (kind === 'beast') return beginBattle(d, seat, card, false);
	d.s.phase = 'choice';
	if (kind === 'disaster') return disasterStrikes(d, seat, card);
	toHand(d, seat, card);
	d.tell?.({ type: 'kept', seat, card, face });
}

/** Nobody gains anything; the dead are looted, and a dead main fighter's turn is done. */
function flightOver(d: Draft): void {
	const bodies = (d.s.battle?.dead ?? []).map((dead) => ({ do: 'body', dead }) as const);
	closeBattle(d);
	doNext(d, ...bodies, { do: 'battle-over' });
}

function battleOver(d: Draft): void {
	if (d.s.turn !== null && !isLiving(d.s, d.s.turn)) return turnDone(d);
	d.s.phase = 'end';
}

function closeWindow(d: Draft): void {
	const kind = d.s.window?.kind;
	shutWindow(d);
	if (kind === 'prepare') firstTurn(d);
	else if (kind === 'settle') decide(d);
	else nextTurn(d);
}
