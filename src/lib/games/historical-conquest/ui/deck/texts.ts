/** What decks and their builder say. */
import type { Text } from '../../../../engine/module';
import { setTexts } from '../../../../ui/game/say';
import type { Continent, Era } from '../../card';
import type { LinkFault } from './model/deck-link';
import type { Order, Trait } from './model/filters';

/** In the order of maps from the middle. The same in both languages: AS would mean two continents in French otherwise. */
export const CONTINENT_LETTERS: Readonly<Record<Continent, string>> = {
	europe: 'EU',
	africa: 'AF',
	asia: 'AS',
	'north-america': 'NA',
	'south-america': 'SA',
	oceania: 'OC'
};
export const CONTINENT_ORDER = Object.keys(CONTINENT_LETTERS) as readonly Continent[];

export const STARTER_HELP: Readonly<Record<string, Text>> = setTexts({
	'starter-compass': {
		en: 'Napoleon and Alexander, musicians: strong and balanced',
		fr: 'Napoléon, Alexandre, des musiciens : fort, équilibré'
	},
	'starter-lantern': {
		en: 'Lincoln, Gandhi, Attila: peaceful, clever, sharp events',
		fr: 'Lincoln, Gandhi, Attila : paisible, rusé, événements durs'
	},
	'starter-quill': {
		en: 'Caesar, Shakespeare, ships: morale and seas',
		fr: 'César, Shakespeare, des navires : moral et mers'
	}
});

export const ORDER_NAMES: Readonly<Record<Order, Text>> = {
	name: { en: 'by name', fr: 'par nom' },
	year: { en: 'by year', fr: 'par année' },
	attack: { en: 'by attack', fr: 'par attaque' },
	defence: { en: 'by defence', fr: 'par défense' },
	morale: { en: 'by morale', fr: 'par moral' }
};

export const TRAIT_NAMES: Readonly<Record<Trait, Text>> = {
	interrupt: { en: 'interrupts', fr: 'interruptions' },
	usable: { en: 'usable', fr: 'à utiliser' },
	suits: { en: 'works with your cards', fr: 'va avec vos cartes' }
};

export const ERA_NAMES: Readonly<Record<Era, Text>> = {
	ancient: { en: 'Antiquity', fr: 'Antiquité' },
	medieval: { en: 'Middle Ages', fr: 'Moyen Âge' },
	'early-modern': { en: 'early modern', fr: 'Temps modernes' },
	modern: { en: '19th c.', fr: 'XIXe s.' },
	contemporary: { en: '20th c.', fr: 'XXe s.' }
};

export const LINK_FAULTS: Readonly<Record<LinkFault, Text>> = setTexts({
	'not-a-deck': {
		en: 'This link holds no deck. Ask for it again: it may have been cut off.',
		fr: 'Ce lien ne contient aucun paquet. Redemandez-le : il a pu être coupé.'
	},
	newer: {
		en: 'This deck was made with a newer Mangrove. Reload the page to update, then open it again.',
		fr: 'Ce paquet vient d’un Mangrove plus récent. Rechargez la page, puis rouvrez-le.'
	}
});

export const texts = setTexts({
	yourDeck: { en: 'Your deck', fr: 'Votre paquet' },
	deckOfSeat: { en: 'Deck of seat {seat}', fr: 'Paquet de la place {seat}' },
	ownDecks: { en: 'your own', fr: 'les vôtres' },
	unnamed: { en: 'New deck', fr: 'Nouveau paquet' },
	newDeck: { en: 'New deck', fr: 'Nouveau' },
	fromText: { en: 'From text', fr: 'D’un texte' },
	random: { en: 'Random deck', fr: 'Paquet au hasard' },
	randomHelp: {
		en: '50 cards drawn by lot, in the shape of a starter. Tap again for others.',
		fr: '50 cartes tirées au sort, à la manière d’un paquet de base. Touchez encore pour en changer.'
	},
	cardCount: { en: '{n} cards', fr: '{n} cartes' },
	cardsMissing: { en: '{n} cards: {missing} are missing', fr: '{n} cartes : il en manque {missing}' },
	cardsMissingOne: { en: '{n} cards: 1 is missing', fr: '{n} cartes : il en manque 1' },
	noLand: { en: '{n} cards: no land', fr: '{n} cartes : aucun pays' },
	unknownCards: { en: '{n} cards of another version', fr: '{n} cartes d’une autre version' },
	boosterHelp: {
		en: '20 cards of the Middle Ages for decks of your own; no deck by itself',
		fr: '20 cartes du Moyen Âge pour vos paquets ; ce n’est pas un paquet'
	},
	boosterAdd: { en: 'Add its cards to: {deck}', fr: 'Ajouter ses cartes à : {deck}' },
	boosterIn: { en: 'All its cards are in: {deck}', fr: 'Toutes ses cartes sont dans : {deck}' },
	withBooster: { en: '{deck} + Caravan', fr: '{deck} + Caravane' },
	open: { en: 'Open in the builder', fr: 'Ouvrir dans l’atelier' },
	deleted: { en: '{deck} deleted.', fr: '{deck} supprimé.' },
	undo: { en: 'Undo', fr: 'Annuler' },
	notKept: {
		en: 'This browser keeps nothing: share the deck as a link or a text to keep it.',
		fr: 'Ce navigateur ne garde rien : partagez le paquet en lien ou en texte pour le garder.'
	},

	needsMore: { en: 'This deck needs {n} more cards.', fr: 'Il manque {n} cartes à ce paquet.' },
	needsOne: { en: 'This deck needs one more card.', fr: 'Il manque une carte à ce paquet.' },
	needsMoreHelp: { en: 'Add them, or take a starter.', fr: 'Ajoutez-les, ou prenez un paquet de base.' },
	complete: { en: 'Complete the deck', fr: 'Compléter le paquet' },
	mend: { en: 'Mend the deck', fr: 'Corriger le paquet' },

	workshop: { en: 'Decks', fr: 'Paquets' },
	back: { en: 'Back', fr: 'Retour' },
	more: { en: 'More', fr: 'Plus' },
	allCards: { en: 'All cards {n}', fr: 'Toutes {n}' },
	deckTab: { en: 'Deck {n}', fr: 'Paquet {n}' },
	summary: { en: 'Summary', fr: 'Bilan' },
	view: { en: 'What is shown', fr: 'Affichage' },
	nameLabel: { en: 'Name of the deck', fr: 'Nom du paquet' },
	search: { en: 'Name, nation, ability', fr: 'Nom, nation, capacité' },
	filters: { en: 'Filters', fr: 'Filtres' },
	categories: { en: 'Categories', fr: 'Catégories' },
	continents: { en: 'Continents', fr: 'Continents' },
	eras: { en: 'Eras', fr: 'Époques' },
	kinds: { en: 'More filters', fr: 'Autres filtres' },
	order: { en: 'Order', fr: 'Ordre' },
	found: { en: '{n} cards', fr: '{n} cartes' },
	foundOne: { en: '1 card', fr: '1 carte' },
	foundNone: { en: 'No results.', fr: 'Aucun résultat.' },
	clearFilters: { en: 'Clear the filters', fr: 'Effacer les filtres' },
	addCard: { en: 'Add {card}', fr: 'Ajouter {card}' },
	removeCard: { en: 'Remove {card}', fr: 'Retirer {card}' },
	intoDeck: { en: 'Add to the deck', fr: 'Ajouter au paquet' },
	outOfDeck: { en: 'Remove from the deck', fr: 'Retirer du paquet' },
	inDeck: { en: 'In the deck', fr: 'Dans le paquet' },
	tapToLook: { en: 'tap to look', fr: 'touchez pour voir' },
	emptyDeck: {
		en: 'No card yet. Choose some from all cards, or let us suggest them.',
		fr: 'Aucune carte encore. Choisissez-en parmi toutes, ou laissez-nous proposer.'
	},
	otherCards: { en: 'Unknown here', fr: 'Inconnues ici' },

	needed: { en: '{n} more cards make a deck.', fr: 'Encore {n} cartes et c’est un paquet.' },
	neededOne: { en: 'One more card makes a deck.', fr: 'Encore une carte et c’est un paquet.' },
	neededHelp: { en: '{size} of 50, {lands} on {continents}.', fr: '{size} sur 50, {lands} sur {continents}.' },
	landCount: { en: '{n} lands', fr: '{n} pays' },
	landOne: { en: '1 land', fr: '1 pays' },
	continentCount: { en: '{n} continents', fr: '{n} continents' },
	continentOne: { en: '1 continent', fr: '1 continent' },
	addLand: {
		en: 'Add a land: without one you are out at once.',
		fr: 'Ajoutez un pays : sans lui, la partie s’arrête aussitôt.'
	},
	unknownHere: {
		en: 'This version doesn’t know {n} of the cards.',
		fr: 'Cette version ignore {n} de ces cartes.'
	},
	unknownOne: { en: 'This version doesn’t know one of the cards.', fr: 'Cette version ignore une de ces cartes.' },
	unknownHelp: {
		en: 'Update Mangrove, or take them out.',
		fr: 'Mettez Mangrove à jour, ou retirez-les.'
	},
	takeOut: { en: 'Take them out', fr: 'Les retirer' },
	ready: { en: '{n} cards: ready to play.', fr: '{n} cartes : prêt à jouer.' },
	readyHelp: { en: '{lands} on {continents}. Saved.', fr: '{lands} sur {continents}. Enregistré.' },
	large: { en: '{n} cards: each comes up less often.', fr: '{n} cartes : chacune sort moins souvent.' },
	starterHelp: {
		en: 'A starter cannot be changed, a copy of it can.',
		fr: 'Un paquet de base ne change pas, sa copie si.'
	},
	suggest: { en: 'Suggest {n} cards', fr: 'Proposer {n} cartes' },
	suggestOne: { en: 'Suggest a card', fr: 'Proposer une carte' },
	suggestLand: { en: 'Suggest a land', fr: 'Proposer un pays' },
	suggested: { en: 'Suggested: what this deck lacks most', fr: 'Proposées : ce qui manque le plus' },
	addAll: { en: 'Add all {n}', fr: 'Ajouter les {n}' },
	addIt: { en: 'Add it', fr: 'L’ajouter' },
	done: { en: 'Done', fr: 'Terminé' },
	nameIt: { en: 'Name it', fr: 'Le nommer' },
	copyToChange: { en: 'Copy to change it', fr: 'Copier pour modifier' },
	copyOf: { en: '{deck}, copy', fr: '{deck}, copie' },

	enough: { en: 'A deck needs at least 50 cards.', fr: 'Un paquet compte au moins 50 cartes.' },
	youHave: { en: 'You have {n}.', fr: 'Vous en avez {n}.' },
	fillUp: { en: 'fill up', fr: 'compléter' },
	enoughYes: { en: 'At least 50 cards: {n}', fr: 'Au moins 50 cartes : {n}' },
	noneTwice: { en: 'No card twice', fr: 'Aucune carte en double' },
	landYes: { en: 'At least one land: {n}', fr: 'Au moins un pays : {n}' },
	landsByContinent: { en: 'Lands by continent', fr: 'Pays par continent' },
	ofSix: { en: '{n} of 6', fr: '{n} sur 6' },
	ofStarter: { en: 'of a starter’s', fr: 'du paquet de base' },
	attack: { en: 'attack', fr: 'attaque' },
	defence: { en: 'defence', fr: 'défense' },
	morale: { en: 'morale', fr: 'moral' },

	asText: { en: 'As text', fr: 'En texte' },
	share: { en: 'Share', fr: 'Partager' },
	duplicate: { en: 'Duplicate', fr: 'Dupliquer' },
	delete: { en: 'Delete', fr: 'Supprimer' },
	deckAsText: { en: 'Deck as text', fr: 'Paquet en texte' },
	textHelp: {
		en: 'One card a line, in English or French. What follows # is a remark. A link works, too.',
		fr: 'Une carte par ligne, en français ou en anglais. Après #, une remarque. Un lien convient aussi.'
	},
	linesUnread: { en: 'Lines {lines} name no card.', fr: 'Lignes {lines} : carte inconnue.' },
	lineUnread: { en: 'Line {lines} names no card.', fr: 'Ligne {lines} : carte inconnue.' },
	leftOut: { en: 'They are left out.', fr: 'Elles sont ignorées.' },
	leftOutOne: { en: 'It is left out.', fr: 'Elle est ignorée.' },
	cardsRead: { en: '{n} cards read, none twice', fr: '{n} cartes lues, aucune en double' },
	cardRead: { en: '1 card read', fr: '1 carte lue' },
	noneRead: { en: 'No card read yet', fr: 'Aucune carte lue pour l’instant' },
	takenOnce: { en: '{card} is listed twice: taken once.', fr: '{card} figure deux fois : compté une fois.' },
	takenOnceMany: {
		en: '{n} cards are listed twice: taken once.',
		fr: '{n} cartes figurent deux fois : comptées une fois.'
	},
	paste: { en: 'Paste', fr: 'Coller' },
	copy: { en: 'Copy', fr: 'Copier' },
	saveFile: { en: 'Save file', fr: 'Fichier' },
	copied: { en: 'Copied.', fr: 'Copié.' },
	linkCopied: {
		en: 'The link is copied. Anyone who opens it sees the deck.',
		fr: 'Le lien est copié. Il ouvre ce paquet chez qui le reçoit.'
	},
	cannotCopy: {
		en: 'This browser does not let us copy. Select the text and copy it yourself.',
		fr: 'Ce navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.'
	},
	cannotPaste: {
		en: 'This browser does not let us paste. Hold the field and paste there.',
		fr: 'Ce navigateur ne nous laisse pas coller. Appuyez longuement dans le champ pour coller.'
	},
	takeThese: { en: 'Take these {n} cards', fr: 'Prendre ces {n} cartes' },
	takeThis: { en: 'Take this card', fr: 'Prendre cette carte' },
	nothingToTake: { en: 'Write or paste a deck', fr: 'Écrivez ou collez un paquet' },
	received: { en: 'A deck from a link', fr: 'Un paquet reçu' }
});
