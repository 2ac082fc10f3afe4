/** Every reason code of the specification (section 6) with its sentence: what is wrong, and what to do instead. */
import type { Text } from '../../engine/module';

export const REASONS = {
	'action-not-granted': {
		en: 'The card you played does not give this action.',
		fr: 'La carte que vous avez jouée ne donne pas cette action.'
	},
	'already-armed': {
		en: 'This Pot-voir is already waiting for your next card. Play that card first.',
		fr: 'Ce Pot-voir attend déjà votre prochaine carte. Jouez-la d’abord.'
	},
	'bad-move': {
		en: 'This is not a move of Greenvaders.',
		fr: 'Ce n’est pas un coup de Greenvaders.'
	},
	'bad-options': {
		en: 'These options do not exist. Two or four players, basic or advanced.',
		fr: 'Ces options n’existent pas. Deux ou quatre joueurs, mode de base ou avancé.'
	},
	'bad-order': {
		en: 'Put back exactly the cards you looked at, each once.',
		fr: 'Remettez exactement les cartes que vous avez regardées, chacune une fois.'
	},
	'cell-taken': {
		en: 'A card already lies there. Choose an empty cell.',
		fr: 'Il y a déjà une carte à cet endroit. Choisissez une case vide.'
	},
	'fact-missing': {
		en: 'The face of this card has not arrived yet. Wait a moment and try again.',
		fr: 'La face de cette carte n’est pas encore arrivée. Patientez un instant et réessayez.'
	},
	fortified: {
		en: 'This card is fortified: nothing but a line can remove it. Choose another one.',
		fr: 'Cette carte est fortifiée : seule une ligne peut l’emporter. Choisissez-en une autre.'
	},
	'game-over': {
		en: 'The game is over.',
		fr: 'La partie est terminée.'
	},
	'grid-full': {
		en: 'Your grid is full: with the special card gone, the drawn card would find no cell. Choose another card.',
		fr: 'Votre grille est pleine : sans la carte spéciale, la carte piochée n’aurait pas de place. Choisissez une autre carte.'
	},
	'is-special': {
		en: 'The special card cannot be swapped with a hand card. Choose another one.',
		fr: 'La carte spéciale ne s’échange pas avec une carte de la main. Choisissez-en une autre.'
	},
	'just-played': {
		en: 'The action cannot hit the card you just played. Choose another one.',
		fr: 'L’action ne peut pas viser la carte que vous venez de jouer. Choisissez-en une autre.'
	},
	'needs-colour': {
		en: 'This card must touch a card of the colour it shows above its action.',
		fr: 'Cette carte doit toucher une carte de la couleur indiquée au-dessus de son action.'
	},
	'no-card-there': {
		en: 'No card lies there. Choose a cell with a card.',
		fr: 'Il n’y a pas de carte à cet endroit. Choisissez une case occupée.'
	},
	'no-effect': {
		en: 'The two cards are the same: swapping them changes nothing.',
		fr: 'Les deux cartes sont identiques : les échanger ne change rien.'
	},
	'no-neighbour': {
		en: 'The card must touch another card by a side; a corner is not enough.',
		fr: 'La carte doit en toucher une autre par un côté ; un coin ne suffit pas.'
	},
	'not-an-action-card': {
		en: 'Only an action card can be copied.',
		fr: 'Seule une carte Action peut être copiée.'
	},
	'not-available': {
		en: 'This special card is not in the reserve. Choose another colour.',
		fr: 'Cette carte spéciale n’est pas dans la réserve. Choisissez une autre couleur.'
	},
	'not-blocked': {
		en: 'You are not blocked: one of your cards can be played.',
		fr: 'Vous n’êtes pas bloqué : l’une de vos cartes peut être jouée.'
	},
	'not-in-discard': {
		en: 'This card is not in the discard.',
		fr: 'Cette carte n’est pas dans la défausse.'
	},
	'not-in-hand': {
		en: 'This card is not in your hand.',
		fr: 'Cette carte n’est pas dans votre main.'
	},
	'not-in-offer': {
		en: 'This Pot-voir is not on offer. Pick one of those on the table.',
		fr: 'Ce Pot-voir n’est pas proposé. Prenez l’un de ceux qui sont sur la table.'
	},
	'not-in-river': {
		en: 'This card is not in the river.',
		fr: 'Cette carte n’est pas dans la rivière.'
	},
	'not-simple': {
		en: 'Only a simple card can be given away. Choose one without an action.',
		fr: 'Seule une carte simple peut être échangée. Choisissez-en une sans action.'
	},
	'not-your-grid': {
		en: 'You can only play into a grid of your own side.',
		fr: 'Vous ne pouvez jouer que dans une grille de votre camp.'
	},
	'not-your-turn': {
		en: 'It is not for you to decide now.',
		fr: 'Ce n’est pas à vous de décider maintenant.'
	},
	'nothing-to-draw': {
		en: 'There is no card left to draw.',
		fr: 'Il n’y a plus de carte à piocher.'
	},
	'pot-not-active': {
		en: 'Your side has no such Pot-voir face up.',
		fr: 'Votre camp n’a pas ce Pot-voir actif.'
	},
	'pot-not-used': {
		en: 'Only a used Pot-voir of your side can be reactivated.',
		fr: 'Seul un Pot-voir inactif de votre camp peut être réactivé.'
	},
	'same-cell': {
		en: 'The card already lies there. Choose another cell.',
		fr: 'La carte s’y trouve déjà. Choisissez une autre case.'
	},
	'too-late': {
		en: 'The Potocopier must be used before you play your card.',
		fr: 'Le Potocopieur s’utilise avant de jouer votre carte.'
	},
	'too-wide': {
		en: 'The grid may be at most 3 wide and 3 high.',
		fr: 'La grille fait au plus 3 sur 3.'
	},
	waiting: {
		en: 'A card is being turned up. Wait a moment.',
		fr: 'Une carte est en train d’être retournée. Patientez un instant.'
	},
	'wrong-phase': {
		en: 'This is not possible at this point of the turn.',
		fr: 'Ce n’est pas possible à ce moment du tour.'
	}
} as const satisfies { readonly [code: string]: Text };

export type ReasonCode = keyof typeof REASONS;

export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[];
