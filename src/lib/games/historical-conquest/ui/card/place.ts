/** Where the rules page speaks of a card. */
import type { Category } from '../../card';
import { cardById } from '../../content';

const PLACES: Readonly<Record<Category, string>> = {
	land: 'list-lands',
	character: 'list-characters',
	army: 'list-armies',
	explorer: 'list-explorers',
	event: 'list-events',
	technology: 'list-technologies',
	location: 'list-locations',
	knowledge: 'list-knowledge',
	document: 'list-documents',
	organization: 'list-organizations'
};

export function placeOf(id: string): string {
	return PLACES[cardById(id).card.category];
}
