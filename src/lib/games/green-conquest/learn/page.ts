/** Pictures for the rules page of The Green Conquest. */
import type { PageParts } from '../../../learn/page-parts';
import { VEHICLES } from '../content';
import Picture from './Picture.svelte';
import { PLATES } from './pictures';

export const parts: PageParts = {
	pictures: [...Object.keys(PLATES), ...VEHICLES.map(({ letter }) => `vehicle-${letter}`)],
	Picture
};
