/** The frame of the game, windows, cards on the move and the steps of a turn. */
import { silent } from '../../../engine/words';
import { DECK_NAMES } from '../content/vocabulary';
import { beast, card, counted, deed, onWhom } from './voice';
import type { Tellers } from './voice';

type TurnEvent =
	| 'first-seat'
	| 'turn-began'
	| 'turn-ended'
	| 'revived'
	| 'resigned'
	| 'over'
	| 'window-opened'
	| 'window-closed'
	| 'passed'
	| 'woke'
	| 'drew'
	| 'reshuffled'
	| 'discarded'
	| 'played'
	| 'card-passed'
	| 'shared'
	| 'opened'
	| 'nothing-to-open'
	| 'kept'
	| 'explored'
	| 'regrew';

const CARD = { en: 'card', fr: 'carte' };
const CARDS = { en: 'cards', fr: 'cartes' };

export const TURN: Tellers<TurnEvent> = {
	'first-seat': ({ seat, die }, people) => ({
		en: `the die shows ${die}: ${people.en(seat, 'begin')}`,
		fr: `le dé montre ${die} : ${people.fr(seat, 'commencer')}`
	}),
	'turn-began': ({ seat, turnNo }, people) =>
		people.isReader(seat)
			? { en: `turn ${turnNo}: yours`, fr: `tour ${turnNo} : à vous` }
			: { en: `turn ${turnNo}: ${people.whom(seat)}`, fr: `tour ${turnNo} : ${people.whom(seat)}` },
	'turn-ended': silent,
	revived: ({ seat }, people) => ({
		en: `${people.en(seat, 'be')} back among the living`,
		fr: `${people.fr(seat, 'revenir')} à la vie`
	}),
	resigned: ({ seat }, people) => ({
		en: `${people.en(seat, 'leave')} the game`,
		fr: `${people.fr(seat, 'quitter')} la partie`
	}),
	over: ({ winners }, people) =>
		winners.length > 1
			? { en: `${people.en(winners, 'win')} together`, fr: `${people.fr(winners, 'gagner')} ensemble` }
			: { en: `${people.en(winners, 'win')} the game`, fr: `${people.fr(winners, 'gagner')} la partie` },
	'window-opened': silent,
	'window-closed': silent,
	passed: ({ seat, rest }, people) => {
		if (!rest) return { en: people.en(seat, 'pass'), fr: people.fr(seat, 'passer') };
		const [their, son] = people.isReader(seat) ? ['your', 'votre'] : ['their', 'son'];
		return {
			en: `${people.en(seat, 'pass')} until ${their} own turn`,
			fr: `${people.fr(seat, 'passer')} jusqu’à ${son} tour`
		};
	},
	woke: ({ seat }, people) => ({
		en: `${people.en(seat, 'be')} no longer resting`,
		fr: `${people.fr(seat, 'quitter')} ${people.isReader(seat) ? 'votre' : 'son'} repos`
	}),
	drew: ({ seat, deck, cards }, people) => {
		const { en, fr } = counted(cards.length, CARD, CARDS);
		return {
			en: `${people.en(seat, 'draw')} ${en} (${DECK_NAMES[deck].en})`,
			fr: `${people.fr(seat, 'piocher')} ${fr} (${DECK_NAMES[deck].fr})`
		};
	},
	reshuffled: ({ deck, count }) => {
		const { en, fr } = counted(count, CARD, CARDS);
		return {
			en: `${en} of the discard pile become a new deck (${DECK_NAMES[deck].en})`,
			fr: `la défausse mélangée (${fr}) forme une nouvelle pioche (${DECK_NAMES[deck].fr})`
		};
	},
	discarded: ({ seat, face }, people) =>
		seat === null
			? { en: `${card(face).en} is discarded`, fr: `${card(face).fr} va à la défausse` }
			: deed('lose', 'perdre')({ seat, face }, people),
	played({ seat, target, face, beastFace }, people) {
		const on = beastFace !== null ? beast(beastFace) : target !== null ? onWhom(seat, target, people) : null;
		return {
			en: `${people.en(seat, 'play')} ${card(face).en}${on === null ? '' : ` on ${on.en}`}`,
			fr: `${people.fr(seat, 'jouer')} ${card(face).fr}${on === null ? '' : ` sur ${on.fr}`}`
		};
	},
	'card-passed': ({ from, to }, people) => ({
		en: `${people.en(from, 'pass')} ${people.whom(to)} a card, face down`,
		fr: `${people.fr(from, 'remettre une carte', to, 'à ')}, face cachée`
	}),
	shared: ({ seat, to }, people) => ({
		en: `${people.en(seat, 'give')} ${people.whom(to)} a card`,
		fr: people.fr(seat, 'donner une carte', to, 'à ')
	}),
	opened: deed('open the location:', 'ouvrir le lieu'),
	'nothing-to-open': ({ seat }, people) => ({
		en: `no location is left for ${people.whom(seat)} to open`,
		fr: `plus de lieu à ouvrir pour ${people.whom(seat)}`
	}),
	kept: ({ seat, face }, people) => ({
		en: `${people.en(seat, 'take')} ${card(face).en} into ${people.isReader(seat) ? 'your' : 'their'} hand`,
		fr: `${people.fr(seat, 'prendre en main')} : ${card(face).fr}`
	}),
	explored: ({ seat, card: drawn }, people) =>
		drawn === null
			? {
					en: `${people.en(seat, 'explore')}, but no location is left`,
					fr: `${people.fr(seat, 'explorer')}, mais il ne reste plus de lieu`
				}
			: {
					en: `${people.en(seat, 'explore')} and ${people.isReader(seat) ? 'take' : 'takes'} a location, face down`,
					fr: `${people.fr(seat, 'explorer')} et ${people.isReader(seat) ? 'prenez' : 'prend'} un lieu, face cachée`
				},
	regrew: ({ seat, face }, people) => ({
		en: `${people.en(seat, 'let')} ${card(face).en} regrow`,
		fr: `${people.fr(seat, 'faire repousser')} : ${card(face).fr}`
	})
};
