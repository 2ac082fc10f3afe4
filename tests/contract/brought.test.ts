/** The law of what seats bring can fail: each mutant of Nim breaks it. */
import { expect, it } from 'vitest';
import { nim } from '../toys/nim';
import { broughtOptions } from './brought';
import type { AnyCase } from './case';
import { contractCase as nimCase } from './games/nim';

const MUTANTS: Record<string, { seated: NonNullable<typeof nim.seated>; broken: RegExp }> = {
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

for (const [name, { seated, broken }] of Object.entries(MUTANTS)) {
	it(`catches ${name}`, () => {
		const subject = { ...nimCase, module: { game: { ...nim, seated } } } as unknown as AnyCase;
		expect(() => {
			broughtOptions(subject, { piles: [3, 4] });
		}).toThrow(broken);
	});
}
