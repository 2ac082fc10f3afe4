/** Every reason code of the rules with its sentence for the player. */
import type { Text } from '../../engine/module';

export const REASONS = {
	'bad-options': {
		en: 'These settings do not go together. Check them and try again.',
		fr: 'Ces réglages ne vont pas ensemble. Vérifiez-les et recommencez.'
	},
	'deck-unknown-card': {
		en: 'The deck names a card that does not exist. Remove it or correct its name.',
		fr: 'Le paquet contient une carte inconnue. Retirez-la ou corrigez son nom.'
	},
	'deck-duplicate': {
		en: 'The deck holds a card twice. Each card may be in it once.',
		fr: 'Le paquet contient deux fois la même carte. Chaque carte n’y figure qu’une fois.'
	},
	'deck-too-small': {
		en: 'A deck needs at least 50 cards. Add some more.',
		fr: 'Un paquet compte au moins 50 cartes. Ajoutez-en.'
	},
	'deck-no-land': {
		en: 'A deck needs at least one land.',
		fr: 'Un paquet doit contenir au moins un pays.'
	},
	'game-over': { en: 'The game is over.', fr: 'La partie est terminée.' },
	'not-your-turn': { en: 'It is not for you to act now.', fr: 'Ce n’est pas à vous d’agir maintenant.' },
	'unknown-move': { en: 'This move does not exist in this game.', fr: 'Ce coup n’existe pas dans ce jeu.' },
	'stale-window': {
		en: 'Somebody interrupted meanwhile. Look again and answer anew.',
		fr: 'Quelqu’un a interrompu entre-temps. Regardez à nouveau et répondez encore.'
	},
	'answer-first': {
		en: 'A decision is due first. Answer it, then go on.',
		fr: 'Une décision est attendue d’abord. Répondez, puis continuez.'
	},
	'nothing-to-answer': { en: 'There is nothing to answer now.', fr: 'Il n’y a rien à répondre pour l’instant.' },
	'window-open': {
		en: 'Play an interrupt or pass first.',
		fr: 'Jouez d’abord une interruption ou passez.'
	},
	'target-required': { en: 'Choose a target for this card.', fr: 'Choisissez une cible pour cette carte.' },
	'no-target': {
		en: 'There is no target for this ability now. Keep it for later.',
		fr: 'Cette capacité n’a aucune cible pour l’instant. Gardez-la pour plus tard.'
	},
	'bad-target': {
		en: 'This is not a possible target. Choose another.',
		fr: 'Cette cible ne convient pas. Choisissez-en une autre.'
	},
	'not-in-hand': { en: 'This card is not in your hand.', fr: 'Cette carte n’est pas dans votre main.' },
	'face-mismatch': { en: 'This is not what the card shows.', fr: 'Ce n’est pas ce que montre la carte.' },
	'not-interrupt': {
		en: 'Only interrupts can be played now. Keep this card for the play phase of your turn.',
		fr: 'Seules les interruptions peuvent être jouées maintenant. Gardez cette carte pour la phase de jeu de votre tour.'
	},
	'no-plays-left': {
		en: 'You have used all your plays of this turn.',
		fr: 'Vous avez joué toutes vos cartes de ce tour.'
	},
	'first-round-peace': {
		en: 'In the first round nobody may be harmed. Play this from the second round on.',
		fr: 'Au premier tour de table, nul ne peut être lésé. Attendez le deuxième.'
	},
	'bad-land': { en: 'This card cannot be placed there.', fr: 'Cette carte ne peut pas être posée là.' },
	'no-land-left': {
		en: 'Your land pile is empty: there is nothing left to discover. Place the card in a land.',
		fr: 'Votre pile de pays est vide : il n’y a plus rien à découvrir. Posez la carte dans un pays.'
	},
	'wrong-phase': { en: 'This is not possible in this phase.', fr: 'Ce n’est pas possible dans cette phase.' },
	'not-yours': { en: 'You do not hold this card.', fr: 'Vous ne détenez pas cette carte.' },
	'cannot-discard': {
		en: 'Lands and burdens cannot be discarded.',
		fr: 'Un pays ou un fardeau ne peut pas être défaussé.'
	},
	'bad-ability': {
		en: 'This card has no ability to use like that.',
		fr: 'Cette carte n’a pas de telle capacité à utiliser.'
	},
	'already-used': { en: 'This ability has been used already.', fr: 'Cette capacité a déjà été utilisée.' },
	'condition-not-met': {
		en: 'The condition of this ability is not met.',
		fr: 'La condition de cette capacité n’est pas remplie.'
	},
	'cannot-pay': {
		en: 'This is not the price of the ability. Choose another of your units to discard.',
		fr: 'Ce n’est pas le prix de la capacité. Choisissez une autre de vos unités à défausser.'
	},
	'attack-limit': {
		en: 'You have made all your attacks of this turn.',
		fr: 'Vous avez mené toutes vos attaques de ce tour.'
	},
	'morale-too-low': {
		en: 'Your morale is too low to attack. Raise it first.',
		fr: 'Votre moral est trop bas pour attaquer. Relevez-le d’abord.'
	},
	'no-attackers': { en: 'Nobody stands in this land to attack.', fr: 'Personne dans ce pays ne peut attaquer.' },
	'no-defenders': {
		en: 'Nobody defends this land. Step onto it in the movement phase instead.',
		fr: 'Personne ne défend ce pays. Allez plutôt le confisquer en phase de mouvement.'
	},
	truce: {
		en: 'A truce protects this player until their next turn.',
		fr: 'Une trêve protège ce joueur jusqu’à son prochain tour.'
	},
	'bad-escort': {
		en: 'The escort must be another unit of the explorer’s land.',
		fr: 'L’escorte doit être une autre unité du même pays que l’exploration.'
	},
	'out-of-reach': { en: 'This land is out of reach from there.', fr: 'Ce pays est hors de portée.' },
	'explorer-not-needed': {
		en: 'This land can be attacked directly, with all units. No explorer is needed.',
		fr: 'Ce pays peut être attaqué directement, avec toutes les unités. Nul besoin d’exploration.'
	},
	'bad-explorer': { en: 'Choose an explorer for this.', fr: 'Choisissez pour cela une carte Exploration.' },
	'step-used': {
		en: 'You have made your step of this turn. Explorers may still travel.',
		fr: 'Vous avez déjà fait votre pas de ce tour. Les explorations peuvent encore voyager.'
	},
	'already-moved': { en: 'This unit has moved this turn.', fr: 'Cette unité s’est déjà déplacée ce tour-ci.' },
	'land-full': { en: 'There is no room left in this land.', fr: 'Il n’y a plus de place dans ce pays.' },
	'army-limit': { en: 'This land can hold no further army.', fr: 'Ce pays ne peut pas accueillir d’armée de plus.' },
	'too-early': {
		en: 'Lands can be taken only when everybody has had two turns, and never when playing for morale.',
		fr: 'On ne prend de pays qu’après deux tours de chacun, et jamais en jouant au moral.'
	},
	defended: {
		en: 'This land is defended. Attack it first.',
		fr: 'Ce pays est défendu. Attaquez-le d’abord.'
	},
	'must-leave-one': {
		en: 'At least one unit must stay behind in the land you leave.',
		fr: 'Au moins une unité doit rester dans le pays quitté.'
	},
	'not-requested': { en: 'Nobody asked for this card or roll.', fr: 'Personne n’a demandé cette carte ni ce jet.' },
	'bad-roll': { en: 'The roll is not possible.', fr: 'Ce jet est impossible.' }
} as const satisfies Readonly<Record<string, Text>>;

export type ReasonCode = keyof typeof REASONS;
export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[];
