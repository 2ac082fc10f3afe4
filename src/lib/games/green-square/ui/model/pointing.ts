/**
 * How the table is pointed at. As the kit does it, with one thing more: a target without a choice, or the likeliest of
 * several, is taken along, so that the first tap already shows what would happen.
 */
import * as kit from '../../../../ui/game/hand';
import type { Hand } from '../../../../ui/game/hand';
import type { Answer, Pick, Pointing, Way } from '../../../../ui/game/pointing';
import type { Move, State } from '../../types';
import { judged, tapDraft, type Draft } from '../sheets/draft';
import { SEND } from '../sheets/picks';
import { Choices } from './choices';

const fresh = (choices: Choices): Hand => completed(choices, []);

/** With everything that is pointed at unasked. */
function completed(choices: Choices, hand: Hand): Hand {
	const next = choices.preferred(hand);
	return next === null ? hand : completed(choices, [...hand, next]);
}

function tap(choices: Choices, hand: Hand, pick: Pick, commits: boolean): Answer<Move, Hand> {
	const draft = choices.draft(hand);
	if (draft !== null && pick === SEND) return sent(choices, hand, draft);
	if (draft !== null && tapDraft(draft, pick) !== draft) return { hand: [...hand, pick] };
	if (isTakenAlong(choices, hand, pick)) return { hand };
	const answer = kit.tap(choices, hand, pick, commits);
	if (answer.move !== undefined || answer.hand === hand || answer.hand.at(-1) !== pick) return answer;
	return { ...answer, hand: completed(choices, answer.hand) };
}

/** Makes the move that a sheet has put together, if the rules take it. */
function sent({ state, seat, sees }: Choices, hand: Hand, draft: Draft): Answer<Move, Hand> {
	const verdict = judged({ state, seat: seat ?? 0, sees }, draft);
	return verdict.move === null ? { hand, refusal: verdict.refusal } : { hand: [], move: verdict.move };
}

/** The last thing in hand was taken along unasked: a tap on it says what is so already, and never makes the move. */
const isTakenAlong = (choices: Choices, hand: Hand, pick: Pick): boolean =>
	hand.at(-1) === pick && choices.preferred(hand.slice(0, -1)) === pick;

/** What was taken along goes with what it was taken along for. */
function putDown(choices: Choices, hand: Hand): Hand | null {
	if (isSame(hand, fresh(choices))) return null;
	for (let kept = hand.length - 1; kept > 0; kept--) {
		const shorter = hand.slice(0, kept);
		if (!isSame(completed(choices, shorter), hand)) return shorter;
	}
	return fresh(choices);
}

const isSame = (one: Hand, other: Hand): boolean =>
	one.length === other.length && one.every((pick, index) => pick === other[index]);

function* ways(choices: Choices): Generator<Way<Move>> {
	yield* choices.all;
}

export const pointing: Pointing<State, Move, Choices, Hand> = {
	choices: (position) => new Choices(position),
	fresh,
	tap,
	confirm: kit.confirm,
	putDown,
	ways
};
