/** A battle begins, is decided, is closed (§5.5). */
import type { Seat, Slot } from '../../../engine/contract';
import { doNext } from '../draft';
import type { Draft } from '../draft';
import { LASTING } from '../effects/lasting';
import { faceOf, fighters, heroOf, lastingOp } from '../heroes';
import { beastsTotal, heroesTotal, heroesWin } from '../strength';
import { discard } from '../zones';
import { addBeast } from './beasts';
import { beginFlight } from './flight';
import { dropLasting } from './turn';

/** `sought`: the main fighter looked for trouble. */
export function beginBattle(d: Draft, main: Seat, card: Slot, sought: boolean): void {
	d.s.phase = 'battle';
	d.s.battle = {
		main,
		helper: null,
		forced: false,
		deal: null,
		stage: 'act',
		beasts: [],
		gone: [],
		enhancers: [],
		plays: [],
		cards: [],
		boosts: {},
		hits: {},
		hitters: [],
		rerolled: [],
		asked: {},
		nextId: 1,
		runner: null,
		runners: [],
		left: [],
		escaped: [],
		fleeBonus: {},
		dead: [],
		lastRoll: null,
		strength: { heroes: 0, beasts: 0 }
	};
	const face = faceOf(d.s, card);
	const beast = addBeast(d, main, card, face, null);
	d.tell?.({ type: 'battle-began', seat: main, card, face, beast: beast?.id ?? 1, sought });
}

/** Nobody reacts any more: who is stronger wins, who is not must run. */
export function decide(d: Draft): void {
	const { battle } = d.s;
	if (battle === null) return;
	if (heroesWin(d.s)) return doNext(d, { do: 'victory' });
	const { main, helper } = battle;
	d.tell?.({ type: 'battle-lost', main, helper, heroes: heroesTotal(d.s), beasts: beastsTotal(d.s) });
	beginFlight(d);
}

/** The cards of the battle are discarded, and the disasters that lasted until the fighters' next battle. */
export function closeBattle(d: Draft): void {
	const { battle } = d.s;
	if (battle === null) return;
	const fought = fighters(d.s);
	for (const slot of battle.cards) discard(d, null, slot);
	for (const seat of fought) {
		for (const slot of heroOf(d.s, seat).lasting.slice()) {
			if (LASTING[lastingOp(d.s, slot).op].ends === 'battle') dropLasting(d, seat, slot);
		}
	}
	d.s.battle = null;
}

/** The derived numbers that the state carries for screens. */
export function refreshStrength(d: Draft): void {
	const { battle } = d.s;
	if (battle !== null) battle.strength = { heroes: heroesTotal(d.s), beasts: beastsTotal(d.s) };
}
