/** What each hero who may be asked would bring: the margin of the battle with that helper against the margin now. */
import { ASKS_PER_SEAT } from '../../content';
import type { Move, Offer, Seat } from '../../types';
import type { Choices } from './choices';
import { tryOut } from './trial';

const NOTHING: Offer = { items: [], upgrades: 0, first: 'main', play: [] };

export interface Helper {
	/** Change of the margin: beasts may react to a helper, too. */
	readonly brings: number;
	readonly asksLeft: number;
}

export function helpersOf({ state, seat, sees, legal }: Choices): ReadonlyMap<Seat, Helper> {
	const { battle } = state;
	const askable = new Set(legal.flatMap((move) => (move.type === 'ask-help' ? [move.seat] : [])));
	if (battle === null || seat === null) return new Map();
	const margin = battle.strength.heroes - battle.strength.beasts;
	return new Map(
		[...askable].map((helper) => {
			const request: Move = { type: 'ask-help', seat: helper, offer: NOTHING };
			const asked = tryOut(state, seat, request, sees).after;
			const joined = tryOut(asked, helper, { type: 'accept' }, sees).after.battle?.strength ?? battle.strength;
			const asksLeft = ASKS_PER_SEAT - (battle.asked[helper] ?? 0);
			return [helper, { brings: joined.heroes - joined.beasts - margin, asksLeft }];
		})
	);
}
