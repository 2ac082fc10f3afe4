/** Battles, flights, deaths and rewards. */
import type { Text } from '../../../engine/module';
import { signed, silent } from '../../../engine/words';
import type { EventOf, Leaving } from '../events';
import { card, levels, upgrades } from './voice';
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
	'battle-began': ({ seat, face, sought }, people) =>
		sought
			? {
					en: `${people.en(seat, 'look')} for trouble with ${card(face).en}`,
					fr: `${people.fr(seat, 'chercher')} les ennuis avec ${card(face).fr}`
				}
			: {
					en: `${people.en(seat, 'have')} to fight ${card(face).en}`,
					fr: `${people.fr(seat, 'devoir')} combattre ${card(face).fr}`
				},
	boosted: ({ seat, face, side, n }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en}, ${signed(n)} for the ${side === 'heroes' ? 'heroes' : 'eco-beasts'}`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr}, ${signed(n)} pour les ${side === 'heroes' ? 'héros' : 'éco-bêtes'}`
	}),
	enhanced: ({ seat, face, beastFace }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} on ${card(beastFace).en}`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} sur ${card(beastFace).fr}`
	}),
	'beast-joined': ({ seat, face, how }, people) => ({
		en: `${people.en(seat, 'bring')} ${how === 'mate' ? 'a second' : 'into the battle'} ${card(face).en}`,
		fr: `${people.fr(seat, 'amener')} ${how === 'mate' ? 'un double de' : 'dans le combat'} ${card(face).fr}`
	}),
	'beast-removed': ({ seat, face, how }, people) => ({
		en: `${people.en(seat, how === 'chase' ? 'chase' : 'send')} away ${card(face).en}`,
		fr: `${people.fr(seat, how === 'chase' ? 'faire fuir' : 'éloigner')} ${card(face).fr}`
	}),
	'helper-joined': ({ seat, main, forced }, people) =>
		forced
			? {
					en: `${people.en(seat, 'be')} forced to help ${people.whom(main)}`,
					fr: `${people.fr(seat, 'devoir')} ${people.isReader(main) ? 'vous aider' : `aider ${people.whom(main)}`}`
				}
			: { en: `${people.en(seat, 'help')} ${people.whom(main)}`, fr: people.fr(seat, 'aider', main) },
	'helper-left': ({ seat, why, by }, people) =>
		by === null
			? {
					en: `${people.en(seat, 'leave')} the battle, ${LEAVING[why].en}`,
					fr: `${people.fr(seat, 'quitter')} le combat, ${LEAVING[why].fr}`
				}
			: {
					en: `${people.en(by, 'send')} ${people.whom(seat)} home from the battle`,
					fr: `${people.fr(by, 'renvoyer', seat)} du combat`
				},
	'green-boost': ({ seat, n }, people) => ({
		en: `${people.en(seat, 'use')} Green Boost, ${signed(n)}`,
		fr: `${people.fr(seat, 'utiliser')} Élan vert, ${signed(n)}`
	}),
	'bamboo-hit': ({ seat, target, n }, people) => ({
		en: `${people.en(seat, 'land')} a Bamboo Hit on ${people.whom(target)}, ${signed(n)}`,
		fr: `${people.fr(seat, 'donner un Coup de bambou', target, 'à ')}, ${signed(n)}`
	}),
	settled: ({ seat, heroes, beasts }, people) => ({
		en: `${people.en(seat, 'settle')} the battle at ${heroes} to ${beasts}`,
		fr: `${people.fr(seat, 'conclure')} le combat à ${heroes} contre ${beasts}`
	}),
	'battle-won': (event, people) => ({
		en: `${people.en(fightersOf(event), 'win')} the battle, ${levels(event.levels).en} and ${upgrades(event.upgrades).en}`,
		fr: `${people.fr(fightersOf(event), 'gagner')} le combat, ${levels(event.levels).fr} et ${upgrades(event.upgrades).fr}`
	}),
	'battle-lost': (event, people) => ({
		en: `${people.en(fightersOf(event), 'must')} run away at ${event.heroes} to ${event.beasts}`,
		fr: `${people.fr(fightersOf(event), 'devoir')} prendre la fuite à ${event.heroes} contre ${event.beasts}`
	}),
	'battle-broken-off': ({ main }, people) => ({
		en: `${people.own(main, { en: 'battle', fr: '' })} is broken off`,
		fr: `${people.own(main, { en: '', fr: 'le combat' })} est interrompu`
	}),
	runs: silent,
	spared: ({ seat, face }, people) => ({
		en: `${card(face).en} spares ${people.whom(seat)}`,
		fr: people.fr(card(face).fr, 'épargner', seat)
	}),
	'flight-rolled': ({ seat, face, die, total, escaped }, people) => ({
		en: `${people.en(seat, 'roll')} ${die}, ${total} in all, ${escaped ? 'escaped from' : 'not enough against'} ${card(face).en}`,
		fr: `${people.fr(seat, 'obtenir')} ${die}, soit ${total}, ${escaped ? 'assez pour échapper à' : 'pas assez contre'} ${card(face).fr}`
	}),
	'second-wind': ({ seat }, people) => ({
		en: `${people.en(seat, 'get')} a Second Wind and another roll`,
		fr: `${people.fr(seat, 'trouver')} un Second souffle et un autre jet`
	}),
	caught: ({ seat, face }, people) => ({
		en: `${card(face).en} catches ${people.whom(seat)}`,
		fr: people.fr(card(face).fr, 'rattraper', seat)
	}),
	'got-away': ({ seat, face, who }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} and ${who === 'both' ? 'all fighters get' : people.isReader(seat) ? 'get' : 'gets'} away`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr}, ${who === 'both' ? 'tout le monde s’échappe' : 'échappée réussie'}`
	}),
	'flee-bonus': ({ seat, face, n }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en}, ${signed(n)} to run away`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr}, ${signed(n)} pour prendre la fuite`
	}),
	died: ({ seat }, people) => ({ en: people.en(seat, 'die'), fr: people.fr(seat, 'mourir') }),
	'promise-kept': ({ seat, to, face }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} on ${people.whom(to)} as promised`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} sur ${people.whom(to)}, comme promis`
	}),
	spoils: ({ cards }) => ({
		en: `${upgrades(cards.length).en} to share out`,
		fr: `${upgrades(cards.length).fr} à partager`
	}),
	picked: ({ seat, face }, people) => ({
		en: `${people.en(seat, 'take')} ${card(face).en}`,
		fr: `${people.fr(seat, 'prendre')} ${card(face).fr}`
	}),
	body: ({ seat }, people) => ({
		en: `${people.own(seat, { en: 'belongings', fr: '' })} are laid open`,
		fr: `${people.own(seat, { en: '', fr: 'les biens' })} sont étalés`
	}),
	'loot-order': ({ order }, people) => ({
		en: `order of looting: ${order.map((seat) => people.whom(seat)).join(', ')}`,
		fr: `ordre du pillage : ${order.map((seat) => people.whom(seat)).join(', ')}`
	}),
	looted: ({ seat, from, face }, people) => ({
		en: `${people.en(seat, 'take')} ${card(face).en} from ${people.whom(from)}`,
		fr: people.fr(seat, `prendre ${card(face).fr}`, from, 'à ')
	})
};

const LEAVING: { readonly [L in Leaving]: Text } = {
	dismissed: { en: 'sent home', fr: 'sur ordre d’une carte' },
	'backed-out': { en: 'not for somebody else’s win', fr: 'pas pour la victoire d’un autre' },
	'no-help': { en: 'nobody may help against this eco-beast', fr: 'personne ne peut aider contre cette éco-bête' },
	resigned: { en: 'out of the game', fr: 'hors de la partie' }
};

function fightersOf({ main, helper }: EventOf<'battle-won' | 'battle-lost'>): number[] {
	return helper === null ? [main] : [main, helper];
}
