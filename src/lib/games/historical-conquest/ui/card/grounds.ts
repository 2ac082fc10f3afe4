/**
 * The ground of each card: lands by continent, characters and explorers by subtype, all else by category. Cream is read
 * on each of them (4.5 : 1 or more).
 */
import type { Card, Category, Continent, Subtype } from '../../card';
import { cardById } from '../../content';

export const CONTINENT_GROUNDS: Readonly<Record<Continent, string>> = {
	europe: '#4356b4',
	africa: '#966107',
	asia: '#a5304a',
	'north-america': '#37764a',
	'south-america': '#17797e',
	oceania: '#7a479e'
};

const RULERS = '#36469c';
const FIGHTERS = '#8c3420';
const ARTISTS = '#85295f';
const SCHOLARS = '#17696e';
const REFORMERS = '#875511';
const EXPLORERS = '#2c6845';

const SUBTYPE_GROUNDS: Readonly<Partial<Record<Subtype, string>>> = {
	leader: RULERS,
	conqueror: RULERS,
	politician: RULERS,
	warrior: FIGHTERS,
	assassin: FIGHTERS,
	outlaw: FIGHTERS,
	artist: ARTISTS,
	author: ARTISTS,
	musician: ARTISTS,
	entertainer: ARTISTS,
	scientist: SCHOLARS,
	inventor: SCHOLARS,
	philosopher: SCHOLARS,
	economist: SCHOLARS,
	'spiritual-leader': REFORMERS,
	activist: REFORMERS,
	athlete: REFORMERS,
	businessman: REFORMERS,
	'explorer-sea': EXPLORERS,
	'explorer-land': EXPLORERS,
	'explorer-air': EXPLORERS,
	'explorer-space': EXPLORERS
};

/** Also the colours of categories in bars and lists. */
export const CATEGORY_GROUNDS: Readonly<Record<Category, string>> = {
	land: CONTINENT_GROUNDS['north-america'],
	character: RULERS,
	army: '#5e1f12',
	explorer: EXPLORERS,
	event: '#33261f',
	technology: '#454b57',
	location: '#5f5a2b',
	knowledge: '#2a5480',
	document: '#80591a',
	organization: '#5a3868'
};

/** Nothing about these sparkles: no rays, no sound. */
const QUIET: Readonly<Record<string, string>> = { slavery: '#241c19', 'atomic-bomb': '#2b2e33' };

export const isQuiet = (id: string): boolean => id in QUIET;

export function groundOf(id: string): string {
	const { card } = cardById(id);
	return QUIET[id] ?? byKind(card);
}

function byKind(card: Card): string {
	if (card.category === 'land') return CONTINENT_GROUNDS[card.continent];
	return SUBTYPE_GROUNDS[card.subtype] ?? CATEGORY_GROUNDS[card.category];
}

/** Starters and the booster. */
export const DECK_GROUNDS: Readonly<Record<string, string>> = {
	'starter-compass': RULERS,
	'starter-lantern': CATEGORY_GROUNDS.document,
	'starter-quill': ARTISTS,
	'booster-caravan': CATEGORY_GROUNDS.organization
};
