/** The lasting kinds by name. Apart from the other effects because the numbers of a battle need them. */
import type { LastingOp } from '../content';
import type { LastingEffect } from './kind';
import { nextBattle } from './next-battle';
import { nextTurn } from './next-turn';
import { ongoing } from './ongoing';

type Kinds = { readonly [K in LastingOp['op']]: LastingEffect<Extract<LastingOp, { readonly op: K }>> };

const KINDS: Kinds = { 'next-battle': nextBattle, ongoing, 'next-turn': nextTurn };

/** The entries take any lasting op; each is looked up by the op's own name. */
export const LASTING: { readonly [K in LastingOp['op']]: LastingEffect<LastingOp> } = KINDS;

export function isLasting(op: { readonly op: string }): op is LastingOp {
	return Object.hasOwn(KINDS, op.op);
}
