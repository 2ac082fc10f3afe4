/** (d) How big a state and a move are: canonical JSON and notation, in bytes of UTF-8, over random games. */
import { canonical } from '../../../src/lib/engine/canonical';
import type { Row, RowGroup } from '../row';
import { subjects } from '../subjects';
import { opened, recordMoves, stepped } from '../workload';

const MOVES = 600;

const bytes = (text: string): number => Buffer.byteLength(text);
const mean = (values: readonly number[]): number =>
	Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

export const byteRows: RowGroup = {
	name: 'bytes',
	async measure(plan) {
		const rows: Row[] = [];
		for (const { id, label, game, options, notation } of await subjects(plan)) {
			const states: number[] = [];
			const moves: number[] = [];
			const lines: number[] = [];
			for (const recorded of recordMoves(game, options, MOVES, id)) {
				let state = opened(game, recorded);
				for (const step of recorded.steps) {
					moves.push(bytes(canonical(step.move)));
					lines.push(bytes(notation.formatMove(step.move)));
					state = stepped(game, state, step);
					states.push(bytes(canonical(state)));
				}
			}
			rows.push({
				id: `bytes ${id}`,
				what: `${label}, bytes of a state · of a move`,
				ours: `${mean(states)} (at most ${Math.max(...states)}) · ${mean(moves)}`,
				beside: `${mean(lines)} a move in notation`,
				ratio: null,
				bound: null
			});
		}
		return rows;
	}
};
