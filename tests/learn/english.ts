/** Words that no French sentence has: what gives away an English one that was not translated. */
const ENGLISH = new RegExp(
	`(?<![\\p{L}’'-])(${[
		['the', 'and', 'of', 'with', 'from', 'this', 'that', 'which', 'when', 'then', 'not', 'each', 'every'],
		['you', 'your', 'they', 'their', 'its', 'his', 'her', 'is', 'are', 'was', 'may', 'must', 'can'],
		[
			'card',
			'cards',
			'grid',
			'line',
			'lines',
			'turn',
			'play',
			'player',
			'draw',
			'hand',
			'river',
			'steps',
			'tap',
			'moves'
		]
	]
		.flat()
		.join('|')})(?![\\p{L}’'-])`,
	'giu'
);

/** Called so in French, too. */
const NAMES = /The Green Conquest|Billy the Kid/g;

/** Each with a little of what stands around it. */
export const englishIn = (text: string): string[] =>
	[...text.replace(NAMES, '').matchAll(ENGLISH)].map(
		({ 0: word, index, input }) => `${word}: ${input.slice(Math.max(0, index - 20), index + 30)}`
	);
