/** What the cards say beside what the rules write on them. */
import type { Text } from '../../../../engine/module';
import { setTexts } from '../../../../ui/game/say';

/** Lines of two or three words. */
export const noteTexts = setTexts({
	moraleSelf: { en: 'morale {n}', fr: 'moral {n}' },
	moralePer: { en: '{n} a land', fr: '{n} par pays' },
	moraleOne: { en: '{n} for one', fr: '{n} à un rival' },
	moraleAll: { en: '{n} for all others', fr: '{n} aux autres' },
	boostBattle: { en: 'in battle {points}', fr: 'au combat {points}' },
	boostLands: { en: 'all lands {points}', fr: 'tous pays {points}' },
	cancels: { en: 'cancels {what}', fr: 'annule {what}' },
	morePlays: { en: '+{n} play', fr: '+{n} carte à jouer' },
	discovers: { en: 'a new land', fr: 'un nouveau pays' },
	destroys: { en: 'strikes a land', fr: 'frappe un pays' },
	callsOff: { en: 'ends a battle', fr: 'arrête un combat' },
	room: { en: 'room for {n} more', fr: '{n} place de plus' },
	transports: { en: 'moves a unit', fr: 'déplace une unité' },
	revives: { en: 'brings one back', fr: 'ramène une carte' },
	unmarks: { en: 'ends Slavery', fr: 'abolit l’Esclavage' },
	softens: { en: 'losses −{n}', fr: 'pertes −{n}' }
} satisfies Readonly<Record<string, Text>>);

export const texts = setTexts({
	attack: { en: 'attack', fr: 'attaque' },
	defence: { en: 'defence', fr: 'défense' },
	yourMorale: { en: 'your morale', fr: 'votre moral' },
	oneOpponent: { en: 'one opponent', fr: 'un adversaire' },
	everyOpponent: { en: 'every opponent', fr: 'chaque adversaire' },
	all: { en: 'all', fr: 'toutes' },
	unitsThere: { en: 'units there go', fr: 'ses unités tombent' },
	units: { en: 'units', fr: 'unités' },
	armies: { en: 'army at most', fr: 'armée au plus' },
	sea: { en: 'sea', fr: 'mer' },
	shipsReach: { en: 'ships reach it', fr: 'accès par mer' },
	inland: { en: 'inland', fr: 'terre' },
	noCoast: { en: 'no coast', fr: 'sans côte' },
	landmass: { en: 'landmass: {name}', fr: 'terres : {name}' },
	useAgainst: { en: 'Use it now, against', fr: 'L’utiliser maintenant, contre' },
	notUsed: {
		en: 'Not used yet: it stays as long as the card stands.',
		fr: 'Encore inutilisée : elle reste tant que la carte est là.'
	},
	used: { en: 'Used up.', fr: 'Capacité épuisée.' },
	againNext: { en: 'Used: again next turn.', fr: 'Utilisée : de nouveau au prochain tour.' },
	burden: {
		en: 'A burden stays until it runs out or is lifted.',
		fr: 'Un fardeau reste jusqu’à son terme ou sa levée.'
	},
	pointsOnly: { en: 'No ability: only its points.', fr: 'Aucune capacité, rien que ses points.' },
	bce: { en: '{year} BCE', fr: '{year} av. J.-C.' },
	explorer: {
		en: 'Explorer: may discover a land when played; once a turn a voyage {way}, with one companion.',
		fr: 'Exploration : peut découvrir un pays à la pose ; une fois par tour, un voyage {way}, avec une escorte.'
	},
	bySea: { en: 'by sea', fr: 'par mer' },
	byLand: { en: 'by land', fr: 'par terre' },
	byAir: { en: 'by air', fr: 'par les airs' },
	bySpace: { en: 'through space', fr: 'par l’espace' }
} satisfies Readonly<Record<string, Text>>);
