/** What the board of The Green Conquest says, in both languages. */
import type { Text } from '../../../engine/module';
import { setTexts } from '../../../ui/game/say';
import type { Facing } from '../types';
import type { Mode } from './model/choices';

export const FACING_NAMES: { readonly [facing in Facing]: Text } = {
	n: { en: 'north', fr: 'nord' },
	e: { en: 'east', fr: 'est' },
	s: { en: 'south', fr: 'sud' },
	w: { en: 'west', fr: 'ouest' }
};

/** « le nord », « l’est ». */
export const TOWARDS: { readonly [facing in Facing]: Text } = {
	n: { en: 'north', fr: 'le nord' },
	e: { en: 'east', fr: 'l’est' },
	s: { en: 'south', fr: 'le sud' },
	w: { en: 'west', fr: 'l’ouest' }
};

/** The buttons that change how the chosen vehicle acts. */
export const MODE_NAMES: { readonly [mode in Mode]: Text } = {
	drive: { en: 'Drive', fr: 'Rouler' },
	lay: { en: 'Lay trap', fr: 'Piéger' },
	pull: { en: 'Pull', fr: 'Attirer' },
	exchange: { en: 'Swap', fr: 'Échanger' },
	seize: { en: 'Seize', fr: 'Emprise' },
	drag: { en: 'Drag', fr: 'Entraîner' },
	pivot: { en: 'Turn', fr: 'Pivoter' }
};

export const texts = setTexts({
	board: { en: 'Board', fr: 'Plateau' },
	ownVehicles: { en: 'Your vehicles', fr: 'Vos véhicules' },
	waysToAct: { en: 'What it does', fr: 'Ce qu’il fait' },
	facings: { en: 'New facing', fr: 'Nouvelle orientation' },
	types: { en: 'Vehicle types', fr: 'Types de véhicules' },

	playsLeft: { en: '{n} plays left', fr: 'encore {n} actions' },
	playLeft: { en: '1 play left', fr: 'encore 1 action' },
	noPlays: { en: 'No play left', fr: 'Plus d’action' },
	goesOn: { en: '{vehicle} can go on', fr: '{vehicle} peut continuer' },
	decides: { en: '{name} decides', fr: '{name} décide' },
	thinks: { en: '{name} plays', fr: '{name} joue' },
	regenReady: { en: 'regeneration ready', fr: 'régénération prête' },
	regenUsed: { en: 'regeneration used', fr: 'régénération utilisée' },
	ready: { en: 'ready', fr: 'prête' },
	used: { en: 'used', fr: 'utilisée' },
	building: { en: '{n} of {all} named', fr: '{n} sur {all}' },
	deploying: { en: 'Moving into camp', fr: 'Installation au campement' },
	over: { en: 'The game is over', fr: 'La partie est finie' },

	momentum: { en: 'momentum × coefficient', fr: 'lancée × coefficient' },

	chooseVehicle: { en: 'Choose a vehicle.', fr: 'Choisissez un véhicule.' },
	chooseVehicleHelp: {
		en: 'Its targets light up; tap one to see what happens.',
		fr: 'Ses cibles s’allument ; touchez-en une pour voir l’effet.'
	},
	nothingLeft: { en: 'Nothing left to do.', fr: 'Plus rien à faire.' },
	nothingLeftHelp: { en: 'The turn can be ended.', fr: 'Le tour peut finir.' },
	whereTo: { en: '{vehicle}: where to?', fr: '{vehicle} : où aller ?' },
	whereFlee: { en: '{vehicle} may drive off.', fr: '{vehicle} peut fuir.' },
	whereFleeHelp: { en: 'Four squares, no attack.', fr: 'Quatre cases, sans attaque.' },
	whereLay: { en: 'Lay a trap?', fr: 'Poser un piège ?' },
	whereLayHelp: { en: 'Tap a square it has just crossed.', fr: 'Touchez une case qu’il vient de traverser.' },
	wherePull: { en: 'Pull {target}: how far?', fr: 'Attirer {target} : jusqu’où ?' },
	wherePullHelp: { en: 'Tap a square on the line.', fr: 'Touchez une case de la ligne.' },
	whoExchange: { en: 'Swap places with whom?', fr: 'Échanger avec qui ?' },
	whoExchangeHelp: {
		en: 'Tap a friend; it takes this place and facing.',
		fr: 'Touchez un allié : il prend cette place et cette orientation.'
	},
	whoSeize: { en: 'Seize whom?', fr: 'Prendre qui sous emprise ?' },
	whoSeizeHelp: {
		en: 'Tap a vehicle whose sight the drive crosses.',
		fr: 'Touchez un véhicule dont le trajet croise le regard.'
	},
	whereDrag: { en: 'Drag {target}: where to?', fr: 'Entraîner {target} : où ?' },
	whereDragHelp: { en: 'It copies every step from where it sees you.', fr: 'Il copie chaque pas dès qu’il vous voit.' },
	whichFacing: { en: 'Turn which way?', fr: 'Pivoter de quel côté ?' },
	whichFacingHelp: { en: 'Turning counts as its drive.', fr: 'Pivoter compte comme son déplacement.' },
	wasHit: { en: '{vehicle} goes home.', fr: 'Retour au campement : {vehicle}.' },
	placeHelp: { en: 'Choose a square of your camp.', fr: 'Choisissez une case de votre campement.' },
	deployOne: { en: 'Place {vehicle}.', fr: 'Placez {vehicle}.' },
	farCorner: {
		en: 'With 2 movement points it cannot leave this corner by itself.',
		fr: 'Avec 2 points de mouvement, il ne peut pas quitter ce coin tout seul.'
	},
	chooseHealed: { en: 'Regenerate which vehicle?', fr: 'Régénérer quel véhicule ?' },
	chooseHealedHelp: {
		en: 'All its hearts come back, once a game.',
		fr: 'Tous ses cœurs reviennent, une fois par partie.'
	},
	buildFive: { en: 'Name your five vehicles.', fr: 'Choisissez vos cinq véhicules.' },
	buildOne: { en: 'Name one vehicle.', fr: 'Choisissez un véhicule.' },
	buildHelp: { en: 'Hold a tile to read its card.', fr: 'Appui long : la carte du véhicule.' },

	drives: { en: '{vehicle} drives to {square}.', fr: '{vehicle} roule jusqu’en {square}.' },
	flees: { en: '{vehicle} drives off to {square}.', fr: '{vehicle} fuit jusqu’en {square}.' },
	flies: { en: '{vehicle} flies over and lands on {square}.', fr: '{vehicle} survole et se pose en {square}.' },
	jumps: { en: '{vehicle} jumps to {square}.', fr: '{vehicle} saute jusqu’en {square}.' },
	drags: {
		en: '{vehicle} drives to {square} and drags {target} along.',
		fr: '{vehicle} roule jusqu’en {square} et entraîne {target}.'
	},
	hitsFront: { en: '{vehicle} hits {target} head-on.', fr: '{vehicle} percute {target} de face.' },
	hitsFlank: { en: '{vehicle} hits {target} from the side.', fr: '{vehicle} percute {target} de profil.' },
	hitsRear: { en: '{vehicle} hits {target} from behind.', fr: '{vehicle} percute {target} de dos.' },
	crushes: { en: '{vehicle} crushes {target}.', fr: '{vehicle} écrase {target}.' },
	trapped: { en: '{vehicle} drives into the trap on {square}.', fr: '{vehicle} roule sur le piège en {square}.' },
	entersCamp: { en: '{vehicle} enters the {clan} camp.', fr: '{vehicle} entre dans le campement {clan}.' },
	entersCampHelp: {
		en: 'Then one of your vehicles gets all hearts back: once a game.',
		fr: 'Un de vos véhicules retrouve alors tous ses cœurs : une fois par partie.'
	},
	pulls: { en: '{vehicle} pulls {target} to {square}.', fr: '{vehicle} attire {target} jusqu’en {square}.' },
	swaps: { en: '{vehicle} swaps places with {target}.', fr: '{vehicle} échange sa place avec {target}.' },
	lays: { en: '{vehicle} lays a trap on {square}.', fr: '{vehicle} pose un piège en {square}.' },
	takesUp: { en: 'The one on {square} is taken up.', fr: 'Celui de {square} est repris.' },
	turns: { en: '{vehicle} turns {facing}.', fr: '{vehicle} pivote vers {facing}.' },
	placed: { en: '{vehicle} goes to {square}.', fr: '{vehicle} se place en {square}.' },
	heals: { en: '{vehicle} gets all hearts back.', fr: '{vehicle} retrouve tous ses cœurs.' },
	enlists: { en: '{names}.', fr: '{names}.' },

	facing: { en: 'Facing {facing}.', fr: 'Orientation : {facing}.' },
	targetHome: {
		en: '{n} of {all} hearts gone, then home.',
		fr: 'Cœurs perdus : {n} sur {all}, retour au campement.'
	},
	targetGone: { en: '{n} of {all} hearts: destroyed.', fr: 'Cœurs perdus : {n} sur {all}, détruit.' },
	targetStays: { en: '{n} of {all} hearts gone.', fr: 'Cœurs perdus : {n} sur {all}.' },
	targetSpared: {
		en: 'Protected: no hearts lost, but it goes home.',
		fr: 'Protégé : aucun cœur perdu, mais retour au campement.'
	},
	otherHome: {
		en: '{vehicle} loses {n} of {all} and goes home.',
		fr: '{vehicle} : {n} sur {all}, retour au campement.'
	},
	otherGone: { en: '{vehicle} is destroyed.', fr: '{vehicle} : détruit.' },
	otherStays: { en: '{vehicle} loses {n} of {all}.', fr: '{vehicle} : {n} sur {all}.' },
	ownNone: { en: 'You lose none.', fr: 'Vous n’en perdez aucun.' },
	ownHome: { en: 'You lose {n} of {all} and go home.', fr: 'Vous en perdez {n} sur {all}, retour au campement.' },
	ownGone: { en: 'You are destroyed.', fr: 'Vous êtes détruit.' },
	poisons: { en: 'Poisoned.', fr: 'Empoisonné.' },
	pushed: { en: 'Pushed to {square}.', fr: 'Poussé jusqu’en {square}.' },
	dragged: { en: '{vehicle} ends on {square}.', fr: '{vehicle} finit en {square}.' },
	held: { en: 'A Nightmare would paralyse it there.', fr: 'Un Cauchemar l’y paralyserait.' },
	paralyses: { en: '{vehicle} is paralysed.', fr: 'Paralysie : {vehicle}.' },
	frees: { en: '{vehicle} is free again.', fr: 'Libération : {vehicle}.' },
	protects: { en: '{vehicle} is protected.', fr: 'Protection : {vehicle}.' },
	bonus: { en: 'The pond gives a third play.', fr: 'L’étang donne une troisième action.' },
	cutsShort: { en: '{vehicle} is done then.', fr: '{vehicle} aura alors fini.' },

	attack: { en: 'Attack', fr: 'Attaquer' },
	attackAndLose: { en: 'Attack −{n}, you −{own}', fr: 'Attaquer −{n}, vous −{own}' },
	crush: { en: 'Crush', fr: 'Écraser' },
	drive: { en: 'Drive', fr: 'Rouler' },
	driveAndLose: { en: 'Drive, you −{own}', fr: 'Rouler, vous −{own}' },
	flee: { en: 'Drive off', fr: 'Fuir' },
	fly: { en: 'Fly', fr: 'Survoler' },
	jump: { en: 'Jump', fr: 'Sauter' },
	drag: { en: 'Drag', fr: 'Entraîner' },
	enterCamp: { en: 'Enter camp', fr: 'Entrer' },
	place: { en: 'Place here', fr: 'Placer ici' },
	heal: { en: 'Regenerate', fr: 'Régénérer' },
	enlist: { en: 'Enlist', fr: 'Enrôler' },
	endTurn: { en: 'End turn', fr: 'Fin du tour' },
	moveFirst: { en: 'Move first', fr: 'Roulez d’abord' },
	chooseSquare: { en: 'Choose a square', fr: 'Choisissez une case' },
	chooseOne: { en: 'Choose a vehicle', fr: 'Choisissez un véhicule' },
	nameMore: { en: '{n} to name', fr: 'Encore {n}' },
	notYourTurn: { en: 'Not your turn', fr: 'Pas votre tour' },
	otherWay: { en: 'Another way: {n} of {all}', fr: 'Autre trajet : {n} sur {all}' },

	clanOf: { en: '{clan} clan', fr: 'Clan {clan}' },
	rosterMissing: { en: 'Pick {n} more.', fr: 'Choisissez-en encore {n}.' },
	rosterFull: {
		en: 'You already have five. Remove one first.',
		fr: 'Vous en avez déjà cinq. Retirez-en un d’abord.'
	},

	movement: { en: 'movement', fr: 'mouvement' },
	coefficient: { en: 'coefficient', fr: 'coefficient' },
	heartsLabel: { en: 'hearts', fr: 'cœurs' },

	blowsLanded: { en: 'blows landed', fr: 'coups portés' },
	longestRun: { en: 'longest run', fr: 'plus longue course' },
	crushedOne: { en: 'crushed', fr: 'écrasement' },
	crushed: { en: 'crushed', fr: 'écrasements' }
});
