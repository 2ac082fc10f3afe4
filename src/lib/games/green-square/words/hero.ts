/** What lies before a hero: equipment, sales, levels, bargains, disasters, abilities outside battle. */
import type { Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import type { CardId } from '../content';
import { FOOD_NAMES } from '../content/vocabulary';
import type { EventOf, HandOver, LevelCause } from '../events';
import type { Seat } from '../types';
import { card, cards, levels, listed, upgrades } from './voice';
import type { Tellers } from './voice';

type HeroEvent =
	| 'food-set'
	| 'put-down'
	| 'detoured'
	| 'took-up'
	| 'equipped'
	| 'unequipped'
	| 'stowed'
	| 'unstowed'
	| 'dropped'
	| 'sold'
	| 'level'
	| 'handed-over'
	| 'proposed'
	| 'help-asked'
	| 'countered'
	| 'accepted'
	| 'declined'
	| 'withdrawn'
	| 'disaster-played'
	| 'struck'
	| 'shielded'
	| 'lasting-began'
	| 'lasting-ended'
	| 'nothing-lost'
	| 'steal-tried'
	| 'steal-rolled'
	| 'salvaged'
	| 'purified'
	| 'cleansed';

/** A hero does something with one card: "Ada equips Resoled Boots". */
const deed =
	(en: string, fr: string) =>
	({ seat, face }: { readonly seat: Seat; readonly face: CardId }, people: People): Text => ({
		en: `${people.en(seat, en)} ${card(face).en}`,
		fr: `${people.fr(seat, fr)} ${card(face).fr}`
	});

export const HERO: Tellers<HeroEvent> = {
	'food-set': ({ seat, food }, people) => ({
		en: `${people.en(seat, 'be')} now a ${FOOD_NAMES[food].en}`,
		fr: `${people.own(seat, { en: '', fr: 'le régime' })} devient ${FOOD_NAMES[food].fr}`
	}),
	'put-down': (event, people) =>
		event.on ? deed('put on', 'mettre')(event, people) : deed('lay down', 'poser')(event, people),
	detoured: ({ seat, itemFace, face }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} on ${card(itemFace).en} and ${people.isReader(seat) ? 'lift' : 'lifts'} every limit`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} sur ${card(itemFace).fr}, plus aucune limite`
	}),
	'took-up': deed('take up', 'mettre en jeu'),
	equipped: deed('equip', 'équiper'),
	unequipped: (event, people) =>
		event.forced
			? deed('can no longer use', 'ne pouvoir plus utiliser')(event, people)
			: deed('take off', 'retirer')(event, people),
	stowed: ({ seat, face }, people) => ({
		en: `${people.en(seat, 'hand')} ${card(face).en} to a Volunteer`,
		fr: `${people.fr(seat, 'confier')} ${card(face).fr} à un Bénévole`
	}),
	unstowed: ({ seat, face }, people) => ({
		en: `${people.en(seat, 'take')} ${card(face).en} back from a Volunteer`,
		fr: `${people.fr(seat, 'reprendre')} ${card(face).fr} à un Bénévole`
	}),
	dropped: deed('give up', 'abandonner'),
	sold: ({ seat, points, levels: gained }, people) => ({
		en: `${people.en(seat, 'sell')} items for ${points} eco points, ${levels(gained).en}`,
		fr: `${people.fr(seat, 'vendre')} des objets pour ${points} éco-points, ${levels(gained).fr}`
	}),
	level: ({ seat, from, to, why }, people) => ({
		en: `${people.en(seat, to > from ? 'rise' : 'fall')} to Level ${to}${causeOf(why).en}`,
		fr: `${people.fr(seat, to > from ? 'monter' : 'descendre')} au Niveau ${to}${causeOf(why).fr}`
	}),
	'handed-over': ({ from, to, face, how }, people) => ({
		en: `${people.en(from, 'hand')} ${card(face).en} to ${people.whom(to)}${HOW[how].en}`,
		fr: `${people.fr(from, `remettre ${card(face).fr}`, to, 'à ')}${HOW[how].fr}`
	}),
	proposed: ({ seat, to, give, take }, people) => {
		if (take.length === 0) {
			return {
				en: `${people.en(seat, 'offer')} ${people.whom(to)} ${cards(give).en} as a gift`,
				fr: `${people.fr(seat, 'proposer un cadeau', to, 'à ')}, ${cards(give).fr}`
			};
		}
		if (give.length === 0) {
			return {
				en: `${people.en(seat, 'ask')} ${people.whom(to)} for ${cards(take).en}`,
				fr: people.fr(seat, `demander ${cards(take).fr}`, to, 'à ')
			};
		}
		return {
			en: `${people.en(seat, 'offer')} ${people.whom(to)} ${cards(give).en} for ${cards(take).en}`,
			fr: `${people.fr(seat, 'proposer un échange', to, 'à ')}, ${cards(give).fr} contre ${cards(take).fr}`
		};
	},
	'help-asked': (event, people) => ({
		en: `${people.en(event.seat, 'ask')} ${people.whom(event.to)} for help, in return for ${priceOf(event).en}`,
		fr: `${people.fr(event.seat, 'demander de l’aide', event.to, 'à ')} contre ${priceOf(event).fr}`
	}),
	countered: (event, people) => ({
		en: `${people.en(event.seat, 'would')} help ${people.whom(event.to)} for ${priceOf(event).en}`,
		fr: `${people.fr(event.seat, 'proposer son aide', event.to, 'à ')} contre ${priceOf(event).fr}`
	}),
	accepted: ({ seat, by }, people) => bargain(people, seat, by, { en: 'accept', fr: 'accepter' }),
	declined: ({ seat, by }, people) => bargain(people, seat, by, { en: 'decline', fr: 'refuser' }),
	withdrawn: ({ seat, to, kind }, people) => {
		const [the, son] = people.isReader(seat) ? ['your', 'votre'] : ['the', 'sa'];
		const { en, fr } = OFFERS[kind];
		return {
			en: `${people.en(seat, 'withdraw')} ${the} ${en} to ${people.whom(to)}`,
			fr: `${people.fr(seat, 'retirer')} ${son} ${fr} à ${people.whom(to)}`
		};
	},
	'disaster-played': ({ seat, target, face }, people) => {
		const [self, soi] = people.isReader(seat) ? ['yourself', 'vous-même'] : ['themselves', 'soi-même'];
		return {
			en: `${people.en(seat, 'play')} ${card(face).en} on ${seat === target ? self : people.whom(target)}`,
			fr: `${people.fr(seat, 'jouer')} ${card(face).fr} contre ${seat === target ? soi : people.whom(target)}`
		};
	},
	struck: ({ seat, face }, people) => ({
		en: `${card(face).en} strikes ${people.whom(seat)}`,
		fr: people.fr(card(face).fr, 'frapper', seat)
	}),
	shielded: ({ seat, face }, people) => ({
		en: `${card(face).en} shields ${people.whom(seat)}`,
		fr: people.fr(card(face).fr, 'préserver', seat)
	}),
	'lasting-began': ({ seat, face }, people) => ({
		en: `${card(face).en} stays with ${people.whom(seat)}`,
		fr: `${card(face).fr} reste devant ${people.whom(seat)}`
	}),
	'lasting-ended': ({ seat, face }, people) => ({
		en: `${people.en(seat, 'be')} rid of ${card(face).en}`,
		fr: `${people.fr(seat, 'se débarrasser de')} ${card(face).fr}`
	}),
	'nothing-lost': ({ seat, why }, people) => ({
		en: `${card(why).en} finds nothing to take from ${people.whom(seat)}`,
		fr: `${card(why).fr} ne trouve rien chez ${people.whom(seat)}`
	}),
	'steal-tried': ({ seat, target, face }, people) => ({
		en: `${people.en(seat, 'try')} to steal ${card(face).en} from ${people.whom(target)}`,
		fr: `${people.fr(seat, 'tenter')} de voler ${card(face).fr} chez ${people.whom(target)}`
	}),
	'steal-rolled': ({ seat, target, die, stolen }, people) =>
		stolen
			? {
					en: `${people.en(seat, 'roll')} ${die}, and the theft succeeds`,
					fr: `${people.fr(seat, 'obtenir')} ${die}, et le larcin réussit`
				}
			: {
					en: `${people.en(seat, 'roll')} ${die}, and ${people.en(target, 'catch')} the thief`,
					fr: `${people.fr(seat, 'obtenir')} ${die}, et ${people.fr(target, 'déjouer')} le larcin`
				},
	salvaged: deed('salvage an upgrade from', 'récupérer une amélioration en défaussant'),
	purified: deed('purify the table of', 'purifier la table et écarter'),
	cleansed: deed('clean up with', 'faire le ménage avec')
};

/** An answer to an offer: whose offer it was is said to those who are neither. */
function bargain(people: People, seat: Seat, by: Seat, verb: Text): Text {
	const [offer, proposition] = [
		people.own(by, { en: 'offer', fr: '' }),
		people.own(by, { en: '', fr: 'la proposition' })
	];
	return { en: `${people.en(seat, verb.en)} ${offer}`, fr: `${people.fr(seat, verb.fr)} ${proposition}` };
}

const OFFERS: { readonly [K in EventOf<'withdrawn'>['kind']]: Text } = {
	help: { en: 'request for help', fr: 'demande d’aide' },
	counter: { en: 'counter-offer', fr: 'contre-offre' },
	trade: { en: 'trade', fr: 'proposition d’échange' }
};

const HOW: { readonly [H in HandOver]: Text } = {
	trade: { en: '', fr: '' },
	bribe: { en: ' as promised', fr: ', comme promis' },
	theft: { en: ' by theft', fr: ' par larcin' },
	'fix-up': { en: ', one Big item too many', fr: ', un objet Encombrant de trop' }
};

function causeOf(why: LevelCause): Text {
	switch (why) {
		case 'sale':
			return { en: ' by selling', fr: ' grâce à une vente' };
		case 'victory':
			return { en: ' by winning the battle', fr: ' en gagnant le combat' };
		case 'shared-glory':
			return { en: ' with Shared Glory', fr: ' par Gloire partagée' };
		default:
			return { en: ` (${card(why).en})`, fr: ` (${card(why).fr})` };
	}
}

/** What is offered or asked for help. */
function priceOf({ upgrades: n, first, items, play }: EventOf<'help-asked' | 'countered'>): Text {
	const parts: Text[] = [];
	if (n > 0) {
		const { en, fr } = upgrades(n);
		const picks =
			first === 'helper'
				? { en: ' (the helper picks first)', fr: ' (qui aide choisit d’abord)' }
				: { en: ' (the main fighter picks first)', fr: ' (qui combat choisit d’abord)' };
		parts.push({ en: en + picks.en, fr: fr + picks.fr });
	}
	parts.push(...items.map(card), ...play.map(card));
	return parts.length === 0 ? { en: 'nothing', fr: 'rien du tout' } : listed(parts);
}
