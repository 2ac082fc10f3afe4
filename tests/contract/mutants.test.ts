/** The laws can fail: each mutant of the toy breaks one of them. */
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/lib/engine/contract';
import { lanterns } from '../toys/lanterns';
import type { Move } from '../toys/lanterns';
import { nim } from '../toys/nim';
import { contractCase } from './games/lanterns';
import { contractCase as nimCase } from './games/nim';
import type { AnyCase } from './laws';
import { broughtOptions, bruteForce, factsInAnyOrder, swappedGame, watchedGame } from './laws';

const mutants: Record<string, { mutation: Partial<typeof lanterns>; broken: RegExp }> = {
	'a card shown to too few': {
		mutation: { audience: (state, slot) => (state.peek.includes(slot) ? [] : lanterns.audience(state, slot)) },
		broken: /audience of/
	},
	'a card shown to too many': {
		mutation: { audience: (state, slot) => (state.hands[0]?.includes(slot) ? 'all' : lanterns.audience(state, slot)) },
		broken: /audience of/
	},
	'a move left out of the list': {
		mutation: {
			legal: (state, seat, sees) => lanterns.legal(state, seat, sees).filter((move) => move.type !== 'peek')
		},
		broken: /possible but not listed/
	},
	'a listed move that is refused': {
		mutation: {
			legal: (state, seat, sees) => {
				const moves = lanterns.legal(state, seat, sees);
				return moves.length > 2 ? ([{ type: 'aaa' } as unknown as Move, ...moves] as Move[]) : moves;
			}
		},
		broken: /bad-move|not sorted|listed but not possible/
	},
	'a list that is not sorted': {
		mutation: { legal: (state, seat, sees) => [...lanterns.legal(state, seat, sees)].reverse() },
		broken: /not sorted/
	},
	'an answer acted upon before the last is in': {
		mutation: {
			resolve: (state, facts, tell) => {
				const eager = {
					...state,
					turning: state.turning.filter((card) => facts[card.slot] !== undefined || card.face !== null)
				};
				return lanterns.resolve(state.turning.length > 0 ? eager : state, facts, tell);
			}
		},
		// The replay parts from the recorded game: at its end at the latest, or at a move that is no longer possible.
		broken: /one by one lead elsewhere|pile-empty/
	},
	'a state changed after it was returned': {
		mutation: {
			resolve: (state, facts, tell) => {
				(state as { turns: number }).turns += 1;
				return lanterns.resolve(state, facts, tell);
			}
		},
		broken: /read only/
	},
	'a seat asked out of turn': {
		mutation: { legal: (state) => (state.turns < 30 && lanterns.actors(state).length > 0 ? [{ type: 'roll' }] : []) },
		broken: /not asked, but with moves/
	},
	'a fault instead of a refusal': {
		mutation: {
			apply: (state, seat, move, facts, tell) => {
				if (move.type === 'give') move.card.slice(1);
				return lanterns.apply(state, seat, move, facts, tell);
			}
		},
		broken: /a fault, not a refusal/
	}
};

const brought: Record<string, { seated: NonNullable<typeof nim.seated>; broken: RegExp }> = {
	'a choice that is not judged': {
		seated: ({ piles }, seat, own) => ({
			piles: piles.map((pile, place) => (place === seat ? (own as number) : pile))
		}),
		broken: /setup refuses a choice that was taken/
	},
	'a fault instead of a refused choice': {
		seated: (options, seat, own) => nim.seated?.(options, seat, (own as number).toFixed() && own) ?? options,
		broken: /not as bad-options/
	},
	'a choice that depends on the others': {
		seated: (options, seat, own) =>
			nim.seated?.(options, seat, typeof own === 'number' && options.piles.includes(own) ? 2 : own) ?? options,
		broken: /make no difference|makes a difference/
	},
	'a choice that is thrown away': { seated: (options) => options, broken: /make no difference/ },
	'a choice for a seat that is not there': {
		seated: (options, seat, own) => nim.seated?.(options, seat in options.piles ? seat : 0, own) ?? options,
		broken: /which is not there/
	}
};

for (const [name, { seated, broken }] of Object.entries(brought)) {
	it(`catches ${name}`, () => {
		const subject = { ...nimCase, module: { game: { ...nim, seated } } } as unknown as AnyCase;
		expect(() => {
			broughtOptions(subject, { piles: [3, 4] });
		}).toThrow(broken);
	});
}

for (const [name, { mutation, broken }] of Object.entries(mutants)) {
	it(`catches ${name}`, () => {
		const game = { ...lanterns, ...mutation } as unknown as AnyGame;
		const subject = { ...contractCase, module: { game } } as unknown as AnyCase;
		expect(() => {
			for (let seed = 0; seed < 10; seed++) {
				watchedGame(subject, { seats: 3 }, `m${seed}`);
				factsInAnyOrder(game, { seats: 3 }, `m${seed}`);
				swappedGame(subject, { seats: 3 }, `m${seed}`);
			}
			for (const position of contractCase.smallPositions()) bruteForce(subject, position);
		}).toThrow(broken);
	});
}
