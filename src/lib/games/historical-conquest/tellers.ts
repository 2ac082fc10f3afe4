/** A clause for each kind of event, addressed to whoever reads. `silent` where the screen says enough. */
import type { Seat } from '../../engine/contract';
import type { Text } from '../../engine/module';
import type { Tellers } from '../../engine/words';
import { counted, signed, silent } from '../../engine/words';
import type { DiscardWhy, Event, UnitMoveHow } from './events';
import type { BattleResult, Decision, OutReason, Phase } from './types';
import type { Voice } from './voice';

const PHASE_NAMES: { readonly [P in Phase]: Text } = {
	setup: { en: 'setup', fr: 'mise en place' },
	play: { en: 'playing cards', fr: 'jeu de cartes' },
	attack: { en: 'attack', fr: 'attaque' },
	move: { en: 'movement', fr: 'mouvement' },
	end: { en: 'end of the turn', fr: 'fin du tour' },
	over: { en: 'game over', fr: 'partie terminée' }
};

const TURN: Text = { en: 'turn', fr: 'le tour' };

const WHY: { readonly [W in DiscardWhy]: (card: string, holder: Seat, say: Voice) => Text } = {
	discarded: (card, holder, { people }) => ({
		en: `${people.en(holder, 'discard')} ${card}`,
		fr: `${people.fr(holder, 'défausser')} ${card}`
	}),
	dropped: (card, holder, { people }) => ({
		en: `${people.en(holder, 'have')} to discard ${card}`,
		fr: `${people.fr(holder, 'devoir')} défausser ${card}`
	}),
	resolved: silent,
	spent: (card) => ({ en: `${card} is used up`, fr: `${card} a tout donné` }),
	expired: (card) => ({ en: `the time of ${card} is over`, fr: `le temps est écoulé pour ${card}` }),
	price: (card, holder, { people }) => ({
		en: `${people.en(holder, 'pay')} with ${card}`,
		fr: `${people.fr(holder, 'payer')} avec ${card}`
	}),
	casualty: (card, holder, { people }) => ({
		en: `${people.en(holder, 'lose')} ${card}`,
		fr: `${people.fr(holder, 'perdre')} ${card}`
	}),
	destroyed: (card, holder, { people }) => ({
		en: `${people.en(holder, 'lose')} ${card}`,
		fr: `${people.fr(holder, 'perdre')} ${card}`
	}),
	crowded: (card, holder, { people }) => ({
		en: `${people.en(holder, 'give up')} ${card} for lack of room`,
		fr: `${people.fr(holder, 'abandonner')} ${card} faute de place`
	}),
	cancelled: silent,
	homeless: (card) => ({ en: `${card} finds no place`, fr: `${card} ne trouve plus de place` }),
	removed: (card) => ({ en: `${card} is lifted from the land`, fr: `le pays est libéré de ${card}` }),
	'land-lost': (card) => ({ en: `${card} is lost with its land`, fr: `${card} disparaît avec son pays` }),
	'seat-out': silent
};

const HOW: { readonly [H in UnitMoveHow]: (seat: Seat, unit: string, to: string, say: Voice) => Text } = {
	step: (seat, unit, to, { people }) => ({
		en: `${people.en(seat, 'move')} ${unit} to ${to}`,
		fr: `${people.fr(seat, 'déplacer')} ${unit} vers ${to}`
	}),
	voyage: (seat, unit, to, { people }) => ({
		en: `${people.en(seat, 'send')} ${unit} to ${to}`,
		fr: `${people.fr(seat, 'envoyer')} ${unit} vers ${to}`
	}),
	transport: (seat, unit, to, { people }) => ({
		en: `${people.en(seat, 'bring')} ${unit} to ${to}`,
		fr: `${people.fr(seat, 'conduire')} ${unit} vers ${to}`
	}),
	steal: (seat, unit, to, { people }) => ({
		en: `${people.en(seat, 'win over')} ${unit}, now in ${to}`,
		fr: `${people.fr(seat, 'rallier')} ${unit} vers ${to}`
	}),
	revive: (seat, unit, to, { people }) => ({
		en: `${people.en(seat, 'bring')} ${unit} back, to ${to}`,
		fr: `${people.fr(seat, 'ramener')} ${unit} vers ${to}`
	})
};

const RESULTS: { readonly [R in BattleResult]: Text } = {
	won: { en: 'the attack succeeds', fr: 'l’attaque réussit' },
	lost: { en: 'the attack fails', fr: 'l’attaque échoue' },
	draw: { en: 'a draw', fr: 'égalité' },
	undefended: { en: 'nobody defends the land any more', fr: 'plus personne ne défend le pays' },
	'called-off': { en: 'the battle is called off', fr: 'le combat est annulé' }
};

const OUT: { readonly [R in OutReason]: (seat: Seat, say: Voice) => Text } = {
	morale: (seat, { people }) => ({
		en: `${people.en(seat, 'be')} out of morale and out of the game`,
		fr: `${people.fr(seat, 'quitter')} la partie, le moral brisé`
	}),
	'no-land': (seat, { people }) => ({
		en: `${people.en(seat, 'have')} no land left and ${people.isReader(seat) ? 'are' : 'is'} out`,
		fr: `${people.fr(seat, 'quitter')} la partie, sans plus aucun pays`
	}),
	resigned: (seat, { people }) => ({ en: people.en(seat, 'resign'), fr: people.fr(seat, 'abandonner') })
};

function decisionText(due: Decision, say: Voice): Text {
	const { people } = say;
	if (due.kind === 'hand-discard') {
		return {
			en: `${people.en(due.seat, 'must')} discard ${due.count === 1 ? 'a card' : counted(due.count, 'card', 'en')}`,
			fr: `${people.fr(due.seat, 'devoir')} défausser ${due.count === 1 ? 'une carte' : counted(due.count, 'carte', 'fr')}`
		};
	}
	const land = say.land(due.land);
	switch (due.kind) {
		case 'casualty':
			return {
				en: `${people.en(due.seat, 'must')} choose a loss in ${land}`,
				fr: `${people.fr(due.seat, 'devoir')} choisir une perte pour ${land}`
			};
		case 'overflow':
			return {
				en: `${land} is crowded, and ${people.en(due.seat, 'must')} give up a unit`,
				fr: `trop de monde pour ${land}, ${people.fr(due.seat, 'devoir')} céder une unité`
			};
		case 'occupy':
			return {
				en: `${land} lies open to ${people.whom(due.seat)}`,
				fr: `la voie est libre vers ${land} pour ${people.whom(due.seat)}`
			};
	}
}

/** "Ada plays X", with the opponent it is aimed at. */
function aimed(say: Voice, seat: Seat, card: string, verb: Text, opponent: Seat | undefined): Text {
	const { people } = say;
	const [en, fr] = [`${people.en(seat, verb.en)} ${card}`, `${people.fr(seat, verb.fr)} ${card}`];
	if (opponent === undefined) return { en, fr };
	return { en: `${en} against ${people.whom(opponent)}`, fr: `${fr} contre ${people.whom(opponent)}` };
}

export const TELLERS: Tellers<Event, Voice> = {
	'land-turned': silent,
	'land-settled': ({ seat, land, explorer }, { people, ...say }) =>
		explorer === null
			? {
					en: `${people.en(seat, 'settle')} ${say.land(land)}`,
					fr: `${people.fr(seat, 'installer')} ${say.land(land)}`
				}
			: {
					en: `${people.en(seat, 'discover')} ${say.land(land)} with ${say.card(explorer)}`,
					fr: `${people.fr(seat, 'trouver')} ${say.land(land)} avec ${say.card(explorer)}`
				},
	'first-player': ({ seat }, { people }) => ({ en: people.en(seat, 'begin'), fr: people.fr(seat, 'commencer') }),
	'turn-started': ({ seat, round }, { people }) => ({
		en: `round ${round}: ${people.own(seat, TURN)}`,
		fr: `tour de table ${round} : à ${people.whom(seat)} de jouer`
	}),
	'phase-started': ({ seat, phase }, { people }) => ({
		en: `${people.own(seat, TURN)}: ${PHASE_NAMES[phase].en}`,
		fr: `${people.own(seat, TURN)} : ${PHASE_NAMES[phase].fr}`
	}),
	'turn-ended': silent,
	'round-ended': ({ round }) => ({ en: `round ${round} is over`, fr: `fin du tour de table ${round}` }),
	'card-played': ({ seat, card, choices: { opponent } }, say) =>
		aimed(say, seat, say.card(card), { en: 'play', fr: 'jouer' }, opponent),
	'card-placed': ({ card, land }, say) =>
		land === null
			? silent()
			: {
					en: `${say.card(card)} now stands in ${say.land(land)}`,
					fr: `${say.card(card)} rejoint ${say.land(land)}`
				},
	'ability-used': ({ seat, card, choices: { opponent } }, say) =>
		aimed(say, seat, say.card(card), { en: 'use', fr: 'utiliser' }, opponent),
	'ability-worked': silent,
	'effect-idle': ({ card }, say) => ({
		en: `${say.card(card)} has no effect`,
		fr: `${say.card(card)} reste sans effet`
	}),
	'morale-changed': ({ seat, change, morale, card }, { people, ...say }) => {
		const whose = people.own(seat, { en: 'morale', fr: 'le moral' });
		const sum = `${signed(change)} → ${morale < 0 ? signed(morale) : morale}`;
		const cause = card === null ? { en: 'battle', fr: 'combat' } : { en: say.card(card), fr: say.card(card) };
		return { en: `${whose} ${sum} (${cause.en})`, fr: `${whose} ${sum} (${cause.fr})` };
	},
	'cards-drawn': ({ seat, slots: { length } }, { people }) => ({
		en: `${people.en(seat, 'draw')} ${length === 1 ? 'a card' : counted(length, 'card', 'en')}`,
		fr: `${people.fr(seat, 'piocher')} ${length === 1 ? 'une carte' : counted(length, 'carte', 'fr')}`
	}),
	'deck-rebuilt': ({ seat, count }, { people }) => ({
		en: `${people.en(seat, 'shuffle')} ${counted(count, 'card', 'en')} into a new draw deck`,
		fr: `${people.fr(seat, 'mélanger')} ${counted(count, 'carte', 'fr')} en une nouvelle pioche`
	}),
	'card-discarded': ({ card, holder, why }, say) => WHY[why](say.card(card), holder, say),
	'land-lost': ({ seat, land, by }, { people, ...say }) =>
		by === seat
			? {
					en: `${people.en(seat, 'hold')} ${say.land(land)} already, the second copy is discarded`,
					fr: `${people.fr(seat, 'tenir')} déjà ${say.land(land)}, le second exemplaire est défaussé`
				}
			: {
					en: `${people.en(by, 'clear')} ${say.ownLand(seat, land)}, a second copy`,
					fr: `${people.fr(by, 'écarter')} ${say.ownLand(seat, land)}, un second exemplaire`
				},
	'window-opened': ({ members }, { people }) => ({
		en: `${people.en(members, 'may')} interrupt`,
		fr: `${people.fr(members, 'pouvoir')} interrompre`
	}),
	passed: ({ seat, rest }, { people }) => {
		if (!rest) return { en: people.en(seat, 'pass'), fr: people.fr(seat, 'passer') };
		const [their, son] = people.isReader(seat) ? ['your', 'votre'] : ['their', 'son'];
		return {
			en: `${people.en(seat, 'pass')} until ${their} next turn`,
			fr: `${people.fr(seat, 'passer')} jusqu’à ${son} tour`
		};
	},
	'window-closed': silent,
	'item-cancelled': ({ card, by }, say) => ({
		en: `${say.card(by)} cancels ${say.card(card)}`,
		fr: `${say.card(by)} annule ${say.card(card)}`
	}),
	'attack-declared': ({ attacker, defender, from, to, explorer }, { people, ...say }) => {
		const land = say.ownLand(defender, to);
		return explorer === null
			? {
					en: `${people.en(attacker, 'attack')} ${land} from ${say.land(from)}`,
					fr: `${people.fr(attacker, 'attaquer')} ${land} depuis ${say.land(from)}`
				}
			: {
					en: `${people.en(attacker, 'raid')} ${land} with ${say.card(explorer)}`,
					fr: `${people.fr(attacker, 'piller')} ${land} avec ${say.card(explorer)}`
				};
	},
	'unit-suppressed': ({ unit, by }, say) => ({
		en: `${say.card(by)} keeps ${say.card(unit)} from adding any points`,
		fr: `${say.card(by)} prive ${say.card(unit)} de ses points`
	}),
	'battle-fought': ({ to, attack, defense, result }, say) => {
		const points = attack === null || defense === null ? { en: '', fr: '' } : against(attack, defense);
		return {
			en: `battle for ${say.land(to)}${points.en}, ${RESULTS[result].en}`,
			fr: `combat pour ${say.land(to)}${points.fr}, ${RESULTS[result].fr}`
		};
	},
	'unit-moved': ({ seat, unit, to, how }, say) => HOW[how](seat, say.card(unit), say.land(to), say),
	'land-taken': ({ seat, from, land, units, how }, { people, ...say }) => {
		const verb = how === 'occupied' ? { en: 'take', fr: 'prendre' } : { en: 'confiscate', fr: 'confisquer' };
		return {
			en: `${people.en(seat, verb.en)} ${say.land(land)} from ${people.whom(from)} with ${say.cards(units)}`,
			fr: `${people.fr(seat, `${verb.fr} ${say.land(land)}`, from, 'à ')} avec ${say.cards(units)}`
		};
	},
	'boost-added': ({ source, land, until, attack, defense, for: seat }, { people, ...say }) => {
		const points = `${say.words.points({ attack, defense })} ${say.until(until, seat)}`;
		const where = land === null ? people.whom(seat) : say.land(land);
		return {
			en: `${say.card(source)} gives ${where} ${points}`,
			fr: `${say.card(source)} donne ${points} pour ${where}`
		};
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
		fr: `personne ne peut ${people.isReader(seat) ? 'vous attaquer' : `attaquer ${people.whom(seat)}`} ${say.until('next-turn', seat)}`
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
					en: `${say.card(card)} stays for ${left === 1 ? 'one more turn' : `${left} more turns`}`,
					fr: `${say.card(card)} reste encore ${counted(left, 'tour', 'fr')}`
				},
	'seat-out': ({ seat, reason }, say) => OUT[reason](seat, say),
	'game-ended': ({ winners }, { people }) =>
		winners.length === 1
			? { en: people.en(winners, 'win'), fr: people.fr(winners, 'gagner') }
			: { en: people.en(winners, 'share the win'), fr: people.fr(winners, 'partager la victoire') }
};

function against(attack: number, defense: number): Text {
	return { en: `, ${attack} to ${defense}`, fr: `, ${attack} contre ${defense}` };
}
