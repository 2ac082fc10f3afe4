/** What the table of Greenvaders says, in both languages. */
import type { Text } from '../../../engine/module';
import { setTexts } from '../../../ui/game/say';
import type { Action, Colour } from '../content';

/** The letter beside a colour's leaf. */
export const LETTERS: { readonly [C in Colour]: Text } = {
	red: { en: 'R', fr: 'R' },
	blue: { en: 'B', fr: 'B' },
	green: { en: 'G', fr: 'V' }
};

/** The name of an action on a card of the hand, where room is short. */
export const ACTION_TITLES: { readonly [A in Action]: Text } = {
	reinforce: { en: 'Reinforce', fr: 'Renfort' },
	destroy: { en: 'Destruction', fr: 'Destruction' },
	move: { en: 'Move', fr: 'Déplacement' }
};

export const texts = setTexts({
	you: { en: 'You', fr: 'Vous' },
	toPlay: { en: 'to play', fr: 'joue' },
	youPlay: { en: 'to play', fr: 'jouez' },
	partner: { en: 'partner', fr: 'partenaire' },
	sun: { en: 'Sun', fr: 'Soleil' },
	moon: { en: 'Moon', fr: 'Lune' },
	hand: { en: 'hand', fr: 'main' },
	yourHand: { en: 'Your hand', fr: 'Votre main' },
	reserve: { en: 'reserve', fr: 'réserve' },
	river: { en: 'river', fr: 'rivière' },
	pile: { en: 'pile', fr: 'tas' },
	discard: { en: 'discard', fr: 'défausse' },
	discardTitle: { en: 'Discard', fr: 'Défausse' },
	discardEmpty: { en: 'No card has been discarded yet.', fr: 'Aucune carte n’a encore été défaussée.' },
	empty: { en: 'empty', fr: 'vide' },
	specialCards: { en: 'Special cards', fr: 'Cartes spéciales' },
	pots: { en: 'Pot-voirs', fr: 'Pot-voirs' },
	actions: { en: 'Actions', fr: 'Actions' },
	peeked: { en: 'Top of the pile', fr: 'Dessus du tas' },
	armed: { en: 'armed', fr: 'prêt' },
	used: { en: 'used', fr: 'utilisé' },
	tracks: { en: 'Score: {sun}; {moon}', fr: 'Score : {sun} ; {moon}' },
	lane: {
		en: '{side}: red {red}, blue {blue}, green {green} of 3',
		fr: '{side} : rouge {red}, bleu {blue}, vert {green} sur 3'
	},

	gridOf: { en: 'Grid of {name}, {n} of 9 cards', fr: 'Grille de {name}, {n} cartes sur 9' },
	yourGrid: { en: 'Your grid, {n} of 9 cards', fr: 'Votre grille, {n} cartes sur 9' },
	closer: { en: 'Look at the grid of {name}', fr: 'Voir la grille de {name}' },
	backToOwn: { en: 'Back to your grid', fr: 'Retour à votre grille' },
	place: { en: 'column {x}, row {y}', fr: 'colonne {x}, ligne {y}' },
	emptyCell: { en: 'empty cell', fr: 'case vide' },
	putHere: { en: 'card fits here', fr: 'pose possible' },
	canDestroy: { en: 'can be destroyed', fr: 'peut être détruite' },
	canChoose: { en: 'can be chosen', fr: 'peut être choisie' },
	chosen: { en: 'chosen', fr: 'choisie' },
	previewed: { en: 'previewed', fr: 'aperçu' },
	inLine: { en: 'in a line', fr: 'dans une ligne' },
	fortified: { en: 'fortified', fr: 'fortifiée' },
	needs: { en: 'next to {colour}', fr: 'à côté de {colour}' },
	nextTo: { en: 'next to', fr: 'touche' },
	anywhere: { en: 'anywhere', fr: 'n’importe où' },
	playable: { en: 'can be played', fr: 'jouable' },
	hiddenCard: { en: 'hidden card', fr: 'carte cachée' },
	seenCard: { en: '{card}, seen by all', fr: '{card}, vue de tous' },
	handOf: { en: 'Hand of {name}: {cards}', fr: 'Main de {name} : {cards}' },
	noCards: { en: 'no card', fr: 'aucune carte' },
	reserveOf: { en: 'Reserve: {colours}', fr: 'Réserve : {colours}' },
	pileOf: { en: 'Pile, {n} cards', fr: 'Tas, {n} cartes' },
	discardOf: { en: 'Discard, {n} cards, top: {card}', fr: 'Défausse, {n} cartes, dessus : {card}' },
	discardNone: { en: 'Discard, empty', fr: 'Défausse, vide' },
	inRiver: { en: '{card}, in the river', fr: '{card}, dans la rivière' },

	waits: { en: '{name} plays.', fr: '{name} joue.' },
	decides: { en: '{name} decides.', fr: '{name} décide.' },
	turningUp: { en: 'Cards are being turned up.', fr: 'On retourne des cartes.' },
	over: { en: 'The game is over.', fr: 'La partie est finie.' },
	draft: { en: 'Choose a Pot-voir for your side.', fr: 'Choisissez un Pot-voir pour votre camp.' },
	draftHelp: { en: 'A power you can use once.', fr: 'Un pouvoir à usage unique.' },
	start: { en: 'Choose your starting card.', fr: 'Choisissez votre carte de départ.' },
	startHelp: { en: 'Your grid grows around it.', fr: 'Votre grille pousse autour d’elle.' },
	play: { en: 'Play a card.', fr: 'Jouez une carte.' },
	playHelp: { en: 'Choose a card from your hand.', fr: 'Choisissez une carte de votre main.' },
	where: { en: 'Where does it go?', fr: 'Où la poser ?' },
	whereHelp: { en: 'It must touch another card.', fr: 'Elle doit en toucher une autre.' },
	whereNeeds: { en: 'It must touch {colour}.', fr: 'Elle doit toucher du {colour}.' },
	whereFree: { en: 'Anywhere within three by three.', fr: 'N’importe où, dans la limite de 3 sur 3.' },
	blocked: { en: 'None of your cards fits.', fr: 'Aucune de vos cartes ne se pose.' },
	blockedHelp: {
		en: 'Show them all, discard them, take three new ones.',
		fr: 'Montrez-les, défaussez-les et prenez-en trois.'
	},
	reinforce: { en: 'Reinforce any grid, or skip.', fr: 'Renforcez une grille, ou renoncez.' },
	reinforceHelp: { en: 'Choose a card of the river.', fr: 'Choisissez une carte de la rivière.' },
	reinforceWhere: { en: 'Choose its cell, in any grid.', fr: 'Choisissez sa case, dans n’importe quelle grille.' },
	destroy: { en: 'Destroy a card of any grid, or skip.', fr: 'Détruisez une carte, ou renoncez.' },
	destroyHelp: { en: 'Not the one you have just played.', fr: 'Mais pas celle que vous venez de jouer.' },
	move: { en: 'Move a card of any grid, or skip.', fr: 'Déplacez une carte, ou renoncez.' },
	moveHelp: { en: 'Choose the card.', fr: 'Choisissez la carte.' },
	moveWhere: { en: 'Where to, within its grid?', fr: 'Où, dans sa grille ?' },
	anyAction: { en: 'Choose an action, or skip.', fr: 'Choisissez une action, ou renoncez.' },
	special: { en: 'A special card for {grid}.', fr: 'Une carte spéciale pour {grid}.' },
	specialHelp: {
		en: 'The one that left cannot come back yet.',
		fr: 'Celle qui part ne peut pas revenir tout de suite.'
	},
	specialWhere: { en: 'Place the special card in {grid}.', fr: 'Posez la carte spéciale dans {grid}.' },
	yourGridThere: { en: 'your grid', fr: 'votre grille' },
	gridThere: { en: 'the grid of {name}', fr: 'la grille de {name}' },
	placeIt: { en: 'Place {card}.', fr: 'Posez : {card}.' },
	placeHelp: { en: 'In your grid, without its action.', fr: 'Dans votre grille, sans son action.' },
	arrange: { en: 'Put these cards back.', fr: 'Remettez ces cartes.' },
	arrangeHelp: { en: 'Tap them in order, the top one first.', fr: 'Touchez-les dans l’ordre, le dessus d’abord.' },
	draw: { en: 'Draw a card.', fr: 'Piochez une carte.' },
	drawHelp: { en: 'From the pile or the river.', fr: 'Du tas ou de la rivière.' },
	reactivate: { en: 'Two lines: turn a Pot-voir up again?', fr: 'Deux lignes : réactiver un Pot-voir ?' },
	swapFirst: { en: 'Choose the first card of your grid.', fr: 'Choisissez la première carte de votre grille.' },
	swapSecond: { en: 'Choose the second card.', fr: 'Choisissez la seconde carte.' },
	giveSimple: { en: 'Choose a simple card of your hand.', fr: 'Choisissez une carte simple de votre main.' },
	takeGrid: { en: 'Choose the card of your grid.', fr: 'Choisissez la carte de votre grille.' },
	takeDiscard: { en: 'Choose a card of the discard.', fr: 'Choisissez une carte de la défausse.' },

	lineYours: {
		en: 'A {colour} line. Your token steps to {to} of 3.',
		fr: 'Une ligne {colour}. Votre jeton avance à {to} sur 3.'
	},
	lineTeam: {
		en: 'A {colour} line for your team: {to} of 3.',
		fr: 'Une ligne {colour} pour votre équipe : {to} sur 3.'
	},
	linesYours: { en: '{n} lines at once for your side.', fr: '{n} lignes d’un coup pour votre camp.' },
	lineTheirs: { en: 'A {colour} line: this scores for {name}.', fr: 'Une ligne {colour} : elle compte pour {name}.' },
	linesTheirs: { en: '{n} lines: they score for {name}.', fr: '{n} lignes : elles comptent pour {name}.' },
	pendingFirst: { en: '{action} comes first, then the line scores.', fr: '{action} d’abord, la ligne compte ensuite.' },
	pendingSpecial: { en: 'A special card comes first.', fr: 'Une carte spéciale vient d’abord.' },
	thenAction: { en: 'Then {action}, if you like.', fr: 'Ensuite {action}, au choix.' },
	replaces: { en: 'You choose the special card that replaces it.', fr: 'Vous choisissez celle qui la remplace.' },
	wins: { en: 'This wins the game.', fr: 'La partie est gagnée.' },
	loses: { en: 'This loses the game.', fr: 'La partie est perdue.' },
	draws: { en: 'This ends in a draw.', fr: 'Ce serait une égalité.' },
	ninth: { en: 'Ninth card, no line: your grid would be full.', fr: 'Neuvième carte, pas de ligne : grille pleine.' },
	ninthTheirs: {
		en: 'Ninth card: the grid of {name} is full.',
		fr: 'Neuvième carte : la grille de {name} est pleine.'
	},
	goesHere: { en: '{card} goes here.', fr: 'Ici : {card}.' },
	goesInto: { en: '{card} goes into {grid}.', fr: '{card} va dans {grid}.' },
	destroys: { en: '{card} leaves {grid}.', fr: '{card} quitte {grid}.' },
	moves: { en: '{card} moves here.', fr: '{card} vient ici.' },
	drawsPile: { en: 'The top card of the pile.', fr: 'La première carte du tas.' },
	drawsPileHelp: { en: 'Only you will see it.', fr: 'Vous seul la verrez.' },
	drawsRiver: { en: '{card} comes to your hand.', fr: '{card} : en main.' },
	drawsRiverHelp: { en: 'Everybody has seen it.', fr: 'Tout le monde l’a vue.' },
	lastRiver: { en: 'The river is then laid out anew.', fr: 'La rivière sera de nouveau garnie.' },
	usesPot: { en: '{pot}.', fr: '{pot}.' },
	swaps: { en: '{a} and {b} change places.', fr: '{a} et {b} changent de place.' },
	trades: { en: '{card} for {other}.', fr: '{card} contre {other}.' },
	startsWith: { en: '{card} comes first.', fr: '{card} en premier.' },
	arranged: { en: 'The cards go back in this order.', fr: 'Les cartes retournent dans cet ordre.' },
	turnsUp: { en: '{pot} may be used again.', fr: '{pot} peut resservir.' },

	doPlay: { en: 'Play it here', fr: 'Jouer ici' },
	doPlace: { en: 'Place it here', fr: 'Poser ici' },
	doReinforce: { en: 'Reinforce here', fr: 'Renforcer ici' },
	doDestroy: { en: 'Destroy it', fr: 'Détruire' },
	doMove: { en: 'Move it here', fr: 'Déplacer ici' },
	doDraw: { en: 'Draw', fr: 'Piocher' },
	doTake: { en: 'Take it', fr: 'Prendre' },
	doUse: { en: 'Use {pot}', fr: 'Utiliser {pot}' },
	doPick: { en: 'Pick {pot}', fr: 'Prendre {pot}' },
	doStart: { en: 'Start with it', fr: 'Commencer ainsi' },
	doArrange: { en: 'Put them back', fr: 'Remettre' },
	doTurnUp: { en: 'Turn it up', fr: 'Réactiver' },
	doBlocked: { en: 'Show and redraw', fr: 'Montrer et repiocher' },
	skip: { en: 'Skip', fr: 'Renoncer' },
	pass: { en: 'Pass', fr: 'Passer' },
	chooseCard: { en: 'Choose a card', fr: 'Choisissez une carte' },
	chooseCell: { en: 'Choose a cell', fr: 'Choisissez une case' },
	chooseColour: { en: 'Choose a colour', fr: 'Choisissez une couleur' },
	choosePot: { en: 'Choose a Pot-voir', fr: 'Choisissez un Pot-voir' },
	chooseAction: { en: 'Choose an action', fr: 'Choisissez une action' },
	chooseOrder: { en: 'Choose the order', fr: 'Choisissez l’ordre' },
	chooseDraw: { en: 'Pile or river', fr: 'Tas ou rivière' },
	notYourTurn: { en: 'Not your turn', fr: 'Pas votre tour' },

	simpleCard: {
		en: 'Simple card: touches any card of the grid.',
		fr: 'Carte simple : elle touche n’importe quelle carte de la grille.'
	},
	actionCard: { en: 'Must touch {colour} when it is played.', fr: 'Elle doit toucher du {colour} quand on la joue.' },
	actionReinforce: {
		en: 'Then, if you like, put a card of the river into any grid.',
		fr: 'Ensuite, au choix, posez une carte de la rivière dans n’importe quelle grille.'
	},
	actionDestroy: {
		en: 'Then, if you like, discard a card of any grid.',
		fr: 'Ensuite, au choix, défaussez une carte de n’importe quelle grille.'
	},
	actionMove: {
		en: 'Then, if you like, move a card within its grid, any grid.',
		fr: 'Ensuite, au choix, déplacez une carte dans sa grille, n’importe laquelle.'
	},
	actionFirst: {
		en: 'The action comes before lines are counted.',
		fr: 'L’action vient avant que les lignes comptent.'
	},
	specialCard: {
		en: 'Special card: every grid always has one. When it leaves, another one of the reserve takes its place.',
		fr: 'Carte spéciale : chaque grille en a toujours une. Quand elle part, une autre de la réserve la remplace.'
	},

	linesMade: { en: 'lines made', fr: 'lignes formées' },
	plantsDestroyed: { en: 'plants destroyed', fr: 'plantes détruites' },
	potsUsed: { en: 'pots used', fr: 'pots utilisés' }
});
