/** No English is left in what French readers learn from: lessons, puzzles, rules, and the cards of the rules pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/lib/games';
import { cards as greenSquare } from '../../src/lib/games/green-square/learn/cards';
import { cards } from '../../src/lib/games/greenvaders/learn/cards';
import { cards as cardsOfHistory } from '../../src/lib/games/historical-conquest/learn/cards';
import type { PageParts } from '../../src/lib/learn/page-parts';
import { parseRules, textOf } from '../../src/lib/learn/rules';
import { englishIn } from './english';
import { TASKS } from './tasks';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/lib/games');
const PARTS: { readonly [game: string]: PageParts } = {
	greenvaders: { cards },
	'green-square': { cards: greenSquare },
	'historical-conquest': { cards: cardsOfHistory }
};

describe('French to learn from', () => {
	it('knows an English sentence when it sees one', () => {
		expect(englishIn('Jouez une carte de votre main : le but est la fontaine.')).toEqual([]);
		expect(englishIn('Choose one of your cards.')).toHaveLength(3);
	});

	it('has no English in lessons and puzzles', () => {
		const texts = TASKS.flatMap(({ task }) => [
			...[task.title, task.text, task.task, task.help, task.hint, task.praise],
			...(task.notes ?? []).map(({ text }) => text),
			...(task.slips ?? []).map(({ why }) => why)
		]);
		expect(texts.flatMap(({ fr }) => englishIn(fr))).toEqual([]);
	});

	it.each(games.map(({ id }) => id))('has no English in the rules of %s', (game) => {
		const chapters = parseRules(readFileSync(path.join(root, game, 'learn', 'rules.fr.md'), 'utf8'));
		const sections = chapters.flatMap((chapter) => chapter.sections);
		const lists = sections.flatMap(({ blocks }) =>
			blocks.flatMap((block) => (block.kind === 'cards' ? [block.name] : []))
		);
		const listed = lists.flatMap((list) => PARTS[game]?.cards?.(list, 'fr') ?? []);
		const texts = [
			...chapters.map(({ title }) => title),
			...sections.flatMap((section) => [section.title, textOf(section)]),
			...listed.flatMap(({ name, kind, lines }) => [name, kind, ...lines])
		];
		expect(texts.flatMap(englishIn)).toEqual([]);
	});
});
