/** The sheet in which carried items are swapped, given or asked for. Pure; whether it may be proposed is left to `apply`. */
import type { Pick } from '../../../../ui/game/pointing';
import { carriedCard, heroOf } from '../../heroes';
import { tooManyBig, withReceived } from '../../items';
import { fighterStrength } from '../../strength';
import type { Move, Seat, Slot, State } from '../../types';
import { inOrder, toggled } from './listing';
import { pickedOf, pickGiven, pickTaken } from './picks';
import { after, type Standpoint } from './trial';

export interface TradeDraft {
	readonly sheet: 'trade';
	/** With whom. */
	readonly to: Seat;
	readonly give: readonly Slot[];
	readonly take: readonly Slot[];
}

export const openTrade = (to: Seat): TradeDraft => ({ sheet: 'trade', to, give: [], take: [] });

export function tapTrade(draft: TradeDraft, pick: Pick): TradeDraft {
	const given = pickedOf('give', pick);
	if (given !== null) return { ...draft, give: toggled(draft.give, given) };
	const taken = pickedOf('take', pick);
	return taken === null ? draft : { ...draft, take: toggled(draft.take, taken) };
}

export const tradeMove = ({ to, give, take }: TradeDraft): Move => ({ type: 'propose', to, give, take });

export const tapsToTrade = (draft: TradeDraft, give: readonly Slot[], take: readonly Slot[]): readonly Pick[] => [
	...inOrder(draft.give, give).map(pickGiven),
	...inOrder(draft.take, take).map(pickTaken)
];

/** What somebody lays on the table of a trade. */
export const goodsOf = (state: State, seat: Seat): readonly Slot[] => heroOf(state, seat).items.map(({ card }) => card);

/** The position as it would be if the other side agreed; null while the trade cannot be proposed. */
export function swapped(from: Standpoint, draft: TradeDraft): State | null {
	const proposed = after(from, tradeMove(draft));
	return proposed === null ? null : after({ ...from, state: proposed, seat: draft.to }, { type: 'accept' });
}

/** A hero's strength before and after. */
export interface Change {
	readonly before: number;
	readonly after: number;
}

export const strengthChange = (before: State, then: State | null, seat: Seat): Change => ({
	before: fighterStrength(before, seat),
	after: fighterStrength(then ?? before, seat)
});

export const thingsOfTrade = ({ state, seat }: Standpoint, { to }: TradeDraft): readonly Pick[] => [
	...goodsOf(state, seat).map(pickGiven),
	...goodsOf(state, to).map(pickTaken)
];

/** What an item adds to the strength of whoever has it now; null if it is only carried, or adds nothing. */
export function usefulness(state: State, seat: Seat, slot: Slot): number | null {
	const entry = heroOf(state, seat).items.find(({ card }) => card === slot);
	const card = entry?.on === true ? carriedCard(state, slot) : null;
	return card?.kind === 'item' && card.bonus !== 0 ? card.bonus : null;
}

/** Who would have one Big item too many, as the rules count; null if nobody would. */
export function overloaded({ state, seat }: Standpoint, { to, give, take }: TradeDraft): Seat | null {
	const isTooMuch = (owner: Seat, gone: readonly Slot[], come: readonly Slot[]): boolean => {
		const kept = heroOf(state, owner).items.filter(({ card }) => !gone.includes(card));
		return tooManyBig(
			state,
			come.reduce((items, slot) => withReceived(state, owner, items, slot), kept)
		);
	};
	return isTooMuch(seat, give, take) ? seat : isTooMuch(to, take, give) ? to : null;
}
