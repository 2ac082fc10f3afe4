/**
 * Every reason code (6.11) with the sentence a player reads. The rules hand codes round as values (`Refusal`); only `apply` and
 * `setup` throw.
 */
import type { Text } from '../../engine/module';

export const REASONS = {
	'game-over': {
		en: 'The game is over.',
		fr: 'La partie est terminée.'
	},
	'not-your-turn': {
		en: 'It is not your turn.',
		fr: 'Ce n’est pas à vous de jouer.'
	},
	'wrong-phase': {
		en: 'That cannot be done at this point of the game.',
		fr: 'Cela ne peut pas se faire à ce moment de la partie.'
	},
	'pending-first': {
		en: 'First answer the choice that is open: place the vehicle or choose the one to regenerate.',
		fr: 'Répondez d’abord au choix en attente : placez le véhicule ou choisissez celui à régénérer.'
	},
	'bad-move': {
		en: 'This is not a move of The Green Conquest.',
		fr: 'Ce n’est pas un coup de The Green Conquest.'
	},
	'bad-options': {
		en: 'A game cannot be set up with these options.',
		fr: 'Ces options ne permettent pas de préparer une partie.'
	},
	'bad-roster': {
		en: 'Name the right number of vehicle types: five at once, or one in a draft.',
		fr: 'Nommez le bon nombre de types de véhicules : cinq d’un coup, ou un seul à la fois.'
	},
	'duplicate-type': {
		en: 'A clan has only one vehicle of each type: choose another.',
		fr: 'Un clan n’a qu’un véhicule de chaque type : choisissez-en un autre.'
	},
	'type-exhausted': {
		en: 'No vehicle of this type is left: choose another.',
		fr: 'Il ne reste plus de véhicule de ce type : choisissez-en un autre.'
	},
	'unknown-vehicle': {
		en: 'There is no such vehicle in this game.',
		fr: 'Ce véhicule n’existe pas dans cette partie.'
	},
	'not-your-vehicle': {
		en: 'This vehicle does not belong to the clan whose turn it is.',
		fr: 'Ce véhicule n’appartient pas au clan dont c’est le tour.'
	},
	'vehicle-gone': {
		en: 'This vehicle is no longer on the board.',
		fr: 'Ce véhicule n’est plus sur le plateau.'
	},
	latent: {
		en: 'This vehicle sits out this turn in its camp: play another.',
		fr: 'Ce véhicule passe un tour de latence dans son campement : jouez-en un autre.'
	},
	'already-played': {
		en: 'This vehicle has already been played this turn.',
		fr: 'Ce véhicule a déjà été joué pendant ce tour.'
	},
	barred: {
		en: 'This vehicle may not be played any more this turn.',
		fr: 'Ce véhicule ne peut plus être joué pendant ce tour.'
	},
	'no-plays-left': {
		en: 'Your clan has played all its vehicles for this turn: end the turn.',
		fr: 'Votre clan a joué tous ses véhicules pour ce tour : terminez le tour.'
	},
	paralysed: {
		en: 'An enemy Nightmare holds this vehicle: put something in its line of sight.',
		fr: 'Un Cauchemar ennemi paralyse ce véhicule : coupez sa ligne de vue.'
	},
	'no-mp': {
		en: 'This vehicle has no movement points left.',
		fr: 'Ce véhicule n’a plus de points de mouvement.'
	},
	'no-pivot': {
		en: 'A fleeing Scout can only drive.',
		fr: 'Un Éclaireur en fuite ne peut que rouler.'
	},
	'no-effect': {
		en: 'This would change nothing: choose another square or facing.',
		fr: 'Cela ne changerait rien : choisissez une autre case ou une autre orientation.'
	},
	'ends-in-camp': {
		en: 'A drive must end outside the camp: go on to an exit.',
		fr: 'Un déplacement doit finir hors du campement : continuez jusqu’à une sortie.'
	},
	'bad-path': {
		en: 'This path cannot be driven: quarter turns only, no reversing, and only special vehicles fly or seize.',
		fr: 'Ce trajet est impossible : quarts de tour seulement, pas de demi-tour, et seuls certains véhicules survolent ou prennent le contrôle.'
	},
	'too-far': {
		en: 'That is farther than the movement points allow.',
		fr: 'C’est plus loin que ne le permettent les points de mouvement.'
	},
	'too-many-turns': {
		en: 'Only one quarter turn in a drive.',
		fr: 'Un seul quart de tour par déplacement.'
	},
	'path-blocked': {
		en: 'Something stands in the way.',
		fr: 'Quelque chose barre le passage.'
	},
	'camp-closed': {
		en: 'This camp is closed to the vehicle.',
		fr: 'Ce campement est fermé à ce véhicule.'
	},
	'bad-landing': {
		en: 'The jump would end on a wall.',
		fr: 'Le saut finirait sur un mur.'
	},
	'bad-jump': {
		en: 'Say how far the Glider jumps, 1 to 4 squares, right when it reaches the springboard.',
		fr: 'Indiquez la longueur du saut du Planeur, de 1 à 4 cases, au moment où il touche le tremplin.'
	},
	'cannot-attack': {
		en: 'No attack while fleeing or after crossing the edge of the board.',
		fr: 'Pas d’attaque pendant une fuite ni après avoir franchi le bord du plateau.'
	},
	'front-immune': {
		en: 'A Nightmare cannot be attacked head-on: come from the side or from behind.',
		fr: 'Un Cauchemar ne peut pas être attaqué de face : venez de profil ou de dos.'
	},
	'springboard-forbidden': {
		en: 'A fleeing Scout may not use the springboard.',
		fr: 'Un Éclaireur en fuite ne peut pas prendre le tremplin.'
	},
	'wrong-ability': {
		en: 'This vehicle does not have that ability.',
		fr: 'Ce véhicule n’a pas cette capacité.'
	},
	'ability-used': {
		en: 'This ability has already been used in this turn.',
		fr: 'Cette capacité a déjà été utilisée pendant ce tour.'
	},
	'in-camp': {
		en: 'That is not possible in camp: drive out first.',
		fr: 'C’est impossible dans le campement : sortez-en d’abord.'
	},
	'bad-target': {
		en: 'This vehicle cannot be chosen for that.',
		fr: 'Ce véhicule ne peut pas être choisi pour cela.'
	},
	'not-in-sight': {
		en: 'The line of sight does not reach that far.',
		fr: 'La ligne de vue ne va pas jusque-là.'
	},
	immune: {
		en: 'A Nightmare is immune to enemy abilities.',
		fr: 'Un Cauchemar est insensible aux capacités ennemies.'
	},
	'bad-square': {
		en: 'This square cannot be chosen.',
		fr: 'Cette case ne peut pas être choisie.'
	},
	occupied: {
		en: 'This square is taken: choose a free one.',
		fr: 'Cette case est occupée : choisissez-en une libre.'
	},
	'not-on-trail': {
		en: 'A trap can only be laid on a square that the Trapper has just crossed.',
		fr: 'Un piège ne se pose que sur une case que le Trappeur vient de traverser.'
	},
	'trap-limit': {
		en: 'A clan has two traps: name the one to take up while both lie, and none before.',
		fr: 'Un clan a deux pièges : indiquez lequel reprendre quand les deux sont posés, et aucun avant.'
	},
	'must-move': {
		en: 'While a vehicle is in camp you must drive or pivot before ending the turn.',
		fr: 'Tant qu’un véhicule est au campement, il faut rouler ou pivoter avant de finir le tour.'
	}
} as const satisfies { readonly [code: string]: Text };

export type ReasonCode = keyof typeof REASONS;

/** Why a move cannot be made; null if nothing speaks against it. */
export type Refusal = ReasonCode | null;

export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[];
