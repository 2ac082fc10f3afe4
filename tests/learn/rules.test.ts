/** The rules pages: both languages say the same things in the same places, every picture and link leads somewhere, and the search finds. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TYPE_LETTERS } from '../../src/lib/games/green-conquest/types';
import { module as greenConquest } from '../../src/lib/games/green-conquest';
import { PLATES } from '../../src/lib/games/green-conquest/learn/pictures';
import { CARDS } from '../../src/lib/games/green-square/content';
import { cards as greenSquare } from '../../src/lib/games/green-square/learn/cards';
import { CARDS as CARDS_OF_PLANTS } from '../../src/lib/games/greenvaders/content';
import { explanation } from '../../src/lib/games/greenvaders/ui/model/explained';
import { ALL_CARDS } from '../../src/lib/games/historical-conquest/content';
import { cards as cardsOfHistory } from '../../src/lib/games/historical-conquest/learn/cards';
import { inlines } from '../../src/lib/learn/inline';
import { parseRules, searchRules, textOf, type Block, type Chapter } from '../../src/lib/learn/rules';
import { folded } from '../../src/lib/ui/game/search';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/lib/games');
const GAMES = readdirSync(root).filter((game) => existsSync(path.join(root, game, 'about.ts')));

const source = (game: string, language: string): string =>
	readFileSync(path.join(root, game, 'learn', `rules.${language}.md`), 'utf8');
const sections = (chapters: readonly Chapter[]) => chapters.flatMap((chapter) => chapter.sections);
const blocks = (chapters: readonly Chapter[]): Block[] => sections(chapters).flatMap((section) => section.blocks);
const texts = (chapters: readonly Chapter[]): string[] => sections(chapters).flatMap((s) => textOf(s).split('\n'));
const raw = (chapters: readonly Chapter[]): string[] =>
	blocks(chapters).flatMap((block) =>
		block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : []
	);

describe.each(GAMES)('rules of %s', (game) => {
	const en = parseRules(source(game, 'en'));
	const fr = parseRules(source(game, 'fr'));

	it('have the same places in both languages, each once', () => {
		const places = sections(en).map(({ id, level }) => `${level} ${id}`);
		expect(sections(fr).map(({ id, level }) => `${level} ${id}`)).toEqual(places);
		expect(new Set(places.map((place) => place.slice(2))).size).toBe(places.length);
		expect(en.length).toBeGreaterThanOrEqual(5);
	});

	it('are built alike in both languages', () => {
		const shape = (block: Block): string =>
			block.kind === 'list' ? `list ${block.items.length}` : 'name' in block ? `${block.kind} ${block.name}` : 'text';
		expect(blocks(fr).map(shape)).toEqual(blocks(en).map(shape));
	});

	it('leave nothing of the markup in the words', () => {
		expect([...texts(en), ...texts(fr)].filter((text) => /\*\*|\]\(|\{#|^#|^!/.test(text))).toEqual([]);
	});

	it('link to places that exist', () => {
		const ids = sections(en).map(({ id }) => id);
		const links = [...raw(en), ...raw(fr)].flatMap((text) =>
			inlines(text).flatMap((part) => (part.kind === 'link' ? [part.to] : []))
		);
		expect(links.filter((to) => !ids.includes(to))).toEqual([]);
	});

	it('name the same figures in both languages', () => {
		const figures = (text: string): string => (text.match(/\d+/g) ?? []).sort().join();
		const differing = raw(en).flatMap((text, i) => {
			const french = raw(fr)[i] ?? '';
			return figures(text) === figures(french.replace(/(\d)[\u202f\u00a0 ](?=\d{3})/g, '$1')) ? [] : [[text, french]];
		});
		expect(differing).toEqual([]);
	});

	it('are set like French', () => {
		const wrong = texts(fr).filter(
			(text) => /\S[?!;:](\s|$)/.test(text.replace(/[ \u202f\u00a0][?!;:]/g, '')) || /'|\.\.\./.test(text)
		);
		expect(wrong).toEqual([]);
	});
});

describe('the page of The Green Conquest', () => {
	const chapters = parseRules(source('green-conquest', 'en'));

	it('has a place for every vehicle', () => {
		const ids = sections(chapters).map(({ id }) => id);
		expect(TYPE_LETTERS.filter((type) => !ids.includes(`vehicle-${type}`))).toEqual([]);
	});

	it('shows every picture once, and each can be drawn', () => {
		const named = blocks(chapters).flatMap((block) => (block.kind === 'picture' ? [block.name] : []));
		const vehicles = TYPE_LETTERS.map((type) => `vehicle-${type}`);
		expect([...named].sort()).toEqual([...Object.keys(PLATES), ...vehicles].sort());
		for (const { start, move } of Object.values(PLATES)) {
			const parsed = greenConquest.notation.parsePosition(start);
			expect(parsed.ok, start).toBe(true);
			if (!parsed.ok || move === undefined) continue;
			const moves = greenConquest.game.legal(parsed.value, 0, {}).map(greenConquest.notation.formatMove);
			expect(moves, start).toContain(move);
		}
	});

	it('is searched by words, whatever their capitals and accents', () => {
		const french = parseRules(source('green-conquest', 'fr'));
		const found = (query: string) => sections(searchRules(french, query)).map(({ id }) => id);
		expect(found('ECLAIREUR fuite')).toEqual(['vehicle-S']);
		expect(found('régénération')).toEqual(['camps']);
		expect(found('xyzzy')).toEqual([]);
		expect(found('  ')).toEqual(sections(french).map(({ id }) => id));
		expect(folded('L’Œuf à Côté')).toBe("l'oeuf a cote");
	});

	it('keeps the spaces of French', () => {
		const page = parseRules('## A {#a}\n\nun\u202f: deux\n\n- trois\u00a0; quatre\n');
		expect(raw(page)).toEqual(['un\u202f: deux', 'trois\u00a0; quatre']);
	});

	it('finds cards by what they say', () => {
		const page = parseRules('## A {#a}\n\nwords\n\n### B {#b}\n\n!(list)\n');
		expect(sections(searchRules(page, 'volcano', () => ['A volcano erupts'])).map(({ id }) => id)).toEqual(['b']);
	});
});

describe('the page of Greenvaders', () => {
	it('has a place for every card and Pot-voir, where the table sends its readers', () => {
		const ids = sections(parseRules(source('greenvaders', 'en'))).map(({ id }) => id);
		const subjects = [...[...CARDS_OF_PLANTS.keys()].map((card) => ({ card })), { pot: 'vip' } as const];
		const places = subjects.map((subject) => explanation(subject, 'en').place);
		expect([...new Set(places)].sort()).toEqual(['destroy', 'move', 'place', 'plants', 'pots', 'reinforce']);
		expect(places.filter((place) => !ids.includes(place))).toEqual([]);
	});
});

describe.each([
	['historical-conquest', { cards: cardsOfHistory }, ALL_CARDS.map(({ id }) => id)],
	['green-square', { cards: greenSquare }, CARDS.map(({ id }) => id)]
] as const)('the card lists of %s', (game, parts, all) => {
	const lists = blocks(parseRules(source(game, 'en'))).flatMap((block) => (block.kind === 'cards' ? [block.name] : []));

	it.each(['en', 'fr'] as const)('show every card once, with its words, in %s', (language) => {
		const shown = lists.flatMap((list) => parts.cards?.(list, language) ?? []);
		expect(shown.map(({ id }) => id).sort()).toEqual([...all].sort());
		expect(shown.filter(({ name, kind }) => name === '' || kind === '')).toEqual([]);
	});
});
