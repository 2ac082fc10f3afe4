/** The card list as published with the specification: what the code's own tables are held against. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PublishedCard {
	readonly id: string;
	readonly deck: string;
	readonly kind: string;
	readonly copies: number;
	readonly name: { readonly en: string; readonly fr: string };
	readonly flavour?: { readonly en: string; readonly fr: string };
	readonly [field: string]: unknown;
}

interface CardFile {
	readonly decks: { readonly [deck: string]: { readonly size: number } };
	readonly vocabulary: { readonly [list: string]: unknown };
	readonly cards: readonly PublishedCard[];
}

export const published = JSON.parse(readFileSync(join(import.meta.dirname, 'cards.json'), 'utf8')) as CardFile;

/** A number printed on each card that has one. */
export function printed(field: string): { readonly [id: string]: number } {
	return Object.fromEntries(
		published.cards.map((card) => [card.id, typeof card[field] === 'number' ? card[field] : 0])
	);
}
