/** §7.11: levels, the deal, the upgrades and how they are divided. */
import type { Seat } from '../../../engine/contract';
import { doNext, remove } from '../draft';
import type { Draft } from '../draft';
import { faceOf, hasAbility, heroOf, openCard } from '../heroes';
import { entryOf } from '../items';
import { levelsAtStake, upgradesAtStake } from '../strength';
import type { Offer, Slot } from '../types';
import { discard, discardFromHand, draw, drawToHand, needFaces, toHand } from '../zones';
import { raise } from './ask';
import { closeBattle } from './battle';
import { leavePlay, mend, receive } from './leave';
import { setLevel } from './levels';
import { endGame } from './turn';

export function victory(d: Draft): void {
	const { battle } = d.s;
	if (battle === null) return;
	const { main, helper, deal } = battle;
	const levels = levelsAtStake(d.s);
	const count = battle.beasts.length;
	const upgrades = upgradesAtStake(d.s);
	const glory = helper !== null && hasAbility(d.s, helper, 'shared-glory') ? helper : null;
	d.tell?.({ type: 'battle-won', main, helper, levels, upgrades });
	closeBattle(d);
	setLevel(d, main, heroOf(d.s, main).level + levels, 'victory');
	if (glory !== null) setLevel(d, glory, heroOf(d.s, glory).level + count, 'shared-glory');
	if (wonByGoal(d, [main, helper])) return;
	if (helper === null) {
		drawToHand(d, main, 'upg', upgrades);
		d.s.phase = 'end';
		return;
	}
	if (deal !== null) keepPromises(d, main, helper, deal);
	layOutSpoils(d, main, helper, deal, upgrades);
}

/** The next seat of the order picks; when all that is left belongs to one seat, it gets it unasked. */
export function pickSpoils(d: Draft): void {
	const { spoils } = d.s;
	if (spoils === null) return;
	const seat = spoils.order[0];
	if (seat === undefined) {
		for (const slot of spoils.pool) discard(d, null, slot);
		d.s.spoils = null;
		d.s.phase = 'end';
		return;
	}
	doNext(d, { do: 'pick' });
	if (spoils.order.length >= spoils.pool.length && spoils.order.every((other) => other === seat)) {
		for (const slot of spoils.pool.slice()) answerPick(d, seat, slot);
		spoils.order = [];
		return;
	}
	raise(d, { seat, kind: 'pick', from: spoils.pool.slice() });
}

export function answerPick(d: Draft, seat: Seat, slot: Slot): void {
	const { spoils } = d.s;
	if (spoils === null) return;
	spoils.order.shift();
	remove(spoils.pool, slot);
	toHand(d, seat, slot);
	d.tell?.({ type: 'picked', seat, card: slot, face: faceOf(d.s, slot) });
}

/** Levels of a victory are the only ones that reach the goal. */
function wonByGoal(d: Draft, fought: readonly (Seat | null)[]): boolean {
	const winners = fought.filter((seat) => seat !== null && heroOf(d.s, seat).level >= d.s.options.goal) as Seat[];
	if (winners.length === 0) return false;
	endGame(d, { winners: winners.sort((a, b) => a - b), reason: 'goal' });
	return true;
}

/** What was promised and is still there. Big items are put right later, when everything has changed hands. */
function keepPromises(d: Draft, main: Seat, helper: Seat, deal: Offer): void {
	for (const slot of deal.items) {
		if (entryOf(d.s, main, slot) === undefined) continue;
		leavePlay(d, main, slot);
		receive(d, main, helper, slot, 'bribe');
	}
	for (const slot of deal.play) {
		const card = openCard(d.s, slot);
		if (!heroOf(d.s, main).hand.includes(slot) || card.kind !== 'boon' || card.use.op !== 'level-up') continue;
		const level = heroOf(d.s, helper).level + card.use.n;
		if (level >= d.s.options.goal) continue;
		d.tell?.({ type: 'promise-kept', seat: main, to: helper, card: slot, face: card.id });
		setLevel(d, helper, level, card.id);
		discardFromHand(d, main, slot);
	}
}

function layOutSpoils(d: Draft, main: Seat, helper: Seat, deal: Offer | null, upgrades: number): void {
	const pool: Slot[] = [];
	for (
		let slot = upgrades > 0 ? draw(d, 'upg') : null;
		slot !== null;
		slot = pool.length < upgrades ? draw(d, 'upg') : null
	) {
		pool.push(slot);
	}
	const order = pickingOrder(main, helper, pool.length, deal);
	d.s.phase = 'spoils';
	d.s.spoils = { pool, order };
	d.tell?.({ type: 'spoils', cards: pool.slice(), order: order.slice() });
	needFaces(d, pool);
	doNext(d, { do: 'pick' });
	mend(d, helper);
	mend(d, main);
}

/** Alternating from the one who picks first, until one share is used up. */
function pickingOrder(main: Seat, helper: Seat, drawn: number, deal: Offer | null): Seat[] {
	let helpers = Math.min(deal?.upgrades ?? 0, drawn);
	let mains = drawn - helpers;
	let helperNext = deal?.first === 'helper';
	const order: Seat[] = [];
	while (helpers + mains > 0) {
		const helperPicks = helpers > 0 && (helperNext || mains === 0);
		order.push(helperPicks ? helper : main);
		if (helperPicks) helpers--;
		else mains--;
		helperNext = !helperPicks;
	}
	return order;
}
