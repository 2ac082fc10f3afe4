/** The law of moves that nobody asks for can fail: each mutant of the toy breaks it in one way. */
import { describe, expect, it } from 'vitest';
import { localDealer } from '../../src/lib/deal/local';
import type { AnyGame } from '../../src/lib/engine/contract';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import type { Aside, State } from '../toys/bazaar';
import { bazaar } from '../toys/bazaar';
import { lawOfAsides } from './asides';
import type { AnyCase } from './case';

type Rules = Partial<typeof bazaar>;

const SEEDS = ['a0', 'a1', 'a2', 'a3'];

/** Random games of the toy, the law tried at every position with these rules; returns how many moves were tried. */
function tryLaw(rules: Rules, extras: Partial<AnyCase['module']> = {}): number {
	const game = { ...bazaar, ...rules } as unknown as AnyGame;
	const subject = { module: { game, ...extras } } as unknown as AnyCase;
	let tried = 0;
	for (const seed of SEEDS)
		selfPlay({
			game: bazaar,
			options: { seats: 3, turns: 5 },
			players: [randomPlayer, randomPlayer, randomPlayer],
			dealer: localDealer(seed),
			random: seeded(seed),
			watch({ fold, truth }) {
				tried += lawOfAsides(subject, fold, truth);
			}
		});
	return tried;
}

const listed = (state: State, seat: number): readonly Aside[] =>
	(bazaar.asides?.(state, seat) ?? []) as readonly Aside[];

const MUTANTS: readonly { name: string; rules: Rules; extras?: Partial<AnyCase['module']>; broken: RegExp }[] = [
	{
		name: 'one that is listed and refused',
		rules: { asides: (state, seat) => (listed(state, seat).length > 0 ? [{ type: 'call' }, { type: 'recall' }] : []) },
		broken: /is listed beside, but refused/
	},
	{
		name: 'a list that is not sorted',
		rules: { asides: (state, seat) => [...listed(state, seat)].reverse() },
		broken: /not sorted/
	},
	{
		name: 'one that can be made without end',
		rules: {
			asides: () => [{ type: 'call' }],
			apply: (state) => state
		},
		broken: /without end/
	},
	{
		name: 'one after which nobody is asked',
		rules: {
			apply: (state, seat, move, facts) => ({ ...bazaar.apply(state, seat, move, facts), open: true, waiting: [] })
		},
		broken: /nobody is asked/
	},
	{
		name: 'one that changes what may be answered behind its question',
		rules: {
			apply: (state, seat, move, facts) => ({ ...bazaar.apply(state, seat, move, facts), cards: [0, 0, 0] })
		},
		broken: /and not its question/
	},
	{
		name: 'one that shows a card',
		rules: { shows: () => ['main:1'] },
		broken: /shows a card/
	},
	{
		name: 'a resignation among them',
		rules: {},
		extras: { resignation: { type: 'call' } },
		broken: /a resignation/
	},
	{
		name: 'one while a request stands',
		rules: { requests: () => [{ kind: 'roll', id: 'roll:1', sides: 6 }] },
		broken: /while a request stands/
	}
];

describe('the law of moves that nobody asks for', () => {
	it('is kept by the toy itself', () => {
		expect(tryLaw({})).toBeGreaterThan(50);
	});

	for (const { name, rules, extras, broken } of MUTANTS)
		it(`catches ${name}`, () => {
			expect(() => tryLaw(rules, extras)).toThrow(broken);
		});
});
