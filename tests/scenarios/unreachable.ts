/** Reason codes that no scenario can bring about, and why: `{ game: { code: why } }`. */
export const unreachable: { readonly [game: string]: { readonly [code: string]: string } } = {
	'green-conquest': {
		'bad-landing': 'every square one to four beyond the springboard is open ground on the map of version 1'
	},
	'historical-conquest': {
		'not-requested': 'refuses a fact, not a move: tests/properties/historical-conquest-facts.test.ts',
		'bad-roll': 'refuses a fact, not a move: tests/properties/historical-conquest-facts.test.ts'
	}
};
