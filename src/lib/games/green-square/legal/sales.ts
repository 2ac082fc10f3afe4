/** Sales of one level without a card too many: sets worth 1000 or more, and less without any one of their cards. */
import { cardIn } from '../apply/rule';
import type { Sight } from '../apply/rule';
import { sellsInAsk } from '../apply/sell';
import { POINTS_PER_LEVEL } from '../content';
import { heroOf } from '../heroes';
import type { Move, Slot } from '../types';
import { addIfLegal } from './listing';

interface Ware {
	readonly slot: Slot;
	readonly value: number;
}

/** `among`: in an ask, at least one card must be of these. Every such set passes if one does, so only the first is checked. */
export function sales(sight: Sight, moves: Move[], among: readonly Slot[] | null): void {
	if (among !== null && !sellsInAsk(sight.state, sight.seat)) return;
	let sets = minimalSets(waresOf(sight));
	if (among !== null) sets = sets.filter((set) => set.some((slot) => among.includes(slot)));
	const [first] = sets;
	if (first === undefined || !addIfLegal(sight, moves, { cards: first, type: 'sell' })) return;
	for (let i = 1; i < sets.length; i++) moves.push({ cards: sets[i] as Slot[], type: 'sell' });
}

/** Own items and one-shots with a value, hand before table. */
function waresOf(sight: Sight): Ware[] {
	const hero = heroOf(sight.state, sight.seat);
	const wares: Ware[] = [];
	const add = (slot: Slot): void => {
		const card = cardIn(sight, slot);
		if (typeof card === 'string' || (card.kind !== 'item' && card.kind !== 'oneshot') || card.value === 0) return;
		wares.push({ slot, value: card.value });
	};
	hero.hand.forEach(add);
	hero.items.forEach((entry) => add(entry.card));
	return wares;
}

function minimalSets(wares: readonly Ware[]): Slot[][] {
	const sets: Slot[][] = [];
	if (wares.reduce((sum, ware) => sum + ware.value, 0) < POINTS_PER_LEVEL) return sets;
	const grow = (chosen: readonly Slot[], from: number, sum: number, least: number): void => {
		for (let i = from; i < wares.length; i++) {
			const { slot, value } = wares[i] as Ware;
			const points = sum + value;
			const smallest = Math.min(least, value);
			if (points < POINTS_PER_LEVEL) grow([...chosen, slot], i + 1, points, smallest);
			else if (points - smallest < POINTS_PER_LEVEL) sets.push([...chosen, slot]);
		}
	};
	grow([], 0, 0, Infinity);
	return sets;
}
