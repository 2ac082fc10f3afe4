/** The sheet in which carried items are swapped, given or asked for. Pure; whether it may be proposed is left to `apply`. */
import type { Pick } from '../../../../ui/game/pointing';
import { heroOf } from '../../heroes';
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
