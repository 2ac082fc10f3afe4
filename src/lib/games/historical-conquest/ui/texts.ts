/** What the table of Historical Conquest says, in both languages. */
import type { Text } from '../../../engine/module';
import { setTexts } from '../../../ui/game/say';
import type { Continent, Travel } from '../card';
import type { OutReason, Phase } from '../types';

/** The same in both languages: AS would mean two things in French otherwise. */
export const TABS: { readonly [C in Continent]: string } = {
	europe: 'EU',
	africa: 'AF',
	asia: 'AS',
	'north-america': 'NA',
	'south-america': 'SA',
	oceania: 'OC'
};

export const PHASE_NAMES: { readonly [P in Phase]: Text } = {
	setup: { en: 'Setting up', fr: 'Mise en place' },
	play: { en: 'Play', fr: 'Jeu' },
	attack: { en: 'Attack', fr: 'Attaque' },
	move: { en: 'Move', fr: 'Mouvement' },
	end: { en: 'End', fr: 'Fin' },
	over: { en: 'Over', fr: 'Terminé' }
};

export const TRAVEL_WAYS: { readonly [T in Travel]: Text } = {
	sea: { en: 'by sea', fr: 'par mer' },
	land: { en: 'by land', fr: 'par terre' },
	air: { en: 'by air', fr: 'par air' },
	space: { en: 'through space', fr: 'par l’espace' }
};

export const OUT_REASONS: { readonly [R in OutReason]: Text } = {
	morale: { en: 'morale is broken', fr: 'le moral est brisé' },
	'no-land': { en: 'no land is left', fr: 'plus aucun pays' },
	resigned: { en: 'resigned', fr: 'abandon' }
};

export const texts = setTexts({
	you: { en: 'You', fr: 'Vous' },
	toPlay: { en: 'to play', fr: 'joue' },
	out: { en: 'out', fr: 'hors jeu' },
	truce: { en: 'truce', fr: 'trêve' },
	atMost: { en: 'at most {n}', fr: 'au plus {n}' },
	undefended: { en: 'undefended', fr: 'sans défense' },
	empty: { en: 'empty', fr: 'vide' },
	free: { en: 'free to take', fr: 'libre, à prendre' },
	takeIt: { en: 'take it', fr: 'à prendre' },
	full: { en: 'full', fr: 'plein' },
	raid: { en: 'raid', fr: 'raid' },
	noCards: { en: 'no cards', fr: 'aucune carte' },
	cardArrives: { en: 'The card is on its way …', fr: 'La carte arrive…' },
	hand: { en: 'hand', fr: 'main' },
	yourHand: { en: 'Your hand', fr: 'Votre main' },
	yourLands: { en: 'Your lands', fr: 'Vos pays' },
	opponents: { en: 'Opponents', fr: 'Adversaires' },
	moreLands: { en: '{n} lands to discover', fr: '{n} pays à découvrir' },

	counts: {
		en: '{hand} cards in hand, {draw} in the draw deck, {lands} lands to discover, {discard} discarded',
		fr: '{hand} cartes en main, {draw} dans la pioche, {lands} pays à découvrir, {discard} défaussées'
	},
	seatName: {
		en: '{name}. Morale {morale}, {lands} lands, {hand} cards in hand',
		fr: '{name}. Moral {morale}, {lands} pays, {hand} cartes en main'
	},
	landName: {
		en: '{land}, {continent}{coast}. Attack {attack}, defence {defence}. {units} of {room} places{names}',
		fr: '{land}, {continent}{coast}. Attaque {attack}, défense {defence}. {units} places sur {room}{names}'
	},
	coast: { en: ', coast', fr: ', côte' },
	wouldBe: { en: 'Would be {total}', fr: 'Deviendrait {total}' },
	canChoose: { en: 'can be chosen', fr: 'possible' },
	chosen: { en: 'chosen', fr: 'choisi' },
	playable: { en: 'Playable', fr: 'Jouable' },
	interruptCard: { en: 'interrupt', fr: 'interruption' },
	yourMorale: {
		en: 'Your morale {n} of {goal}. {gained} gained this turn, {left} more can count.',
		fr: 'Votre moral : {n} sur {goal}. {gained} gagnés ce tour-ci, encore {left} possibles.'
	},
	moraleOf: { en: 'Morale of {name}: {n} of {goal}', fr: 'Moral de {name} : {n} sur {goal}' },
	use: { en: 'Use {card}', fr: 'Utiliser {card}' },
	abilitiesNow: { en: 'Abilities now', fr: 'Capacités disponibles' },

	playsLeft: { en: '{n} plays left', fr: 'encore {n} cartes' },
	playLeft: { en: '1 play left', fr: 'encore 1 carte' },
	noPlays: { en: 'no plays left', fr: 'plus de carte à jouer' },
	attacksLeft: { en: '{n} attacks left', fr: 'encore {n} attaques' },
	attackLeft: { en: '1 attack left', fr: 'encore 1 attaque' },
	noAttacks: { en: 'no attack left', fr: 'plus d’attaque' },
	steps: { en: '{n} step', fr: '{n} pas' },
	handsOff: { en: 'Round 1: hands off', fr: '1er tour de table : paix' },
	noBattlesYet: { en: 'Round 2: no battles yet', fr: '2e tour de table : pas encore de combats' },
	lastRound: { en: 'Last round', fr: 'Dernier tour de table' },
	roundOf: { en: 'Round {n} of {limit}', fr: 'Tour de table {n} sur {limit}' },
	lastTurnsYou: { en: 'Last turns: you stand at {n}.', fr: 'Derniers tours : vous êtes à {n}.' },
	lastTurns: { en: 'Last turns: {name} stands at {n}.', fr: 'Derniers tours : {name} est à {n}.' },
	goToEnd: { en: 'End turn', fr: 'Finir le tour' },

	chooseCard: { en: 'Choose a card', fr: 'Choisissez une carte' },
	chooseCardHelp: {
		en: 'A tap shows what it would do. Hold a card to read it.',
		fr: 'Un appui montre son effet. Maintenez pour la lire.'
	},
	noPlaysLeft: { en: 'All plays of this turn are made.', fr: 'Toutes les cartes de ce tour sont jouées.' },
	tapLand: { en: 'Tap a land', fr: 'Touchez un pays' },
	tapPlayer: { en: 'Tap a player', fr: 'Touchez un joueur' },
	tapUnit: { en: 'Tap a unit', fr: 'Touchez une unité' },
	tapCard: { en: 'Choose who comes back', fr: 'Choisissez qui revient' },
	discoverOrPlace: { en: 'Discover or place?', fr: 'Découvrir ou placer ?' },
	chooseFrom: { en: 'Choose a land to attack from.', fr: 'D’où attaquez-vous ?' },
	chooseFromHelp: { en: 'Or tap the land you want to attack.', fr: 'Ou touchez le pays à attaquer.' },
	chooseLand: { en: 'Choose a land', fr: 'Choisissez un pays' },
	chooseTarget: { en: '{TheLand} can reach {n} lands.', fr: '{TheLand} peut attaquer {n} pays.' },
	chooseTargetOne: { en: '{TheLand} can reach one land.', fr: '{TheLand} peut attaquer un pays.' },
	chooseAttacker: { en: 'Which of your lands attacks {theLand}?', fr: 'Lequel de vos pays attaque {theLand} ?' },
	chooseUnit: { en: 'Choose a unit', fr: 'Choisissez une unité' },
	chooseUnitHelp: {
		en: 'One step on the same continent; explorers travel on top of it.',
		fr: 'Un pas sur le même continent ; les explorations voyagent en plus.'
	},
	chooseWhere: { en: 'Where does {card} go?', fr: '{card} : vers où ?' },
	chooseWhereHelp: { en: 'Lands that can be reached glow.', fr: 'Les pays accessibles luisent.' },
	chooseTargetFor: { en: '{card}: choose a target.', fr: '{card} : choisissez une cible.' },
	choosePrice: { en: '{card}: who pays for it?', fr: '{card} : qui en est le prix ?' },
	waitingFor: { en: 'Waiting for {names} …', fr: 'On attend {names}…' },
	isPlaying: { en: '{name} is playing', fr: '{name} joue' },
	isChoosing: { en: '{name} chooses', fr: '{name} choisit' },
	turningUp: { en: 'The card is on its way …', fr: 'La carte arrive…' },
	firstLands: { en: 'The first lands are turned up.', fr: 'On retourne les premiers pays.' },
	over: { en: 'The game is over', fr: 'La partie est terminée' },
	youAreOut: { en: 'You are out.', fr: 'Vous quittez la partie.' },
	youAreOutHelp: {
		en: 'Your lands lie open; the others play on.',
		fr: 'Vos pays sont à prendre ; les autres continuent.'
	},
	seeTable: { en: 'See the table', fr: 'Voir la table' },
	seeBattle: { en: 'See the battle', fr: 'Voir le combat' },
	youDrew: { en: 'You drew {card}.', fr: 'Vous piochez {card}.' },
	youDrewHelp: { en: 'It may still be played now, or kept.', fr: 'Jouable encore maintenant, ou à garder.' },
	finishTurn: { en: 'Finish the turn', fr: 'Terminer le tour' },
	turnEnds: { en: 'Your turn ends.', fr: 'Votre tour s’achève.' },

	toAttacks: { en: 'To attacks', fr: 'Attaques' },
	toMoves: { en: 'To moves', fr: 'Mouvements' },
	endTurn: { en: 'End turn', fr: 'Finir le tour' },
	endAnyway: { en: 'End turn anyway', fr: 'Finir quand même' },
	backToTable: { en: 'Back to the table', fr: 'Revenir à la table' },
	takeBack: { en: 'Take back', fr: 'Reprendre' },
	showMe: { en: 'Show me how', fr: 'Montrez-moi' },

	placeIn: { en: 'Place {inLand}{gain}', fr: 'Placer {inLand}{gain}' },
	sendTo: { en: 'Send {intoLand}', fr: 'Envoyer {intoLand}' },
	playIt: { en: 'Play {card}{gain}', fr: 'Jouer {card}{gain}' },
	playAnyway: { en: 'Play it anyway', fr: 'Jouer quand même' },
	playAgainst: { en: 'Play it: {name} {loss}', fr: 'La jouer : {name} {loss}' },
	useIt: { en: 'Use it', fr: 'L’utiliser' },
	useAgainst: { en: 'Use it: {name} {loss}', fr: 'L’utiliser : {name} {loss}' },
	strike: { en: 'Strike {card}', fr: 'Frapper {card}' },
	winOver: { en: 'Win over {card}', fr: 'Rallier {card}' },
	bringBack: { en: 'Bring back {card}', fr: 'Ramener {card}' },
	giveFor: { en: 'Give {card} for it', fr: 'Donner {card}' },
	useOn: { en: 'Use it on {theLand}', fr: 'L’employer sur {theLand}' },
	discover: { en: 'Discover', fr: 'Découvrir' },
	discoverHelp: { en: 'turn up your next land, {n} are left', fr: 'retournez un pays, il en reste {n}' },
	discoverHelpOne: { en: 'turn up your last land', fr: 'retournez votre dernier pays' },
	discoverNow: { en: 'Discover a land{gain}', fr: 'Découvrir un pays{gain}' },
	place: { en: 'Place', fr: 'Placer' },
	placeHelp: { en: 'in a land you hold', fr: 'dans un pays tenu' },
	discard: { en: 'Discard', fr: 'Défausser' },
	discardIt: { en: 'Discard it', fr: 'La défausser' },
	discardCard: { en: 'Discard {card}', fr: 'Défausser {card}' },
	attackLand: { en: 'Attack {theLand}', fr: 'Attaquer {theLand}' },
	attackAnyway: { en: 'Attack anyway', fr: 'Attaquer quand même' },
	raidOn: { en: 'Raid on {theLand}', fr: 'Raid sur {theLand}' },
	takeLand: { en: 'Take {theLand}', fr: 'Prendre {theLand}' },
	removeCopy: { en: 'Remove {name}’s {land}', fr: 'Écarter {theLand}, à {name}' },
	goTo: { en: 'Go to {land}', fr: 'Vers {theLand}' },
	sailTo: { en: 'Sail to {land}', fr: 'Vers {theLand}' },
	giveUp: { en: 'Give up {card}', fr: 'Céder {card}' },
	lose: { en: 'Lose {card}{gain}', fr: 'Perdre {card}{gain}' },
	moveIn: { en: 'Move in', fr: 'S’installer' },
	leaveEmpty: { en: 'Leave it empty', fr: 'La laisser vide' },
	pass: { en: 'Pass', fr: 'Passer' },
	passUntil: { en: 'Pass until my turn', fr: 'Passer jusqu’à mon tour' },
	passUntilHelp: {
		en: 'Nobody asks you again before your turn, even if you are attacked.',
		fr: 'On ne vous demande plus rien avant votre tour, même en cas d’attaque.'
	},
	answer: { en: 'Answer {name}', fr: 'Répondre à {name}' },
	noCompanion: { en: 'no companion', fr: 'sans escorte' },
	companions: { en: 'Companions', fr: 'Escorte' },
	onFoot: { en: 'on foot: uses your step', fr: 'à pied : prend votre pas' },
	copy: { en: 'copy', fr: 'double' },
	close: { en: 'Close', fr: 'Fermer' },

	placed: { en: '{card} {inLand}: {total}{gain}.', fr: '{card} {inLand} : {total}{gain}.' },
	andMorale: { en: ', {n} morale', fr: ', {n} de moral' },
	moraleGain: { en: '{card}: {n} morale, {from} → {to}.', fr: '{card} : {n} de moral, {from} → {to}.' },
	noGain: { en: '{card}: no morale.', fr: '{card} : aucun moral.' },
	moreCount: { en: '{n} more can count this turn.', fr: 'Encore {n} possibles ce tour-ci.' },
	capReached: {
		en: '{n} of {wanted}: the 800 of this turn are then reached.',
		fr: '{n} sur {wanted} : les 800 de ce tour sont alors atteints.'
	},
	crowds: {
		en: '{TheLand} is full: one of its units would have to go.',
		fr: '{TheLand} : plus de place, une unité devrait partir.'
	},
	crowdsTheirs: {
		en: '{TheLand} is full: {name} must give up a unit.',
		fr: '{TheLand} : plus de place, {name} doit céder une unité.'
	},
	mayAnswer: { en: '{names} may answer first.', fr: '{names} : réponse possible.' },
	keepForBattle: {
		en: '{card} now: nothing to answer.',
		fr: '{card} maintenant : rien à quoi répondre.'
	},
	keepHelp: {
		en: 'Not counted as a play. Better kept for its moment.',
		fr: 'Hors de vos cartes du tour. Mieux vaut la garder.'
	},
	noEffect: { en: 'No effect now: {cards}.', fr: 'Sans effet maintenant : {cards}.' },
	planted: { en: '{card} into {name}’s {land}.', fr: '{card} chez {name}, {inLand}.' },
	against: { en: '{card} against {name}: {loss}.', fr: '{card} contre {name} : {loss}.' },
	everyone: { en: '{card}: {losses}.', fr: '{card} : {losses}.' },
	falls: { en: '{n} cards fall: {cards}.', fr: 'Tombent ({n}) : {cards}.' },
	yoursToo: { en: 'Yours, too: {cards}.', fr: 'Les vôtres aussi : {cards}.' },
	discovers: { en: '{card} discovers your next land{gain}.', fr: '{card} découvre votre prochain pays{gain}.' },
	discoversHelp: {
		en: 'It is turned up for all to see and cannot be taken back.',
		fr: 'Retourné devant tous, il ne se reprend pas.'
	},
	discards: { en: 'Discard {card}: one play, no gain.', fr: 'Défausser {card} : compte pour une carte, sans gain.' },
	tosses: { en: '{card} leaves. Counts as a play.', fr: '{card} part. Compte pour une carte.' },
	uses: { en: '{card} is used.', fr: '{card} : capacité utilisée.' },
	landAfter: { en: '{TheLand}: {total}.', fr: '{TheLand} : {total}.' },
	landKeeps: { en: '{TheLand} keeps {total}.', fr: '{TheLand} garde {total}.' },
	strikes: { en: '{target} dies.', fr: '{target} meurt.' },
	comesOver: { en: '{target} comes {intoLand}: {total}.', fr: '{target} passe {intoLand} : {total}.' },
	comesBack: { en: '{target} comes back, {inLand}: {total}.', fr: '{target} revient {inLand} : {total}.' },
	travels: { en: '{card} to {land}: {total}.', fr: '{card} vers {theLand} : {total}.' },
	travelsWith: { en: '{card} takes {escort} to {land}: {total}.', fr: '{card} et {escort} : {land} {total}.' },
	stepStays: { en: '{way}; your step stays.', fr: '{way} ; votre pas reste.' },
	takes: { en: '{card} takes {theLand}.', fr: '{card} prend {theLand}.' },
	comesWith: { en: 'It comes with {cards}.', fr: 'Avec : {cards}.' },
	holdAlready: {
		en: 'You hold {theLand} already: no land gained.',
		fr: 'Vous tenez déjà {theLand} : aucun pays gagné.'
	},

	wouldWin: { en: '{From} {a}, {to} {d}: you would win.', fr: '{From} {a}, {to} {d} : vous gagneriez.' },
	wouldDraw: { en: '{a} : {d}, a draw.', fr: 'Égalité à {a}.' },
	wouldDrawHelp: {
		en: 'Nothing would happen, and the attack is spent.',
		fr: 'Rien ne se passerait, et l’attaque serait dépensée.'
	},
	wouldLose: { en: '{From} {a}, {to} {d}: you would lose.', fr: '{From} {a}, {to} {d} : vous perdriez.' },
	raids: { en: 'Raid {way}: {pair}, {a} : {d}.', fr: 'Raid {way} : {pair}, {a} à {d}.' },
	losesUnit: { en: '{name} loses 100 morale and a unit.', fr: '{name} perd 100 de moral et une unité.' },
	liesOpen: {
		en: '{name} loses the last defender: {theLand} lies open to you.',
		fr: '{name} perd sa dernière unité : {theLand} s’ouvre à vous.'
	},
	standsEmpty: {
		en: '{TheLand} would stand empty, but you have nobody to spare.',
		fr: '{TheLand} : plus de défense, mais personne à y envoyer.'
	},
	copyGoes: {
		en: 'You hold {theLand}: {name}’s copy would be discarded, no land gained.',
		fr: 'Vous tenez {theLand} : l’exemplaire de {name} serait défaussé, aucun pays gagné.'
	},
	seatEnds: { en: '{name} would be out.', fr: '{name} quitterait la partie.' },
	youLose100: { en: '−100 for you.', fr: '−100 pour vous.' },
	isSure: { en: 'Nothing {name} can hold changes that.', fr: 'Rien dans la main de {name} n’y changerait.' },
	playsWait: {
		en: '{n} plays are left: after an answer you cannot go back to them.',
		fr: 'Encore {n} cartes : après une réponse, on n’y revient plus.'
	},

	crowded: { en: '{TheLand} is crowded', fr: '{TheLand} : surpeuplement' },
	placesFor: { en: '{n} for {room} places', fr: '{n} pour {room} places' },
	whoLeaves: { en: 'Who leaves {theLand}?', fr: 'Qui quitte {theLand} ?' },
	whoLeavesHelp: { en: 'Giving up is no death, and no play.', fr: 'Céder n’est pas mourir, ni jouer.' },
	leaves: { en: '{card} leaves: {land} {total}.', fr: '{card} part : {land} {total}.' },
	yourLoss: { en: 'Your loss {inLand}', fr: 'Votre perte {inLand}' },
	chooseLoss: { en: 'Choose your loss {inLand}.', fr: 'Choisissez votre perte {inLand}.' },
	chooseLossHelp: { en: 'The battle is lost: one unit goes.', fr: 'Le combat est perdu : une unité part.' },
	dies: { en: '{card} dies{gain}.', fr: '{card} meurt{gain}.' },
	youGain: { en: ': you gain {n}', fr: ' : {n} pour vous' },
	whoMovesIn: { en: 'Who moves in?', fr: 'Qui s’y installe ?' },
	movesInto: { en: '{card} {intoLand}: {total}.', fr: '{card} {intoLand} : {total}.' },
	canMoveIn: { en: '{TheLand} lies open to you.', fr: '{TheLand} s’offre à vous.' },
	canMoveInHelp: {
		en: 'Left empty, it stays with {name}, undefended.',
		fr: 'Laissé vide, ce pays reste à {name}, sans défense.'
	},
	mustDrop: { en: 'Discard a card.', fr: 'Défaussez une carte.' },
	mustDropHelp: { en: 'Everybody will see it.', fr: 'Chacun la verra.' },
	ofCount: { en: '1 of {n}', fr: '1 sur {n}' },
	keeps: { en: 'keeps {total}', fr: 'reste {total}' },

	attacks: { en: 'attacks', fr: 'attaque' },
	attackYou: { en: 'attack', fr: 'attaquez' },
	defends: { en: 'defends', fr: 'défend' },
	defendYou: { en: 'defend', fr: 'défendez' },
	ifYouWin: { en: 'If you win', fr: 'Si vous gagnez' },
	ifWins: { en: 'If {name} wins', fr: 'Si {name} gagne' },
	winnerTakes: { en: '{name} −100 and one unit.', fr: '{name} : −100 et une unité.' },
	attackerPays: { en: '{name} −100.', fr: '{name} : −100.' },
	addsNothing: { en: 'adds no points ({by})', fr: 'n’ajoute rien ({by})' },
	untilBattle: { en: 'for this battle', fr: 'pour ce combat' },
	bonusOf: { en: 'bonus', fr: 'bonus' },
	boostOf: { en: 'boost', fr: 'renfort' },
	andMore: { en: 'and {n} more', fr: 'et {n} autres' },
	cancelOut: { en: 'cancel each other out', fr: 's’annulent' },
	attackedTitle: { en: '{name} attacks {theLand}', fr: '{name} attaque {theLand}' },
	youAttackTitle: { en: 'You attack {theLand}', fr: 'Vous attaquez {theLand}' },
	against_you: { en: '{name} plays against you', fr: '{name} joue contre vous' },
	againstOther: { en: '{name} plays against {other}', fr: '{name} joue contre {other}' },
	againstAll: { en: '{name} plays against everyone', fr: '{name} joue contre tous' },
	playsEvent: { en: '{name} plays an event', fr: '{name} joue un événement' },
	usesAbility: { en: '{name} uses {card}', fr: '{name} utilise {card}' },
	asItStands: { en: 'As it stands', fr: 'En l’état,' },
	youLoseUnit: {
		en: 'you lose 100 morale and a unit of your choice.',
		fr: 'vous perdez 100 de moral et une unité de votre choix.'
	},
	youHold: {
		en: 'you hold {theLand}, and {name} loses 100 morale.',
		fr: '{theLand} tient, et {name} perd 100 de moral.'
	},
	youWinIt: { en: 'you win, and {name} loses a unit.', fr: 'vous gagnez, et {name} perd une unité.' },
	youLoseIt: { en: 'you lose 100 morale.', fr: 'vous perdez 100 de moral.' },
	itDraws: { en: 'nothing happens.', fr: 'rien ne se passe.' },
	wouldHold: { en: 'you would hold it', fr: 'elle tient' },
	wouldWinIt: { en: 'you would win', fr: 'vous gagneriez' },
	wouldFall: { en: 'still lost', fr: 'toujours perdu' },
	wouldEven: { en: 'a draw', fr: 'égalité' },
	callsOff: { en: 'No battle.', fr: 'Pas de combat.' },
	cancels: { en: 'Cancels it.', fr: 'L’annule.' },
	noChange: { en: 'It changes nothing here.', fr: 'Ici, elle ne change rien.' },
	gainToo: { en: '{n} for you.', fr: '{n} pour vous.' },
	nothingStops: { en: 'Nothing here stops it.', fr: 'Rien ici ne l’arrête.' },
	answersToo: { en: '{names} may answer, too', fr: '{names} : réponse possible' },
	sheetChoose: { en: 'Choose an interrupt, or pass', fr: 'Choisissez une interruption, ou passez' },
	playInterrupt: { en: 'Play {card}{gain}', fr: 'Jouer {card}{gain}' },

	moraleLog: { en: 'Morale log', fr: 'Journal du moral' },
	all: { en: 'All', fr: 'Tous' },
	roundN: { en: 'Round {n}', fr: 'Tour de table {n}' },
	noMorale: { en: 'No morale has changed yet.', fr: 'Aucun moral n’a encore changé.' },
	thisTurn: {
		en: 'this turn {gained}, {left} more can count',
		fr: 'ce tour-ci {gained}, encore {left} possibles'
	},
	below800: { en: 'below {n}: {name} cannot attack', fr: 'sous {n} : {name} ne peut pas attaquer' },
	hasSeen: { en: '{name} has seen this card.', fr: '{name} a vu cette carte.' },
	nobodySaw: { en: 'Nobody has seen these cards.', fr: 'Personne n’a vu ces cartes.' },
	asYouSaw: { en: '{name}’s hand, as you saw it', fr: 'La main de {name}, telle que vous l’avez vue' },
	newestFirst: { en: 'discard, newest first', fr: 'défausse, la dernière d’abord' },
	canReach: { en: 'Can reach you:', fr: 'Peut vous atteindre :' },
	reaches: { en: '{land} from {from}{totals}', fr: '{land} depuis {from}{totals}' },
	nextSeat: { en: 'Next player', fr: 'Joueur suivant' },
	previousSeat: { en: 'Previous player', fr: 'Joueur précédent' },
	allPlayers: { en: 'all players', fr: 'tous les joueurs' },
	deckOf: { en: '{name}’s deck', fr: 'Le paquet de {name}' },
	stillHidden: { en: 'not seen yet', fr: 'pas encore vues' },
	yours: { en: 'Yours', fr: 'À vous' },
	theirs: { en: '{name}’s', fr: 'À {name}' },
	inTheLand: { en: '{whose}, {inLand}.', fr: '{whose}, {inLand}.' },
	turnsLeft: { en: '{n} more turns', fr: 'encore {n} tours' },
	fromDeck: { en: 'from {name}’s deck', fr: 'du paquet de {name}' },
	totalNow: { en: 'Attack {a}, defence {d}', fr: 'Attaque {a}, défense {d}' },

	coverAttack: {
		en: '{name} attacks {theLand} from {from}. {asked} may answer or pass.',
		fr: '{name} attaque {theLand} depuis {from}. {asked} peut répondre ou passer.'
	},
	coverCard: {
		en: '{name} plays {card}. {asked} may answer or pass.',
		fr: '{name} joue {card}. {asked} peut répondre ou passer.'
	},
	coverAbility: {
		en: '{name} uses {card}. {asked} may answer or pass.',
		fr: '{name} utilise {card}. {asked} peut répondre ou passer.'
	},
	coverPass: { en: '{asked} passes, unseen', fr: '{asked} passe sans regarder' },
	coverDrop: { en: '{asked} must discard a card.', fr: '{asked} doit défausser une carte.' }
});
