/** `apply` (§6.0): the common checks in their order, the rule of the move, what a response does to its window, and then the work that follows. */
import type { Facts, Seat, Tell } from '../../../engine/contract';
import { Illegal } from '../../../engine/illegal';
import { isCardOf } from '../content';
import type { CardId } from '../content';
import { draftOf } from '../draft';
import type { Draft } from '../draft';
import { work } from '../flow/steps';
import { openWindow, shutWindow } from '../flow/windows';
import { heroOf, openCard } from '../heroes';
import { readMove } from '../moves';
import type { Reason } from '../reasons';
import { shows } from '../shows';
import { actors, situationOf } from '../situation';
import type { Situation } from '../situation';
import { ASIDES } from '../types';
import type { Move, MoveOf, Slot, State } from '../types';
import { deckOf, learnFaces } from '../zones';
import { accept, choose, decline, pass } from './answer';
import { wake, withdraw } from './aside';
import { drop, equip, setFood, stow, unequip, unstow } from './arrange';
import { askHelp, backOut, counter, flee, settle } from './battle';
import { play } from './play';
import { resign } from './resign';
import type { Rule, Sight } from './rule';
import { sell } from './sell';
import { propose } from './trade';
import { endTurn, explore, open, share, trouble } from './turn';
import { use } from './use';

const RULES: { readonly [T in Move['type']]: Rule<MoveOf<T>> } = {
	play,
	'set-food': setFood,
	equip,
	unequip,
	stow,
	unstow,
	drop,
	sell,
	propose,
	open,
	trouble,
	explore,
	'end-turn': endTurn,
	share,
	'ask-help': askHelp,
	counter,
	accept,
	decline,
	settle,
	'back-out': backOut,
	flee,
	use,
	pass,
	choose,
	resign,
	wake,
	withdraw
};

/** The move's own checks, for a seat that acts. */
export function checkMove(sight: Sight, move: Move): Reason | null {
	return ruleOf(move).check(sight, move);
}

export function apply(state: State, seat: Seat, raw: Move, facts: Facts, tell?: Tell): State {
	const move = readMove(raw);
	if (move === null) throw new Illegal('malformed');
	const sight: Sight = { state, seat, situation: situationOf(state), facts };
	const reason = refused(sight, move);
	if (reason !== null) throw new Illegal(reason);
	const d = draftOf(state, tell);
	learn(d, seat, move, facts);
	if (!isAside(move)) respond(d, seat, move, sight.situation);
	ruleOf(move).perform(d, seat, move);
	work(d);
	return d.s;
}

function refused(sight: Sight, move: Move): Reason | null {
	const { state, seat } = sight;
	if (state.result !== null) return 'game-over';
	if (state.need.length > 0) return 'waiting-for-facts';
	if (!isAside(move) && !actors(state).includes(seat)) return 'not-your-turn';
	return checkMove(sight, move);
}

function isAside({ type }: Move): boolean {
	return (ASIDES as readonly string[]).includes(type);
}

function ruleOf(move: Move): Rule<Move> {
	return RULES[move.type];
}

/** What the move shows is public from now on. */
function learn(d: Draft, seat: Seat, move: Move, facts: Facts): void {
	const slots = shows(d.s, seat, move);
	if (slots.length === 0) return;
	const shown: { [slot: Slot]: CardId } = {};
	for (const slot of slots) {
		const face = facts[slot];
		if (isCardOf(deckOf(slot), face)) shown[slot] = face;
	}
	learnFaces(d, shown);
}

/**
 * Before a response takes effect (§5.4): it wakes its seat, a disaster also its target; a settle window closes, and a disaster opens the table
 * window anew.
 */
function respond(d: Draft, seat: Seat, move: Move, situation: Situation): void {
	const disaster = move.type === 'play' && openCard(d.s, move.card).kind === 'disaster' ? move : null;
	if (disaster?.target !== undefined) heroOf(d.s, disaster.target).resting = false;
	if (move.type === 'pass' || (situation !== 'settle' && situation !== 'table')) return;
	heroOf(d.s, seat).resting = false;
	if (situation === 'settle') {
		shutWindow(d);
		if (d.s.battle !== null) d.s.battle.stage = 'act';
	} else if (disaster !== null) {
		openWindow(d, 'table', true);
	}
}
