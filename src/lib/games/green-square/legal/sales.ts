/** Sales of one level without a card too many: sets worth 1000 or more, and less without any one of their cards. */
import { checkMove } from '../apply/index';
import { cardIn } from '../apply/rule';
import type { Sight } from '../apply/rule';
import { sellsInAsk } from '../apply/sell';
import { POINTS_PER_LEVEL } from '../content';
import { heroOf } from '../heroes';
import type { Move, Slot } from '../types';

interface Ware {
	readonly slot: Slot;
	readonly value: number;
}

/** `among`: in an ask, at least one card must be of these. */
export function* sales(sight: Sight, among: readonly Slot[] | null): Iterable<Move> {
	if (among !== null && !sellsInAsk(sight.state, sight.seat)) return;
	const wares = waresOf(sight);
	let total = 0;
	for (const { value } of wares) total += value;
	if (total < POINTS_PER_LEVEL) return;
	let possible: boolean | null = null;
	for (const cards of minimalSets(wares, 0, [], 0, Infinity)) {
		if (among !== null && !cards.some((slot) => among.includes(slot))) continue;
		const move: Move = { cards, type: 'sell' };
		possible ??= checkMove(sight, move) === null;
		if (!possible) return;
		yield move;
	}
}

/** Own items and one-shots with a value, hand before table. */
function waresOf(sight: Sight): Ware[] {
	const hero = heroOf(sight.state, sight.seat);
	const wares: Ware[] = [];
	for (const slot of [...hero.hand, ...hero.items.map((entry) => entry.card)]) {
		const card = cardIn(sight, slot);
		if (typeof card === 'string' || (card.kind !== 'item' && card.kind !== 'oneshot') || card.value === 0) continue;
		wares.push({ slot, value: card.value });
	}
	return wares;
}

function* minimalSets(wares: readonly Ware[], from: number, chosen: readonly Slot[], sum: number, least: number): Iterable<Slot[]> {
	for (let i = from; i < wares.length; i++) {
		const { slot, value } = wares[i] as Ware;
		const points = sum + value;
		const smallest = Math.min(least, value);
		if (points < POINTS_PER_LEVEL) yield* minimalSets(wares, i + 1, [...chosen, slot], points, smallest);
		else if (points - smallest < POINTS_PER_LEVEL) yield [...chosen, slot];
	}
}
