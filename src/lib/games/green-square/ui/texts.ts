/** What the table of Green Square says, in both languages. */
import { setTexts } from '../../../ui/game/say';

export const texts = setTexts({
	// People and chips
	you: { en: 'You', fr: 'Vous' },
	toPlay: { en: 'to play', fr: 'jouez' },
	plays: { en: 'to play', fr: 'joue' },
	toAnswer: { en: 'to answer', fr: 'à répondre' },
	youFight: { en: 'you fight', fr: 'au combat' },
	fights: { en: 'fights', fr: 'au combat' },
	helps: { en: 'helps', fr: 'renfort' },
	youRun: { en: 'you run', fr: 'en fuite' },
	runs: { en: 'runs', fr: 'en fuite' },
	youPick: { en: 'you pick', fr: 'à vous' },
	picks: { en: 'picks', fr: 'choisit' },
	passed: { en: 'passed', fr: 'passe' },
	thinks: { en: '…', fr: '…' },
	resting: { en: 'resting', fr: 'repos' },
	down: { en: 'down', fr: 'à terre' },
	gaveUp: { en: 'gave up', fr: 'abandon' },
	chipLevel: { en: '{name}, level {level} of {goal}', fr: '{name}, niveau {level} sur {goal}' },
	chipCards: { en: '{n} cards', fr: '{n} cartes' },
	chipCard: { en: '1 card', fr: '1 carte' },
	chipLasting: { en: 'lasting: {cards}', fr: 'durable : {cards}' },
	chipNear: { en: 'one level to go', fr: 'à un niveau du but' },
	chipBrings: { en: 'would change it by {n}', fr: 'changerait de {n}' },
	chipTarget: { en: 'can be chosen', fr: 'peut être choisi' },
	heroes: { en: 'Heroes', fr: 'Héros' },

	// The table
	locations: { en: 'Locations', fr: 'Lieux' },
	upgrades: { en: 'Upgrades', fr: 'Améliorations' },
	discard: { en: 'discard {n}', fr: 'défausse {n}' },
	deckLeft: { en: '{deck}, {n} cards', fr: '{deck}, {n} cartes' },
	deckEmpty: { en: 'reshuffled when needed', fr: 'mélange au besoin' },
	strength: { en: 'strength', fr: 'de force' },
	toRun: { en: 'to run', fr: 'en fuite' },
	yourTable: { en: 'Your table', fr: 'Votre table' },
	tableOf: { en: '{name}’s table', fr: 'La table de {name}' },
	lastingDisasters: { en: 'Lasting disasters', fr: 'Désastres durables' },
	handOf: { en: 'Hand: {n} cards', fr: 'Main : {n} cartes' },
	yourHand: { en: 'Your hand', fr: 'Votre main' },
	noCards: { en: 'No cards', fr: 'Aucune carte' },
	newCard: { en: 'new', fr: 'reçue' },
	slotHead: { en: 'Head', fr: 'Tête' },
	slotUniform: { en: 'Uniform', fr: 'Uniforme' },
	slotFootwear: { en: 'Footwear', fr: 'Chaussures' },
	slotHand: { en: 'Hand', fr: 'Main' },
	slotEmpty: { en: '{slot}: empty', fr: '{slot} : rien' },
	equippedWith: { en: '{card}, equipped', fr: '{card}, équipé' },
	equippedFor: { en: '{card}, equipped, {n}', fr: '{card}, équipé, {n}' },
	onlyFor: { en: 'only {group}', fr: 'seulement {group}' },
	notFor: { en: 'not for {group}', fr: 'pas pour {group}' },
	slotSecond: { en: '{card}, second hand', fr: '{card}, seconde main' },
	carriedUnused: { en: 'Carried, unused: {card}', fr: 'Porté, inutilisé : {card}' },
	carriedReady: { en: 'On the table: {card}', fr: 'Posé : {card}' },
	heldBy: { en: 'held by {card}', fr: 'tenu par : {card}' },
	playable: { en: 'can be played', fr: 'jouable' },
	notNow: { en: 'not now', fr: 'pas maintenant' },
	payable: { en: 'can be paid with', fr: 'peut servir à payer' },
	lastRound: { en: 'Last round: the highest level wins.', fr: 'Dernière manche : le plus haut niveau gagne.' },

	// Own turn
	prepare: { en: 'Lay down what you like.', fr: 'Posez ce que vous voulez.' },
	prepareRest: { en: 'Then you are ready.', fr: 'Ensuite, c’est prêt.' },
	ready: { en: 'Ready', fr: 'C’est prêt' },
	food: { en: 'Food choice', fr: 'Régime alimentaire' },
	open: { en: 'Your turn: open the location.', fr: 'À vous : ouvrez le lieu.' },
	openRest: {
		en: 'Before that you may lay down, trade or sell.',
		fr: 'Avant cela, vous pouvez poser, échanger, vendre.'
	},
	doOpen: { en: 'Open the location', fr: 'Ouvrir le lieu' },
	choice: { en: 'No beast came.', fr: 'Pas de bête.' },
	choiceRest: {
		en: 'Look for trouble, or explore: a location, face-down.',
		fr: 'Cherchez les ennuis, ou explorez : un lieu, face cachée.'
	},
	wouldWin: {
		en: 'No beast came. You would win this one by {n}.',
		fr: 'Pas de bête. Celle-ci, vous la battriez de {n}.'
	},
	wouldWinTie: {
		en: 'No beast came. You would win this one by a tie.',
		fr: 'Pas de bête. Celle-ci, vous la battriez à égalité.'
	},
	wouldLose: {
		en: 'No beast came. You would lose to this one by {n}.',
		fr: 'Pas de bête. Contre celle-ci, vous perdriez de {n}.'
	},
	wouldTie: {
		en: 'No beast came. {a} : {b}, and a tie is lost.',
		fr: 'Pas de bête. {a} : {b}, et une égalité est perdue.'
	},
	doExplore: { en: 'Explore', fr: 'Explorer' },
	doTrouble: { en: 'Look for trouble {a} : {b}', fr: 'Chercher les ennuis {a} : {b}' },
	end: { en: 'Your turn is nearly over.', fr: 'Votre tour s’achève.' },
	endRest: { en: 'You may still lay down, trade or sell.', fr: 'Vous pouvez encore poser, échanger, vendre.' },
	unused: { en: '{card}: carried, not equipped. Tap it.', fr: '{card} : porté, pas équipé. Touchez-le.' },
	doEnd: { en: 'End turn', fr: 'Finir le tour' },
	doEndGive: { en: 'End turn: {n} to give away', fr: 'Finir le tour : {n} à donner' },
	doEndDiscard: { en: 'End turn: {n} to discard', fr: 'Finir le tour : {n} à défausser' },
	sell: { en: 'Sell', fr: 'Vendre' },
	trade: { en: 'Trade', fr: 'Échanger' },
	tradeWith: { en: 'With whom do you trade?', fr: 'Avec qui échanger ?' },
	tapPlayer: { en: 'Tap a player', fr: 'Touchez un joueur' },
	table: { en: 'Table', fr: 'Table' },
	more: { en: 'More', fr: 'Plus' },
	points: { en: '{n} points', fr: '{n} points' },
	pointsOf: { en: '{n} of 1000', fr: '{n} sur 1000' },

	// Battle
	ecoBeast: { en: 'Eco-beast, level {n}', fr: 'Éco-bête, niveau {n}' },
	forecastBeast: { en: 'Forecast: from your hand, level {n}', fr: 'Pronostic : de votre main, niveau {n}' },
	win: { en: 'Win:', fr: 'Victoire :' },
	caught: { en: 'Caught:', fr: 'Fuite ratée :' },
	run: { en: 'Run:', fr: 'Fuite :' },
	toTheDie: { en: '{n} to the die', fr: '{n} au dé' },
	winsTies: { en: 'wins ties', fr: 'gagne à égalité' },
	noHelp: { en: 'no help', fr: 'sans renfort' },
	levelOnly: { en: 'levels only', fr: 'niveau seul' },
	sentAway: { en: 'sent away, {upgrades}', fr: 'éloignée, {upgrades}' },
	forTheWin: { en: 'For the win: level {n}', fr: 'Pour la victoire : niveau {n}' },
	heroParts: { en: '{name}: {parts}', fr: '{name} : {parts}' },
	partLevel: { en: 'level {n}', fr: 'niveau {n}' },
	partItems: { en: 'items {n}', fr: 'objets {n}' },
	partBoost: { en: 'Boost', fr: 'Élan' },
	partHit: { en: 'hit', fr: 'coup' },
	fromWhom: { en: '{card}, from {name}', fr: '{card}, de {name}' },
	tugLabel: { en: 'Heroes {a}. Beasts {b}. {who}', fr: 'Héros {a}. Bêtes {b}. {who}' },
	tugForecast: {
		en: 'Heroes {a}, then {c}. Beasts {b}, then {d}. {who}',
		fr: 'Héros {a}, puis {c}. Bêtes {b}, puis {d}. {who}'
	},
	heroesWould: { en: 'The heroes would win.', fr: 'Les héros gagneraient.' },
	beastsWould: { en: 'The beasts would win.', fr: 'Les bêtes gagneraient.' },
	heroesTotal: { en: 'Heroes, {n}: what it is made of', fr: 'Héros, {n} : le détail' },
	beastsTotal: { en: 'Beasts, {n}: what it is made of', fr: 'Bêtes, {n} : le détail' },
	parts: { en: 'What the totals are made of', fr: 'Le détail des totaux' },
	beasts: { en: 'Beasts', fr: 'Bêtes' },
	winningBy: { en: 'You win by {n} now.', fr: 'Gagné de {n} pour l’instant.' },
	winningTie: { en: '{a} : {b}. You win the tie.', fr: '{a} : {b}. L’égalité est pour vous.' },
	tied: { en: '{a} : {b}, and a tie is lost.', fr: '{a} : {b}, et une égalité est perdue.' },
	losingBy: { en: 'You lose by {n} now.', fr: 'Perdu de {n} pour l’instant.' },
	atStake: { en: 'At stake: {levels}, {upgrades}.', fr: 'En jeu : {levels}, {upgrades}.' },
	askOrPlay: { en: 'Ask for help, or play a card.', fr: 'Demandez de l’aide ou jouez une carte.' },
	nobodyToAsk: { en: 'Nobody can be asked.', fr: 'Plus personne à solliciter.' },
	whomAsk: { en: 'Whom do you ask?', fr: 'À qui demander ?' },
	eachChip: {
		en: 'Each chip shows what that hero would bring.',
		fr: 'Chaque case montre ce que ce héros apporterait.'
	},
	askForHelp: { en: 'Ask for help', fr: 'Demander de l’aide' },
	doSettle: { en: 'Settle {a} : {b}', fr: 'Conclure {a} : {b}' },
	settle: { en: 'Settle', fr: 'Conclure' },
	settleRun: { en: 'Settle and run', fr: 'Conclure et fuir' },
	settleAnyway: {
		en: 'You are losing {a} : {b}. Settle anyway?',
		fr: 'Vous perdez {a} : {b}. Conclure quand même ?'
	},
	settleAnywayRest: { en: 'You will have to run.', fr: 'Il faudra fuir.' },
	settles: {
		en: 'The battle is decided unless somebody reacts.',
		fr: 'Le combat est décidé, sauf si quelqu’un s’en mêle.'
	},
	nowWith: { en: 'You win by {n} now, by {m} with {card}.', fr: 'Gagné de {n} pour l’instant, de {m} avec : {card}.' },
	nowLoseWin: {
		en: 'You lose by {n} now; with {card} you win by {m}.',
		fr: 'Perdu de {n} pour l’instant ; gagné de {m} avec : {card}.'
	},
	wouldBe: { en: '{a} : {b} now, {c} : {d} with {card}.', fr: '{a} : {b} pour l’instant, {c} : {d} avec : {card}.' },
	wouldBeBare: { en: '{a} : {b} now, then {c} : {d}.', fr: '{a} : {b} pour l’instant, puis {c} : {d}.' },
	battleEnds: { en: 'The battle ends at once: no level.', fr: 'Le combat finit aussitôt : pas de niveau.' },
	deal: { en: '{name} takes {upgrades}{first}{items}.', fr: '{name} prend {upgrades}{first}{items}.' },
	dealFirst: { en: ' and picks first', fr: ' et choisit d’abord' },
	dealItems: { en: ', gets {cards}', fr: ', reçoit : {cards}' },
	dealItemsOnly: { en: '{name} gets {cards}.', fr: '{name} reçoit : {cards}.' },
	dealNothing: { en: '{name} helps for nothing.', fr: '{name} aide sans rien demander.' },
	deny: { en: 'Items cannot be changed in a battle.', fr: 'Les objets ne changent pas en plein combat.' },

	// Acts
	forUs: { en: 'For us {a} : {b}', fr: 'Pour nous {a} : {b}' },
	forThem: { en: 'For {name} {a} : {b}', fr: 'Pour {name} {a} : {b}' },
	forBeast: { en: 'For the beast {a} : {b}', fr: 'Pour la bête {a} : {b}' },
	bringMate: { en: 'Bring a mate {a} : {b}', fr: 'Amener une partenaire {a} : {b}' },
	bring: { en: 'Bring {card} {a} : {b}', fr: 'Amener : {card} {a} : {b}' },
	sendIn: { en: 'Send in {card} {a} : {b}', fr: 'Envoyer : {card} {a} : {b}' },
	playWith: { en: '{card} {a} : {b}', fr: '{card} {a} : {b}' },
	sendAway: { en: 'Send {card} away', fr: 'Éloigner : {card}' },
	chaseAway: { en: 'Chase {card} away', fr: 'Faire fuir : {card}' },
	summon: { en: 'Summon {name} {a} : {b}', fr: 'Convoquer {name} {a} : {b}' },
	sendHome: { en: 'Send {name} home {a} : {b}', fr: 'Renvoyer {name} {a} : {b}' },
	strike: { en: 'Strike {name}', fr: 'Frapper {name}' },
	strikeSelf: { en: 'Strike yourself', fr: 'Vous frapper vous-même' },
	goUp: { en: 'Go up to level {n}', fr: 'Monter au niveau {n}' },
	lift: { en: 'Lift {name} to level {n}', fr: 'Faire monter {name} au niveau {n}' },
	equip: { en: 'Equip it: strength {n}', fr: 'Équiper : force {n}' },
	equipInstead: { en: 'Equip it instead: strength {n}', fr: 'Équiper à la place : force {n}' },
	carry: { en: 'Carry it', fr: 'Porter sans équiper' },
	takeOff: { en: 'Take it off: strength {n}', fr: 'Retirer : force {n}' },
	stow: { en: 'Hand it to the Volunteer', fr: 'Confier au Bénévole' },
	unstow: { en: 'Take it back', fr: 'Reprendre' },
	giveUp: { en: 'Give it up', fr: 'Abandonner' },
	layDown: { en: 'Lay it down', fr: 'Poser' },
	layDownRest: {
		en: 'Open to all, no longer a hand card, usable from the table.',
		fr: 'Visible de tous, hors de la main, utilisable depuis la table.'
	},
	free: { en: 'Free it: strength {n}', fr: 'Libérer : force {n}' },
	volunteer: { en: 'Take on a Volunteer', fr: 'Prendre un Bénévole' },
	takeUp: { en: 'Take up {card}', fr: 'Adopter : {card}' },
	swap: { en: 'Swap {old} for {card}', fr: 'Remplacer {old} par {card}' },
	playCard: { en: 'Play {card}', fr: 'Jouer : {card}' },
	beRid: { en: 'Be rid of {card}', fr: 'Écarter : {card}' },
	drawTwo: { en: 'Draw 2 upgrades', fr: 'Piocher 2 améliorations' },
	regrow: { en: 'Take {card}', fr: 'Prendre : {card}' },
	boost: { en: 'Boost {n}, {a} : {b}', fr: 'Élan {n}, {a} : {b}' },
	hit: { en: 'Hit {name}, {a} : {b}', fr: 'Frapper {name}, {a} : {b}' },
	trySteal: { en: 'Try it: 4 or more', fr: 'Tenter : 4 ou plus' },
	stealRest: {
		en: '4, 5 or 6: {card} is yours. Else {name} gets a random card of yours.',
		fr: '4, 5 ou 6 : à vous, {card}. Sinon, {name} reçoit une de vos cartes au hasard.'
	},
	salvageDraw: { en: 'Salvage: draw an upgrade', fr: 'Récupérer : piocher une amélioration' },
	give: { en: 'Give {card} to {name}', fr: 'Donner à {name} : {card}' },
	discardIt: { en: 'Discard {card}', fr: 'Défausser : {card}' },
	take: { en: 'Take {card}', fr: 'Prendre : {card}' },
	lose: { en: 'Lose {card}', fr: 'Perdre : {card}' },
	handOver: { en: 'Hand over {card}', fr: 'Céder : {card}' },
	giveTo: { en: 'Give it to {name}', fr: 'Le donner à {name}' },
	giveFaceDown: { en: 'Give {card} to {name}, face-down', fr: 'Donner à {name}, face cachée : {card}' },
	chooseCard: { en: 'Choose a card', fr: 'Choisissez une carte' },
	chooseTarget: { en: 'Choose a target', fr: 'Choisissez une cible' },
	choosePay: { en: 'Choose what you pay with', fr: 'Choisissez de quoi payer' },
	paying: { en: '{n} chosen to pay with.', fr: '{n} pour payer.' },
	strengthBecomes: { en: 'Your strength: {a}, then {b}.', fr: 'Votre force : {a}, puis {b}.' },

	// Windows
	settlesAt: { en: '{name} settles at {a} : {b}.', fr: '{name} conclut à {a} : {b}.' },
	settlesWin: {
		en: '{name} settles at {a} : {b} and would win: level {n}.',
		fr: '{name} conclut à {a} : {b} et gagnerait : niveau {n}.'
	},
	settlesLose: {
		en: '{name} settles at {a} : {b} and would have to run.',
		fr: '{name} conclut à {a} : {b} et devrait fuir.'
	},
	interfere: { en: 'Interfere, or let it stand.', fr: 'Mêlez-vous-en, ou laissez faire.' },
	finished: { en: '{name} has finished.', fr: '{name} a fini son tour.' },
	playOrGoOn: { en: 'Play something, or go on.', fr: 'Jouez une carte, ou continuez.' },
	waitingFor: { en: 'Waiting for {names}.', fr: 'On attend {names}.' },
	letStand: { en: 'Let it stand', fr: 'Laisser faire' },
	goOn: { en: 'Go on', fr: 'Continuer' },
	notUntil: { en: 'Not until my turn', fr: 'Pas avant mon tour' },
	notUntilAsk: {
		en: 'You let everything stand until your turn. Offers and battles for the win still reach you.',
		fr: 'Vous laissez tout faire jusqu’à votre tour. Offres et combats pour la victoire vous parviennent encore.'
	},
	passItself: { en: 'Pass by itself', fr: 'Passer tout seul' },
	never: { en: 'never', fr: 'jamais' },
	ifNothing: { en: 'if I hold nothing', fr: 'si je n’ai rien' },
	allTurn: { en: 'all this turn', fr: 'tout ce tour' },
	passing: { en: 'Passing … wait, I want to react', fr: 'On passe… non, je veux réagir' },
	takeBack: { en: 'Take back', fr: 'Reprendre' },
	backOut: { en: 'Back out {a} : {b}', fr: 'Se retirer {a} : {b}' },
	mayInterfere: { en: '{name} may interfere', fr: '{name} peut s’en mêler' },
	mayPlay: { en: '{name} may still play', fr: '{name} peut encore jouer' },
	severalMay: { en: 'Waiting for {names}', fr: 'On attend {names}' },
	youSettled: { en: 'You have settled: {a} : {b}.', fr: 'Vous avez conclu : {a} : {b}.' },
	youPassed: { en: 'You let it stand.', fr: 'Vous laissez faire.' },
	youRest: { en: 'You let things stand until your turn.', fr: 'Vous laissez faire jusqu’à votre tour.' },
	youNext: { en: 'You are next.', fr: 'À vous ensuite.' },
	and: { en: 'and', fr: 'et' },
	youWhom: { en: 'you', fr: 'vous' },
	othersMore: { en: '{n} more', fr: '{n} autres' },

	// Flight
	lostRun: { en: 'Lost {a} : {b}. Run!', fr: 'Perdu {a} : {b}. Fuyez !' },
	lostRuns: { en: 'Lost {a} : {b}. {name} runs.', fr: 'Perdu {a} : {b}. {name} prend la fuite.' },
	runFrom: { en: 'Run from {card} with {n} or more.', fr: 'Fuite avec {n} ou plus : {card}.' },
	runSure: { en: 'You get away from {card} for sure.', fr: 'Fuite assurée : {card}.' },
	runHopeless: { en: 'No roll is enough against {card}.', fr: 'Aucun dé ne suffit : {card}.' },
	anyOrder: { en: 'Any order you like.', fr: 'Dans l’ordre de votre choix.' },
	lastBeast: { en: 'The last one.', fr: 'La dernière.' },
	needDie: { en: 'You need {n} or more on the die.', fr: 'Il vous faut {n} ou plus au dé.' },
	needsDie: { en: '{name} needs {n} or more on the die.', fr: 'Il faut {n} ou plus au dé à {name}.' },
	doRoll: { en: 'Roll: {n} or more', fr: 'Lancer : {n} ou plus' },
	rollSure: { en: 'Run, no risk', fr: 'Fuir sans risque' },
	rollHopeless: { en: 'Roll: no chance', fr: 'Lancer : sans espoir' },
	escaped: { en: 'escaped', fr: 'fuite réussie' },
	behind: { en: 'behind you', fr: 'derrière vous' },
	wasCaught: { en: 'caught', fr: 'fuite ratée' },
	spares: { en: 'spares you', fr: 'vous épargne' },
	mate: { en: 'its mate', fr: 'sa partenaire' },
	from: { en: 'from {name}', fr: 'de {name}' },
	getAway: { en: 'Get away, no roll', fr: 'S’échapper sans dé' },
	bothAway: { en: 'You both get away', fr: 'S’échapper à deux' },
	toEachRoll: { en: '{n} to each roll', fr: '{n} à chaque dé' },
	runsFirst: { en: '{name} runs first, then you.', fr: '{name} fuit d’abord, puis vous.' },
	dieLabel: { en: 'Rolled {die}, {total} in all: {result}.', fr: 'Dé {die}, {total} en tout : {result}.' },
	fleeNeeds: { en: 'die + {n} ≥ {m}', fr: 'dé + {n} ≥ {m}' },

	// Picks
	leaves: { en: 'What {name} leaves', fr: 'Ce que laisse {name}' },
	leavesRest: {
		en: 'Level, profession and tribe stay with {name}.',
		fr: '{name} garde niveau, profession et tribu.'
	},
	takeOneOf: {
		en: 'Take one card of {name}’s. It goes to your hand.',
		fr: 'Prenez une carte de {name}. Elle va dans votre main.'
	},
	spoils: { en: 'Spoils: {n}', fr: 'Butin : {n}' },
	takeSpoil: { en: 'Take one of the spoils.', fr: 'Prenez une carte du butin.' },
	afterYou: { en: 'After you: {names}.', fr: 'Après vous : {names}.' },
	restDiscarded: { en: 'The rest is discarded.', fr: 'Le reste est défaussé.' },
	hasTaken: { en: 'has taken', fr: 'a pris' },
	yourPick: { en: 'your pick', fr: 'à vous' },
	picksNow: { en: 'picks now', fr: 'choisit' },
	then: { en: 'then', fr: 'ensuite' },
	order: { en: 'Order', fr: 'Ordre' },
	picksLeft: { en: '{n} cards to choose.', fr: '{n} cartes à choisir.' },
	caught1: { en: 'Because of {card}', fr: 'À cause de : {card}' },
	loseItem: { en: 'Choose an item to lose.', fr: 'Choisissez l’objet perdu.' },
	loseHand: { en: 'Choose a card to discard.', fr: 'Choisissez une carte à défausser.' },
	loseProfession: { en: 'Choose a profession to lose.', fr: 'Choisissez la profession perdue.' },
	loseTribe: { en: 'Choose a tribe to lose.', fr: 'Choisissez la tribu perdue.' },
	passCard: { en: 'Choose a card for {name}.', fr: 'Choisissez une carte pour {name}.' },
	excess: { en: 'One of the two has to go.', fr: 'L’une des deux doit partir.' },
	tooBig: { en: 'One Big item too many: which one goes?', fr: 'Un Encombrant de trop : lequel part ?' },
	tooBigRest: {
		en: 'It goes to the lowest level that can carry it.',
		fr: 'Il va au plus bas niveau qui peut le porter.'
	},
	sellInstead: { en: 'Sell instead', fr: 'Plutôt vendre' },
	bigTo: { en: 'Who gets {card}?', fr: 'À qui donner : {card} ?' },
	shield: { en: '{card} strikes you. Ward it off?', fr: '{card} vous frappe. Vous protéger ?' },
	useKit: { en: 'Use up Emergency Kit', fr: 'Utiliser : Trousse d’urgence' },
	letStrike: { en: 'Let it strike', fr: 'Laisser frapper' },
	reroll: { en: 'Second Wind: roll again?', fr: 'Second souffle : relancer le dé ?' },
	rerollRest: { en: '{die} rolled, {total} in all: too little.', fr: 'Dé {die}, {total} en tout : trop peu.' },
	rollAgain: { en: 'Roll again: {n} or more', fr: 'Relancer : {n} ou plus' },
	leaveIt: { en: 'Leave it', fr: 'Tant pis' },
	chooses: { en: '{name} chooses first.', fr: '{name} choisit d’abord.' },

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

	// Not asked
	isFighting: { en: '{name} is fighting.', fr: '{name} est au combat.' },
	isPlaying: { en: 'It is the turn of {name}.', fr: 'Au tour de {name}.' },
	isRunning: { en: '{name} runs.', fr: '{name} prend la fuite.' },
	isSharing: { en: '{name} gives cards away.', fr: '{name} donne des cartes.' },
	isChoosing: { en: '{name} chooses.', fr: '{name} choisit.' },
	isPicking: { en: '{name} picks.', fr: '{name} choisit dans le butin.' },
	asksHelp: { en: '{name} asks {other} for help.', fr: '{name} demande de l’aide à {other}.' },
	thinksOver: { en: '{name} thinks it over.', fr: '{name} réfléchit.' },
	namesPrice: { en: '{name} names a price.', fr: '{name} propose son prix.' },
	offersTrade: { en: '{name} offers {other} a trade.', fr: '{name} propose un échange à {other}.' },
	fightsOn: {
		en: '{name} fights on. You are asked when {name} settles.',
		fr: '{name} continue. Ce sera à vous quand {name} conclura.'
	},
	youAreDown: {
		en: 'You are down. Level, profession and tribe stay.',
		fr: 'Vous êtes à terre. Niveau, profession et tribu restent.'
	},
	youAreDownRest: {
		en: 'You are back next turn and draw 4 and 4 on yours.',
		fr: 'Retour au prochain tour ; 4 et 4 cartes au vôtre.'
	},
	cardComes: { en: 'A card is on its way …', fr: 'Une carte arrive…' },
	dieRolls: { en: 'The die is rolling …', fr: 'Le dé roule…' },
	isOver: { en: 'The game is over.', fr: 'La partie est terminée.' },
	notYourTurn: { en: 'Not your turn', fr: 'Pas à vous' },

	// Asked
	asksYou: { en: '{name} asks you for help', fr: '{name} vous demande de l’aide' },
	waitsForYou: { en: '{name} waits for your answer.', fr: '{name} attend votre réponse.' },
	answer: { en: 'Answer', fr: 'Répondre' },
	accept: { en: 'Accept', fr: 'Accepter' },
	refuse: { en: 'Refuse', fr: 'Refuser' },

	// Cover
	coverSettle: {
		en: '{name} settles at {a} : {b}. {me} may interfere or let it stand.',
		fr: '{name} conclut à {a} : {b}. {me} peut s’en mêler ou laisser faire.'
	},
	coverTable: {
		en: '{name} has finished. {me} may still play something.',
		fr: '{name} a fini son tour. {me} peut encore jouer.'
	},
	coverStand: { en: '{me} lets it stand, unseen', fr: '{me} laisse faire, sans regarder' },
	coverGoOn: { en: '{me} goes on, unseen', fr: '{me} continue, sans regarder' },
	coverRefuse: { en: '{me} refuses, unseen', fr: '{me} refuse, sans regarder' },
	coverHelp: { en: '{name} asks {me} for help.', fr: '{name} demande de l’aide à {me}.' },
	coverCounter: { en: '{name} names a price to {me}.', fr: '{name} propose son prix à {me}.' },
	coverTrade: { en: '{name} offers {me} a trade.', fr: '{name} propose un échange à {me}.' },
	coverChoose: { en: '{me} has something to choose.', fr: '{me} a un choix à faire.' },
	coverTurn: { en: 'It is {me}’s turn.', fr: 'Au tour de {me}.' },

	// The end
	battlesWon: { en: 'battles won', fr: 'combats gagnés' },
	helped: { en: 'helped others', fr: 'fois en renfort' },
	deaths: { en: 'deaths', fr: 'morts' }
});
