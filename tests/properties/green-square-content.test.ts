/** The 145 designs are those of the published list, and every one can be read in both languages. */
import { describe, expect, it } from 'vitest';
import { CARDS, DECK_FACES } from '../../src/lib/games/green-square/content';
import { FLAVOUR } from '../../src/lib/games/green-square/content/flavour';
import { NAMES } from '../../src/lib/games/green-square/content/names';
import {
	ABILITY_NAMES,
	BODY_SLOT_NAMES,
	FOOD_NAMES,
	KIND_NAMES,
	LEVEL_UP_LABEL,
	RULE_NAMES,
	TAG_NAMES
} from '../../src/lib/games/green-square/content/vocabulary';
import { cardText } from '../../src/lib/games/green-square/texts/card';
import { published } from './green-square/published';
import type { PublishedCard } from './green-square/published';

/** Fields of the list that are not the card's data: its words, and where its numbers come from. */
function dataOf({ name: _name, flavour: _flavour, seed: _seed, ...data }: PublishedCard): unknown {
	return data;
}

describe('Green Square: the cards', () => {
	it('are those of the published list, field by field', () => {
		expect(CARDS).toHaveLength(145);
		const ours = new Map(CARDS.map((card) => [String(card.id), card]));
		for (const card of published.cards) expect(ours.get(card.id), card.id).toEqual(dataOf(card));
		expect(ours.size).toBe(published.cards.length);
	});

	it('have the published names and flavour', () => {
		for (const { id, name, flavour } of published.cards) {
			expect(NAMES[id as keyof typeof NAMES], id).toEqual(name);
			expect(FLAVOUR[id as keyof typeof NAMES], id).toEqual(flavour);
		}
	});

	it('make up decks of the published sizes', () => {
		expect(DECK_FACES.loc).toHaveLength(published.decks['loc']?.size ?? 0);
		expect(DECK_FACES.upg).toHaveLength(published.decks['upg']?.size ?? 0);
	});

	it('use the published vocabulary', () => {
		expect(published.vocabulary).toMatchObject({
			kinds: KIND_NAMES,
			foods: FOOD_NAMES,
			slots: BODY_SLOT_NAMES,
			tags: TAG_NAMES,
			rules: RULE_NAMES,
			abilities: Object.fromEntries(Object.entries(ABILITY_NAMES).map(([id, name]) => [id, { name }])),
			labels: { 'level-up': LEVEL_UP_LABEL }
		});
	});
});

describe('Green Square: the texts on the cards', () => {
	it('say every number and every word that the data hold, in both languages', () => {
		for (const { id } of CARDS) {
			const { lines, kind } = cardText(id);
			expect(lines.length, id).toBeGreaterThan(0);
			for (const { en, fr } of [kind, ...lines]) {
				for (const text of [en, fr]) {
					expect(text, id).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|^\s|\s$/);
					expect(text, id).not.toBe('');
				}
			}
			for (const { en, fr } of lines) {
				expect(en, id).toMatch(/^[A-Z+−0-9].*\.$/u);
				expect(fr, id).toMatch(/^[\p{Lu}+−0-9].*\.$/u);
				expect(fr, id).not.toBe(en);
				expect(fr, `${id}: French puts a space before ; : ! ?`).not.toMatch(/[^\s ][;:!?](\s|$)/);
			}
		}
	});

	it.each([
		['knotweed-strangler', 'Catastrophe: Lose a pair of footwear of your choice. Lose 1 level.'],
		['business-as-usual', 'Does not pursue heroes of Level 5 or below.'],
		['lentil-ladle', 'Only for vegetarians or vegans.'],
		['spring-tide', '+2 for either side, +3 more with water eco-beasts.'],
		['heatwave', 'Stays before you: −5 in your next battle.'],
		['earth-guardian', '+1 for heroes who fight alone.'],
		['contaminated', 'They become radioactive.']
	] as const)('%s: %s', (id, line) => {
		expect(cardText(id).lines.map(({ en }) => en)).toContain(line);
	});
});
