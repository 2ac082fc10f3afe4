/** The cards of Green Square for its rules page, with the drawings that the table shows. */
import type { PageParts } from '../../../learn/page-parts';
import { cards } from './cards';
import Face from './Face.svelte';

export const parts: PageParts = { cards, Face };
