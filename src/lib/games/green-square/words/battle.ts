/** Battles, flights, deaths and rewards. */
import type { Text } from '../../../engine/module';
import { signed, silent } from '../../../engine/words';
import type { EventOf, Leaving } from '../events';
import { bareBeast, beast, card, deed, levels, upgrades } from './voice';
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
	'battle-began': (event, people) =>
		event.sought
			? deed('look for trouble with', 'chercher les ennuis avec')(event, people)
			: deed('have to fight', 'devoir combattre')(event, people),
	boosted: ({ seat, face, side, n }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en}: ${signed(n)} for the ${side === 'heroes' ? 'heroes' : 'beasts'}`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} : ${signed(n)} pour les ${side === 'heroes' ? 'héros' : 'bêtes'}`
	}),
	enhanced: ({ seat, face, beastFace }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} on ${beast(beastFace).en}`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} sur ${beast(beastFace).fr}`
	}),
	'beast-joined': (event, people) =>
		event.how === 'mate'
			? deed('bring a mate: a second', 'amener une partenaire, le double de', bareBeast)(event, people)
			: deed('bring', 'amener')(event, people),
	'beast-removed': ({ seat, face, how }, people) => ({
		en: `${people.en(seat, how === 'chase' ? 'chase' : 'send')} away ${beast(face).en}`,
		fr: `${people.fr(seat, how === 'chase' ? 'faire fuir' : 'éloigner')} ${beast(face).fr}`
	}),
	'helper-joined': ({ seat, main, forced }, people) =>
		forced
			? {
					en: `${people.en(seat, 'have')} to help ${people.whom(main)}`,
					fr: `${people.fr(seat, 'devoir')} ${people.isReader(main) ? 'vous aider' : `aider ${people.whom(main)}`}`
				}
			: { en: `${people.en(seat, 'help')} ${people.whom(main)}`, fr: people.fr(seat, 'aider', main) },
	'helper-left': ({ seat, why }, people) => ({
		en: `${people.en(seat, 'leave')} the battle, ${LEAVING[why].en}`,
		fr: `${people.fr(seat, 'quitter')} le combat, ${LEAVING[why].fr}`
	}),
	'green-boost': ({ seat, n }, people) => ({
		en: `${people.en(seat, 'use')} Green Boost: ${signed(n)}`,
		fr: `${people.fr(seat, 'utiliser')} Élan vert : ${signed(n)}`
	}),
	'bamboo-hit': ({ seat, target, n }, people) => ({
		en: `${people.en(seat, 'land')} a Bamboo Hit on ${people.whom(target)}: ${signed(n)}`,
		fr: `${people.fr(seat, 'donner un Coup de bambou', target, 'à ')} : ${signed(n)}`
	}),
	settled: ({ seat, heroes, beasts }, people) => ({
		en: `${people.en(seat, 'settle')} at ${heroes} to ${beasts}`,
		fr: `${people.fr(seat, 'conclure')} à ${heroes} contre ${beasts}`
	}),
	'battle-won': (event, people) => ({
		en: `${people.en(fightersOf(event), 'win')} the battle: ${levels(event.levels).en}, ${upgrades(event.upgrades).en}`,
		fr: `${people.fr(fightersOf(event), 'gagner')} le combat : ${levels(event.levels).fr}, ${upgrades(event.upgrades).fr}`
	}),
	'battle-lost': (event, people) => ({
		en: `${event.heroes} against ${event.beasts}: ${people.en(fightersOf(event), 'must')} run`,
		fr: `${event.heroes} contre ${event.beasts} : ${people.fr(fightersOf(event), 'devoir')} fuir`
	}),
	'battle-broken-off': ({ main }, people) => ({
		en: `${people.own(main, { en: 'battle', fr: '' })} is broken off`,
		fr: `${people.own(main, { en: '', fr: 'le combat' })} s’arrête`
	}),
	runs: silent,
	spared: ({ seat, face }, people) => ({
		en: `${beast(face).en} spares ${people.whom(seat)}`,
		fr: people.fr(beast(face).fr, 'épargner', seat)
	}),
	'flight-rolled': ({ seat, face, die, total, escaped }, people) => ({
		en: `${people.en(seat, 'roll')} ${die}, ${total} in all: ${escaped ? 'escaped from' : 'not enough against'} ${beast(face).en}`,
		fr: `${people.fr(seat, 'obtenir')} ${die}, soit ${total}, fuite ${escaped ? 'réussie' : 'ratée'} : ${bareBeast(face).fr}`
	}),
	'second-wind': ({ seat }, people) => ({
		en: `${people.en(seat, 'get')} a Second Wind and ${people.isReader(seat) ? 'roll' : 'rolls'} again`,
		fr: `Second souffle : ${people.fr(seat, 'relancer')} le dé`
	}),
	caught: ({ seat, face }, people) => ({
		en: `${beast(face).en} catches ${people.whom(seat)}`,
		fr: people.fr(beast(face).fr, 'rattraper', seat)
	}),
	'got-away': ({ seat, face, who }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} and ${who === 'both' ? 'all fighters get' : people.isReader(seat) ? 'get' : 'gets'} away`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} : ${who === 'both' ? 'tous s’échappent' : 'échappée réussie'}`
	}),
	'flee-bonus': ({ seat, face, n }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en}: ${signed(n)} to run away`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} : ${signed(n)} pour fuir`
	}),
	died: ({ seat }, people) => ({ en: people.en(seat, 'die'), fr: people.fr(seat, 'mourir') }),
	'promise-kept': ({ seat, to, face }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} on ${people.whom(to)}, as promised`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} sur ${people.whom(to)}, comme promis`
	}),
	spoils: ({ cards }) => ({
		en: `${upgrades(cards.length).en} to share out`,
		fr: `${upgrades(cards.length).fr} à partager`
	}),
	picked: deed('take', 'prendre'),
	body: ({ seat }, people) => ({
		en: `${people.own(seat, { en: 'belongings', fr: '' })} are laid open`,
		fr: `${people.own(seat, { en: '', fr: 'les biens' })} sont étalés`
	}),
	'loot-order': ({ order, dice }, people) => {
		const looters = order.map((seat) => {
			const roll = dice.find((other) => other.seat === seat);
			return people.whom(seat) + (roll === undefined ? '' : ` (${roll.die})`);
		});
		return { en: `order of looting: ${looters.join(', ')}`, fr: `ordre du pillage : ${looters.join(', ')}` };
	},
	looted: ({ seat, from, face }, people) => ({
		en: `${people.en(seat, 'take')} ${card(face).en} from ${people.whom(from)}`,
		fr: `${people.fr(seat, 'prendre', from, 'à ')} : ${card(face).fr}`
	})
};

const LEAVING: { readonly [L in Leaving]: Text } = {
	dismissed: { en: 'sent home by a card', fr: 'sur ordre d’une carte' },
	'backed-out': { en: 'not for somebody else’s win', fr: 'pas pour la victoire d’un autre' },
	'no-help': { en: 'nobody may help against this eco-beast', fr: 'personne ne peut aider contre cette éco-bête' },
	resigned: { en: 'out of the game', fr: 'hors de la partie' }
};

function fightersOf({ main, helper }: EventOf<'battle-won' | 'battle-lost'>): number[] {
	return helper === null ? [main] : [main, helper];
}
