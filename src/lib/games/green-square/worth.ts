/** What cards and blows are worth to a hero, in points of which a level is about two hundred (§13). For bots; rules never ask. */
import type { Seat } from '../../engine/contract';
import { cardOf } from './content';
import type { BeastCard, CardId, CarriedCard, ItemCard, OneShotOp, VictimOp } from './content';
import { heroOf } from './heroes';
import { hasRoom, isAllowed } from './items';
import { equipment } from './strength';
import type { State } from './types';

const STRENGTH_WORTH = 30;
export const FLEE_WORTH = 8;
export const UPGRADE_WORTH = 45;
/** A hand card that the observer does not see. */
export const HIDDEN_WORTH = 25;

/** A level is worth the more, the nearer it is to the goal. */
export function levelWorth(state: State, level: number): number {
	const steps = level - 1 + 10 - state.options.goal;
	return 120 * steps + 12 * steps * steps;
}

/** An item that is equipped, what it adds to the flee modifier apart. */
export function wearingWorth(item: ItemCard): number {
	const { shield = false, handLimit = 0, bigCapacity = 0 } = item.gives;
	const extras = item.extra.reduce((sum, { n }) => sum + n, 0);
	const gifts = (shield ? 30 : 0) + 30 * handLimit + 15 * bigCapacity;
	return STRENGTH_WORTH * item.bonus + 7 * extras + gifts;
}

/** A card by the share of a level that it can be sold for. */
export function saleWorth(card: CarriedCard): number {
	return Math.trunc(card.value / 10);
}

/** A card in the hand of a seat. */
export function cardWorth(state: State, seat: Seat, face: CardId): number {
	const card = cardOf(face);
	const hero = heroOf(state, seat);
	switch (card.kind) {
		case 'item':
			return itemWorth(state, seat, card);
		case 'oneshot':
			return Math.max(useWorth(card.use), saleWorth(card));
		case 'boon':
			return card.use.op === 'level-up' ? 150 : card.use.op === 'draw' ? 40 : hero.lasting.length > 0 ? 40 : 15;
		case 'profession':
			return hero.professions.length === 0 ? 40 : 8;
		case 'tribe':
			return hero.tribes.length === 0 ? 40 : 8;
		case 'master':
			return hero.professions.length > 0 && hero.master === null ? 25 : 8;
		case 'heritage':
			return hero.tribes.length > 0 && hero.heritage === null ? 25 : 8;
		case 'volunteer':
			return 35;
		case 'detour':
			return 30;
		case 'disaster':
			return 28;
		case 'enhancer':
			return 10 + 4 * Math.abs(card.strength);
		case 'mate':
		case 'lunatic':
			return 18;
		case 'beast':
			return card.level < hero.level + equipment(state, seat) ? 45 : 12;
	}
}

/** To be put on, to be sold, or both: the better of the two and a little. */
function itemWorth(state: State, seat: Seat, item: ItemCard): number {
	const fits = isAllowed(state, seat, item) && hasRoom(state, heroOf(state, seat).items, item, null);
	const wearing = fits ? Math.trunc(((wearingWorth(item) + FLEE_WORTH * item.flee) * 4) / 5) : 0;
	return Math.max(wearing, saleWorth(item)) + 5;
}

function useWorth(op: OneShotOp): number {
	switch (op.op) {
		case 'boost':
			return 10 * op.n + op.extra.reduce((sum, { n }) => sum + 2 * n, 0);
		case 'escape':
			return 35;
		case 'flee-bonus':
			return 15;
		case 'remove-beast':
			return op.upgrades ? 55 : 40;
		case 'force-help':
			return 35;
		case 'dismiss-helper':
			return 25;
	}
}

/** What being caught by a beast costs, before the die. */
export function catastropheWorth(state: State, seat: Seat, beast: BeastCard): number {
	return beast.catastrophe.reduce((sum, op) => sum + blowWorth(state, seat, op), 0);
}

function blowWorth(state: State, seat: Seat, op: VictimOp): number {
	const hero = heroOf(state, seat);
	switch (op.op) {
		case 'lose-level':
			return levelWorth(state, hero.level) - levelWorth(state, Math.max(1, hero.level - op.n));
		case 'level-to-lowest':
			return Math.trunc(levelWorth(state, hero.level) / 2);
		case 'lose-item':
			return hero.items.length === 0 ? 20 : 60 * op.n;
		case 'lose-best-item':
			return hero.items.length === 0 ? 20 : 100;
		case 'lose-hand':
			return HIDDEN_WORTH * (op.n === 'all' ? hero.hand.length : Math.min(op.n, hero.hand.length));
		case 'lose-random':
		case 'pass-card':
			return HIDDEN_WORTH * Math.min(op.n, hero.hand.length);
		case 'lose-profession':
		case 'lose-tribe':
			return 50;
		case 'die':
			return 120 + HIDDEN_WORTH * hero.hand.length + STRENGTH_WORTH * equipment(state, seat);
		default:
			return 30;
	}
}
