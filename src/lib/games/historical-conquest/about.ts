/** What the home page shows before the rules are loaded. */
import type { About, AnyModule } from '../../engine/module';

export const about: About = {
	id: 'historical-conquest',
	name: { en: 'Historical Conquest', fr: 'Historical Conquest' },
	tagline: {
		en: 'Build a civilisation across the ages: gather lands, people and armies, and win hearts.',
		fr: 'Bâtissez une civilisation à travers les âges : pays, figures, armées, et le moral.'
	},
	motto: { en: 'all of history at once', fr: 'toute l’histoire à la fois' },
	seatCounts: [2, 3, 4, 5, 6, 7, 8, 9, 10],
	minutes: [10, 75],
	rules: 1,
	load: () => import('./index').then(({ module }) => module as AnyModule)
};
