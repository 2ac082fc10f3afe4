/** The effect interpreter: looks up the kind that a card's data name and lets it act. */
import type { BoonOp, OneShotOp, VictimOp } from '../content';
import { doNext } from '../draft';
import type { Draft } from '../draft';
import { isLiving } from '../heroes';
import type { Step } from '../types';
import { boost } from './boost';
import { cleanse } from './cleanse';
import { die } from './die';
import { dismissHelper } from './dismiss-helper';
import { drawUpgrades } from './draw';
import { escape } from './escape';
import { fleeBonus } from './flee-bonus';
import { forceHelp } from './force-help';
import type { CardEffect, VictimEffect } from './kind';
import { isLasting } from './lasting';
import { levelToLowest } from './level-to-lowest';
import { levelUp } from './level-up';
import { loseBestItem } from './lose-best-item';
import { loseHand } from './lose-hand';
import { loseItem } from './lose-item';
import { loseLevel } from './lose-level';
import { loseProfession } from './lose-profession';
import { loseRandom } from './lose-random';
import { loseTribe } from './lose-tribe';
import { passCard } from './pass-card';
import { removesBeast } from './remove-beast';
import { setFood } from './set-food';

type Striking = Exclude<VictimOp, { readonly op: 'next-battle' | 'ongoing' | 'next-turn' }>;
type Used = OneShotOp | BoonOp;

const VICTIM: { readonly [K in Striking['op']]: VictimEffect<Extract<Striking, { readonly op: K }>> } = {
	'lose-level': loseLevel,
	'level-to-lowest': levelToLowest,
	'lose-item': loseItem,
	'lose-best-item': loseBestItem,
	'lose-hand': loseHand,
	'lose-random': loseRandom,
	'lose-profession': loseProfession,
	'lose-tribe': loseTribe,
	'set-food': setFood,
	'pass-card': passCard,
	die
};

const USED: { readonly [K in Used['op']]: CardEffect<Extract<Used, { readonly op: K }>> } = {
	boost,
	escape,
	'flee-bonus': fleeBonus,
	'remove-beast': removesBeast,
	'force-help': forceHelp,
	'dismiss-helper': dismissHelper,
	'level-up': levelUp,
	draw: drawUpgrades,
	cleanse
};

/** The kind behind the use of a one-shot or boon; it is given the op that named it. */
export function effectOf(op: Used): CardEffect<Used> {
	return USED[op.op];
}

/** One op strikes; dead and resigned victims are skipped. If it finds nothing, its `else` runs instead. */
export function strike(d: Draft, blow: Extract<Step, { do: 'op' }>): void {
	const { op, seat, why } = blow;
	if (!isLiving(d.s, seat) || isLasting(op)) return;
	const effect = VICTIM[op.op] as VictimEffect<VictimOp>;
	if (effect(d, blow) || blow.again) return;
	const instead = 'else' in op ? (op.else ?? []) : [];
	if (instead.length === 0) d.tell?.({ type: 'nothing-lost', seat, why });
	doNext(d, ...instead.map((other) => ({ do: 'op', seat, why, op: other }) as const));
}
