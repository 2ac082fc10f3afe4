/** Says what a try is worth. Pure: the same moves are judged alike on the screen and in tests. */
import { NO_FACTS, type Facts, type GameEvent, type Seat, type Tell } from '../engine/contract';
import { answer, beginAt, pickFacts, play, sees, type Fold } from '../engine/fold';
import type { AnyModule, Text } from '../engine/module';
import type { AnyTask, Tried } from './task';

export type Verdict =
	{ readonly kind: 'going' } | { readonly kind: 'solved' } | { readonly kind: 'wrong'; readonly why: Text };

export const LEARNER: Seat = 0;
const GOING: Verdict = { kind: 'going' };

/** After `moves` moves. A try goes on while the goal can still be reached: in the learner's own turn, within the moves allowed. */
export function judge(module: AnyModule, task: AnyTask, tried: Tried, moves: number): Verdict {
	if (moves === 0) return GOING;
	if (task.goal(tried)) return { kind: 'solved' };
	const slip = task.slips?.find(({ when }) => when(tried));
	if (slip !== undefined) return { kind: 'wrong', why: slip.why };
	const isOver =
		moves >= (task.moves ?? Infinity) ||
		task.ends?.(tried) === true ||
		!module.game.actors(tried.after).includes(LEARNER);
	return isOver ? { kind: 'wrong', why: task.otherwise(tried) } : GOING;
}

/** The match of a task before the learner's first move. A task that cannot be read is a fault of ours, and a test finds it. */
export function startOf(module: AnyModule, { start, facts = NO_FACTS }: AnyTask): Fold<unknown> {
	const parsed = module.notation.parsePosition(start);
	if (!parsed.ok) throw new Error(`${parsed.error}: ${start}`);
	// One seat: what others come to know is of no use here.
	return answer(module.game, beginAt(module.game, parsed.value, LEARNER + 1), facts);
}

/** What the learner knows of hidden cards. */
export const seenIn = ({ facts = NO_FACTS }: AnyTask, fold: Fold<unknown>): Facts => sees(fold, LEARNER, facts);

/** A move of the learner; the task's own facts come with it and answer what it asks for. */
export function advance(
	{ game }: AnyModule,
	{ facts = NO_FACTS }: AnyTask,
	fold: Fold<unknown>,
	move: unknown,
	tell?: Tell
): Fold<unknown> {
	const shown = pickFacts(facts, game.shows(fold.state, LEARNER, move));
	return answer(game, play(game, fold, LEARNER, move, shown, tell), facts, tell);
}

/** Plays moves in notation and judges after each; what comes after the verdict is not played. */
export function attempt(module: AnyModule, task: AnyTask, moves: readonly string[]): Verdict {
	const events: GameEvent[] = [];
	let fold = startOf(module, task);
	const before = fold.state;
	let verdict = GOING;
	for (const [index, text] of moves.entries()) {
		if (verdict.kind !== 'going') break;
		const parsed = module.notation.parseMove(text);
		if (!parsed.ok) throw new Error(`${parsed.error}: ${text}`);
		fold = advance(module, task, fold, parsed.value, (event) => events.push(event));
		verdict = judge(module, task, { before, after: fold.state, events }, index + 1);
	}
	return verdict;
}
