/** The cards are well formed, their effects known to the interpreter, their texts whole in both languages (sections 2 and 7). */
import { describe, expect, it } from 'vitest';
import type { Condition, Effect } from '../../src/lib/games/historical-conquest/ability';
import { PRICES, TIMINGS, UNTILS, DANGERS } from '../../src/lib/games/historical-conquest/ability';
import {
	CATEGORIES,
	CONTINENTS,
	ERAS,
	TAGS,
	TRAVELS,
	UNIT_SUBTYPES,
	ZONES
} from '../../src/lib/games/historical-conquest/card';
import type { Card } from '../../src/lib/games/historical-conquest/card';
import {
	either,
	isCount,
	isFlag,
	isInteger,
	isNull,
	list,
	oneOf,
	orNull,
	record,
	set,
	text
} from '../../src/lib/engine/shape';
import type { Shape } from '../../src/lib/engine/shape';
import { ALL_CARDS, ALL_DECKS, STARTERS, cardById } from '../../src/lib/games/historical-conquest/content';
import { deckProblem } from '../../src/lib/games/historical-conquest/deck';
import { EFFECTS, neededFields } from '../../src/lib/games/historical-conquest/effects';
import { cardText } from '../../src/lib/games/historical-conquest/text';

const isText = record({ en: text(/\S/), fr: text(/\S/) });
const isId = text(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const isPoints: Shape = (value) => isCount(value) && (value as number) % 50 === 0;
const isContinent = oneOf(CONTINENTS);

const isMatch = record(
	{},
	{
		category: set(oneOf(CATEGORIES)),
		subtype: set(oneOf(UNIT_SUBTYPES)),
		nation: set(isId),
		era: set(oneOf(ERAS)),
		tag: set(oneOf(TAGS))
	}
);

const isTest = either(
	record({ test: oneOf(['same-land', 'own', 'enemy']), match: isMatch }),
	record({ test: oneOf(['here']), continent: isContinent }),
	record({ test: oneOf(['holds']), land: isId }),
	record({ test: oneOf(['holds']), continent: isContinent }),
	record({ test: oneOf(['morale-min', 'morale-max', 'lands-min']), value: isInteger }),
	record({ test: oneOf(['marked']), tag: oneOf(TAGS) })
);

const kind = (...names: readonly string[]): Shape => oneOf(names);
const points = { attack: isInteger, defense: isInteger };
const isClass = oneOf([...CATEGORIES, 'ability']);

/** Section 7.4, row by row. */
const isEffect = either(
	record(
		{ effect: kind('morale'), who: oneOf(['self', 'opponent', 'opponents']), amount: isInteger },
		{ per: oneOf(['own-lands']), max: isCount }
	),
	record({ effect: kind('bonus'), scope: oneOf(['land', 'all-lands']), ...points }),
	record({
		effect: kind('boost'),
		on: oneOf(['battle', 'this-land', 'own-land', 'all-own-lands']),
		...points,
		until: oneOf(UNTILS)
	}),
	record({ effect: kind('destroy'), what: oneOf(['one']), match: isMatch }),
	record({ effect: kind('destroy'), what: oneOf(['all']), match: isMatch, attached: isFlag, pierce: isFlag }),
	record({ effect: kind('cancel'), classes: set(isClass) }),
	record({ effect: kind('protect'), scope: oneOf(['self', 'land']), from: set(oneOf(DANGERS)) }),
	record({ effect: kind('draw', 'extra-plays', 'extra-attack', 'force-discard'), count: isCount }),
	record({ effect: kind('attack-threshold'), value: isCount }),
	record({ effect: kind('hand-size'), delta: isInteger }),
	record({ effect: kind('reach'), by: oneOf(['sea', 'land', 'air']) }),
	record({ effect: kind('capacity'), slots: isCount, armies: isCount }),
	record({ effect: kind('unmark'), tag: oneOf(TAGS) }),
	record({ effect: kind('soften'), amount: isCount }),
	record({ effect: kind('discover', 'steal', 'revive', 'transport', 'suppress', 'truce', 'call-off', 'spy') })
);

const isAbility = record(
	{ when: oneOf(TIMINGS), do: list(isEffect) },
	{ if: list(isTest), pay: oneOf(PRICES), interrupt: oneOf([true]) }
);

const printed = {
	id: isId,
	name: isText,
	nations: set(isId),
	tags: set(oneOf(TAGS)),
	fact: isText,
	seed: isFlag,
	abilities: list(isAbility)
};
const played = {
	...printed,
	continent: orNull(isContinent),
	year: isInteger,
	era: oneOf(ERAS),
	morale: isPoints,
	interrupt: isFlag
};

const isCard = either(
	record({
		...printed,
		category: oneOf(['land']),
		subtype: oneOf(['land']),
		continent: isContinent,
		year: isNull,
		era: isNull,
		land: record({ landmass: isId, sea: isFlag, latitude: isInteger })
	}),
	record(
		{
			...played,
			category: oneOf(['character', 'army', 'explorer']),
			subtype: oneOf(UNIT_SUBTYPES),
			zone: oneOf(['land', 'enemy-land']),
			attack: isPoints,
			defense: isPoints
		},
		{ travel: oneOf(TRAVELS) }
	),
	record({ ...played, category: oneOf(CATEGORIES), subtype: oneOf(CATEGORIES), zone: oneOf(ZONES) }, { lasts: isCount })
);

const eraOf = (year: number): string =>
	year < 500
		? 'ancient'
		: year < 1450
			? 'medieval'
			: year < 1789
				? 'early-modern'
				: year < 1914
					? 'modern'
					: 'contemporary';

const abilities = ALL_CARDS.flatMap((card) => card.abilities.map((ability) => ({ card, ability })));
const tests = (timings: readonly string[]): Condition[] =>
	abilities.flatMap(({ ability }) => (timings.includes(ability.when) ? [...(ability.if ?? [])] : []));

describe('cards', () => {
	it('there are 167, each once', () => {
		expect(new Set(ALL_CARDS.map(({ id }) => id)).size).toBe(167);
		expect(ALL_CARDS.length).toBe(167);
	});

	for (const category of CATEGORIES) {
		it(`${category} cards are well formed`, () => {
			const cards = ALL_CARDS.filter((card) => card.category === category);
			expect(cards.length).toBeGreaterThan(0);
			expect(cards.filter((card) => !isCard(card)).map(({ id }) => id)).toEqual([]);
		});
	}

	it('fields that go together do', () => {
		const faults = ALL_CARDS.flatMap((card: Card): string[] => {
			if (card.category === 'land') return [];
			const unit = 'attack' in card;
			const wrong = [
				card.era === eraOf(card.year) ? '' : 'era',
				unit || card.subtype === card.category ? '' : 'subtype',
				!unit || (card.category === 'explorer') === (card.travel !== undefined) ? '' : 'travel',
				!unit || card.travel === undefined || card.subtype === `explorer-${card.travel}` ? '' : 'travel',
				!unit || (card.category === 'army') === (card.subtype === 'army') ? '' : 'army',
				card.subtype !== 'leader' || card.tags.includes('leader') ? '' : 'leader',
				unit || card.zone !== 'land' ? '' : 'zone'
			];
			return wrong.filter((each) => each !== '').map((each) => `${card.id}: ${each}`);
		});
		expect(faults).toEqual([]);
	});

	it('what section 7.3 says of our cards: targets come without tests, lands have nothing on play, upkeep only morale', () => {
		for (const { card, ability } of abilities) {
			if (ability.when === 'on-play' && neededFields(ability.do).length > 0)
				expect(ability.if, card.id).toBeUndefined();
			if (card.category === 'land') expect(ability.when, card.id).not.toBe('on-play');
			if (ability.when === 'upkeep')
				expect(
					ability.do.every(({ effect }) => effect === 'morale'),
					card.id
				).toBe(true);
			if (ability.when === 'battle')
				expect(
					ability.do.every(({ effect }) => effect === 'suppress'),
					card.id
				).toBe(true);
		}
	});

	it('no interrupt draws cards, so that windows are finite', () => {
		const interrupts = ALL_CARDS.filter((card) => cardById(card.id).isInterrupt);
		const effects = interrupts.flatMap((card) => cardById(card.id).onPlayEffects.map(({ effect }) => effect));
		expect(effects).not.toContain('draw');
		expect(effects).not.toContain('discover');
	});

	it('continuous and upkeep abilities ask for nothing but their holder’s own cards and morale', () => {
		expect(tests(['continuous', 'upkeep']).filter(({ test }) => test === 'enemy' || test === 'marked')).toEqual([]);
	});

	it('lands and tags that tests name exist', () => {
		for (const test of tests(TIMINGS)) if ('land' in test) expect(cardById(test.land).land).not.toBeNull();
	});
});

describe('decks', () => {
	it('three starters and a booster, of cards that exist', () => {
		expect(ALL_DECKS.map(({ kind: each, cards }) => `${each} ${cards.length}`)).toEqual([
			'starter 50',
			'starter 50',
			'starter 50',
			'booster 20'
		]);
		for (const deck of ALL_DECKS) for (const id of deck.cards) expect(cardById(id).id).toBe(id);
		const used = new Set(ALL_DECKS.flatMap(({ cards }) => cards));
		expect(ALL_CARDS.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
	});

	for (const { id, cards } of STARTERS) {
		it(`${id} is legal and made as 2.5 says`, () => {
			expect(deckProblem(cards)).toBeNull();
			const count = (category: string): number =>
				cards.filter((each) => cardById(each).card.category === category).length;
			expect(CATEGORIES.map(count)).toEqual([6, 26, 4, 5, 4, 1, 1, 1, 1, 1]);
			const lands = cards.flatMap((each) => cardById(each).land?.continent ?? []);
			expect(new Set(lands).size).toBe(6);
			const subtypes = new Set(cards.map((each) => cardById(each).card.subtype));
			const missing = UNIT_SUBTYPES.filter(
				(each) => !each.startsWith('explorer') && each !== 'army' && !subtypes.has(each)
			);
			expect(missing).toEqual([]);
		});
	}
});

describe('effects', () => {
	it('all 24 kinds have a rule and are on some card', () => {
		const used = new Set(abilities.flatMap(({ ability }) => ability.do.map(({ effect }) => effect)));
		expect(Object.keys(EFFECTS).sort()).toEqual([...used].sort());
		expect(used.size).toBe(24);
	});

	it('whatever needs a choice says which values are legal', () => {
		const effects: Effect[] = abilities.flatMap(({ ability }) => [...ability.do]);
		for (const effect of effects) {
			const rule = EFFECTS[effect.effect];
			const needs = (rule.needs as ((each: Effect) => readonly string[]) | undefined)?.(effect) ?? [];
			if (needs.length > 0) expect(rule.values, effect.effect).toBeDefined();
		}
	});
});

describe('texts', () => {
	it('every card has whole sentences in both languages', () => {
		for (const card of ALL_CARDS) {
			for (const language of ['en', 'fr'] as const) {
				for (const sentence of cardText(card, language)) {
					expect(sentence, card.id).toMatch(/^[+A-ZÀÉÔ].*\.$/);
					expect(sentence, card.id).not.toMatch(/[{}]|undefined|NaN| {2}/);
				}
			}
			expect(cardText(card, 'en').length).toBe(cardText(card, 'fr').length);
		}
	});

	it.each([
		[
			'harriet-tubman',
			'en',
			[
				'+150 morale when played.',
				'When played: remove every Slavery card from all lands; your morale +150 if any land bears: Slavery.'
			]
		],
		[
			'eli-whitney',
			'en',
			[
				'Once, on your turn: discard another of your cards standing in a land; your morale +200; its land gets +200 strength for good.'
			]
		],
		[
			'blackbeard',
			'en',
			['Once, on your turn: one opponent discards a card from hand; the same opponent’s morale −100.']
		],
		['jing-ke', 'en', ['In battle: the strongest enemy card adds no points. This ability has priority.']],
		[
			'slavery',
			'fr',
			[
				'Posez-la sur le pays d’un adversaire.',
				'Au début du tour de son détenteur\u00a0: moral de son détenteur −100.',
				'Reste pendant 4 tours de son détenteur.'
			]
		]
	] as const)('%s in %s', (id, language, sentences) => {
		expect(cardText(cardById(id).card, language)).toEqual(sentences);
	});
});
