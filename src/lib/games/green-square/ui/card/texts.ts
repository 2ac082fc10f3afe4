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
	strengthBecomes: { en: 'Your strength goes from {a} to {b}.', fr: 'Votre force passe de {a} à {b}.' },
	strengthStays: { en: 'Your strength stays {a}.', fr: 'Votre force reste à {a}.' },
	insteadOf: { en: 'Instead of {name}.', fr: 'À la place de : {name}.' },
	carriedOnly: {
		en: 'You would carry it without using it.',
		fr: 'Vous le porteriez sans pouvoir l’utiliser.'
	},
	boostsBoth: {
		en: 'For the heroes {a} : {b}, for the beasts {c} : {d}.',
		fr: 'Pour les héros {a} : {b}, pour les bêtes {c} : {d}.'
	},
	boostsOne: { en: 'It would make it {a} : {b}.', fr: 'Elle donnerait {a} : {b}.' },
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
	equippedNow: { en: 'Equipped: it counts.', fr: 'Équipé : il compte.' },
	carriedNow: { en: 'Carried, unused.', fr: 'Porté, inutilisé.' }
});
