/** The deck builder: what is wrong with a list, lists as text, cards to fill a deck up with. */
import { describe, expect, it } from 'vitest';
import { refusal } from '../../src/lib/engine/illegal';
import { seeded } from '../../src/lib/engine/random';
import { game, module } from '../../src/lib/games/historical-conquest';
import { ALL_CARDS, ALL_DECKS, STARTERS, cardById } from '../../src/lib/games/historical-conquest/content';
import { deckFaults } from '../../src/lib/games/historical-conquest/deck';
import { readDecklist, writeDecklist } from '../../src/lib/games/historical-conquest/decklist';
import { suggestCards } from '../../src/lib/games/historical-conquest/suggestions';

const compass = STARTERS[0]?.cards ?? [];
const ids = ALL_CARDS.map(({ id }) => id);
const codes = (cards: readonly unknown[]): string[] => deckFaults(cards).map(({ code }) => code);

describe('faults of a deck', () => {
	it('are all listed, with the cards at fault', () => {
		expect(deckFaults(compass)).toEqual([]);
		expect(deckFaults(['x', 'socrates', 'socrates', 'socrates', 'y', 'x'])).toEqual([
			{ code: 'deck-unknown-card', cards: ['x', 'y'] },
			{ code: 'deck-duplicate', cards: ['socrates'] },
			{ code: 'deck-too-small', cards: [] },
			{ code: 'deck-no-land', cards: [] }
		]);
		expect(codes([null, 7, {}])).toContain('deck-unknown-card');
	});

	it('the first is the reason for which setup refuses it; without one setup takes it', () => {
		const random = seeded('decks');
		for (let i = 0; i < 300; i++) {
			const cards = random.shuffle(ids).slice(0, 40 + random.int(20));
			if (random.int(3) === 0) cards.push(random.pick(['x', cards[0] ?? 'x']));
			const kept =
				random.int(4) === 0 ? cards.filter((id) => cardById(id === 'x' ? 'egypt' : id).land === null) : cards;
			const refused = refusal(() => game.setup({ decks: [{ cards: kept }, 'starter-quill'] }));
			expect(refused).toBe(codes(kept)[0] ?? null);
		}
	});

	it('each has its sentence', () => {
		for (const code of codes(['x', 'egypt', 'egypt'])) expect(module.reasonCodes).toContain(code);
	});
});

describe('a deck that a seat brings', () => {
	const options = { players: 3, goal: 2000 } as const;
	const seated = (seat: number, own: unknown): unknown => game.seated?.(options, seat, own);

	it('takes the place of the one proposed for that seat, and no other', () => {
		const own = { cards: [...suggestCards([])] };
		expect(seated(1, { deck: own })).toEqual({ ...options, decks: ['starter-compass', own, 'starter-quill'] });
	});

	it('is refused as bad options where setup would refuse it, for whatever reason', () => {
		const bad: readonly unknown[] = [
			'starter-none',
			'__proto__',
			null,
			{},
			{ cards: 'starter-compass' },
			{ cards: [] },
			{ cards: compass.slice(1) },
			{ cards: [...compass, compass[0]] },
			{ cards: [...compass, null] },
			{ cards: ids.filter((id) => cardById(id).land === null) }
		];
		for (const deck of bad)
			expect(
				refusal(() => seated(0, { deck })),
				JSON.stringify(deck)
			).toBe('bad-options');
		for (const own of [null, [], 'starter-compass', compass]) expect(refusal(() => seated(0, own))).toBe('bad-options');
	});

	it('fits a seat’s own options: 50 cards take well under 4,000 bytes', () => {
		for (const { cards } of STARTERS) expect(JSON.stringify({ deck: { cards } }).length).toBeLessThan(2000);
	});
});

describe('decks as text', () => {
	it('come back from both languages', () => {
		for (const { cards, name } of ALL_DECKS) {
			for (const language of ['en', 'fr'] as const) {
				const read = readDecklist(writeDecklist(cards, language, name[language]));
				expect(read.unread).toEqual([]);
				expect([...read.cards].sort()).toEqual([...cards].sort());
			}
		}
	});

	it('every name means one card', () => {
		for (const { id, name } of ALL_CARDS) {
			for (const text of [id, name.en, name.fr, `1x ${name.fr.toUpperCase()} # a remark`]) {
				expect(readDecklist(text), text).toEqual({ cards: [id], unread: [] });
			}
		}
	});

	it('what cannot be read is told by line', () => {
		expect(readDecklist('# My deck\n\nsocrate\r\nNobody at all\n  \nSocrates')).toEqual({
			cards: ['socrates', 'socrates'],
			unread: [{ line: 4, text: 'Nobody at all' }]
		});
		expect(readDecklist('__proto__\nconstructor').cards).toEqual([]);
	});

	it('a title stays a remark, whatever is in it', () => {
		expect(readDecklist(writeDecklist(['socrates'], 'en', 'Deck\negypt')).cards).toEqual(['socrates']);
	});
});

describe('suggestions', () => {
	it('fill any beginning up to a legal deck', () => {
		const random = seeded('suggestions');
		for (let i = 0; i < 20; i++) {
			const begun = random.shuffle(ids).slice(0, random.int(50));
			const filled = [...begun, ...suggestCards(begun)];
			expect(filled.length).toBe(50);
			expect(deckFaults(filled)).toEqual([]);
		}
	});

	it('give a deck of nothing the shape of a starter, with a land on every continent', () => {
		const cards = suggestCards([]).map((id) => cardById(id).card);
		expect(cards.filter(({ category }) => category === 'land').length).toBe(6);
		expect(new Set(cards.flatMap((card) => (card.category === 'land' ? [card.continent] : []))).size).toBe(6);
		expect(cards.filter(({ category }) => category === 'army').length).toBe(4);
	});

	it('prefer partners of what is there', () => {
		const army = (begun: readonly string[]): string | undefined =>
			suggestCards(begun).find((id) => cardById(id).card.category === 'army');
		expect(army(['napoleon-bonaparte', 'samuel-de-champlain', 'quebec'])).toBe('french-musketeers');
		expect(army(['samurai', 'miyamoto-musashi'])).not.toBe('french-musketeers');
	});

	it('end when no card is left, and nothing is asked of a full deck', () => {
		expect(suggestCards(ids.slice(1), 9)).toEqual([ids[0]]);
		expect(suggestCards(compass)).toEqual([]);
	});
});
