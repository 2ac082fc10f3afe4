/** What lies before a hero: equipment, sales, levels, bargains, disasters, abilities outside battle. */
import type { Text } from '../../../engine/module';
import type { CardId } from '../content';
import { FOOD_NAMES } from '../content/vocabulary';
import type { EventOf, HandOver, LevelCause } from '../events';
import { card, cards, levels, listed, upgrades } from './voice';
import type { Tellers, Voice } from './voice';

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

/** A hero does something with one card: "Ada equips Resoled Boots.", « Ada équipe : Bottes ressemelées. » */
const deed =
	(en: string, fr: string) =>
	({ seat, face }: { readonly seat: number; readonly face: CardId }, voice: Voice): Text => ({
		en: `${voice.seat(seat)} ${en} ${card(face).en}.`,
		fr: `${voice.seat(seat)} ${fr} : ${card(face).fr}.`
	});

export const HERO: Tellers<HeroEvent> = {
	'food-set': ({ seat, food }, voice) => ({
		en: `${voice.seat(seat)} now eats as a ${FOOD_NAMES[food].en}.`,
		fr: `Nouveau régime ${voice.of(seat).fr} : ${FOOD_NAMES[food].fr}.`
	}),
	'put-down': (event, voice) =>
		event.on ? deed('puts on', 's’équipe de')(event, voice) : deed('lays down', 'pose')(event, voice),
	detoured: ({ seat, itemFace, face }, voice) => ({
		en: `${voice.seat(seat)} plays ${card(face).en} on ${card(itemFace).en}: every limit is lifted.`,
		fr: `${voice.seat(seat)} joue ${card(face).fr} sur ${card(itemFace).fr} : plus aucune limite.`
	}),
	'took-up': deed('takes up', 'met en jeu'),
	equipped: deed('equips', 'équipe'),
	unequipped: (event, voice) =>
		event.forced
			? {
					en: `${voice.seat(event.seat)} can no longer use ${card(event.face).en}.`,
					fr: `${voice.seat(event.seat)} ne peut plus utiliser : ${card(event.face).fr}.`
				}
			: deed('takes off', 'retire')(event, voice),
	stowed: deed('hands to a Volunteer:', 'confie à un Bénévole'),
	unstowed: deed('takes back from a Volunteer:', 'reprend à un Bénévole'),
	dropped: deed('gives up', 'abandonne'),
	sold: ({ seat, points, levels: gained }, voice) => ({
		en: `${voice.seat(seat)} sells items for ${points} eco points: ${levels(gained).en}.`,
		fr: `${voice.seat(seat)} vend des objets pour ${points} éco-points : ${levels(gained).fr}.`
	}),
	level: ({ seat, from, to, why }, voice) => ({
		en: `${voice.seat(seat)} ${to > from ? 'rises' : 'falls'} to Level ${to}${causeOf(why).en}.`,
		fr: `${voice.seat(seat)} ${to > from ? 'monte' : 'descend'} au Niveau ${to}${causeOf(why).fr}.`
	}),
	'handed-over': ({ from, to, face, how }, voice) => ({
		en: `${card(face).en} goes from ${voice.seat(from)} to ${voice.seat(to)}${HOW[how].en}.`,
		fr: `${card(face).fr} passe ${voice.of(from).fr} à ${voice.seat(to)}${HOW[how].fr}.`
	}),
	proposed: ({ seat, to, give, take }, voice) => {
		if (take.length === 0) {
			return {
				en: `${voice.seat(seat)} offers ${voice.seat(to)} a gift: ${cards(give).en}.`,
				fr: `${voice.seat(seat)} propose un cadeau à ${voice.seat(to)} : ${cards(give).fr}.`
			};
		}
		if (give.length === 0) {
			return {
				en: `${voice.seat(seat)} asks ${voice.seat(to)} for ${cards(take).en}.`,
				fr: `${voice.seat(seat)} demande à ${voice.seat(to)} : ${cards(take).fr}.`
			};
		}
		return {
			en: `${voice.seat(seat)} offers ${voice.seat(to)} ${cards(give).en} for ${cards(take).en}.`,
			fr: `${voice.seat(seat)} propose à ${voice.seat(to)} : ${cards(give).fr} contre ${cards(take).fr}.`
		};
	},
	'help-asked': (event, voice) => ({
		en: `${voice.seat(event.seat)} asks ${voice.seat(event.to)} for help and offers ${priceOf(event).en}.`,
		fr: `${voice.seat(event.seat)} demande de l’aide à ${voice.seat(event.to)} et propose ${priceOf(event).fr}.`
	}),
	countered: (event, voice) => ({
		en: `${voice.seat(event.seat)} would help ${voice.seat(event.to)} for ${priceOf(event).en}.`,
		fr: `${voice.seat(event.seat)} aiderait ${voice.seat(event.to)} contre ${priceOf(event).fr}.`
	}),
	accepted: ({ seat }, voice) => ({ en: `${voice.seat(seat)} accepts.`, fr: `${voice.seat(seat)} accepte.` }),
	declined: ({ seat }, voice) => ({ en: `${voice.seat(seat)} declines.`, fr: `${voice.seat(seat)} refuse.` }),
	'disaster-played': ({ seat, target, face }, voice) => ({
		en: `${voice.seat(seat)} plays ${card(face).en} on ${seat === target ? 'themselves' : voice.seat(target)}.`,
		fr: `${voice.seat(seat)} joue ${card(face).fr} contre ${seat === target ? 'soi-même' : voice.seat(target)}.`
	}),
	struck: ({ seat, face }, voice) => ({
		en: `${card(face).en} strikes ${voice.seat(seat)}.`,
		fr: `${card(face).fr} frappe ${voice.seat(seat)}.`
	}),
	shielded: ({ seat, face }, voice) => ({
		en: `${card(face).en} wards it off for ${voice.seat(seat)}.`,
		fr: `${card(face).fr} en protège ${voice.seat(seat)}.`
	}),
	'lasting-began': ({ seat, face }, voice) => ({
		en: `${card(face).en} stays with ${voice.seat(seat)}.`,
		fr: `${card(face).fr} reste devant ${voice.seat(seat)}.`
	}),
	'lasting-ended': ({ seat, face }, voice) => ({
		en: `${voice.seat(seat)} is rid of ${card(face).en}.`,
		fr: `${voice.seat(seat)} en a fini avec : ${card(face).fr}.`
	}),
	'nothing-lost': ({ seat, why }, voice) => ({
		en: `${card(why).en} finds nothing to take from ${voice.seat(seat)}.`,
		fr: `${card(why).fr} ne trouve rien à prendre à ${voice.seat(seat)}.`
	}),
	'steal-tried': ({ seat, target, face }, voice) => ({
		en: `${voice.seat(seat)} tries to steal ${card(face).en} from ${voice.seat(target)}.`,
		fr: `${voice.seat(seat)} tente de chaparder à ${voice.seat(target)} : ${card(face).fr}.`
	}),
	'steal-rolled': ({ seat, target, die, stolen }, voice) =>
		stolen
			? {
					en: `${voice.seat(seat)} rolls ${die}: the theft succeeds.`,
					fr: `${voice.seat(seat)} obtient ${die} : le larcin réussit.`
				}
			: {
					en: `${voice.seat(seat)} rolls ${die}: caught by ${voice.seat(target)}.`,
					fr: `${voice.seat(seat)} obtient ${die} et se fait prendre par ${voice.seat(target)}.`
				},
	salvaged: deed('salvages an upgrade from', 'récupère une amélioration en défaussant'),
	purified: deed('purifies the table of', 'purifie la table et écarte'),
	cleansed: deed('cleans up with', 'fait le ménage avec')
};

const HOW: { readonly [H in HandOver]: Text } = {
	trade: { en: '', fr: '' },
	bribe: { en: ' as promised', fr: ', comme promis' },
	theft: { en: ' by theft', fr: ' par larcin' },
	'fix-up': { en: ': one Big item too many', fr: ' : un objet Encombrant de trop' }
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
				? { en: ' (the helper picks first)', fr: ' (le renfort choisit d’abord)' }
				: { en: ' (the main fighter picks first)', fr: ' (le combattant principal choisit d’abord)' };
		parts.push({ en: en + picks.en, fr: fr + picks.fr });
	}
	parts.push(...items.map(card), ...play.map(card));
	return parts.length === 0 ? { en: 'nothing', fr: 'sans rien en échange' } : listed(parts);
}
