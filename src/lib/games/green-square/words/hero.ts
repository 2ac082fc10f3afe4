/** What lies before a hero: equipment, sales, levels, bargains, disasters, abilities outside battle. */
import type { Text } from '../../../engine/module';
import type { People } from '../../../engine/people';
import { FOOD_NAMES } from '../content/vocabulary';
import type { EventOf, HandOver, LevelCause } from '../events';
import type { Seat } from '../types';
import { beast, card, cards, deed, levels, listed, onWhom, upgrades } from './voice';
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

export const HERO: Tellers<HeroEvent> = {
	'food-set': ({ seat, food }, people) => ({
		en: `${people.en(seat, 'be')} now ${food === 'meat' ? 'a ' : ''}${FOOD_NAMES[food].en}`,
		fr: `${people.own(seat, { en: '', fr: 'le régime' })} : ${FOOD_NAMES[food].fr}`
	}),
	'put-down': (event, people) =>
		event.on ? deed('put on', 's’équiper')(event, people) : deed('lay down', 'poser')(event, people),
	detoured: ({ seat, itemFace, face }, people) => ({
		en: `${people.en(seat, 'play')} ${card(face).en} on ${card(itemFace).en}: every limit is lifted`,
		fr: `${people.fr(seat, 'jouer')} ${card(face).fr} sur ${card(itemFace).fr} : plus aucune limite`
	}),
	'took-up': (event, people) => {
		if (event.zone === 'volunteers')
			return {
				en: `${people.en(event.seat, 'take')} on a Volunteer`,
				fr: `${people.fr(event.seat, 'prendre')} un Bénévole`
			};
		const isCalling = event.zone === 'professions' || event.zone === 'tribes';
		return isCalling ? deed('take up', 'adopter')(event, people) : deed('play', 'jouer')(event, people);
	},
	equipped: deed('equip', 'équiper'),
	unequipped: (event, people) =>
		event.forced
			? deed('can no longer use', 'ne pouvoir plus utiliser')(event, people)
			: deed('take off', 'retirer')(event, people),
	stowed: ({ seat, face }, people) => ({
		en: `${people.en(seat, 'hand')} ${card(face).en} to a Volunteer`,
		fr: `${people.fr(seat, 'confier')} à un Bénévole : ${card(face).fr}`
	}),
	unstowed: ({ seat, face }, people) => ({
		en: `${people.en(seat, 'take')} ${card(face).en} back`,
		fr: `${people.fr(seat, 'reprendre')} : ${card(face).fr}`
	}),
	dropped: deed('give up', 'abandonner'),
	sold: ({ seat, faces, points, levels: gained }, people) => ({
		en: `${people.en(seat, 'sell')} ${cards(faces).en} for ${points} eco points: ${levels(gained).en}`,
		fr: `${people.fr(seat, 'vendre')} pour ${points} éco-points (${levels(gained).fr}) : ${cards(faces).fr}`
	}),
	level: ({ seat, from, to, why }, people) => ({
		en: `${people.en(seat, to > from ? 'rise' : 'fall')} to Level ${to}${causeOf(why).en}`,
		fr: `${people.fr(seat, to > from ? 'monter' : 'descendre')} au Niveau ${to}${causeOf(why).fr}`
	}),
	'handed-over': ({ from, to, face, how }, people) =>
		how === 'theft'
			? {
					en: `${people.en(to, 'steal')} ${card(face).en} from ${people.whom(from)}`,
					fr: `${people.fr(to, 'chaparder', from, 'à ')} : ${card(face).fr}`
				}
			: {
					en: `${people.en(from, 'hand')} ${people.whom(to)} ${card(face).en}${HOW[how].en}`,
					fr: `${people.fr(from, 'remettre', to, 'à ')}${HOW[how].fr} : ${card(face).fr}`
				},
	proposed: ({ seat, to, give, take }, people) => {
		if (take.length === 0) {
			return {
				en: `${people.en(seat, 'offer')} ${people.whom(to)} ${cards(give).en} as a gift`,
				fr: `${people.fr(seat, 'proposer un cadeau', to, 'à ')} : ${cards(give).fr}`
			};
		}
		if (give.length === 0) {
			return {
				en: `${people.en(seat, 'ask')} ${people.whom(to)} for ${cards(take).en}`,
				fr: `${people.fr(seat, 'demander', to, 'à ')} : ${cards(take).fr}`
			};
		}
		return {
			en: `${people.en(seat, 'offer')} ${people.whom(to)} ${cards(give).en} for ${cards(take).en}`,
			fr: `${people.fr(seat, 'proposer', to, 'à ')} : ${cards(give).fr} contre ${cards(take).fr}`
		};
	},
	'help-asked': (event, people) => {
		const price = priceOf(event);
		const [offer, propose] = people.isReader(event.seat) ? ['offer', 'proposez'] : ['offers', 'propose'];
		return {
			en: `${people.en(event.seat, 'ask')} ${people.whom(event.to)} for help${price === null ? ', for nothing' : ` and ${offer} ${price.en}`}`,
			fr: `${people.fr(event.seat, 'demander de l’aide', event.to, 'à ')}${price === null ? ' sans rien offrir' : ` et ${propose} ${price.fr}`}`
		};
	},
	countered: (event, people) => {
		const { seat, to } = event;
		const price = priceOf(event);
		const whom = people.whom(to);
		const help = people.isReader(seat)
			? `vous aideriez ${whom}`
			: `${people.whom(seat)} ${people.isReader(to) ? 'vous aiderait' : `aiderait ${whom}`}`;
		return {
			en: `${people.en(seat, 'would')} help ${whom} for ${price === null ? 'nothing' : price.en}`,
			fr: `${help} ${price === null ? 'pour rien' : `contre ${price.fr}`}`
		};
	},
	accepted: ({ seat, by }, people) => answered(people, seat, by, { en: 'accept', fr: 'accepter' }),
	declined: ({ seat, by }, people) => answered(people, seat, by, { en: 'refuse', fr: 'refuser' }),
	withdrawn: ({ seat, to, kind }, people) => {
		const [the, son] = people.isReader(seat) ? ['your', 'votre'] : ['the', 'sa'];
		const { en, fr } = OFFERS[kind];
		return {
			en: `${people.en(seat, 'withdraw')} ${the} ${en} to ${people.whom(to)}`,
			fr: `${people.fr(seat, 'retirer')} ${son} ${fr} à ${people.whom(to)}`
		};
	},
	'disaster-played': ({ seat, target, face }, people) => {
		const on = onWhom(seat, target, people);
		return {
			en: `${people.en(seat, 'play')} ${card(face).en} on ${on.en}`,
			fr: `${people.fr(seat, 'jouer')} ${card(face).fr} contre ${on.fr}`
		};
	},
	struck: ({ seat, face }, people) => ({
		en: `${card(face).en} strikes ${people.whom(seat)}`,
		fr: people.fr(card(face).fr, 'frapper', seat)
	}),
	shielded: ({ seat, face }, people) => ({
		en: `${card(face).en} wards it off for ${people.whom(seat)}`,
		fr: `${card(face).fr} ${people.isReader(seat) ? 'vous en protège' : `en protège ${people.whom(seat)}`}`
	}),
	'lasting-began': ({ seat, face }, people) => ({
		en: `${card(face).en} stays with ${people.whom(seat)}`,
		fr: `${card(face).fr} reste devant ${people.whom(seat)}`
	}),
	'lasting-ended': ({ seat, face }, people) => ({
		en: `${people.en(seat, 'be')} rid of ${card(face).en}`,
		fr: `${people.fr(seat, 'se débarrasser de')} : ${card(face).fr}`
	}),
	'nothing-lost': ({ seat, why }, people) => ({
		en: `${beast(why).en} finds nothing to take from ${people.whom(seat)}`,
		fr: `${beast(why).fr} ne trouve rien ${people.isReader(seat) ? 'à vous prendre' : `à prendre à ${people.whom(seat)}`}`
	}),
	'steal-tried': ({ seat, target, face }, people) => ({
		en: `${people.en(seat, 'try')} to steal ${card(face).en} from ${people.whom(target)}`,
		fr: `${people.fr(seat, 'tenter')} de ${people.isReader(target) ? 'vous chaparder' : `chaparder à ${people.whom(target)}`} : ${card(face).fr}`
	}),
	'steal-rolled': ({ seat, target, die, stolen }, people) =>
		stolen
			? {
					en: `${people.en(seat, 'roll')} ${die}: the theft succeeds`,
					fr: `${people.fr(seat, 'obtenir')} ${die} : larcin réussi`
				}
			: {
					en: `${people.en(seat, 'roll')} ${die}: ${people.en(target, 'catch')} ${people.whom(seat)}`,
					fr: `${people.fr(seat, 'obtenir')} ${die} : larcin raté, une carte pour ${people.whom(target)}`
				},
	salvaged: ({ seat, face }, people) => {
		const [salvage, recover] = people.isReader(seat) ? ['salvage', 'récupérez'] : ['salvages', 'récupère'];
		return {
			en: `${people.en(seat, 'discard')} ${card(face).en} and ${salvage} an upgrade`,
			fr: `${people.fr(seat, 'défausser')} ${card(face).fr} et ${recover} une amélioration`
		};
	},
	purified: deed('purify the table of', 'purifier la table'),
	cleansed: deed('clean up with', 'faire le ménage avec')
};

/** An answer to an offer: whose offer it was is said to those who are neither. */
function answered(people: People, seat: Seat, by: Seat, verb: Text): Text {
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

const HOW: { readonly [H in Exclude<HandOver, 'theft'>]: Text } = {
	trade: { en: '', fr: '' },
	bribe: { en: ' as promised', fr: ', comme promis' },
	'fix-up': { en: ', one Big item too many', fr: ', un objet Encombrant de trop' }
};

/** Why a level changed, as the end of a clause. */
export function causeOf(why: LevelCause): Text {
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

/** What is offered or asked for help; null for nothing. */
function priceOf({ upgrades: n, first, items, play }: EventOf<'help-asked' | 'countered'>): Text | null {
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
	return parts.length === 0 ? null : listed(parts);
}
