/** What the end of a match says. */
import { setTexts } from '../../../../ui/game/say';

export const texts = setTexts({
	morale: { en: 'Morale', fr: 'Moral' },
	battlesWon: { en: 'battles won', fr: 'combats gagnés' },
	landsTaken: { en: 'lands taken', fr: 'pays pris' },
	bestCard: { en: 'best card', fr: 'meilleure carte' },
	bestCards: { en: 'Best cards', fr: 'Les meilleures cartes' },
	gain: { en: '{n} morale', fr: '{n} de moral' },
	harm: { en: '{n} for others', fr: '{n} aux autres' },
	lands: { en: '{n} lands taken', fr: '{n} pays pris' },
	land: { en: '1 land taken', fr: '1 pays pris' },
	cancelled: { en: '{n} cards stopped', fr: '{n} cartes arrêtées' },
	cancelledOne: { en: '1 card stopped', fr: '1 carte arrêtée' },
	byMorale: {
		en: '{morale} morale when round {round} ended.',
		fr: '{morale} de moral à la fin du tour de table {round}.'
	},
	byMoraleNow: { en: '{morale} morale in round {round}.', fr: '{morale} de moral au tour de table {round}.' },
	byOwnLands: { en: 'You hold the last land.', fr: 'Il ne reste que vos pays.' },
	byLastStanding: { en: 'The others are out.', fr: 'Les autres sont hors jeu.' },
	byRounds: { en: 'Round {round} is over: highest morale.', fr: 'Fin du tour de table {round} : meilleur moral.' },
	byRoundsLands: { en: 'Round {round} is over: most lands.', fr: 'Fin du tour de table {round} : le plus de pays.' },
	together: { en: 'Everybody went out at once.', fr: 'Toutes les civilisations sont tombées ensemble.' }
});
