/** What the cards of Green Square say beside their own text, in both languages. */
import { setTexts } from '../../../../ui/game/say';

export const texts = setTexts({
	level: { en: 'level', fr: 'niveau' },

	// One line under the name, where room is short.
	forEither: { en: 'for either side', fr: 'camp au choix' },
	forHeroes: { en: 'for heroes', fr: 'pour les héros' },
	forBeasts: { en: 'for beasts', fr: 'pour les bêtes' },
	getAway: { en: 'get away', fr: 's’échapper' },
	allGetAway: { en: 'all get away', fr: 'tous s’échappent' },
	toRun: { en: 'to run away', fr: 'pour fuir' },
	beastLeaves: { en: 'a beast leaves', fr: 'une bête s’en va' },
	mustHelp: { en: 'somebody must help', fr: 'aide imposée' },
	helperLeaves: { en: 'the helper leaves', fr: 'le renfort s’en va' },
	rival: { en: 'a rival, {n}', fr: 'un rival, {n}' },
	strikes: { en: 'strikes a hero', fr: 'frappe un héros' },
	levelForOne: { en: 'a level for one hero', fr: 'un niveau' },
	drawsUpgrades: { en: 'draw {n} upgrades', fr: '{n} améliorations' },
	endsLasting: { en: 'ends a lasting disaster', fr: 'écarte un désastre' },
	onBeast: { en: 'on a beast', fr: 'sur une bête' },
	secondBeast: { en: 'a second beast', fr: 'une bête de plus' },
	bringsBeast: { en: 'brings a beast', fr: 'amène une bête' },
	carriesItem: { en: 'carries one item', fr: 'porte un objet' },
	liftsLimits: { en: 'lifts all limits', fr: 'lève les limites' },
	forProfession: { en: 'for a profession', fr: 'pour une profession' },
	forTribe: { en: 'for a tribe', fr: 'pour une tribu' },
	stopsDisaster: { en: 'stops a disaster', fr: 'arrête un désastre' },

	// The album.
	albumBeasts: { en: 'Eco-beasts', fr: 'Éco-bêtes' },
	albumDisasters: { en: 'Disasters', fr: 'Désastres' },
	albumCallings: { en: 'Professions and tribes', fr: 'Professions et tribus' },
	albumEnhancers: { en: 'Enhancers and company', fr: 'Modificateurs et compagnie' },
	albumItems: { en: 'Items', fr: 'Objets' },
	albumOneshots: { en: 'One-shots', fr: 'Usages uniques' },
	albumOthers: { en: 'Other upgrades', fr: 'Autres améliorations' },

	// Where the card is.
	inYourHand: { en: 'In your hand', fr: 'Dans votre main' },
	inHandOf: { en: 'In {name}’s hand, seen by all', fr: 'Dans la main de {name}, vue de tous' },
	yourProfession: { en: 'Your profession', fr: 'Votre profession' },
	yourTribe: { en: 'Your tribe', fr: 'Votre tribu' },
	onYourTable: { en: 'On your table', fr: 'Sur votre table' },
	onTableOf: { en: 'On {name}’s table', fr: 'Sur la table de {name}' },
	beforeYou: { en: 'Before you', fr: 'Devant vous' },
	beforeThem: { en: 'Before {name}', fr: 'Devant {name}' },
	inBattle: { en: 'In the battle', fr: 'Dans le combat' },
	inSpoils: { en: 'Among the spoils', fr: 'Dans le butin' },
	leftBy: { en: 'Left by {name}', fr: 'Laissée par {name}' },
	discarded: { en: 'On the discard pile', fr: 'Sur la défausse' },

	chooseTarget: { en: 'Choose a target', fr: 'Choisir une cible' },

	// What it means here and now.
	againstYou: {
		en: 'Against you now: {a} : {b}, you would win by {n}.',
		fr: 'Contre vous maintenant : {a} : {b}, vous gagneriez de {n}.'
	},
	againstYouLost: {
		en: 'Against you now: {a} : {b}, you would lose by {n}.',
		fr: 'Contre vous maintenant : {a} : {b}, vous perdriez de {n}.'
	},
	againstYouTie: {
		en: 'Against you now: {a} : {b}, and a tie is lost.',
		fr: 'Contre vous maintenant : {a} : {b}, et une égalité est perdue.'
	},
	againstYouTieWon: {
		en: 'Against you now: {a} : {b}, and you win ties.',
		fr: 'Contre vous maintenant : {a} : {b}, et l’égalité est pour vous.'
	},
	dropWhenever: {
		en: 'In play. You may give it up when it is yours to act.',
		fr: 'En jeu. Vous pouvez l’abandonner quand c’est à vous d’agir.'
	},
	untilNextBattleYours: {
		en: 'Lies before you until the end of your next battle.',
		fr: 'Reste devant vous jusqu’à la fin de votre prochain combat.'
	},
	untilNextBattle: {
		en: 'Lies before {name} until the end of {name}’s next battle.',
		fr: 'Reste devant {name} jusqu’à la fin de son prochain combat.'
	},
	untilTurnEndsYours: {
		en: 'Lies before you until the end of your turn.',
		fr: 'Reste devant vous jusqu’à la fin de votre tour.'
	},
	untilTurnEnds: {
		en: 'Lies before {name} until the end of {name}’s turn.',
		fr: 'Reste devant {name} jusqu’à la fin de son tour.'
	},
	untilRemovedYours: {
		en: 'Lies before you until a card or Purify takes it away.',
		fr: 'Reste devant vous jusqu’à ce qu’une carte ou Purifier l’écarte.'
	},
	untilRemoved: {
		en: 'Lies before {name} until a card or Purify takes it away.',
		fr: 'Reste devant {name} jusqu’à ce qu’une carte ou Purifier l’écarte.'
	},
	equippedNow: { en: 'You have it equipped.', fr: 'Vous l’avez équipé.' },
	equippedOf: { en: '{name} has it equipped.', fr: '{name} l’a équipé.' },
	countsNow: { en: 'Equipped: {n} for you.', fr: 'Équipé : {n} pour vous.' },
	countsOf: { en: 'Equipped: {n} for {name}.', fr: 'Équipé : {n} pour {name}.' },
	carriedNow: { en: 'You carry it without using it.', fr: 'Vous le portez sans l’utiliser.' },
	carriedOf: { en: '{name} carries it without using it.', fr: '{name} le porte sans l’utiliser.' },
	promisedNow: { en: 'Promised to the helper if the battle is won.', fr: 'Promis au renfort en cas de victoire.' },
	readyNow: { en: 'You can use it from the table in a battle.', fr: 'Utilisable depuis votre table en combat.' },
	readyOf: {
		en: '{name} can use it from the table in a battle.',
		fr: '{name} peut l’utiliser depuis sa table en combat.'
	},
	callingOf: { en: '{name} has taken it up.', fr: '{name} l’a adoptée.' },
	holds: { en: 'It holds {card}.', fr: 'Il tient : {card}.' },
	holdsNothing: { en: 'It holds nothing: hand it an item.', fr: 'Il ne tient rien : confiez-lui un objet.' },
	isFree: { en: 'It holds nothing.', fr: 'Il ne tient rien.' },
	onlyGood: {
		en: 'In play: a second calling may lie beside the first.',
		fr: 'En jeu : une seconde carte devient possible.'
	},
	mayTake: { en: 'You may take it.', fr: 'Vous pouvez la prendre.' },
	enhances: { en: 'Played by {name} on {cards}.', fr: 'Jouée par {name} sur : {cards}.' },
	boostedHeroes: { en: 'Played by {name}: {n} for the heroes.', fr: 'Jouée par {name} : {n} pour les héros.' },
	boostedBeasts: { en: 'Played by {name}: {n} for the beasts.', fr: 'Jouée par {name} : {n} pour les bêtes.' },
	usedUp: { en: 'Used in this battle, then discarded.', fr: 'Utilisée dans ce combat, puis défaussée.' },
	standsAt: { en: 'The battle stands at {a} : {b}.', fr: 'Le combat est à {a} : {b}.' },
	runWith: { en: 'You would run from it with {n} or more.', fr: 'Vous la fuiriez avec {n} ou plus.' },
	runSure: { en: 'You would get away from it for sure.', fr: 'Vous la fuiriez à coup sûr.' },
	runHopeless: { en: 'No roll would be enough to run from it.', fr: 'Aucun dé ne suffirait à la fuir.' },

	// What has to be pointed at first.
	aim: { en: 'Choose a target to see what it would do.', fr: 'Choisissez une cible pour voir son effet.' },
	aimHero: { en: 'Choose a hero to see what it would do.', fr: 'Choisissez un héros pour voir son effet.' },
	aimBeast: { en: 'Choose a beast to see what it would do.', fr: 'Choisissez une bête pour voir son effet.' },
	aimBring: { en: 'Choose the beast of your hand that joins.', fr: 'Choisissez la bête de votre main à amener.' },
	aimItem: { en: 'Choose an item that you could not use.', fr: 'Choisissez un objet à libérer.' },
	aimHelper: { en: 'Choose who has to help you.', fr: 'Choisissez qui doit vous aider.' },
	aimLasting: { en: 'Choose the disaster to be rid of.', fr: 'Choisissez le désastre à écarter.' },
	takeAway: { en: 'Be rid of it', fr: 'L’écarter' }
});
