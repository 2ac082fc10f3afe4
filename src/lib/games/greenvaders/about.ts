/** What the home page shows before the rules are loaded. */
import type { About, AnyModule } from '../../engine/module';

export const about: About = {
	id: 'greenvaders',
	name: { en: 'Greenvaders', fr: 'Greenvaders' },
	tagline: {
		en: 'Grow lines of mutant plants and be first at the fountain.',
		fr: 'Alignez vos plantes mutantes et atteignez la fontaine en premier.'
	},
	motto: { en: 'plants take the city', fr: 'la ville aux plantes' },
	seatCounts: [2, 4],
	minutes: [15, 30],
	rules: 1,
	load: () => import('./index').then(({ module }) => module as AnyModule)
};
