/** The frame of the game, windows, cards on the move and the steps of a turn. */
import { DECK_NAMES } from '../content/vocabulary';
import { card, counted, silent } from './voice';
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
	| 'drew'
	| 'reshuffled'
	| 'discarded'
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
	'first-seat': ({ seat, die }, voice) => ({
		en: `The die shows ${die}: ${voice.seat(seat)} begins.`,
		fr: `Le dé montre ${die} : ${voice.seat(seat)} commence.`
	}),
	'turn-began': ({ seat, turnNo }, voice) => ({
		en: `Turn ${turnNo}: ${voice.seat(seat)}.`,
		fr: `Tour ${turnNo} : ${voice.seat(seat)}.`
	}),
	'turn-ended': silent,
	revived: ({ seat }, voice) => ({
		en: `${voice.seat(seat)} is back among the living.`,
		fr: `${voice.seat(seat)} revient à la vie.`
	}),
	resigned: ({ seat }, voice) => ({
		en: `${voice.seat(seat)} leaves the game.`,
		fr: `${voice.seat(seat)} quitte la partie.`
	}),
	over: ({ winners }, voice) =>
		winners.length > 1
			? { en: `${voice.seats(winners).en} win together.`, fr: `${voice.seats(winners).fr} gagnent ensemble.` }
			: { en: `${voice.seats(winners).en} wins the game.`, fr: `${voice.seats(winners).fr} gagne la partie.` },
	'window-opened': silent,
	'window-closed': silent,
	passed: ({ seat, rest }, voice) =>
		rest
			? {
					en: `${voice.seat(seat)} passes until their own turn.`,
					fr: `${voice.seat(seat)} passe jusqu’à son tour.`
				}
			: { en: `${voice.seat(seat)} passes.`, fr: `${voice.seat(seat)} passe.` },
	drew: ({ seat, deck, cards }, voice) => {
		const { en, fr } = counted(cards.length, CARD, CARDS);
		return {
			en: `${voice.seat(seat)} draws ${en} (${DECK_NAMES[deck].en}).`,
			fr: `${voice.seat(seat)} pioche ${fr} (${DECK_NAMES[deck].fr}).`
		};
	},
	reshuffled: ({ deck, count }) => {
		const { en, fr } = counted(count, CARD, CARDS);
		return {
			en: `${DECK_NAMES[deck].en}: ${en} of the discard pile are shuffled into a new deck.`,
			fr: `${DECK_NAMES[deck].fr} : la défausse mélangée (${fr}) forme une nouvelle pioche.`
		};
	},
	discarded: ({ face }) => ({ en: `Discarded: ${card(face).en}.`, fr: `Défaussé : ${card(face).fr}.` }),
	'card-passed': ({ from, to }, voice) => ({
		en: `A card goes face down from ${voice.seat(from)} to ${voice.seat(to)}.`,
		fr: `${voice.seat(from)} remet une carte face cachée à ${voice.seat(to)}.`
	}),
	shared: ({ seat, to }, voice) => ({
		en: `${voice.seat(seat)} shares a card with ${voice.seat(to)}.`,
		fr: `${voice.seat(seat)} partage une carte avec ${voice.seat(to)}.`
	}),
	opened: ({ seat, face }, voice) => ({
		en: `${voice.seat(seat)} opens the location: ${card(face).en}.`,
		fr: `${voice.seat(seat)} ouvre le lieu : ${card(face).fr}.`
	}),
	'nothing-to-open': ({ seat }, voice) => ({
		en: `No location is left for ${voice.seat(seat)} to open.`,
		fr: `Il ne reste plus de lieu à ouvrir pour ${voice.seat(seat)}.`
	}),
	kept: ({ seat, face }, voice) => ({
		en: `${voice.seat(seat)} takes ${card(face).en} into the hand.`,
		fr: `${voice.seat(seat)} prend en main : ${card(face).fr}.`
	}),
	explored: ({ seat, card: drawn }, voice) =>
		drawn === null
			? {
					en: `${voice.seat(seat)} explores, but no location is left.`,
					fr: `${voice.seat(seat)} explore, mais il ne reste plus de lieu.`
				}
			: {
					en: `${voice.seat(seat)} explores and takes a location face down.`,
					fr: `${voice.seat(seat)} explore et prend un lieu face cachée.`
				},
	regrew: ({ seat, face }, voice) => ({
		en: `${voice.seat(seat)} lets ${card(face).en} regrow from the discard pile.`,
		fr: `${voice.seat(seat)} fait repousser de la défausse : ${card(face).fr}.`
	})
};
