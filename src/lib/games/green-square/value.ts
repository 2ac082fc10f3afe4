/**
 * What a bot values (§13): levels, the more the nearer to the goal, equipped strength, the hand, what can be sold, and what the battle at hand
 * promises; against it the same of the others, of the leader most. It sees what its seat sees.
 */
import type { Facts, Seat } from '../../engine/contract';
import type { Mind } from '../../engine/module';
import { beastCard } from './conditions';
import { cardOf, isCardOf } from './content';
import { carriedCard, fighters, hasAbility, heroOf, lastingOp, seatsInGame } from './heroes';
import { fleeModifier, heroesWin, levelsAtStake, upgradesAtStake } from './strength';
import type { Move, Slot, State } from './types';
import {
	FLEE_WORTH,
	HIDDEN_WORTH,
	UPGRADE_WORTH,
	cardWorth,
	catastropheWorth,
	levelWorth,
	saleWorth,
	wearingWorth
} from './worth';
import { deckOf } from './zones';

const WIN = 1_000_000;
const CALLING_WORTH = 45;
const MASTER_WORTH = 40;
const VOLUNTEER_WORTH = 35;
const LASTING_WORTH = 30;
/** Percent: a battle that is being won may still turn, one that is being lost rarely does. */
const LIKELY = 85;
const UNLIKELY = 5;
/** Percent: a runner who is caught. */
const CAUGHT = 60;
/** The hope of winning the game at once, to be multiplied with the chance. */
const CROWN = 10_000;

function value(state: State, seat: Seat, sees: Facts): number {
	if (state.result !== null) {
		const { winners } = state.result;
		return winners.includes(seat) ? WIN - 1000 * winners.length : -WIN;
	}
	if (heroOf(state, seat).out) return -WIN;
	const rivals = seatsInGame(state)
		.filter((other) => other !== seat)
		.map((other) => heroWorth(state, other, null) + battleHope(state, other));
	const leader = Math.max(0, ...rivals);
	const mean = Math.trunc(rivals.reduce((sum, worth) => sum + worth, 0) / Math.max(1, rivals.length));
	return heroWorth(state, seat, sees) + battleHope(state, seat) - Math.trunc((leader + mean) / 3);
}

/** `sees`: null for a hero whose hidden cards stay hidden. */
function heroWorth(state: State, seat: Seat, sees: Facts | null): number {
	const hero = heroOf(state, seat);
	let worth = levelWorth(state, hero.level) + FLEE_WORTH * fleeModifier(state, seat);
	for (const { card: slot, on } of hero.items) {
		const card = carriedCard(state, slot);
		if (card.kind === 'oneshot') worth += cardWorth(state, seat, card.id);
		else worth += saleWorth(card) + (on ? wearingWorth(card) : 0);
	}
	worth += CALLING_WORTH * (hero.professions.length + hero.tribes.length) + VOLUNTEER_WORTH * hero.volunteers.length;
	if (hero.master !== null) worth += MASTER_WORTH;
	if (hero.heritage !== null) worth += MASTER_WORTH;
	for (const slot of hero.lasting) worth -= LASTING_WORTH * (lastingOp(state, slot).op === 'next-battle' ? 2 : 1);
	for (const slot of hero.hand) {
		const face = state.faces[slot] ?? sees?.[slot];
		worth += isCardOf(deckOf(slot), face) ? cardWorth(state, seat, face) : HIDDEN_WORTH;
	}
	return hero.alive ? worth : worth - UPGRADE_WORTH;
}

/** What the battle at hand promises a fighter: the reward if it is won, the catastrophes if not. */
function battleHope(state: State, seat: Seat): number {
	const { battle } = state;
	if (battle === null || !fighters(state).includes(seat)) return 0;
	const chance = battle.stage === 'flee' ? 0 : heroesWin(state) ? LIKELY : UNLIKELY;
	let loss = 0;
	for (const beast of battle.beasts) {
		if (battle.stage !== 'flee' || battle.runner !== seat || battle.left.includes(beast.id)) {
			loss += catastropheWorth(state, seat, beastCard(beast));
		}
	}
	return Math.trunc((chance * rewardOf(state, seat) - (100 - chance) * Math.trunc((CAUGHT * loss) / 100)) / 100);
}

function rewardOf(state: State, seat: Seat): number {
	const { battle } = state;
	if (battle === null) return 0;
	const { level } = heroOf(state, seat);
	const isMain = battle.main === seat;
	const gained = isMain ? levelsAtStake(state) : hasAbility(state, seat, 'shared-glory') ? battle.beasts.length : 0;
	const reached = Math.min(level + gained, state.options.goal);
	const promised = Math.min(battle.deal?.upgrades ?? 0, upgradesAtStake(state));
	const upgrades = isMain ? upgradesAtStake(state) - promised : promised;
	const crown = reached === state.options.goal ? CROWN : 0;
	return levelWorth(state, reached) - levelWorth(state, level) + UPGRADE_WORTH * upgrades + crown;
}

/** Moves that undo themselves or give away something for nothing are not worth a thought. */
function consider(state: State, seat: Seat, moves: readonly Move[], sees: Facts): readonly Move[] {
	const worthwhile = moves.filter((move) => {
		switch (move.type) {
			case 'unequip':
			case 'unstow':
			case 'drop':
				return false;
			case 'propose':
				return move.take.length > 0;
			case 'play':
				return move.target !== seat || !isDisaster(state, move.card, sees);
			default:
				return true;
		}
	});
	return worthwhile.length > 0 ? worthwhile : moves;
}

function isDisaster(state: State, slot: Slot, sees: Facts): boolean {
	const face = state.faces[slot] ?? sees[slot];
	return isCardOf(deckOf(slot), face) && cardOf(face).kind === 'disaster';
}

export const mind: Mind<State, Move> = { value, consider };
