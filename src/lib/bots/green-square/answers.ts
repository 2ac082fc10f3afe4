/** Answers to asks: bargains are judged by what they bring, choices by what is lost or gained. */
import { beastCard } from '../../games/green-square/conditions';
import { carriedCard, hasAbility, heroOf } from '../../games/green-square/heroes';
import { fighterStrength, isForTheWin, upgradesAtStake } from '../../games/green-square/strength';
import type { Move, OfferAsk, Slot } from '../../games/green-square/types';
import { UPGRADE_WORTH, catastropheWorth, saleWorth } from '../../games/green-square/worth';
import { after, best, lead, movesOf, valueAfter, worthOf } from './thought';
import type { Thought } from './thought';

const ACCEPT: Move = { type: 'accept' };
const DECLINE: Move = { type: 'decline' };

export function answer(thought: Thought): Move {
	const { ask } = thought.state;
	switch (ask?.kind) {
		case 'help':
			return judgeOffer(thought, ask);
		case 'counter':
			return judgeCounter(thought, ask);
		case 'trade':
			return valueAfter(thought, ACCEPT) > thought.now ? ACCEPT : DECLINE;
		case 'shield':
		case 'reroll':
			return { type: 'choose', pick: true };
		case 'pick':
		case 'loot':
			return chosen(thought, (slot) => worthOf(thought, slot));
		case 'lose-hand':
		case 'pass-card':
			return chosen(thought, (slot) => -worthOf(thought, slot));
		default:
			return best(thought.legal, (move) => valueAfter(thought, move)) ?? (thought.legal[0] as Move);
	}
}

/** Helps for a share that outweighs the risk, never for somebody's win; Shared Glory is a share of its own. */
function judgeOffer(thought: Thought, { offer }: OfferAsk): Move {
	const { state, seat } = thought;
	const glory = hasAbility(state, seat, 'shared-glory');
	const beasts = state.battle?.beasts ?? [];
	const winsToo = glory && heroOf(state, seat).level + beasts.length >= state.options.goal;
	if (isForTheWin(state) && !winsToo) return DECLINE;
	const joint = lead(after(thought, ACCEPT));
	if (joint < 1) return DECLINE;
	const risk = beasts.reduce((sum, beast) => sum + catastropheWorth(state, seat, beastCard(beast)), 0) / (2 + joint);
	const items = offer.items.reduce((sum, slot) => sum + saleWorth(carriedCard(state, slot)) + 10, 0);
	const levels = 150 * (offer.play.length + (glory ? beasts.length : 0));
	const gain = UPGRADE_WORTH * Math.min(offer.upgrades, upgradesAtStake(state)) + items + levels;
	if (gain > risk) return ACCEPT;
	const fair = Math.floor((risk - items) / UPGRADE_WORTH) + 1;
	const counters = movesOf(thought, 'counter').filter((move) => move.offer.upgrades >= fair);
	return best(counters, (move) => -move.offer.upgrades) ?? DECLINE;
}

/** A price is paid if the helper turns the battle and something is left, or if the game is at stake. */
function judgeCounter(thought: Thought, { by, offer }: OfferAsk): Move {
	const { state } = thought;
	if (lead(state) + fighterStrength(state, by) < 1) return DECLINE;
	const isDear = offer.upgrades > Math.max(1, Math.ceil(upgradesAtStake(state) / 2)) + (isForTheWin(state) ? 12 : 0);
	return isDear ? DECLINE : ACCEPT;
}

function chosen(thought: Thought, score: (slot: Slot) => number): Move {
	const choices = movesOf(thought, 'choose').filter(({ pick }) => typeof pick === 'string');
	return best(choices, ({ pick }) => score(pick as Slot)) ?? (thought.legal[0] as Move);
}
