/** The small face of every card: a ground, a line in both languages, a sign for each line of its text, a silhouette. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/lib/games/green-square/content';
import { cardText } from '../../../src/lib/games/green-square/texts/card';
import { drawingOf } from '../../../src/lib/games/green-square/ui/card/drawings';
import { figureOf, gistOf, groundOf, signsOf } from '../../../src/lib/games/green-square/ui/card/face';

const sprite = readFileSync('src/lib/games/green-square/ui/silhouettes.svg', 'utf8');

describe('the faces of the 145 designs', () => {
	it('are all there', () => expect(CARDS).toHaveLength(145));

	it.each(CARDS.map(({ id }) => [id] as const))('%s', (face) => {
		expect(groundOf(face)).toMatch(/^#[0-9a-f]{6}$/);
		for (const language of ['en', 'fr'] as const) {
			expect(gistOf(face)[language]).toMatch(/^\S.*\S$/);
			expect(gistOf(face)[language]).not.toMatch(/[{}]/);
		}
		expect(signsOf(face)).toHaveLength(cardText(face).lines.length);
		expect(sprite).toContain(`<symbol id="${face}"`);
	});

	it('show the number that counts', () => {
		expect(figureOf('ghost-net-kraken')).toBe('6');
		expect(figureOf('heatwave')).toBe('−5');
		expect(figureOf('enraged')).toBe('+4');
		expect(figureOf('just-hatched')).toBe('−5');
		expect(figureOf('wind-up-torch')).toBe('+2');
		expect(figureOf('swap-shop-trainers')).toBe('');
		expect(figureOf('fluffy-kitten')).toBe('+5');
		expect(figureOf('borrowed-skates')).toBe('+2');
		expect(figureOf('night-bus-ticket')).toBe('');
		expect(figureOf('hundred-trees')).toBe('↑1');
		expect(figureOf('druid')).toBe('');
	});

	it('are drawn by us for the beasts of the first rank, and only for beasts', () => {
		const drawn = CARDS.filter(({ id }) => drawingOf(id) !== null);
		expect(drawn).toHaveLength(13);
		expect(drawn.every(({ kind }) => kind === 'beast')).toBe(true);
	});
});
