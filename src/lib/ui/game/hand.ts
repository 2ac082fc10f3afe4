/**
 * What a player has pointed at so far, where a game lists its ways. Every touch, key and button becomes one of these
 * functions; each returns what is in hand next, and the move if that touch makes one.
 */
import type { Answer, Pick, Pointing, Way } from './pointing';
import type { Ways } from './ways';

export type Hand = readonly Pick[];

const EMPTY: Hand = [];

/** A first pick without a choice is in hand from the start; one that would complete a move is not. */
export function fresh<M>(ways: Ways<M>): Hand {
	const [only, ...others] = ways.next(EMPTY);
	return only === undefined || others.length > 0 || ways.move([only]) !== null ? EMPTY : [only];
}

/**
 * Goes on from what is in hand, or from as much of it as fits. The last thing tapped once more makes the move if it is
 * complete (only with `commits`), and is put down if it is not. One of several things that may be chosen in any order
 * is put down by a second tap.
 */
export function tap<M>(ways: Ways<M>, hand: Hand, pick: Pick, commits = true): Answer<M, Hand> {
	const button = ways.buttons.get(pick);
	if (button !== undefined) return { hand: EMPTY, move: button };
	if (hand.includes(pick) && ways.isLoose(hand, pick)) return { hand: hand.filter((other) => other !== pick) };
	if (hand.length > 0 && hand.at(-1) === pick) {
		if (ways.move(hand) !== null) return commits ? confirm(ways, hand) : { hand };
		return { hand: putDown(ways, hand) ?? hand };
	}
	for (let kept = hand.length; kept >= 0; kept--) {
		const [prefix, dropped] = [hand.slice(0, kept), hand[kept]];
		if (dropped !== undefined && ways.isLoose(hand, dropped)) continue;
		if (ways.next(prefix).has(pick)) return { hand: [...prefix, pick] };
	}
	const refusal = ways.refusal(hand, pick);
	return refusal === null ? { hand } : { hand, refusal };
}

export function confirm<M>(ways: Ways<M>, hand: Hand): Answer<M, Hand> {
	const move = ways.move(hand);
	return move === null ? { hand } : { hand: EMPTY, move };
}

export function putDown<M>(ways: Ways<M>, hand: Hand): Hand | null {
	return hand.length > fresh(ways).length ? hand.slice(0, -1) : null;
}

/** What is in hand from the start is on every way: it need not be tapped. */
function* waysFrom<M>(ways: Ways<M>): Generator<Way<M>> {
	const held = fresh(ways).length;
	for (const way of ways.pointed) yield { ...way, picks: way.picks.slice(held) };
	for (const [button, move] of ways.buttons) yield { picks: [button], move };
}

/** The pointing of a game that lists its ways. */
export function pointingAt<S, M, W extends Ways<M>>(
	choices: Pointing<S, M, W, Hand>['choices']
): Pointing<S, M, W, Hand> {
	return { choices, fresh, tap, confirm, putDown, ways: waysFrom };
}
