/** Who could help in the battle that is running, and what it would come to. Only what everybody sees. */
import type { Seat } from '../../engine/contract';
import { checkMove } from './apply/index';
import { seatsInGame } from './heroes';
import type { Reason } from './reasons';
import { actors, situationOf } from './situation';
import { beastsTotal, heroesTotal, heroesWin } from './strength';
import type { Offer, State } from './types';

export interface Helper {
	readonly seat: Seat;
	/** Why this seat may not be asked now; null if it may. */
	readonly reason: Reason | null;
	/** By how much the battle would turn for the heroes. */
	readonly brings: number;
	/** The totals with this seat as helper. */
	readonly heroes: number;
	readonly beasts: number;
	readonly wins: boolean;
}

const NOTHING: Offer = { items: [], upgrades: 0, first: 'main', play: [] };

/** Everybody but the main fighter; nobody outside battle. */
export function helpers(state: State): readonly Helper[] {
	const { battle } = state;
	if (battle === null) return [];
	const { main } = battle;
	const sight = { state, seat: main, situation: situationOf(state), facts: {} };
	const lead = heroesTotal(state) - beastsTotal(state);
	return seatsInGame(state)
		.filter((seat) => seat !== main)
		.map((seat) => {
			const isAsked = actors(state).includes(main);
			const reason = isAsked ? checkMove(sight, { type: 'ask-help', seat, offer: NOTHING }) : 'not-your-turn';
			const joined: State = { ...state, battle: { ...battle, helper: seat } };
			const [heroes, beasts] = [heroesTotal(joined), beastsTotal(joined)];
			return { seat, reason, brings: heroes - beasts - lead, heroes, beasts, wins: heroesWin(joined) };
		});
}
