/** What the end of a match says, in both languages. */
import { setTexts } from '../../../../ui/game/say';

export const texts = setTexts({
	level: { en: 'Level', fr: 'Niveau' },
	battlesWon: { en: 'battles won', fr: 'combats gagnés' },
	helped: { en: 'helped others', fr: 'fois en renfort' },
	death: { en: 'death', fr: 'mort' },
	deaths: { en: 'deaths', fr: 'morts' }
});
