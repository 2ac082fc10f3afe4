/**
 * What the player has pointed at so far. Every touch, key and button becomes one of these functions; each returns what is in hand next, and
 * the move if that touch makes one.
 */
import type { ReasonCode } from '../../reasons';
import type { Move } from '../../types';
import type { ButtonMove, Choices, Pick } from './choices';
import { refusalFor } from './refusal';

export type Hand = readonly Pick[];

export interface Answer {
	readonly hand: Hand;
	readonly move?: Move;
	/** The touch means nothing legal: why. */
	readonly refusal?: ReasonCode;
}

const EMPTY: Hand = [];

/** A first pick without a choice is in hand from the start; one that would complete a move is not. */
export function freshHand(choices: Choices): Hand {
	const [only, ...others] = choices.next(EMPTY);
	return only === undefined || others.length > 0 || choices.move([only]) !== null ? EMPTY : [only];
}

/**
 * Goes on from what is in hand, or from as much of it as fits. The last thing tapped once more makes the move if it is complete (only with
 * `commits`; else a tap only ever previews), and is put down if it is not.
 */
export function tap(choices: Choices, hand: Hand, pick: Pick, commits = true): Answer {
	if (hand.length > 0 && hand.at(-1) === pick) {
		if (choices.move(hand) !== null) return commits ? confirm(choices, hand) : { hand };
		if (hand.length > freshHand(choices).length) return { hand: hand.slice(0, -1) };
		return { hand };
	}
	for (let kept = hand.length; kept >= 0; kept--) {
		const prefix = hand.slice(0, kept);
		if (choices.next(prefix).has(pick)) return { hand: [...prefix, pick] };
	}
	const refusal = refusalFor(choices, hand, pick);
	return refusal === null ? { hand } : { hand, refusal };
}

export function confirm(choices: Choices, hand: Hand): Answer {
	const move = choices.move(hand);
	return move === null ? { hand } : { hand: EMPTY, move };
}

export function press(choices: Choices, hand: Hand, type: ButtonMove): Answer {
	return choices.buttons.has(type) ? { hand: EMPTY, move: { type } } : { hand };
}

/** One step back towards the fresh hand; null if there is nothing to put down. */
export function putDown(choices: Choices, hand: Hand): Hand | null {
	return hand.length > freshHand(choices).length ? hand.slice(0, -1) : null;
}
