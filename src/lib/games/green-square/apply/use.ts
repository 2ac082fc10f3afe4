/** `use` (§7.6): the active abilities. */
import type { Seat, Slot } from '../../../engine/contract';
import { beastCard, holds } from '../conditions';
import { BAMBOO_HIT, GREEN_BOOST_MAX } from '../content';
import type { ActiveAbility } from '../content';
import { doLast, insertSeat } from '../draft';
import type { Draft } from '../draft';
import { removeBeast } from '../flow/beasts';
import { dropLasting } from '../flow/turn';
import { abilitySource, carriedCard, faceOf, heroOf, isFighter } from '../heroes';
import { entryOf } from '../items';
import { slotsOf } from '../moves';
import type { Reason } from '../reasons';
import type { Situation } from '../situation';
import { upgradesOf } from '../strength';
import { badTarget } from '../targets';
import type { MoveOf } from '../types';
import { drawToHand } from '../zones';
import { checkCost, pay } from './cost';
import { cardIn } from './rule';
import type { Rule, Sight } from './rule';

type Use = MoveOf<'use'>;

interface AbilityRule {
	readonly situations: readonly Situation[];
	/** `source`: the card that grants it; null for `chase`, which belongs to a beast. */
	check(sight: Sight, move: Use, source: Slot | null): Reason | null;
	perform(d: Draft, seat: Seat, move: Use): void;
}

const ABILITIES: { readonly [A in ActiveAbility]: AbilityRule } = {
	'green-boost': {
		situations: ['act', 'settle'],
		check(sight, move, source) {
			const { state, seat } = sight;
			if (!isFighter(state, seat)) return 'not-a-fighter';
			if (state.battle !== null && Object.hasOwn(state.battle.boosts, seat)) return 'already-used';
			return checkCost(sight, move.cards, 1, GREEN_BOOST_MAX, source);
		},
		perform(d, seat, move) {
			const cards = slotsOf(move.cards);
			if (d.s.battle !== null) d.s.battle.boosts[seat] = cards.length;
			d.tell?.({ type: 'green-boost', seat, n: cards.length });
			pay(d, seat, cards);
		}
	},

	'bamboo-hit': {
		situations: ['settle'],
		check(sight, move, source) {
			const { state, seat } = sight;
			if (state.battle?.helper === seat) return 'fighters-cannot';
			if (state.battle?.hitters.includes(seat)) return 'already-used';
			if (!isFighter(state, move.target)) return 'bad-target';
			return checkCost(sight, move.cards, 1, 1, source);
		},
		perform(d, seat, move) {
			const { battle } = d.s;
			if (battle === null) return;
			const target = move.target as Seat;
			battle.hits[target] = (battle.hits[target] ?? 0) + BAMBOO_HIT;
			insertSeat(battle.hitters, seat);
			d.tell?.({ type: 'bamboo-hit', seat, target, n: BAMBOO_HIT });
			pay(d, seat, slotsOf(move.cards));
		}
	},

	steal: {
		situations: ['open'],
		check(sight, move, source) {
			const { state, seat } = sight;
			if (heroOf(state, seat).used.includes('steal')) return 'already-used';
			const bad = badTarget(state, move.target);
			if (bad !== null) return bad;
			const target = move.target as Seat;
			const item = target === seat ? undefined : entryOf(state, target, move.item);
			if (item === undefined) return 'bad-target';
			if (carriedCard(state, item.card).big) return 'not-small';
			return checkCost(sight, move.cards, 1, 1, source);
		},
		perform(d, seat, move) {
			const target = move.target as Seat;
			const item = move.item as Slot;
			heroOf(d.s, seat).used.push('steal');
			d.tell?.({ type: 'steal-tried', seat, target, card: item, face: faceOf(d.s, item) });
			pay(d, seat, slotsOf(move.cards));
			doLast(d, { do: 'steal', seat, target, item, rolls: {} });
		}
	},

	salvage: {
		situations: ['open'],
		check(sight, move, source) {
			if (heroOf(sight.state, sight.seat).used.includes('salvage')) return 'already-used';
			const bad = checkCost(sight, move.cards, 1, 1, source);
			if (bad !== null) return bad;
			const card = cardIn(sight, slotsOf(move.cards)[0] as Slot);
			if (typeof card === 'string') return card;
			return card.kind === 'item' || card.kind === 'oneshot' ? null : 'not-an-item';
		},
		perform(d, seat, move) {
			const [card] = slotsOf(move.cards);
			if (card === undefined) return;
			heroOf(d.s, seat).used.push('salvage');
			d.tell?.({ type: 'salvaged', seat, card, face: faceOf(d.s, card) });
			pay(d, seat, [card]);
			drawToHand(d, seat, 'upg', 1);
		}
	},

	purify: {
		situations: ['open', 'act', 'settle', 'table'],
		check(sight, move, source) {
			if (!heroOf(sight.state, sight.seat).lasting.includes(move.lasting as Slot)) return 'no-lasting';
			return checkCost(sight, move.cards, 2, 2, source);
		},
		perform(d, seat, move) {
			const card = move.lasting as Slot;
			d.tell?.({ type: 'purified', seat, card, face: faceOf(d.s, card) });
			pay(d, seat, slotsOf(move.cards));
			dropLasting(d, seat, card);
		}
	},

	chase: {
		situations: ['act', 'settle'],
		check({ state, seat }, move) {
			if (!isFighter(state, seat)) return 'not-a-fighter';
			const beast = state.battle?.beasts.find(({ id }) => id === move.beast);
			if (beast === undefined) return 'bad-target';
			const { chase } = beastCard(beast);
			return chase !== null && holds(state, seat, chase.if) ? null : 'no-ability';
		},
		perform(d, seat, move) {
			const beast = d.s.battle?.beasts.find(({ id }) => id === move.beast);
			if (beast === undefined) return;
			const upgrades = beastCard(beast).chase?.upgrades === true ? upgradesOf(d.s, beast) : 0;
			removeBeast(d, seat, beast, upgrades, 'chase');
		}
	}
};

export const use: Rule<Use> = {
	check(sight, move) {
		const ability = ABILITIES[move.ability];
		const source = move.ability === 'chase' ? null : abilitySource(sight.state, sight.seat, move.ability);
		if (source === null && move.ability !== 'chase') return 'no-ability';
		if (!ability.situations.includes(sight.situation)) return 'wrong-phase';
		return ability.check(sight, move, source);
	},
	perform: (d, seat, move) => ABILITIES[move.ability].perform(d, seat, move)
};

/** Abilities whose cost is laid open with the move. */
export function paysCards(ability: ActiveAbility): boolean {
	return ability !== 'chase';
}
