/** The scenarios of Historical Conquest are complete: each check of section 6 has one that fails it, each kind of effect one in which it works. */
import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../../src/lib/games/historical-conquest/effects';
import { MOVE_TYPES } from '../../src/lib/games/historical-conquest/types';
import type { MoveType } from '../../src/lib/games/historical-conquest/types';
import { scenarioFiles } from '../scenarios/files';

const ARRIVAL = ['land-full', 'must-leave-one'];

/** Section 6, check by check. */
const CHECKS: { readonly [T in MoveType]: readonly string[] } = {
	play: [
		...['stale-window', 'not-in-hand', 'face-mismatch', 'not-interrupt', 'no-plays-left', 'first-round-peace'],
		...['bad-land', 'no-land-left', 'target-required', 'bad-target']
	],
	discard: [
		'wrong-phase',
		'no-plays-left',
		'not-in-hand',
		'face-mismatch',
		'not-yours',
		'cannot-discard',
		'window-open'
	],
	use: [
		...['not-yours', 'bad-ability', 'already-used', 'first-round-peace', 'condition-not-met', 'cannot-pay'],
		...['target-required', 'no-target', 'bad-target', 'window-open']
	],
	attack: [
		...[
			'wrong-phase',
			'attack-limit',
			'morale-too-low',
			'not-yours',
			'bad-target',
			'no-attackers',
			'no-defenders',
			'truce'
		],
		...['bad-escort', 'out-of-reach', 'explorer-not-needed', 'bad-explorer']
	],
	step: [
		...['wrong-phase', 'step-used', 'not-yours', 'already-moved', 'bad-target', 'out-of-reach', 'army-limit'],
		...['too-early', 'truce', 'defended', ...ARRIVAL]
	],
	voyage: [
		'wrong-phase',
		'not-yours',
		'bad-explorer',
		'already-moved',
		'bad-escort',
		'bad-target',
		'out-of-reach',
		...ARRIVAL
	],
	next: ['game-over', 'not-your-turn', 'answer-first', 'window-open'],
	pass: ['stale-window', 'nothing-to-answer', 'answer-first', 'not-your-turn'],
	lose: ['nothing-to-answer', 'answer-first', 'bad-target'],
	occupy: ['nothing-to-answer', 'answer-first', 'bad-target'],
	drop: ['nothing-to-answer', 'not-in-hand'],
	resign: ['game-over', 'wrong-phase', 'not-your-turn']
};

const all = scenarioFiles('historical-conquest').flatMap(({ scenarios }) => scenarios);
const typeOf = (move: unknown): unknown => (move as { type?: unknown } | null)?.type;

describe('scenarios of Historical Conquest', () => {
	for (const type of MOVE_TYPES) {
		it(`${type}: accepted, and refused for ${CHECKS[type].join(', ')}`, () => {
			const refused = all.filter(
				({ moves, expect: { illegal } }) => illegal !== undefined && typeOf(moves.at(-1)?.[1]) === type
			);
			const accepted = all.filter(({ moves, expect: { illegal } }) =>
				moves.slice(0, illegal === undefined ? moves.length : -1).some(([, move]) => typeOf(move) === type)
			);
			expect(accepted.length).toBeGreaterThan(0);
			const codes = refused.map(({ expect: { illegal } }) => illegal);
			expect(CHECKS[type].filter((code) => !codes.includes(code))).toEqual([]);
		});
	}

	it('every kind of effect has a scenario of its own', () => {
		const named = all.map(({ name }) => /^\[[\d.]+\] ([a-z-]+)/.exec(name)?.[1]);
		expect(Object.keys(EFFECTS).filter((kind) => !named.includes(kind))).toEqual([]);
	});

	it('both kinds of window, and no window at all, have scenarios', () => {
		const windows = all.map(
			({ expect: { state } }) => (state as { window?: { kind?: string } | null } | undefined)?.window
		);
		for (const kind of ['response', 'battle']) expect(windows.some((window) => window?.kind === kind)).toBe(true);
		expect(windows.some((window) => window === null)).toBe(true);
	});
});
