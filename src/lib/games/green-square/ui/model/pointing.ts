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
import { CARRY } from './picks';
import type { Swap } from './swaps';

const fresh = (choices: Choices): Hand => completed(choices, []);

/** With everything that is pointed at unasked. */
function completed(choices: Choices, hand: Hand): Hand {
	const next = choices.preferred(hand);
	return next === null ? hand : completed(choices, [...hand, next]);
}

/** What comes of a touch; `then`: the moves that follow once the first stands. */
export interface TableAnswer extends Answer<Move, Hand> {
	readonly then?: readonly Move[];
}

function tap(choices: Choices, hand: Hand, pick: Pick, commits: boolean): TableAnswer {
	const draft = choices.draft(hand);
	if (draft !== null && pick === SEND) return sent(choices, hand, draft);
	if (draft !== null && tapDraft(draft, pick) !== draft) return { hand: [...hand, pick] };
	if (isTakenAlong(choices, hand, pick)) return { hand };
	const carried = pick === CARRY ? choices.move([hand[0] ?? '', CARRY]) : null;
	if (carried !== null) return { hand: [], move: carried };
	const answer = whole(choices, hand, kit.tap(choices, hand, pick, commits));
	if (answer.move !== undefined || answer.hand === hand || answer.hand.at(-1) !== pick) return answer;
	return { ...answer, hand: completed(choices, answer.hand) };
}

const confirm = (choices: Choices, hand: Hand): TableAnswer => whole(choices, hand, kit.confirm(choices, hand));

/** With the moves that follow, where what was in hand is more than one. */
function whole(choices: Choices, hand: Hand, answer: Answer<Move, Hand>): TableAnswer {
	const [first, ...then] = choices.swap(hand)?.moves ?? [];
	return first !== undefined && answer.move === first ? { ...answer, then } : answer;
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

/** Ways of one move: what one tap does by two can be done by two taps. */
function* ways(choices: Choices): Generator<Way<Move>> {
	const swaps = new Set(choices.swaps.map(({ picks }) => picks));
	for (const way of choices.all) if (!swaps.has(way.picks as Swap['picks'])) yield way;
}

export const pointing: Pointing<State, Move, Choices, Hand> = {
	choices: (position) => new Choices(position),
	fresh,
	tap,
	confirm,
	putDown,
	ways
};
