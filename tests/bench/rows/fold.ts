/**
 * (c) The fold of 500 moves beside the 500 bare `apply` calls in it: the price of checking and waiting. With cards in play the fold also asks of
 * every hidden slot after every move who may see it; that work is no part of `apply`, so such games inform and have no bound.
 */
import type { AnyGame } from '../../../src/lib/engine/contract';
import { begin, learn, play } from '../../../src/lib/engine/fold';
import { compare } from '../measure';
import type { Row, RowGroup } from '../row';
import { perSecond } from '../row';
import { subjects } from '../subjects';
import type { RecordedGame } from '../workload';
import { opened, recordMoves, stepped } from '../workload';

const MOVES = 500;

function folded(game: AnyGame, recorded: readonly RecordedGame[]): number {
	for (const { options, facts, steps } of recorded) {
		let fold = learn(game, begin(game, options), facts);
		for (const { seat, move, shown } of steps) fold = play(game, fold, seat, move, shown);
	}
	return MOVES;
}

function bare(game: AnyGame, recorded: readonly RecordedGame[]): number {
	for (const one of recorded) {
		let state = opened(game, one);
		for (const step of one.steps) state = stepped(game, state, step);
	}
	return MOVES;
}

export const foldRows: RowGroup = {
	name: 'fold',
	async measure(plan) {
		const rows: Row[] = [];
		for (const { id, label, game, options } of await subjects(plan)) {
			const recorded = recordMoves(game, options, MOVES, id);
			const result = compare({ run: () => bare(game, recorded) }, { run: () => folded(game, recorded) }, plan);
			rows.push({
				id: `fold ${id}`,
				what: `${label}, fold of ${MOVES} moves`,
				ours: perSecond(result.theirs),
				beside: `${perSecond(result.ours)} bare apply`,
				ratio: result.ratio,
				bound: game.decks(game.setup(options)).length === 0 ? { atMost: 1.3 } : null
			});
		}
		return rows;
	}
};
