/**
 * Two moves by one tap: what is equipped makes room for another item, a calling for another calling. Only where the rules
 * take all moves one after the other, and nobody is asked anything between them.
 */
import type { Pick } from '../../../../ui/game/pointing';
import type { Card, ItemCard } from '../../content';
import { carriedCard, heroOf } from '../../heroes';
import { isAllowed } from '../../items';
import { fighterStrength } from '../../strength';
import type { Move, Slot, State } from '../../types';
import { after, type Standpoint } from '../sheets/trial';
import { cardIn } from './faces';
import { pickHand, pickMine } from './picks';

export interface Swap {
	/** The card that comes, and the one that makes room for it. */
	readonly picks: readonly [Pick, Pick];
	readonly comes: Slot;
	readonly goes: Slot;
	readonly kind: 'item' | 'calling';
	/** In order; the first is legal now. */
	readonly moves: readonly [Move, ...Move[]];
	/** Of the hero afterwards. */
	readonly strength: number;
}

/** None where nobody is asked. */
export function swapsOf(from: Standpoint, legal: readonly Move[]): readonly Swap[] {
	if (legal.length === 0) return [];
	const { state, seat, sees } = from;
	const hero = heroOf(state, seat);
	const inHand = hero.hand.flatMap((slot) => {
		const card = cardIn(state, sees, slot);
		return card === null ? [] : swapsWith(from, legal, card, slot, true);
	});
	const carried = hero.items
		.filter(({ on, by }) => !on && by === null)
		.flatMap(({ card }) => swapsWith(from, legal, carriedCard(state, card), card, false));
	return [...inHand, ...carried];
}

function swapsWith(from: Standpoint, legal: readonly Move[], card: Card, slot: Slot, inHand: boolean): readonly Swap[] {
	const { state, seat } = from;
	const hero = heroOf(state, seat);
	const come: Move = { type: inHand ? 'play' : 'equip', card: slot };
	const pick = inHand ? pickHand(slot) : pickMine(slot);
	const made = (kind: Swap['kind'], goes: Slot, moves: Swap['moves'], isDone: (then: State) => boolean): Swap[] => {
		const then = legal.some((move) => isSame(move, moves[0])) ? tried(from, moves) : null;
		if (then === null || !isDone(then)) return [];
		const strength = fighterStrength(then, seat);
		return [{ picks: [pick, pickMine(goes)], comes: slot, goes, kind, moves, strength }];
	};
	if (card.kind === 'item') {
		if (!isAllowed(state, seat, card)) return [];
		const isOn = (then: State): boolean => heroOf(then, seat).items.some((entry) => entry.card === slot && entry.on);
		const now = after(from, come);
		if (now !== null && isOn(now)) return [];
		const rivals = rivalsOf(state, seat, card);
		return rivals.flatMap((goes) => {
			const off = (one: Slot): Move => ({ type: 'unequip', card: one });
			const alone = made('item', goes, [off(goes), come], isOn);
			const others = rivals.filter((other) => other !== goes).map(off);
			return alone.length > 0 || others.length === 0 ? alone : made('item', goes, [off(goes), ...others, come], isOn);
		});
	}
	if (!inHand || (card.kind !== 'profession' && card.kind !== 'tribe')) return [];
	if (after(from, come) !== null) return [];
	const zone = card.kind === 'profession' ? 'professions' : 'tribes';
	return hero[zone].flatMap((goes) =>
		made('calling', goes, [{ type: 'drop', card: goes }, come], (then) => heroOf(then, seat)[zone].includes(slot))
	);
}

const isSame = (one: Move, other: Move): boolean =>
	one.type === other.type && 'card' in one && 'card' in other && one.card === other.card;

/** Null: the rules refuse one of the moves, or somebody has to decide something before the next. */
function tried(from: Standpoint, moves: readonly Move[]): State | null {
	let state: State = from.state;
	for (const move of moves) {
		const then = after({ ...from, state }, move);
		if (then === null || then.ask !== null || then.need.length > 0) return null;
		state = then;
	}
	return state;
}

/** Equipped items that an item could take the place of. */
function rivalsOf(state: State, seat: number, item: ItemCard): readonly Slot[] {
	const isHand = (slot: ItemCard['slot']): boolean => slot === 'hand1' || slot === 'hand2';
	return heroOf(state, seat)
		.items.filter(({ card, on, by }) => {
			const other = on && by === null ? carriedCard(state, card) : null;
			return other?.kind === 'item' && (other.slot === item.slot || (isHand(other.slot) && isHand(item.slot)));
		})
		.map(({ card }) => card);
}

/** What is pointed at unasked: of items the one that costs least strength, of callings only one without a choice. */
export function preferredSwap(swaps: readonly Swap[]): Swap | null {
	const [first, ...others] = swaps;
	if (first === undefined) return null;
	if (first.kind === 'calling') return others.length === 0 ? first : null;
	return others.reduce((best, swap) => (swap.strength > best.strength ? swap : best), first);
}
