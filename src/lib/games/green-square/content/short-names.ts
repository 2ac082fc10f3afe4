/** What beasts are called in totals and sentences, where the whole name is too long. French needs the article, too. */
import type { Text } from '../../../engine/module';
import type { CardId } from './names';

export interface ShortName extends Text {
	readonly article: 'le ' | 'la ' | 'l’';
}

export const SHORT_NAMES: { readonly [face in CardId]?: ShortName } = {
	litterbug: { en: 'Litterbug', fr: 'Jette-Partout', article: 'le ' },
	'dripping-tap-gremlin': { en: 'Gremlin', fr: 'Gremlin', article: 'le ' },
	'standby-imp': { en: 'Imp', fr: 'Diablotin', article: 'le ' },
	'straw-sprite': { en: 'Sprite', fr: 'Farfadet', article: 'le ' },
	'till-receipt-serpent': { en: 'Serpent', fr: 'Serpent', article: 'le ' },
	'fast-fashion-moth': { en: 'Moth', fr: 'Mite', article: 'la ' },
	'glitter-pixie': { en: 'Pixie', fr: 'Fée', article: 'la ' },
	'leaf-blower-banshee': { en: 'Banshee', fr: 'Banshee', article: 'la ' },
	'fallout-newt': { en: 'Newt', fr: 'Triton', article: 'le ' },
	'idling-hound': { en: 'Hound', fr: 'Molosse', article: 'le ' },
	'spray-drift-harpy': { en: 'Harpy', fr: 'Harpie', article: 'la ' },
	'wet-wipe-worm': { en: 'Worm', fr: 'Ver', article: 'le ' },
	'burping-bullock': { en: 'Bullock', fr: 'Bouvillon', article: 'le ' },
	'e-waste-poltergeist': { en: 'Poltergeist', fr: 'Poltergeist', article: 'le ' },
	'leaky-barrel-ghoul': { en: 'Ghoul', fr: 'Goule', article: 'la ' },
	'bottled-water-mimic': { en: 'Mimic', fr: 'Mimique', article: 'la ' },
	'skyglow-lamprey': { en: 'Lamprey', fr: 'Lamproie', article: 'la ' },
	'knotweed-strangler': { en: 'Strangler', fr: 'Renouée', article: 'la ' },
	'ghost-net-kraken': { en: 'Kraken', fr: 'Kraken', article: 'le ' },
	'bark-beetle-legion': { en: 'Legion', fr: 'Légion', article: 'la ' },
	'traffic-jam-centipede': { en: 'Centipede', fr: 'Mille-pattes', article: 'le ' },
	'leftovers-ogre': { en: 'Ogre', fr: 'Ogre', article: 'l’' },
	'tailings-troll': { en: 'Troll', fr: 'Troll', article: 'le ' },
	'smog-drake': { en: 'Drake', fr: 'Dragon', article: 'le ' },
	'monocrop-strider': { en: 'Strider', fr: 'Arpenteur', article: 'l’' },
	'microplastic-jelly': { en: 'Jelly', fr: 'Méduse', article: 'la ' },
	'palm-oil-baron': { en: 'Baron', fr: 'Baron', article: 'le ' },
	'sand-dredge-mole': { en: 'Mole', fr: 'Taupe', article: 'la ' },
	'naturemare-wraith': { en: 'Wraith', fr: 'Spectre', article: 'le ' },
	'half-life-hydra': { en: 'Hydra', fr: 'Hydre', article: 'l’' },
	'poachers-shadow': { en: 'Shadow', fr: 'Ombre', article: 'l’' },
	'landfill-behemoth': { en: 'Behemoth', fr: 'Béhémoth', article: 'le ' },
	'coral-bleacher': { en: 'Bleacher', fr: 'Blanchisseur', article: 'le ' },
	'greenwash-chameleon': { en: 'Chameleon', fr: 'Caméléon', article: 'le ' },
	'permafrost-lurker': { en: 'Lurker', fr: 'Rôdeur', article: 'le ' },
	'tar-sand-titan': { en: 'Titan', fr: 'Titan', article: 'le ' },
	'megadrought-djinn': { en: 'Djinn', fr: 'Djinn', article: 'le ' },
	'radioactive-colossus': { en: 'Colossus', fr: 'Colosse', article: 'le ' },
	'clear-cut-juggernaut': { en: 'Juggernaut', fr: 'Mastodonte', article: 'le ' },
	'hurricane-empress': { en: 'Empress', fr: 'Impératrice', article: 'l’' },
	'black-tide-emperor': { en: 'Emperor', fr: 'Empereur', article: 'l’' },
	'business-as-usual': { en: 'Leviathan', fr: 'Léviathan', article: 'le ' }
};
