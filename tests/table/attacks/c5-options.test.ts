/** Options and moves that a stranger wrote: a game takes them or refuses them with `Illegal`, and nothing else comes out of it. */
import fc from '../../check';
import { describe, expect, it } from 'vitest';
import { begin } from '../../../src/lib/engine/fold';
import { Illegal } from '../../../src/lib/engine/illegal';
import { games } from '../../../src/lib/games';

const FIELDS = [
	...['players', 'seats', 'mode', 'build', 'rosters', 'first', 'firstPlayer', 'firstSeat', 'pool', 'deploy', 'returns'],
	...['quietLimit', 'teams', 'rounds', 'roundLimit', 'size', 'decks', 'hand', 'goal', 'foods', 'tableWindow'],
	...['evenTurns', 'interrupts', '__proto__', 'constructor']
];
const ODD = [null, -1, 0, 1, 2, 3, 1e9, 2 ** 53, 1.5, '', 'x', '__proto__', 'constructor', true, [], {}, [[]], [1e9]];
const value = fc.oneof(fc.constantFrom<unknown>(...ODD, { length: 1e9 }), fc.jsonValue());
const options = fc.oneof(
	fc.jsonValue(),
	fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs))
);
const LONG = ['['.repeat(1_999), '{"a":'.repeat(400), '-'.repeat(2_000), '1'.repeat(2_000), 'A1-'.repeat(600)];
const text = fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom(...LONG));

/** Runs it; whatever it throws must be a refusal. */
function refusable(attempt: () => unknown): void {
	try {
		attempt();
	} catch (error) {
		expect(error).toBeInstanceOf(Illegal);
	}
}

describe.each(games.map((about) => [about.id, about] as const))('%s', (_, about) => {
	it('refuses hostile options, brought by the host or by a seat', async () => {
		const { game } = await about.load();
		fc.assert(
			fc.property(options, (given) => {
				const foreign: unknown = JSON.parse(JSON.stringify(given));
				refusable(() => game.seats(foreign));
				refusable(() => begin(game, foreign));
				refusable(() => game.seated?.({}, 0, foreign));
				refusable(() => game.seated?.({}, 1, { deck: foreign }));
			}),
			{ numRuns: 1_000 }
		);
	});

	it('refuses hostile moves, and writes as it was read what it takes', async () => {
		const { notation } = await about.load();
		fc.assert(
			fc.property(text, (line) => {
				const move = notation.parseMove(line);
				if (move.ok) expect(typeof notation.formatMove(move.value)).toBe('string');
			}),
			{ numRuns: 1_000 }
		);
	});
});
