/** The scenarios of Greenvaders are complete: every check that sections 6 and 7 list has one that fails it, every Pot-voir and action one that works. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/lib/engine/scenario';
import { scenarioFiles } from '../scenarios/files';

const PLACEMENT = ['cell-taken', 'too-wide', 'no-neighbour'];

/** Section 6 and the table of 7.6, check by check. `pot telepot` is a move of type `pot` with that tile. */
const CHECKS: { readonly [move: string]: readonly string[] } = {
	pick: ['not-in-offer'],
	start: ['not-available'],
	play: ['not-in-hand', 'not-your-grid', 'fact-missing', ...PLACEMENT, 'needs-colour'],
	blocked: ['fact-missing', 'not-blocked'],
	reinforce: ['action-not-granted', 'not-in-river', ...PLACEMENT],
	destroy: ['action-not-granted', 'no-card-there', 'just-played', 'fortified'],
	move: ['action-not-granted', 'no-card-there', 'just-played', 'fortified', 'same-cell', ...PLACEMENT],
	skip: ['wrong-phase'],
	special: ['not-available', ...PLACEMENT],
	draw: ['nothing-to-draw', 'not-in-river'],
	place: PLACEMENT,
	arrange: ['bad-order'],
	reactivate: ['pot-not-used'],
	pass: ['wrong-phase'],
	resign: ['game-over'],
	'pot telepot': ['no-card-there', 'fortified', 'no-effect'],
	'pot vacuum': ['nothing-to-draw'],
	'pot multipass': ['already-armed'],
	'pot periscope': ['nothing-to-draw'],
	'pot helicopter': [
		'not-in-hand',
		'no-card-there',
		'is-special',
		'fortified',
		'fact-missing',
		'not-simple',
		'no-effect'
	],
	'pot copier': ['too-late', 'no-card-there', 'not-an-action-card'],
	'pot vip': ['already-armed'],
	'pot surprise': ['no-card-there', 'fortified', 'grid-full', 'nothing-to-draw'],
	'pot necro': ['not-in-hand', 'fact-missing', 'not-simple', 'not-in-discard', 'no-effect'],
	'pot fort': ['no-card-there']
};

const own = scenarioFiles('greenvaders').flatMap(({ scenarios }) => scenarios);

function kindOf(move: unknown): string {
	const { type, pot } = (move ?? {}) as { type?: string; pot?: string };
	return type === 'pot' ? `pot ${pot}` : String(type);
}

const refusals = (kind: string): Scenario[] =>
	own.filter(({ moves, expect: { illegal } }) => illegal !== undefined && kindOf(moves.at(-1)?.[1]) === kind);

const accepted = (kind: string): Scenario[] =>
	own.filter(({ moves, expect: { illegal } }) =>
		(illegal === undefined ? moves : moves.slice(0, -1)).some(([, move]) => kindOf(move) === kind)
	);

describe('scenarios of Greenvaders', () => {
	for (const [kind, codes] of Object.entries(CHECKS)) {
		it(`${kind}: accepted, and refused for ${codes.join(', ')}`, () => {
			expect(accepted(kind).length).toBeGreaterThan(0);
			const found = refusals(kind).map(({ expect: { illegal } }) => illegal);
			expect(codes.filter((code) => !found.includes(code))).toEqual([]);
		});
	}

	it('name the section they check, and none has the name of another', () => {
		const names = scenarioFiles('greenvaders')
			.filter(({ name }) => !name.endsWith('/shared.json'))
			.flatMap(({ scenarios }) => scenarios.map(({ name }) => name));
		for (const name of names) expect(name).toMatch(/^\[(\d|D\d)/);
		expect(new Set(names).size).toBe(names.length);
		for (const section of ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '8.1', '8.2', '8.3', '8.4']) {
			expect(names.filter((name) => name.startsWith(`[${section}`)).length, section).toBeGreaterThan(1);
		}
	});
});
