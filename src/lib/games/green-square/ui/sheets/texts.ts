/** What the sheets of Green Square say, in both languages. */
import { setTexts } from '../../../../ui/game/say';

export const texts = setTexts({
	you: { en: 'You', fr: 'Vous' },
	and: { en: 'and', fr: 'et' },
	less: { en: 'One less', fr: 'Un de moins' },
	more: { en: 'One more', fr: 'Un de plus' },
	heroes: { en: 'Heroes {a}, then {b}. Beasts {c}.', fr: 'Héros {a}, puis {b}. Bêtes {c}.' },
	totals: { en: 'Heroes {a}. Beasts {c}.', fr: 'Héros {a}. Bêtes {c}.' },

	// Things that change hands
	upgrade: { en: 'upgrade', fr: 'amélioration' },
	upgrades: { en: 'upgrades', fr: 'améliorations' },
	item: { en: 'item', fr: 'objet' },
	items: { en: 'items', fr: 'objets' },
	card: { en: 'card', fr: 'carte' },
	cards: { en: 'cards', fr: 'cartes' },
	losesDetour: { en: 'its Detour! is lost', fr: 'sa Déviation ! est perdue' },
	inHand: { en: 'in hand', fr: 'en main' },
	equipped: { en: 'equipped', fr: 'équipé' },
	carried: { en: 'carried, unused', fr: 'porté, inutilisé' },
	laidDown: { en: 'laid down', fr: 'posé' },

	// Asking for help
	askTitle: { en: 'Ask {name} for help', fr: 'Demander l’aide de {name}' },
	withWin: { en: 'With {name} you would win by {n}.', fr: 'Avec {name}, vous gagneriez de {n}.' },
	withTie: { en: 'With {name} it would be a tie, and won.', fr: 'Avec {name}, égalité, et gagnée.' },
	withTieLost: { en: 'With {name} it would be a tie, and lost.', fr: 'Avec {name}, égalité, et perdue.' },
	withLose: { en: 'With {name} you would still lose by {n}.', fr: 'Avec {name}, vous perdriez encore de {n}.' },
	brings: { en: '{name} brings {n}.', fr: '{name} apporte {n}.' },
	bringsParts: {
		en: '{name} brings {n}: level {a}, items {b}.',
		fr: '{name} apporte {n} : niveau {a}, objets {b}.'
	},
	upgradesFor: { en: 'Upgrades for {name}', fr: 'Améliorations pour {name}' },
	upgradesForYou: { en: 'Upgrades for you', fr: 'Améliorations pour vous' },
	atStake: { en: '{n} at stake, face-up for all', fr: '{n} en jeu, à la vue de tous' },
	beyondStake: { en: 'only {n} at stake now', fr: 'seulement {n} en jeu pour l’instant' },
	picksFirst: { en: 'Who picks first', fr: 'Qui choisit d’abord' },
	yourItems: { en: 'Items of yours', fr: 'Vos objets' },
	itemsOf: { en: 'Items of {name}’s', fr: 'Objets de {name}' },
	promises: { en: 'Cards you promise to play on {name}', fr: 'Cartes que vous promettez de jouer sur {name}' },
	promisesYou: { en: 'Cards {name} promises to play on you', fr: 'Cartes que {name} promet de jouer sur vous' },
	levelFor: {
		en: 'a level for {name}; offering it shows the card',
		fr: 'un niveau pour {name} ; l’offre montre la carte'
	},
	levelForYou: { en: 'a level for you', fr: 'un niveau pour vous' },
	levelLast: {
		en: 'Would be the last level: not kept.',
		fr: 'Ce serait le dernier niveau : sans effet.'
	},
	dueIfWon: { en: 'Due only if you win.', fr: 'Dû seulement en cas de victoire.' },
	asksLeft: { en: 'You may ask {name} {n} more times.', fr: 'Encore {n} demandes possibles à {name}.' },
	asksLeftOne: { en: 'You may ask {name} once more.', fr: 'Encore une demande possible à {name}.' },
	asksLeftNone: { en: 'The last time you may ask {name}.', fr: 'Dernière demande possible à {name}.' },
	askForNothing: { en: 'Ask for nothing in return', fr: 'Demander sans rien offrir' },
	doOffer: { en: 'Offer {price}', fr: 'Offrir {price}' },
	helperWinsToo: {
		en: '{name} would reach level {n} and win with you.',
		fr: '{name} atteindrait le niveau {n} et gagnerait avec vous.'
	},
	helperWins: { en: '{name} would win, not you.', fr: '{name} gagnerait la partie, pas vous.' },

	// Being asked
	askedTitle: { en: '{name} asks you for help', fr: '{name} vous demande de l’aide' },
	forTheWin: { en: 'For the win.', fr: 'Pour la victoire.' },
	forTheWinRest: {
		en: 'With your help {name} gains {levels}, reaches level {n} and wins the game.',
		fr: 'Avec votre aide, {name} gagne {levels}, atteint le niveau {n} et gagne la partie.'
	},
	withYou: { en: 'With you: {a}. Without: {b}.', fr: 'Avec vous : {a}. Sans vous : {b}.' },
	wonBy: { en: 'won by {n}', fr: 'gagné de {n}' },
	lostBy: { en: 'lost by {n}', fr: 'perdu de {n}' },
	tieWon: { en: 'a tie, won', fr: 'égalité, gagnée' },
	tieLost: { en: 'a tie, lost', fr: 'égalité, perdue' },
	mayInterfere: { en: 'Others may still interfere.', fr: 'D’autres peuvent encore s’en mêler.' },
	offers: { en: '{name} offers, if you win', fr: '{name} offre, en cas de victoire' },
	offersNothing: { en: '{name} offers nothing in return.', fr: '{name} n’offre rien en échange.' },
	ofUpgrades: { en: 'of {n}, you pick first', fr: 'sur {n}, à vous le premier choix' },
	ofUpgradesSecond: { en: 'of {n}, {name} picks first', fr: 'sur {n}, {name} choisit d’abord' },
	gloryLevels: { en: 'You gain 1 level for each beast.', fr: 'Vous gagnez 1 niveau par bête.' },
	youWinToo: { en: 'You would win the game.', fr: 'Vous gagneriez la partie.' },
	runToo: { en: 'If you lose, you run too', fr: 'En cas de défaite, vous fuyez aussi' },
	escapeWith: {
		en: '{beast}: you escape with {n} or more.',
		fr: '{beast} : vous vous échappez avec {n} ou plus.'
	},
	escapeSure: { en: '{beast}: you escape for sure.', fr: '{beast} : fuite assurée.' },
	escapeNever: { en: '{beast}: no roll is enough.', fr: '{beast} : aucun dé ne suffit.' },
	spared: { en: '{beast} spares you.', fr: '{beast} vous épargne.' },
	caught: { en: 'Caught: {text}', fr: 'Fuite ratée : {text}' },
	help: { en: 'Help {name}', fr: 'Aider {name}' },
	helpWin: { en: 'Help {name} win', fr: 'Aider {name} à gagner' },
	helpAndWin: { en: 'Help and win', fr: 'Aider et gagner' },
	askMore: { en: 'Ask for more', fr: 'Demander plus' },
	refuse: { en: 'Refuse', fr: 'Refuser' },
	accept: { en: 'Accept', fr: 'Accepter' },

	// Another price
	lastOffer: { en: 'As last time: {price}', fr: 'Comme avant : {price}' },
	upgradesChanged: { en: '{n} → {upgrades}', fr: '{n} → {upgrades}' },
	added: { en: 'not in your offer', fr: 'absent de votre offre' },
	struck: { en: 'Struck out: {cards}.', fr: 'Retiré : {cards}.' },
	counterTitle: { en: 'Your price for {name}', fr: 'Votre prix pour {name}' },
	doCounter: { en: 'Ask for {price}', fr: 'Demander {price}' },
	helpForNothing: { en: 'Help for nothing', fr: 'Aider sans rien demander' },
	asOffered: { en: 'Accept as offered', fr: 'Accepter l’offre' },
	counteredTitle: { en: '{name} names a price', fr: '{name} propose son prix' },
	wants: { en: '{name} wants, if you win', fr: '{name} demande, en cas de victoire' },
	wantsNothing: { en: '{name} wants nothing in return.', fr: '{name} ne demande rien en échange.' },
	wantedOf: { en: 'of {n}, {name} picks first', fr: 'sur {n}, {name} choisit d’abord' },
	wantedSecond: { en: 'of {n}, you pick first', fr: 'sur {n}, à vous le premier choix' },
	acceptAt: { en: 'Accept {a} : {b}', fr: 'Accepter {a} : {b}' },

	// Trading
	tradeTitle: { en: 'Trade with {name}', fr: 'Échanger avec {name}' },
	tradeAsked: { en: '{name} offers you a trade', fr: '{name} vous propose un échange' },
	strengthOf: { en: '{name}, strength', fr: '{name}, force' },
	youGive: { en: 'You give', fr: 'Vous donnez' },
	youGet: { en: 'You get', fr: 'Vous recevez' },
	nothing: { en: 'nothing', fr: 'rien' },
	usefulTo: { en: '{name} can use it: {n}', fr: 'utile à {name} : {n}' },
	usefulToYou: { en: 'you can use it: {n}', fr: 'utile à vous : {n}' },
	mustAgree: { en: '{name} has to agree.', fr: '{name} doit accepter.' },
	giftNote: { en: 'Taking nothing makes it a gift.', fr: 'Sans rien recevoir, c’est un cadeau.' },
	proposalsLeft: { en: '{n} more offers this turn.', fr: 'Encore {n} offres ce tour.' },
	proposalsLeftOne: { en: 'One more offer this turn.', fr: 'Encore une offre ce tour.' },
	proposalsLeftNone: { en: 'The last offer this turn.', fr: 'Dernière offre de ce tour.' },
	chooseItems: { en: 'Choose items', fr: 'Choisissez des objets' },
	doTrade: { en: 'Offer {name} this trade', fr: 'Proposer cet échange à {name}' },
	doGift: { en: 'Give {name} {price}', fr: 'Offrir {price} à {name}' },
	doRequest: { en: 'Ask {name} for {price}', fr: 'Demander {price} à {name}' },
	tooBigFor: { en: 'One Big item too many for {name}', fr: 'Un Encombrant de trop pour {name}' },
	tooBigForYou: { en: 'One Big item too many for you', fr: 'Un Encombrant de trop pour vous' },
	isGift: { en: '{name} wants nothing for it.', fr: '{name} n’attend rien en échange.' },
	isRequest: { en: '{name} gives nothing for it.', fr: '{name} ne donne rien en échange.' },

	// Selling
	sellTitle: { en: 'Sell items for a level', fr: 'Vendre pour un niveau' },
	ecoPoints: { en: 'eco points', fr: 'éco-points' },
	oneLevel: { en: 'One level.', fr: 'Un niveau.' },
	oneLevelLost: { en: 'One level; {n} points are lost.', fr: 'Un niveau ; {n} points perdus.' },
	levelsSold: { en: '{n} levels.', fr: '{n} niveaux.' },
	levelsSoldLost: { en: '{n} levels; {m} points are lost.', fr: '{n} niveaux ; {m} points perdus.' },
	noChange: { en: 'No change is given.', fr: 'On ne rend pas la monnaie.' },
	strengthStays: { en: 'Your strength stays {a}.', fr: 'Votre force reste à {a}.' },
	strengthFalls: { en: 'Your strength goes from {a} to {b}.', fr: 'Votre force passe de {a} à {b}.' },
	tooFew: { en: '{n} points are missing.', fr: 'Il manque {n} points.' },
	thousand: { en: '1000 points buy a level.', fr: '1000 points valent un niveau.' },
	doSell: { en: 'Sell {price}: level {n}', fr: 'Vendre {price} : niveau {n}' },
	pointsOf: { en: '{n} of 1000', fr: '{n} sur 1000' },
	lastLevelWon: { en: 'The last level must be won', fr: 'Le dernier niveau se gagne' },
	sellForOne: {
		en: 'Two levels would be the last: sell for one.',
		fr: 'Deux niveaux iraient au but : vendez pour un seul.'
	},
	powerCut: { en: 'Power cut: nothing can be sold', fr: 'Coupure de courant : rien à vendre' },
	needsBig: { en: 'Add one of your Big items', fr: 'Ajoutez un de vos Encombrants' },

	// Picks laid out on the stage
	inOrder: { en: 'Order of picking', fr: 'Ordre de choix' },
	hasTaken: { en: 'has taken', fr: 'a pris' },
	yourPick: { en: 'your pick', fr: 'à vous' },
	picksNow: { en: 'picks now', fr: 'choisit' },
	afterYou: { en: 'after you', fr: 'après vous' },
	later: { en: 'later', fr: 'ensuite' },
	leaves: { en: 'What {name} leaves', fr: 'Ce que laisse {name}' },
	leavesRest: {
		en: 'Level, profession and tribe stay with {name}.',
		fr: '{name} garde niveau, profession et tribu.'
	},
	youLeave: { en: 'What you leave', fr: 'Ce que vous laissez' },
	youKeep: { en: 'Your level, profession and tribe stay.', fr: 'Niveau, profession et tribu restent.' },
	spoils: { en: 'Spoils: {n}', fr: 'Butin : {n}' },
	spoilsRest: { en: 'Each pick goes to the hand, seen by all.', fr: 'Chaque carte va en main, vue de tous.' },
	bigTitle: { en: 'One Big item too many', fr: 'Un Encombrant de trop' },
	bigRest: {
		en: 'It goes to the lowest level that can carry it, or is discarded.',
		fr: 'Il va au plus bas niveau qui peut le porter, sinon à la défausse.'
	},
	excessTitle: { en: 'One of the two has to go', fr: 'L’une des deux doit partir' },
	strengthThen: { en: 'strength {a}\u00a0→\u00a0{b}', fr: 'force {a}\u00a0→\u00a0{b}' },
	goesTo: { en: 'to {name}', fr: 'à {name}' },
	isDiscarded: { en: 'discarded', fr: 'défaussé' },

	// Sharing
	tooMany: { en: '{n} cards too many', fr: '{n} cartes de trop' },
	tooManyOne: { en: 'One card too many', fr: 'Une carte de trop' },
	shareRest: {
		en: 'You keep {n}. The rest goes face-down and evenly to the lowest level.',
		fr: 'Vous en gardez {n}. Le reste va, face cachée et à parts égales, au plus bas niveau.'
	},
	discardRest: {
		en: 'You keep {n}. You are the lowest: the rest is discarded.',
		fr: 'Vous en gardez {n}. Au plus bas niveau, vous défaussez le reste.'
	},
	sharesRest: {
		en: 'The rest goes face-down and evenly to the lowest level.',
		fr: 'Le reste va, face cachée et à parts égales, au plus bas niveau.'
	},
	hasOne: { en: 'has one already', fr: 'en a déjà une' },
	hasSome: { en: 'has {n} already', fr: 'en a déjà {n}' },
	isNext: { en: 'is next', fr: 'à son tour' },
	mayGet: { en: 'may get one', fr: 'peut en recevoir une' },
	waits: { en: 'later', fr: 'ensuite' },
	discardPlate: { en: 'Discard pile', fr: 'Défausse' },
	seatPlate: { en: '{name}, level {n}, {state}', fr: '{name}, niveau {n}, {state}' }
});
