/** One sentence for each kind of event, in both languages. `SILENT` where the screen says enough. */
import type { Text } from '../../engine/module';
import type { DiscardWhy, Event, UnitMoveHow } from './events';
import type { BattleResult, Decision, OutReason, Phase } from './types';
import type { Voice } from './voice';

export type Tellers = {
	readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, say: Voice) => Text;
};

const SILENT: Text = { en: '', fr: '' };

const PHASE_NAMES: { readonly [P in Phase]: Text } = {
	setup: { en: 'setup', fr: 'mise en place' },
	play: { en: 'playing cards', fr: 'jeu de cartes' },
	attack: { en: 'attack', fr: 'attaque' },
	move: { en: 'movement', fr: 'mouvement' },
	end: { en: 'end of the turn', fr: 'fin du tour' },
	over: { en: 'game over', fr: 'partie terminée' }
};

const WHY: { readonly [W in DiscardWhy]: (card: string, holder: string) => Text } = {
	discarded: (card, holder) => ({ en: `${holder} discards ${card}.`, fr: `${holder} défausse : ${card}.` }),
	dropped: (card, holder) => ({ en: `${holder} must discard ${card}.`, fr: `${holder} doit défausser : ${card}.` }),
	resolved: () => SILENT,
	spent: (card) => ({ en: `${card} is used up and discarded.`, fr: `${card} : carte épuisée, défaussée.` }),
	expired: (card) => ({ en: `The time of ${card} is over.`, fr: `${card} : son temps est écoulé.` }),
	price: (card, holder) => ({ en: `${holder} pays with ${card}.`, fr: `${holder} en paie le prix : ${card}.` }),
	casualty: (card, holder) => ({ en: `${holder} loses ${card}.`, fr: `${holder} perd : ${card}.` }),
	destroyed: (card) => ({ en: `${card} is destroyed.`, fr: `Carte détruite : ${card}.` }),
	crowded: (card, holder) => ({
		en: `${holder} gives up ${card} for lack of room.`,
		fr: `${holder} abandonne faute de place : ${card}.`
	}),
	cancelled: () => SILENT,
	homeless: (card) => ({ en: `${card} finds no place and is discarded.`, fr: `${card} : plus de place, défaussée.` }),
	removed: (card) => ({ en: `${card} is lifted from the land.`, fr: `Le pays est libéré : ${card}.` }),
	'land-lost': (card) => ({ en: `${card} is lost with its land.`, fr: `Perdue avec son pays : ${card}.` }),
	'seat-out': () => SILENT
};

const HOW: { readonly [H in UnitMoveHow]: (seat: string, unit: string, to: string) => Text } = {
	step: (_seat, unit, to) => ({ en: `${unit} moves to ${to}.`, fr: `Déplacement : ${unit}, vers ${to}.` }),
	voyage: (_seat, unit, to) => ({ en: `${unit} travels to ${to}.`, fr: `Voyage : ${unit}, vers ${to}.` }),
	transport: (seat, unit, to) => ({
		en: `${seat} brings ${unit} to ${to}.`,
		fr: `${seat} conduit ${unit} ailleurs : ${to}.`
	}),
	steal: (seat, unit, to) => ({
		en: `${seat} wins over ${unit}, now in ${to}.`,
		fr: `${seat} rallie ${unit} : ${to}.`
	}),
	revive: (seat, unit, to) => ({ en: `${seat} brings ${unit} back, to ${to}.`, fr: `${seat} ramène ${unit} : ${to}.` })
};

const RESULTS: { readonly [R in BattleResult]: Text } = {
	won: { en: 'the attack succeeds', fr: 'l’attaque réussit' },
	lost: { en: 'the attack fails', fr: 'l’attaque échoue' },
	draw: { en: 'a draw', fr: 'égalité' },
	undefended: { en: 'nobody defends the land any more', fr: 'plus personne ne défend le pays' },
	'called-off': { en: 'the battle is called off', fr: 'le combat est annulé' }
};

const OUT: { readonly [R in OutReason]: (seat: string) => Text } = {
	morale: (seat) => ({ en: `${seat} is out: morale is broken.`, fr: `${seat} quitte la partie : le moral est brisé.` }),
	'no-land': (seat) => ({ en: `${seat} is out: no land is left.`, fr: `${seat} quitte la partie : plus aucun pays.` }),
	resigned: (seat) => ({ en: `${seat} resigns.`, fr: `${seat} abandonne.` })
};

function decisionText(due: Decision, say: Voice): Text {
	const seat = say.seat(due.seat);
	if (due.kind === 'hand-discard') {
		return {
			en: due.count === 1 ? `${seat} must discard a card.` : `${seat} must discard ${due.count} cards.`,
			fr: due.count === 1 ? `${seat} doit défausser une carte.` : `${seat} doit défausser ${due.count} cartes.`
		};
	}
	const land = say.card(due.land);
	switch (due.kind) {
		case 'casualty':
			return { en: `${seat} must choose a loss in ${land}.`, fr: `${seat} doit choisir une perte : ${land}.` };
		case 'overflow':
			return {
				en: `${land} is crowded: ${seat} must give up a unit.`,
				fr: `${land} : trop de monde, ${seat} doit céder une unité.`
			};
		case 'occupy':
			return { en: `${land} lies open to ${seat}.`, fr: `${land} : le pays s’offre à ${seat}.` };
	}
}

export const TELLERS: Tellers = {
	'land-turned': () => SILENT,
	'land-settled': ({ seat, land, explorer }, say) =>
		explorer === null
			? {
					en: `A new land for ${say.seat(seat)}: ${say.card(land)}.`,
					fr: `Nouveau pays pour ${say.seat(seat)} : ${say.card(land)}.`
				}
			: {
					en: `${say.card(explorer)} discovers ${say.card(land)} for ${say.seat(seat)}.`,
					fr: `Découverte pour ${say.seat(seat)} : ${say.card(land)} (${say.card(explorer)}).`
				},
	'first-player': ({ seat }, say) => ({ en: `${say.seat(seat)} begins.`, fr: `${say.seat(seat)} commence.` }),
	'turn-started': ({ seat, round }, say) => ({
		en: `Round ${round}: the turn ${say.of(seat)}.`,
		fr: `Tour de table ${round} : à ${say.seat(seat)} de jouer.`
	}),
	'phase-started': ({ seat, phase }, say) => ({
		en: `${say.seat(seat)}: ${PHASE_NAMES[phase].en}.`,
		fr: `${say.seat(seat)} : ${PHASE_NAMES[phase].fr}.`
	}),
	'turn-ended': () => SILENT,
	'round-ended': ({ round }) => ({ en: `Round ${round} is over.`, fr: `Fin du tour de table ${round}.` }),
	'card-played': ({ seat, card, choices: { opponent } }, say) =>
		opponent === undefined
			? { en: `${say.seat(seat)} plays ${say.card(card)}.`, fr: `${say.seat(seat)} joue : ${say.card(card)}.` }
			: {
					en: `${say.seat(seat)} plays ${say.card(card)} against ${say.seat(opponent)}.`,
					fr: `${say.seat(seat)} joue contre ${say.seat(opponent)} : ${say.card(card)}.`
				},
	'card-placed': ({ card, land }, say) =>
		land === null
			? SILENT
			: {
					en: `${say.card(card)} now stands in ${say.card(land)}.`,
					fr: `${say.card(land)} accueille : ${say.card(card)}.`
				},
	'ability-used': ({ seat, card, choices: { opponent } }, say) =>
		opponent === undefined
			? {
					en: `${say.seat(seat)} uses the ability of ${say.card(card)}.`,
					fr: `${say.seat(seat)} utilise une capacité : ${say.card(card)}.`
				}
			: {
					en: `${say.seat(seat)} uses the ability of ${say.card(card)} against ${say.seat(opponent)}.`,
					fr: `${say.seat(seat)} utilise une capacité contre ${say.seat(opponent)} : ${say.card(card)}.`
				},
	'ability-worked': () => SILENT,
	'effect-idle': ({ card }, say) => ({ en: `${say.card(card)} has no effect.`, fr: `${say.card(card)} : sans effet.` }),
	'morale-changed': ({ seat, change, morale, card }, say) => {
		const sum = `${say.words.signed(change)} → ${morale < 0 ? say.words.signed(morale) : morale}`;
		const cause = card === null ? { en: 'battle', fr: 'combat' } : { en: say.card(card), fr: say.card(card) };
		return {
			en: `Morale ${say.of(seat)}: ${sum} (${cause.en}).`,
			fr: `Moral ${say.of(seat)} : ${sum} (${cause.fr}).`
		};
	},
	'cards-drawn': ({ seat, slots: { length } }, say) => ({
		en: `${say.seat(seat)} draws ${length === 1 ? 'a card' : `${length} cards`}.`,
		fr: `${say.seat(seat)} pioche ${length === 1 ? 'une carte' : `${length} cartes`}.`
	}),
	'deck-rebuilt': ({ seat, count }, say) => ({
		en: `${say.seat(seat)} shuffles ${count} cards into a new draw deck.`,
		fr: `${say.seat(seat)} mélange ${count} cartes en une nouvelle pioche.`
	}),
	'card-discarded': ({ card, holder, why }, say) => WHY[why](say.card(card), say.seat(holder)),
	'land-lost': ({ seat, land }, say) => ({
		en: `${say.card(land)} is already held; this copy ${say.of(seat)} is discarded.`,
		fr: `${say.card(land)} : pays déjà tenu, l’exemplaire ${say.of(seat)} est défaussé.`
	}),
	'window-opened': ({ members }, say) => ({
		en: `${say.seats(members)} may interrupt.`,
		fr: `Interruption possible : ${say.seats(members)}.`
	}),
	passed: ({ seat, rest }, say) =>
		rest
			? { en: `${say.seat(seat)} passes until their next turn.`, fr: `${say.seat(seat)} passe jusqu’à son tour.` }
			: { en: `${say.seat(seat)} passes.`, fr: `${say.seat(seat)} passe.` },
	'window-closed': () => SILENT,
	'item-cancelled': ({ card, by }, say) => ({
		en: `${say.card(by)} cancels ${say.card(card)}.`,
		fr: `${say.card(card)} : annulation par ${say.card(by)}.`
	}),
	'attack-declared': ({ attacker, defender, from, to, explorer }, say) =>
		explorer === null
			? {
					en: `${say.seat(attacker)} attacks ${say.card(to)} ${say.of(defender)} from ${say.card(from)}.`,
					fr: `${say.seat(attacker)} attaque un pays ${say.of(defender)} : ${say.card(to)}, depuis ${say.card(from)}.`
				}
			: {
					en: `${say.seat(attacker)} raids ${say.card(to)} ${say.of(defender)} with ${say.card(explorer)}.`,
					fr: `${say.seat(attacker)} lance un raid sur un pays ${say.of(defender)} : ${say.card(to)} (${say.card(explorer)}).`
				},
	'unit-suppressed': ({ unit, by }, say) => ({
		en: `${say.card(by)} keeps ${say.card(unit)} from adding any points.`,
		fr: `${say.card(unit)} n’apporte aucun point, à cause de : ${say.card(by)}.`
	}),
	'battle-fought': ({ to, attack, defense, result }, say) => {
		const score = attack === null || defense === null ? '' : `${attack} : ${defense}, `;
		return {
			en: `Battle for ${say.card(to)}: ${score}${RESULTS[result].en}.`,
			fr: `Combat pour un pays, ${say.card(to)} : ${score}${RESULTS[result].fr}.`
		};
	},
	'unit-moved': ({ seat, unit, to, how }, say) => HOW[how](say.seat(seat), say.card(unit), say.card(to)),
	'land-taken': ({ seat, from, land, units, how }, say) =>
		how === 'occupied'
			? {
					en: `${say.seat(seat)} takes ${say.card(land)} from ${say.seat(from)} with ${say.cards(units)}.`,
					fr: `${say.seat(seat)} prend à ${say.seat(from)} : ${say.card(land)} (${say.cards(units)}).`
				}
			: {
					en: `${say.seat(seat)} confiscates ${say.card(land)} from ${say.seat(from)} with ${say.cards(units)}.`,
					fr: `${say.seat(seat)} confisque à ${say.seat(from)} : ${say.card(land)} (${say.cards(units)}).`
				},
	'boost-added': ({ source, land, until, attack, defense, for: seat }, say) => {
		const points = `${say.words.points({ attack, defense })} ${say.words.term('until', until)}`;
		return land === null
			? {
					en: `${say.card(source)}: ${points} for ${say.seat(seat)}.`,
					fr: `${say.card(source)} : ${points} pour ${say.seat(seat)}.`
				}
			: {
					en: `${say.card(source)}: ${points} for ${say.card(land)}.`,
					fr: `${say.card(source)} : ${points} (${say.card(land)}).`
				};
	},
	'boost-ended': () => SILENT,
	'plays-added': ({ seat, count }, say) => ({
		en: count === 1 ? `${say.seat(seat)} may play one more card.` : `${say.seat(seat)} may play ${count} more cards.`,
		fr: `${say.seat(seat)} peut jouer ${count === 1 ? 'une carte' : `${count} cartes`} de plus.`
	}),
	'attacks-added': ({ seat, count }, say) => ({
		en: count === 1 ? `${say.seat(seat)} may attack once more.` : `${say.seat(seat)} may attack ${count} more times.`,
		fr: `${say.seat(seat)} peut attaquer ${count === 1 ? 'une fois' : `${count} fois`} de plus.`
	}),
	'truce-started': ({ seat }, say) => ({
		en: `Nobody may attack ${say.seat(seat)} until their next turn.`,
		fr: `Trêve : ${say.seat(seat)} ne peut être attaqué jusqu’à son prochain tour.`
	}),
	'truce-ended': ({ seat }, say) => ({
		en: `The truce ${say.of(seat)} ends.`,
		fr: `La trêve ${say.of(seat)} prend fin.`
	}),
	'hand-shown': ({ seat, opponent }, say) => ({
		en: `${say.seat(seat)} looks at the hand ${say.of(opponent)}.`,
		fr: `${say.seat(seat)} regarde la main ${say.of(opponent)}.`
	}),
	'decision-due': ({ decision }, say) => decisionText(decision, say),
	'time-passed': ({ card, left }, say) =>
		left === 0
			? SILENT
			: {
					en: `${say.card(card)} stays for ${left === 1 ? 'one more turn' : `${left} more turns`}.`,
					fr: `${say.card(card)} : encore ${left === 1 ? 'un tour' : `${left} tours`}.`
				},
	'seat-out': ({ seat, reason }, say) => OUT[reason](say.seat(seat)),
	'game-ended': ({ winners }, say) => ({
		en: winners.length === 1 ? `${say.seats(winners)} wins.` : `${say.seats(winners)} share the win.`,
		fr: winners.length === 1 ? `${say.seats(winners)} gagne.` : `${say.seats(winners)} se partagent la victoire.`
	})
};
