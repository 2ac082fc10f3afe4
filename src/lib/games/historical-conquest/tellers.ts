/**
 * A clause for each kind of event, addressed to whoever reads. `silent` where the screen says enough. The seat acts,
 * never a card: cards have no gender and no number in the data, so French names them after a colon or in brackets.
 */
import type { Text } from '../../engine/module';
import type { Tellers } from '../../engine/words';
import { counted, signed, silent } from '../../engine/words';
import { aimed, battleEnd, boosted, decisionText, moved, OUT, WHY } from './clauses';
import type { Event } from './events';
import type { Phase } from './types';
import type { Voice } from './voice';

/** "Blue goes on to attack." */
const PHASES: { readonly [P in Phase]: Text } = {
	setup: silent(),
	play: { en: 'to play', fr: 'au jeu' },
	attack: { en: 'to attack', fr: 'à l’attaque' },
	move: { en: 'to moves', fr: 'aux mouvements' },
	end: { en: 'to the end of the turn', fr: 'à la fin du tour' },
	over: silent()
};

export const TELLERS: Tellers<Event, Voice> = {
	'land-turned': silent,
	'land-settled': ({ seat, land, explorer }, { people, ...say }) =>
		explorer === null
			? {
					en: `a new land for ${people.whom(seat)}: ${say.land(land)}`,
					fr: `nouveau pays pour ${people.whom(seat)} : ${say.land(land)}`
				}
			: {
					en: `${people.en(seat, 'discover')} ${say.land(land)} with ${say.card(explorer)}`,
					fr: `découverte pour ${people.whom(seat)} : ${say.land(land)} (${say.card(explorer)})`
				},
	'first-player': ({ seat }, { people }) => ({ en: people.en(seat, 'begin'), fr: people.fr(seat, 'commencer') }),
	'turn-started': ({ seat, round }, { people }) => ({
		en: `round ${round}: ${people.own(seat, { en: 'turn', fr: '' })}`,
		fr: `tour de table ${round} : à ${people.whom(seat)}`
	}),
	'phase-started': ({ seat, phase }, { people }) => ({
		en: `${people.en(seat, 'go')} on ${PHASES[phase].en}`,
		fr: `${people.fr(seat, 'passer')} ${PHASES[phase].fr}`
	}),
	'turn-ended': silent,
	'round-ended': ({ round }) => ({ en: `round ${round} is over`, fr: `fin du tour de table ${round}` }),
	'card-played': ({ seat, card, land, choices }, say) =>
		aimed(say, seat, say.card(card), { en: 'play', fr: 'jouer' }, choices, land),
	'card-placed': ({ seat, holder, card, land }, { people, ...say }) => {
		if (land === null) return silent();
		if (holder === seat) {
			return {
				en: `${people.en(seat, 'place')} ${say.card(card)} ${say.inLand(land)}`,
				fr: say.isPerson(card)
					? `${people.fr(seat, 'placer')} ${say.card(card)} ${say.inLand(land)}`
					: `${people.fr(seat, 'placer')} ${say.inLand(land)} : ${say.card(card)}`
			};
		}
		return {
			en: `${people.en(seat, 'send')} ${say.card(card)} into ${say.ownLand(holder, land)}`,
			fr: `${people.fr(seat, 'envoyer')} chez ${people.whom(holder)}, ${say.inLand(land)} : ${say.card(card)}`
		};
	},
	'ability-used': ({ seat, card, choices }, say) =>
		aimed(say, seat, say.card(card), { en: 'use', fr: 'utiliser' }, choices, null),
	'ability-worked': silent,
	'effect-idle': ({ card }, say) => ({ en: `no effect: ${say.card(card)}`, fr: `sans effet : ${say.card(card)}` }),
	'morale-changed': ({ seat, change, wanted, morale, card }, { people, ...say }) => {
		const total = morale < 0 ? signed(morale) : String(morale);
		const kept = Math.abs(wanted) > Math.abs(change);
		const asked = String(Math.abs(wanted));
		const en = `${signed(change)}${kept ? ` of ${asked}` : ''}, now ${total} (${card === null ? 'battle' : say.card(card)})`;
		const fr = `${signed(change)}${kept ? ` sur ${asked}` : ''}, soit ${total} (${card === null ? 'combat' : say.card(card)})`;
		return {
			en: `${people.own(seat, { en: 'morale', fr: '' })}: ${en}`,
			fr: `${people.own(seat, { en: '', fr: 'le moral' })} : ${fr}`
		};
	},
	'cards-drawn': ({ seat, slots: { length } }, { people }) => ({
		en: `${people.en(seat, 'draw')} ${length === 1 ? 'a card' : counted(length, 'card', 'en')}`,
		fr: `${people.fr(seat, 'piocher')} ${length === 1 ? 'une carte' : counted(length, 'carte', 'fr')}`
	}),
	'deck-rebuilt': ({ seat, count }, { people }) => ({
		en: `${people.en(seat, 'shuffle')} ${counted(count, 'card', 'en')} into a new draw deck`,
		fr: `${people.fr(seat, 'mélanger')} une nouvelle pioche : ${counted(count, 'carte', 'fr')}`
	}),
	'card-discarded': ({ card, holder, why }, say) => WHY[why](say.card(card), holder, say),
	'land-lost': ({ seat, land, by }, { people, ...say }) =>
		by === seat
			? {
					en: `${say.land(land)} twice: ${people.own(seat, { en: 'copy', fr: '' })} is discarded`,
					fr: `${say.land(land)} en double : ${people.own(seat, { en: '', fr: 'l’exemplaire' })} est défaussé`
				}
			: {
					en: `${people.en(by, 'remove')} ${say.ownLand(seat, land)}, a second copy`,
					fr: `${people.fr(by, 'écarter')} ${say.ownLand(seat, land)}, en double`
				},
	'window-opened': ({ members }, { people }) => ({
		en: `${people.en(members, 'may')} answer`,
		fr: `${people.fr(members, 'pouvoir')} répondre`
	}),
	passed({ seat, rest, land }, { people, ...say }) {
		if (land !== null)
			return {
				en: `${people.en(seat, 'leave')} ${say.land(land)} empty`,
				fr: `${people.fr(seat, 'laisser')} vide : ${say.land(land)}`
			};
		const base = { en: people.en(seat, 'pass'), fr: people.fr(seat, 'passer') };
		if (!rest) return base;
		return {
			en: `${base.en} until ${people.own(seat, { en: 'next turn', fr: '' })}`,
			fr: `${base.fr} jusqu’à ${people.isReader(seat) ? 'votre' : 'son'} tour`
		};
	},
	'window-closed': silent,
	'item-cancelled': ({ card, by }, say) => ({
		en: `${say.card(card)}: cancelled by ${say.card(by)}`,
		fr: `${say.card(card)} : annulation par ${say.card(by)}`
	}),
	'attack-declared': ({ attacker, defender, from, to, explorer }, { people, ...say }) => {
		if (explorer === null) {
			return {
				en: `${people.en(attacker, 'attack')} ${say.ownLand(defender, to)} from ${say.land(from)}`,
				fr: `${people.fr(attacker, 'attaquer', defender)} ${say.inLand(to)}, depuis ${say.land(from)}`
			};
		}
		return {
			en: `${people.en(attacker, 'raid')} ${say.ownLand(defender, to)} with ${say.card(explorer)}`,
			fr: `${people.fr(attacker, 'lancer')} un raid chez ${people.whom(defender)}, ${say.inLand(to)} (${say.card(explorer)})`
		};
	},
	'unit-suppressed': ({ unit, by }, say) => ({
		en: `no points for ${say.card(unit)}, because of ${say.card(by)}`,
		fr: `aucun point pour ${say.card(unit)}, à cause de ${say.card(by)}`
	}),
	'battle-fought': (event, say) => {
		const end = battleEnd(event, say);
		return { en: `battle for ${say.land(event.to)}: ${end.en}`, fr: `combat pour ${say.land(event.to)} : ${end.fr}` };
	},
	'unit-moved': (event, say) => moved(event, [], say),
	'land-taken': ({ seat, from, land, units }, { people, ...say }) => ({
		en: people.isReader(from)
			? `${people.en(seat, 'take')} ${say.ownLand(from, land)} with ${say.cards(units)}`
			: `${people.en(seat, 'take')} ${say.land(land)} from ${people.whom(from)} with ${say.cards(units)}`,
		fr: `${people.fr(seat, `prendre ${say.land(land)}`, from, 'à ')} (${say.cards(units)})`
	}),
	'boost-added': (event, say) => {
		const points = boosted(event, say);
		return { en: `${say.card(event.source)}: ${points.en}`, fr: `${say.card(event.source)} : ${points.fr}` };
	},
	'boost-ended': silent,
	'plays-added': ({ seat, count }, { people }) => ({
		en: `${people.en(seat, 'may')} play ${count === 1 ? 'one more card' : `${count} more cards`}`,
		fr: `${people.fr(seat, 'pouvoir')} jouer ${count === 1 ? 'une carte' : `${count} cartes`} de plus`
	}),
	'attacks-added': ({ seat, count }, { people }) => ({
		en: `${people.en(seat, 'may')} attack ${count === 1 ? 'once more' : `${count} more times`}`,
		fr: `${people.fr(seat, 'pouvoir')} attaquer ${count === 1 ? 'une fois' : `${count} fois`} de plus`
	}),
	'truce-started': ({ seat }, { people, ...say }) => ({
		en: `nobody may attack ${people.whom(seat)} ${say.until('next-turn', seat)}`,
		fr: people.isReader(seat)
			? 'trêve, nul ne peut vous attaquer avant votre prochain tour'
			: `trêve, nul ne peut attaquer ${people.whom(seat)} avant son prochain tour`
	}),
	'truce-ended': ({ seat }, { people }) => ({
		en: `${people.own(seat, { en: 'truce', fr: '' })} ends`,
		fr: `${people.own(seat, { en: '', fr: 'la trêve' })} prend fin`
	}),
	'hand-shown': ({ seat, opponent }, { people }) => ({
		en: `${people.en(seat, 'look')} at ${people.own(opponent, { en: 'hand', fr: '' })}`,
		fr: `${people.fr(seat, 'regarder')} ${people.own(opponent, { en: '', fr: 'la main' })}`
	}),
	'decision-due': ({ decision }, say) => decisionText(decision, say),
	'time-passed': ({ card, left }, say) =>
		left === 0
			? silent()
			: {
					en: `${say.card(card)}: ${left === 1 ? 'one more turn' : `${left} more turns`}`,
					fr: `${say.card(card)} : encore ${counted(left, 'tour', 'fr')}`
				},
	'seat-out': ({ seat, reason }, say) => OUT[reason](seat, say),
	'game-ended': ({ winners }, { people }) =>
		winners.length === 1
			? { en: people.en(winners, 'win'), fr: people.fr(winners, 'gagner') }
			: { en: people.en(winners, 'share the win'), fr: people.fr(winners, 'partager la victoire') }
};
