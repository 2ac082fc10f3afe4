/** Running away (§5.5): main fighter, then helper, beast by beast. Nobody interferes, so no window opens here. */
import type { Seat } from '../../../engine/contract';
import { beastCard, holds } from '../conditions';
import { ESCAPE_TOTAL } from '../content';
import { doNext, insertSeat, remove } from '../draft';
import type { Draft } from '../draft';
import { fighters, hasAbility, isLiving } from '../heroes';
import { fleeModifier } from '../strength';
import type { Battle, Step } from '../types';
import { needRoll, rolled } from '../zones';
import { raise } from './ask';

export function beginFlight(d: Draft): void {
	const battle = battleOf(d);
	battle.stage = 'flee';
	battle.runners = fighters(d.s);
	doNext(d, { do: 'run' });
}

/** The next runner who has a beast to face; after the last one the flight is over. */
export function nextRunner(d: Draft): void {
	const battle = battleOf(d);
	battle.runner = null;
	battle.left = [];
	for (let seat = battle.runners.shift(); seat !== undefined; seat = battle.runners.shift()) {
		if (!isLiving(d.s, seat)) continue;
		const left = battle.escaped.includes(seat) ? [] : pursuers(d, battle, seat);
		if (left.length === 0) continue;
		battle.runner = seat;
		battle.left = left;
		d.tell?.({ type: 'runs', seat, left });
		return;
	}
	doNext(d, { do: 'flight-over' });
}

export function flee(d: Draft, seat: Seat, beast: number): void {
	doNext(d, { do: 'rolled', seat, beast, rolls: {} });
	needRoll(d, 6);
}

export function afterRoll(d: Draft, { seat, beast: id, rolls }: Extract<Step, { do: 'rolled' }>): void {
	const battle = battleOf(d);
	const beast = battle.beasts.find((other) => other.id === id);
	if (beast === undefined) return;
	const die = rolled(rolls)[0] ?? 1;
	const total = die + fleeModifier(d.s, seat) + beastCard(beast).flee;
	const escaped = total >= ESCAPE_TOTAL;
	battle.lastRoll = { seat, beast: id, die, total };
	d.tell?.({ type: 'flight-rolled', seat, beast: id, face: beast.face, die, total, escaped });
	if (escaped) return doNext(d, { do: 'faced', seat, beast: id });
	if (hasAbility(d.s, seat, 'second-wind') && !battle.rerolled.includes(seat)) {
		return raise(d, { seat, kind: 'reroll', from: [true, false], beast: id });
	}
	caught(d, seat, id);
}

export function answerReroll(d: Draft, seat: Seat, beast: number, again: boolean): void {
	if (!again) return caught(d, seat, beast);
	insertSeat(battleOf(d).rerolled, seat);
	d.tell?.({ type: 'second-wind', seat, beast });
	flee(d, seat, beast);
}

/** The beast is behind the runner, for good or ill. */
export function faced(d: Draft, { seat, beast }: Extract<Step, { do: 'faced' }>): void {
	const battle = battleOf(d);
	remove(battle.left, beast);
	if (battle.left.length === 0 || !isLiving(d.s, seat)) doNext(d, { do: 'run' });
}

function caught(d: Draft, seat: Seat, id: number): void {
	const beast = battleOf(d).beasts.find((other) => other.id === id);
	if (beast === undefined) return;
	const { face } = beast;
	d.tell?.({ type: 'caught', seat, beast: id, face });
	const blows = beastCard(beast).catastrophe.map((op) => ({ do: 'op', seat, why: face, op }) as const);
	doNext(d, ...blows, { do: 'faced', seat, beast: id });
}

/** All beasts but those that spare this runner. */
function pursuers(d: Draft, battle: Battle, seat: Seat): number[] {
	const left: number[] = [];
	for (const beast of battle.beasts) {
		const spares = beastCard(beast).spare.some((condition) => holds(d.s, seat, condition));
		if (spares) d.tell?.({ type: 'spared', seat, beast: beast.id, face: beast.face });
		else left.push(beast.id);
	}
	return left;
}

function battleOf(d: Draft): Battle {
	if (d.s.battle === null) throw new Error('green-square: no battle to flee from');
	return d.s.battle;
}
