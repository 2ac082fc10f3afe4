/** Own decks: kept, sent as links and texts, drawn by lot, filtered, and judged by the rules. */
import fc from '../../check';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../src/lib/engine/illegal';
import { seeded } from '../../../src/lib/engine/random';
import { game, module } from '../../../src/lib/games/historical-conquest';
import { ALL_CARDS, STARTERS, cardById } from '../../../src/lib/games/historical-conquest/content';
import { deckFaults } from '../../../src/lib/games/historical-conquest/deck';
import { writeDecklist } from '../../../src/lib/games/historical-conquest/decklist';
import { chosenIn, optionOf } from '../../../src/lib/games/historical-conquest/ui/deck/model/choice';
import { findDeckLink, packDeck, unpackDeck } from '../../../src/lib/games/historical-conquest/ui/deck/model/deck-link';
import { readDeckText } from '../../../src/lib/games/historical-conquest/ui/deck/model/deck-text';
import { NO_FILTERS, listedCards } from '../../../src/lib/games/historical-conquest/ui/deck/model/filters';
import { added, changed, readDecks, restored } from '../../../src/lib/games/historical-conquest/ui/deck/model/own-deck';
import { randomDeck } from '../../../src/lib/games/historical-conquest/ui/deck/model/random-deck';
import { faultOf, rowLine, standingOf } from '../../../src/lib/games/historical-conquest/ui/deck/model/standing';
import { summaryOf } from '../../../src/lib/games/historical-conquest/ui/deck/model/summary';

const ids = ALL_CARDS.map(({ id }) => id);
const compass = STARTERS[0]?.cards ?? [];
const anyDeck = fc.shuffledSubarray(ids, { minLength: 1 });
const byContent = (cards: readonly string[]): readonly string[] => ids.filter((id) => cards.includes(id));

/** The starters in links that were sent with the first version. */
const LINKS = ['1.PwD-_____x8AAAAAAAAAAAAAAAAA.', '1.4AcAAAAAAOD______wEAAAAAAAAA.', '1.iHgAAAAAAAAAAAAAAP7_____HwAA.'];

describe('a deck as a link', () => {
	it('comes back with its name and cards', () => {
		fc.assert(
			fc.property(anyDeck, fc.string({ unit: 'grapheme', maxLength: 12 }), (cards, name) => {
				const back = unpackDeck(packDeck(name.trim(), cards));
				expect(back).toMatchObject({ cards: byContent(cards), unknown: 0 });
			})
		);
		expect(unpackDeck(packDeck('Steppe et voile’s 草原', compass))).toEqual({
			name: 'Steppe et voile’s 草原',
			cards: byContent(compass),
			unknown: 0
		});
		expect(packDeck('', compass).length).toBeLessThan(40);
	});

	it('means the same cards for ever: the order of cards.json only grows at its end', () => {
		expect(unpackDeck('1.AQAAAAAAAAAAAAAAAAAAAAAAAAAAQA.')).toEqual({
			name: '',
			cards: ['quebec'],
			unknown: 1
		});
		expect(STARTERS.map(({ cards }) => packDeck('', cards))).toEqual(LINKS);
	});

	it('is never mistaken: whatever else stands there is refused and throws nothing', () => {
		for (const bad of ['', '1', '1.', '1..', '1.!!.', '1.AAAA.', 'x', '1.AQ', '1.AQ.AQ.AQ', '__proto__', '-1.AQ.']) {
			expect(unpackDeck(bad), bad).toBe('not-a-deck');
		}
		expect(unpackDeck('2.whatever')).toBe('newer');
		fc.assert(fc.property(fc.string(), (text) => void unpackDeck(text)));
		fc.assert(fc.property(fc.stringMatching(/^1\.[\w-]{0,60}\.[\w-]{0,20}$/), (text) => void unpackDeck(text)));
	});

	it('is found in a message', () => {
		const code = packDeck('Mine', compass);
		expect(findDeckLink(`Look: https://example.org/mangrove/workshop/historical-conquest#${code} !`)).toBe(code);
		expect(findDeckLink(`https://example.org/replay#${code}`)).toBeNull();
	});
});

describe('a deck as text', () => {
	it('comes back in both languages, with its name', () => {
		fc.assert(
			fc.property(anyDeck, fc.constantFrom('en', 'fr'), (cards, language) => {
				const back = readDeckText(writeDecklist(cards, language, 'Steppe and Sail'));
				expect(back).toMatchObject({ name: 'Steppe and Sail', twice: [], unread: [], unknown: 0, fault: null });
				expect(byContent(back.cards)).toEqual(byContent(cards));
			})
		);
		expect(readDeckText(writeDecklist(compass, 'en')).name).toBe('');
	});

	it('loses no line, whatever it says: every line is a card, a remark, empty, or said to be unread', () => {
		const line = fc.oneof(
			fc.constantFrom(...ids),
			fc.constantFrom(...ALL_CARDS.map(({ name }) => `1x ${name.fr.toUpperCase()} # mine`)),
			fc.constantFrom('', '   ', '# remark'),
			fc.string().filter((text) => !/[\r\n]/.test(text))
		);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 80 }), (lines) => {
				const read = readDeckText(lines.join('\n'));
				expect(new Set(read.cards).size).toBe(read.cards.length);
				expect(ids).toEqual(expect.arrayContaining([...read.cards]));
				for (const unread of read.unread) expect(lines[unread - 1]?.replace(/#.*/, '').trim()).not.toBe('');
				for (const [index, text] of lines.entries()) {
					if (ids.includes(text)) expect(read.unread).not.toContain(index + 1);
					if (ids.includes(text)) expect(read.cards).toContain(text);
				}
			})
		);
		fc.assert(fc.property(fc.string(), (text) => void readDeckText(text)));
	});

	it('says which lines name no card, and takes a card once that is named twice', () => {
		const text = '# Mine\nSocrates\nKing Arthur\nsocrate\n1 Marco Polo';
		expect(readDeckText(text)).toMatchObject({
			name: 'Mine',
			cards: ['socrates', 'marco-polo'],
			twice: ['socrates'],
			unread: [3]
		});
	});

	it('may be a link; a bad one is said and brings nothing', () => {
		const link = `https://example.org/workshop/historical-conquest#${packDeck('Mine', ['egypt'])}`;
		expect(readDeckText(`Here it is: ${link}`)).toMatchObject({ name: 'Mine', cards: ['egypt'], fault: null });
		expect(readDeckText('https://example.org/workshop/historical-conquest#1.x')).toMatchObject({
			cards: [],
			fault: 'not-a-deck'
		});
	});
});

describe('decks on the device', () => {
	it('are read as far as they are decks; nothing throws', () => {
		const good = { id: 3, name: 'Mine', cards: ['egypt', 'from-a-newer-version'] };
		expect(readDecks([good, null, 7, { id: 3, name: 'twin', cards: [] }, { id: 4, name: 'x' }])).toEqual([good]);
		fc.assert(fc.property(fc.jsonValue(), (stored) => void readDecks(stored)));
	});

	it('are added, changed and brought back to their place', () => {
		const three = ['a', 'b', 'c'].reduce<ReturnType<typeof readDecks>>((decks, name) => added(decks, name, []), []);
		expect(three.map(({ id }) => id)).toEqual([1, 2, 3]);
		const [, gone] = three;
		const left = three.filter(({ id }) => id !== 2);
		expect(gone && restored(left, gone, 1)).toEqual(three);
		expect(gone && restored(three, gone, 1)).toEqual(three);
		expect(changed(three, 3, () => ({ cards: ['egypt'] }))[2]).toEqual({ id: 3, name: 'c', cards: ['egypt'] });
	});
});

describe('the deck of a seat', () => {
	it('is known again by its cards', () => {
		const own = [{ id: 5, name: 'Mine', cards: ['egypt', 'socrates'] }];
		expect(chosenIn('starter-quill', own, 'en')).toMatchObject({
			of: 'starter-quill',
			name: 'Starter Quill',
			faults: []
		});
		expect(chosenIn(optionOf(['egypt', 'socrates']), own, 'en')).toMatchObject({ of: 5, name: 'Mine' });
		expect(chosenIn(optionOf(['egypt']), own, 'en')).toMatchObject({ of: null });
	});

	it('is refused by the row exactly where the rules refuse it', () => {
		const random = seeded('rows');
		for (let i = 0; i < 200; i++) {
			const all = random.shuffle(ids).slice(0, 40 + random.int(20));
			const cards = random.int(4) === 0 ? all.filter((id) => cardById(id).land === null) : all;
			if (random.int(5) === 0) cards.push('from-a-newer-version');
			const refused = refusal(() => game.setup({ decks: [{ cards }, 'starter-quill'] }));
			expect(faultOf(cards) === null).toBe(refused === null);
			expect(standingOf(cards, 'en').fault?.code ?? null).toBe(refused);
			expect(rowLine(cards, deckFaults(cards), 'fr')).not.toMatch(/[{}]/);
		}
	});

	it.each([2, 3, 10])('is a starter by default and a choice of its own at each of %s seats', (players) => {
		const field = module.options.find(({ path }) => path === 'decks');
		const proposed = field?.default as { readonly bySeats: Readonly<Record<string, readonly string[]>> };
		const starters = proposed.bySeats[players] ?? [];
		expect(starters).toHaveLength(players);
		expect(new Set(starters).size).toBe(Math.min(players, STARTERS.length));
		const random = seeded('seats');
		const drawn = { cards: randomDeck(() => random.int(2 ** 30) / 2 ** 30) };
		const own = { cards: [...compass, 'egypt', 'socrates'].filter((id, at, all) => all.indexOf(id) === at) };
		for (let seat = 0; seat < players; seat++) {
			const decks = starters.map((starter, at) => (at === seat ? drawn : at === (seat + 1) % players ? own : starter));
			expect(game.setup({ players, decks }).options.decks).toEqual(decks);
		}
	});

	it('says how many are missing', () => {
		const short = compass.slice(0, 46);
		expect(rowLine(short, deckFaults(short), 'en')).toBe('46 cards: 4 are missing');
		expect(standingOf(short, 'en')).toMatchObject({
			lead: '4 more cards make a deck.',
			rest: '46 of 50, 6 lands on 6 continents.'
		});
	});

	it('by lot is legal, in the shape of a starter, and another each time', () => {
		const random = seeded('lot');
		const drawn = Array.from({ length: 20 }, () => randomDeck(() => random.int(2 ** 30) / 2 ** 30));
		for (const cards of drawn) {
			expect(deckFaults(cards)).toEqual([]);
			expect(summaryOf(cards).categories.every(({ count, usual }) => count === usual)).toBe(true);
			expect(summaryOf(cards).continents.every(({ lands }) => lands === 1)).toBe(true);
		}
		expect(new Set(drawn.map((cards) => cards.join())).size).toBe(20);
	});
});

describe('the list of the builder', () => {
	const list = (
		filters: Partial<typeof NO_FILTERS>,
		order: 'name' | 'attack' = 'attack',
		deck: readonly string[] = []
	) => listedCards({ ...NO_FILTERS, ...filters }, order, deck, 'en');

	it('shows all, sorted', () => {
		expect(list({})).toHaveLength(167);
		expect(list({})[0]).toBe('alexander-the-great');
		expect(list({}, 'name').slice(0, 2)).toEqual(['maori-battalion', 'abebe-bikila']);
	});

	it('filters of different kinds add up, of one kind any will do', () => {
		expect(list({ categories: ['character'], continents: ['asia'] })).toHaveLength(17);
		const both = list({ categories: ['land', 'army'] });
		expect(both).toHaveLength(list({ categories: ['land'] }).length + list({ categories: ['army'] }).length);
		expect(list({ traits: ['interrupt', 'usable'] })).toEqual([]);
		expect(list({ decks: ['booster-caravan'] })).toHaveLength(20);
	});

	it('finds words of names, nations and abilities, without accents', () => {
		expect(list({ query: 'bolivar' })).toEqual(['simon-bolivar']);
		expect(list({ query: 'cancel event' })).toContain('heliocentrism');
		expect(list({ query: 'no such thing' })).toEqual([]);
	});

	it('knows what works with the deck', () => {
		const partners = list({ traits: ['suits'] }, 'name', ['quebec']);
		expect(partners).toContain('samuel-de-champlain');
		expect(partners).not.toContain('jesse-owens');
	});
});
