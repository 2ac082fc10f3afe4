/** What the home page shows before the rules are loaded. */
import type { About, AnyModule } from '../../engine/module';

export const about: About = {
	id: 'green-conquest',
	name: { en: 'The Green Conquest', fr: 'The Green Conquest' },
	tagline: {
		en: 'Lead a clan of war vehicles: gather momentum, ram the others, hold the marsh.',
		fr: 'Menez un clan de véhicules de guerre : prenez de la lancée, percutez, tenez le marais.'
	},
	motto: { en: 'war machines', fr: 'engins de guerre' },
	seatCounts: [2, 3, 4],
	minutes: [20, 60],
	rules: 2,
	load: () => import('./index').then(({ module }) => module as AnyModule)
};
