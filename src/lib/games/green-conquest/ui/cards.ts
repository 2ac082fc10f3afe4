/** The card of each vehicle: a line for tight places, and its ability in two sentences. */
import type { Text } from '../../../engine/module';
import type { TypeLetter } from '../types';

export interface Card {
	readonly line: Text;
	readonly ability: Text;
}

export const CARDS: { readonly [type in TypeLetter]: Card } = {
	S: {
		line: { en: 'Strikes, then drives off.', fr: 'Frappe, puis s’enfuit.' },
		ability: {
			en: 'After an attack it may drive once more, up to four squares. While it flees it cannot attack or use the springboard.',
			fr: 'Après une attaque, il peut rouler encore une fois, jusqu’à quatre cases. En fuite, il ne peut ni attaquer ni prendre le tremplin.'
		}
	},
	R: {
		line: { en: 'Pushes; unhurt head-on.', fr: 'Pousse ; indemne de face.' },
		ability: {
			en: 'Its victim is thrown back twice the momentum, and hurt again by whatever stops it. Its own head-on attacks never hurt it.',
			fr: 'Sa victime recule du double de la lancée et souffre encore de ce qui l’arrête. Ses propres attaques de face ne le blessent jamais.'
		}
	},
	K: {
		line: { en: 'Turns freely, wraps, poisons.', fr: 'Tourne, traverse le bord, empoisonne.' },
		ability: {
			en: 'Turns as often as it likes and crosses the edge of the board, but then cannot attack. Its last victim shares its wounds until its next turn.',
			fr: 'Tourne autant qu’il veut et traverse le bord du plateau, mais n’attaque plus ensuite. Sa dernière victime partage ses blessures jusqu’à son prochain tour.'
		}
	},
	T: {
		line: { en: 'Leaves traps behind.', fr: 'Laisse des pièges derrière lui.' },
		ability: {
			en: 'After a drive it may lay a trap on a square it has just crossed; two at most lie at once. Whoever touches it loses as many hearts as its momentum and goes home.',
			fr: 'Après un déplacement, il peut poser un piège sur une case traversée ; deux au plus à la fois. Qui le touche perd autant de cœurs que sa lancée et rentre au campement.'
		}
	},
	G: {
		line: { en: 'Flies over; masters the springboard.', fr: 'Survole ; maîtrise le tremplin.' },
		ability: {
			en: 'Once a drive it flies over anything in a straight line, camps excepted; each square counts. From the springboard it lands one to four squares on, as it likes.',
			fr: 'Une fois par déplacement, il survole tout en ligne droite, sauf les campements ; chaque case compte. Du tremplin, il se pose à son gré d’une à quatre cases plus loin.'
		}
	},
	U: {
		line: { en: 'Swaps places with a friend.', fr: 'Échange sa place avec un allié.' },
		ability: {
			en: 'Before it drives it may swap square and facing with a friend anywhere on the board. The friend can still be played, as a play of its own.',
			fr: 'Avant de rouler, il peut échanger case et orientation avec un allié, où qu’il soit. L’allié peut encore être joué, pour une action à part.'
		}
	},
	O: {
		line: { en: 'Pulls what it faces.', fr: 'Attire ce qu’elle regarde.' },
		ability: {
			en: 'Before or after its drive it pulls the vehicle it sees, friend or foe, as near as it likes. Traps and the springboard act on the way.',
			fr: 'Avant ou après avoir roulé, elle attire le véhicule qu’elle voit, ami ou ennemi, aussi près qu’elle veut. Pièges et tremplin agissent en chemin.'
		}
	},
	H: {
		line: { en: 'Makes others copy its drive.', fr: 'Fait copier son déplacement.' },
		ability: {
			en: 'In the sight of a vehicle it may seize it: from there on that vehicle copies each step. What the victim runs into is hurt, and so is the victim.',
			fr: 'Sous le regard d’un véhicule, il peut le prendre sous emprise : celui-ci copie dès lors chaque pas. La victime et ce qu’elle heurte sont blessés.'
		}
	},
	N: {
		line: { en: 'Freezes the enemy it faces.', fr: 'Paralyse l’ennemi qu’il regarde.' },
		ability: {
			en: 'The first enemy within six squares ahead cannot act. Enemy abilities and head-on attacks cannot touch it.',
			fr: 'Le premier ennemi à six cases devant lui ne peut rien faire. Ni capacités ennemies ni attaques de face ne l’atteignent.'
		}
	},
	D: {
		line: { en: 'Covers the friends it faces.', fr: 'Couvre l’allié qu’il regarde.' },
		ability: {
			en: 'Friends on its line of sight, up to the first vehicle, lose no hearts. They can still be pushed, pulled and sent home.',
			fr: 'Les alliés sur sa ligne de vue, jusqu’au premier véhicule, ne perdent aucun cœur. Ils peuvent encore être poussés, attirés et renvoyés au campement.'
		}
	}
};
