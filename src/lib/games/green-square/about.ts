/** What the home page shows before the rules are loaded. */
import type { About, AnyModule } from '../../engine/module';

export const about: About = {
	id: 'green-square',
	name: { en: 'Green Square', fr: 'Green Square' },
	tagline: {
		en: 'Equip your eco-hero, bargain for help and be first to defeat your way to Level 10.',
		fr: 'Équipez votre éco-héros, marchandez des renforts et gagnez vos combats jusqu’au Niveau 10.'
	},
	motto: { en: 'eco-heroes and beasts', fr: 'éco-héros et monstres' },
	seatCounts: [2, 3, 4, 5, 6],
	minutes: [45, 90],
	rules: 2,
	load: () => import('./index').then(({ module }) => module as AnyModule)
};
