/** Battles, flights, deaths and rewards. */
import type { Text } from '../../../engine/module';
import type { EventOf, Leaving } from '../events';
import { card, levels, signed, silent, upgrades } from './voice';
import type { Tellers } from './voice';

type BattleEvent =
	| 'battle-began'
	| 'boosted'
	| 'enhanced'
	| 'beast-joined'
	| 'beast-removed'
	| 'helper-joined'
	| 'helper-left'
	| 'green-boost'
	| 'bamboo-hit'
	| 'settled'
	| 'battle-won'
	| 'battle-lost'
	| 'battle-broken-off'
	| 'runs'
	| 'spared'
	| 'flight-rolled'
	| 'second-wind'
	| 'caught'
	| 'got-away'
	| 'flee-bonus'
	| 'died'
	| 'promise-kept'
	| 'spoils'
	| 'picked'
	| 'body'
	| 'loot-order'
	| 'looted';

export const BATTLE: Tellers<BattleEvent> = {
	'battle-began': ({ seat, face, sought }, voice) =>
		sought
			? {
					en: `${voice.seat(seat)} looks for trouble with ${card(face).en}.`,
					fr: `${voice.seat(seat)} cherche les ennuis avec : ${card(face).fr}.`
				}
			: {
					en: `${voice.seat(seat)} has to fight ${card(face).en}.`,
					fr: `${voice.seat(seat)} doit combattre : ${card(face).fr}.`
				},
	boosted: ({ seat, face, side, n }, voice) => ({
		en: `${voice.seat(seat)} plays ${card(face).en}: ${signed(n)} for the ${side === 'heroes' ? 'heroes' : 'eco-beasts'}.`,
		fr: `${voice.seat(seat)} joue ${card(face).fr} : ${signed(n)} pour les ${side === 'heroes' ? 'héros' : 'éco-bêtes'}.`
	}),
	enhanced: ({ seat, face, beastFace }, voice) => ({
		en: `${voice.seat(seat)} plays ${card(face).en} on ${card(beastFace).en}.`,
		fr: `${voice.seat(seat)} joue ${card(face).fr} sur ${card(beastFace).fr}.`
	}),
	'beast-joined': ({ seat, face, how }, voice) => ({
		en: `${voice.seat(seat)} brings ${how === 'mate' ? 'a mate: a second' : 'into the battle:'} ${card(face).en}.`,
		fr:
			how === 'mate'
				? `${voice.seat(seat)} amène un partenaire, un double de : ${card(face).fr}.`
				: `${voice.seat(seat)} amène dans le combat : ${card(face).fr}.`
	}),
	'beast-removed': ({ seat, face, how }, voice) => ({
		en: `${voice.seat(seat)} ${how === 'chase' ? 'chases away' : 'sends away'} ${card(face).en}.`,
		fr: `${voice.seat(seat)} ${how === 'chase' ? 'fait fuir' : 'éloigne'} : ${card(face).fr}.`
	}),
	'helper-joined': ({ seat, main, forced }, voice) =>
		forced
			? {
					en: `${voice.seat(seat)} is forced to help ${voice.seat(main)}.`,
					fr: `${voice.seat(seat)} doit aider ${voice.seat(main)}.`
				}
			: { en: `${voice.seat(seat)} helps ${voice.seat(main)}.`, fr: `${voice.seat(seat)} aide ${voice.seat(main)}.` },
	'helper-left': ({ seat, why }, voice) => ({
		en: `${voice.seat(seat)} leaves the battle: ${LEAVING[why].en}.`,
		fr: `${voice.seat(seat)} quitte le combat : ${LEAVING[why].fr}.`
	}),
	'green-boost': ({ seat, n }, voice) => ({
		en: `${voice.seat(seat)} uses Green Boost: ${signed(n)}.`,
		fr: `${voice.seat(seat)} utilise Élan vert : ${signed(n)}.`
	}),
	'bamboo-hit': ({ seat, target, n }, voice) => ({
		en: `${voice.seat(seat)} lands a Bamboo Hit on ${voice.seat(target)}: ${signed(n)}.`,
		fr: `${voice.seat(seat)} donne un Coup de bambou à ${voice.seat(target)} : ${signed(n)}.`
	}),
	settled: ({ seat, heroes, beasts }, voice) => ({
		en: `${voice.seat(seat)} settles the battle at ${heroes} to ${beasts}.`,
		fr: `${voice.seat(seat)} conclut le combat à ${heroes} contre ${beasts}.`
	}),
	'battle-won': (event, voice) => ({
		en: `${voice.seats(fightersOf(event)).en} ${event.helper === null ? 'wins' : 'win'} the battle: ${levels(event.levels).en}, ${upgrades(event.upgrades).en}.`,
		fr: `${voice.seats(fightersOf(event)).fr} ${event.helper === null ? 'gagne' : 'gagnent'} le combat : ${levels(event.levels).fr}, ${upgrades(event.upgrades).fr}.`
	}),
	'battle-lost': (event, voice) => ({
		en: `${event.heroes} against ${event.beasts}: ${voice.seats(fightersOf(event)).en} must run away.`,
		fr: `${event.heroes} contre ${event.beasts} : ${voice.seats(fightersOf(event)).fr} ${event.helper === null ? 'doit' : 'doivent'} prendre la fuite.`
	}),
	'battle-broken-off': ({ main }, voice) => ({
		en: `The battle of ${voice.seat(main)} is broken off.`,
		fr: `Le combat ${voice.of(main).fr} est interrompu.`
	}),
	runs: silent,
	spared: ({ seat, face }, voice) => ({
		en: `${card(face).en} spares ${voice.seat(seat)}.`,
		fr: `${card(face).fr} épargne ${voice.seat(seat)}.`
	}),
	'flight-rolled': ({ seat, face, die, total, escaped }, voice) => ({
		en: `${voice.seat(seat)} rolls ${die}, ${total} in all: ${escaped ? 'escaped from' : 'not enough against'} ${card(face).en}.`,
		fr: `${voice.seat(seat)} obtient ${die}, soit ${total} : ${escaped ? 'assez pour échapper à' : 'pas assez contre'} ${card(face).fr}.`
	}),
	'second-wind': ({ seat }, voice) => ({
		en: `${voice.seat(seat)} gets a Second Wind and rolls again.`,
		fr: `${voice.seat(seat)} trouve un Second souffle et relance le dé.`
	}),
	caught: ({ seat, face }, voice) => ({
		en: `${card(face).en} catches ${voice.seat(seat)}.`,
		fr: `${card(face).fr} rattrape ${voice.seat(seat)}.`
	}),
	'got-away': ({ seat, face, who }, voice) => ({
		en: `${voice.seat(seat)} plays ${card(face).en}: ${who === 'both' ? 'all fighters get' : 'they get'} away.`,
		fr: `${voice.seat(seat)} joue ${card(face).fr} : ${who === 'both' ? 'tous les combattants s’échappent' : 'échappée réussie'}.`
	}),
	'flee-bonus': ({ seat, face, n }, voice) => ({
		en: `${voice.seat(seat)} plays ${card(face).en}: ${signed(n)} to run away.`,
		fr: `${voice.seat(seat)} joue ${card(face).fr} : ${signed(n)} pour prendre la fuite.`
	}),
	died: ({ seat }, voice) => ({ en: `${voice.seat(seat)} dies.`, fr: `${voice.seat(seat)} meurt.` }),
	'promise-kept': ({ seat, to, face }, voice) => ({
		en: `${voice.seat(seat)} plays ${card(face).en} on ${voice.seat(to)} as promised.`,
		fr: `${voice.seat(seat)} joue ${card(face).fr} sur ${voice.seat(to)}, comme promis.`
	}),
	spoils: ({ cards }) => ({
		en: `Spoils on the table: ${upgrades(cards.length).en}.`,
		fr: `Butin sur la table : ${upgrades(cards.length).fr}.`
	}),
	picked: ({ seat, face }, voice) => ({
		en: `${voice.seat(seat)} takes ${card(face).en}.`,
		fr: `${voice.seat(seat)} prend : ${card(face).fr}.`
	}),
	body: ({ seat }, voice) => ({
		en: `The belongings of ${voice.seat(seat)} are laid open.`,
		fr: `Les biens ${voice.of(seat).fr} sont étalés.`
	}),
	'loot-order': ({ order }, voice) => ({
		en: `Order of looting: ${order.map((seat) => voice.seat(seat)).join(', ')}.`,
		fr: `Ordre du pillage : ${order.map((seat) => voice.seat(seat)).join(', ')}.`
	}),
	looted: ({ seat, from, face }, voice) => ({
		en: `${voice.seat(seat)} takes ${card(face).en} from ${voice.seat(from)}.`,
		fr: `${voice.seat(seat)} dépouille ${voice.seat(from)} et prend : ${card(face).fr}.`
	})
};

const LEAVING: { readonly [L in Leaving]: Text } = {
	dismissed: { en: 'sent home', fr: 'renvoyé par une carte' },
	'backed-out': { en: 'not for somebody else’s win', fr: 'pas pour la victoire d’un autre' },
	'no-help': { en: 'nobody may help against this eco-beast', fr: 'personne ne peut aider contre cette éco-bête' },
	resigned: { en: 'out of the game', fr: 'hors de la partie' }
};

function fightersOf({ main, helper }: EventOf<'battle-won' | 'battle-lost'>): number[] {
	return helper === null ? [main] : [main, helper];
}
