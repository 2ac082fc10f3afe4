/** (b) Random play: the legal moves of a position listed and one of them applied, beside chessops doing the same with chess. */
import { seeded } from '../../../src/lib/engine/random';
import { compare } from '../measure';
import { chessPeer, peerVersion } from '../peers';
import type { Row, RowGroup } from '../row';
import { perSecond } from '../row';
import { subjects } from '../subjects';
import type { RecordedGame } from '../workload';
import { opened, recordMoves, stepped } from '../workload';
import type { AnyGame } from '../../../src/lib/engine/contract';

const MOVES = 600;

/** Each state is made anew in every run: what a game may remember about a state object does not help it. */
function replay(game: AnyGame, recorded: readonly RecordedGame[]): number {
	let positions = 0;
	for (const one of recorded) {
		let state = opened(game, one);
		for (const step of one.steps) {
			if (game.legal(state, step.seat, step.sees).length === 0)
				throw new Error(`${game.id}: no move in a recorded game`);
			state = stepped(game, state, step);
			positions++;
		}
	}
	return positions;
}

export const positionRows: RowGroup = {
	name: 'positions',
	async measure(plan) {
		const chess = await chessPeer();
		const chessGames = chess.recordGames(4, 300, seeded('chess').int);
		const theirs = { run: () => chess.replayGames(chessGames) };
		const rows: Row[] = [];
		for (const { id, label, game, options } of await subjects(plan)) {
			const recorded = recordMoves(game, options, MOVES, id);
			const result = compare({ run: () => replay(game, recorded) }, theirs, plan);
			rows.push({
				id: `positions ${id}`,
				what: `${label}, legal + apply`,
				ours: perSecond(result.ours),
				beside: `${perSecond(result.theirs)} ${peerVersion('chessops')}`,
				ratio: result.ratio,
				bound: { atLeast: 0.1 }
			});
		}
		return rows;
	}
};
