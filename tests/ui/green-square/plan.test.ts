/** A plan while others prepare: shown as done, cut where the rules no longer take it, kept for its own match only. */
import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../../src/lib/games/green-square';
import { heroOf } from '../../../src/lib/games/green-square/heroes';
import { isAhead, keyOf, planned, readPlan } from '../../../src/lib/games/green-square/ui/model/plan';
import { chancePositions } from './positions';

const views = chancePositions('plans', 4).filter(
	({ state, legal }) => state.window?.kind === 'prepare' && legal.some(({ type }) => type === 'play')
);
const [first] = views;
if (first === undefined) throw new Error('nobody prepares');
const { seat, sees } = first;
const other = (seat + 1) % 3;
const window = { id: 1, kind: 'prepare' as const, waiting: [other, seat] };
/** Somebody else is first. */
const state: State = { ...first.state, window };

/** As many moves as can be planned by always taking the first that lays a card down. */
function course(): Move[] {
	const moves: Move[] = [];
	for (;;) {
		const next = planned(state, seat, sees, moves).legal.find(({ type }) => type === 'play');
		if (next === undefined || moves.length === 3) return moves;
		moves.push(next);
	}
}

describe('a plan', () => {
	const moves = course();

	it('is for those before whom others prepare', () => {
		expect(isAhead(state, seat)).toBe(true);
		expect(isAhead(state, other)).toBe(false);
		expect(isAhead({ ...state, window: null }, seat)).toBe(false);
	});

	it('shows what it lays down, and what can be done next', () => {
		expect(moves.length).toBeGreaterThan(0);
		const ahead = planned(state, seat, sees, moves);
		expect(ahead.moves).toEqual(moves);
		expect(heroOf(ahead.state, seat).hand.length).toBeLessThan(heroOf(state, seat).hand.length);
		expect(ahead.legal.some(({ type }) => type === 'pass')).toBe(true);
	});

	it('ends with being ready', () => {
		const ready = planned(state, seat, sees, [...moves, { type: 'pass' }]);
		expect(ready.moves.at(-1)).toEqual({ type: 'pass' });
		expect(ready.legal).toEqual([]);
	});

	it('is cut where the rules refuse a move', () => {
		const [begun] = moves;
		if (begun === undefined) throw new Error('no plan');
		expect(planned(state, seat, sees, [begun, begun, ...moves.slice(1)]).moves).toEqual([begun]);
	});

	it('belongs to the cards that the seat was dealt, also after they are laid down', () => {
		const key = keyOf(state, seat, sees);
		expect(keyOf(planned(state, seat, sees, moves).state, seat, sees)).toBe(key);
		const foreign = views.find((view) => view.seat === seat && keyOf(view.state, seat, view.sees) !== key);
		expect(foreign).toBeDefined();
	});

	it('is read from what is stored, or is none', () => {
		const stored: unknown = JSON.parse(JSON.stringify({ key: 'k', moves }));
		expect(readPlan(stored)).toEqual({ key: 'k', moves });
		for (const odd of [undefined, null, 3, { key: 1, moves: [] }, { key: 'k', moves: [{ type: 'fly' }] }]) {
			expect(readPlan(odd)).toEqual({ key: '', moves: [] });
		}
	});
});
