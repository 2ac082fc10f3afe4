/** The turn as a frame (§5.3): its end, the next one, and the end of the game (§8). */
import type { Seat } from '../../../engine/contract';
import { DEALT } from '../content';
import { remove } from '../draft';
import type { Draft } from '../draft';
import { LASTING } from '../effects/lasting';
import { faceOf, heroOf, lastingOp, nextInGame, seatsInGame } from '../heroes';
import type { Result, Slot } from '../types';
import { discard, drawToHand } from '../zones';
import { isLastTurn, openWindow } from './windows';

export function beginGame(d: Draft, first: Seat): void {
	d.s.turn = first;
	d.s.phase = 'prepare';
	openWindow(d, 'prepare');
}

/** Everybody is ready. */
export function firstTurn(d: Draft): void {
	const first = d.s.turn ?? 0;
	d.s.turn = heroOf(d.s, first).out ? nextInGame(d.s, first) : first;
	d.s.turnNo = 1;
	d.s.phase = 'ready';
	d.tell?.({ type: 'turn-began', seat: d.s.turn, turnNo: 1 });
}

export function turnDone(d: Draft): void {
	d.tell?.({ type: 'turn-ended', seat: turnSeat(d) });
	if (!d.s.options.tableWindow) return nextTurn(d);
	d.s.phase = 'table';
	openWindow(d, 'table');
}

export function nextTurn(d: Draft): void {
	if (isLastTurn(d.s)) return endByRounds(d);
	const ending = turnSeat(d);
	for (const slot of heroOf(d.s, ending).lasting.slice()) {
		if (LASTING[lastingOp(d.s, slot).op].ends === 'turn') dropLasting(d, ending, slot);
	}
	for (let seat = 0; seat < d.s.options.seats; seat++) {
		const hero = heroOf(d.s, seat);
		hero.fresh = [];
		hero.proposals = 0;
		hero.used = [];
		if (!hero.out && !hero.alive) {
			hero.alive = true;
			d.tell?.({ type: 'revived', seat });
		}
	}
	const seat = nextInGame(d.s, ending);
	d.s.turn = seat;
	d.s.turnNo++;
	d.s.phase = 'ready';
	d.s.shared = {};
	const hero = heroOf(d.s, seat);
	hero.resting = false;
	d.tell?.({ type: 'turn-began', seat, turnNo: d.s.turnNo });
	if (!hero.reborn) return;
	hero.reborn = false;
	drawToHand(d, seat, 'loc', DEALT);
	drawToHand(d, seat, 'upg', DEALT);
}

/** A lasting disaster leaves its victim. */
export function dropLasting(d: Draft, seat: Seat, slot: Slot): void {
	remove(heroOf(d.s, seat).lasting, slot);
	d.tell?.({ type: 'lasting-ended', seat, card: slot, face: faceOf(d.s, slot) });
	discard(d, seat, slot);
}

export function endGame(d: Draft, result: Result): void {
	d.s.result = result;
	d.s.phase = 'over';
	d.s.window = null;
	d.s.ask = null;
	d.s.need = [];
	d.s.todo = [];
	d.tell?.({ type: 'over', ...result });
}

function endByRounds(d: Draft): void {
	const seats = seatsInGame(d.s);
	const best = Math.max(...seats.map((seat) => heroOf(d.s, seat).level));
	endGame(d, { winners: seats.filter((seat) => heroOf(d.s, seat).level === best), reason: 'rounds' });
}

function turnSeat(d: Draft): Seat {
	if (d.s.turn === null) throw new Error('green-square: no turn has begun');
	return d.s.turn;
}
