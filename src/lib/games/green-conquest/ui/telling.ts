/** How the screen tells a match: what needs no words, whose turn begins, whose mark stands beside a sentence, which move is none. */
import type { GameEvent, Seat } from '../../../engine/contract';
import type { Asked, Formality, Turn } from '../../../ui/game/play';
import type { ShapeName } from '../../../ui/game/shapes';
import { MODE_SPECS } from '../content';
import type { Event } from '../events';
import type { ClanLetter, Move, State } from '../types';
import { CLAN_SHAPES } from './drawings';
import { clanAtBottom } from './model/view';

export const quiet: readonly Event['type'][] = ['turn', 'turn-ended', 'bonus', 'rested'];

/** The end of a turn in which nothing else is left to do. */
export function formality({ legal }: Asked): Formality | null {
	const [only, ...others] = legal as readonly Move[];
	return others.length === 0 && only?.type === 'end' ? { move: only, pace: 'counted' } : null;
}

export function turn(told: GameEvent, state: unknown): Turn | null {
	const event = told as Event;
	if (event.type !== 'turn') return null;
	const leader = MODE_SPECS[(state as State).options.mode].clans.find(({ letter }) => letter === event.clan);
	return leader === undefined ? null : { number: event.number, seat: leader.seat };
}

export function shapeOf(state: unknown, seat: Seat, events: readonly GameEvent[] = []): ShapeName {
	return CLAN_SHAPES[
		clanThatActed(state as State, seat, events as readonly Event[]) ?? clanAtBottom(state as State, seat)
	];
}

/** Which of a seat's clans did this: the first that is named; null: none is. */
function clanThatActed({ options }: State, seat: Seat, events: readonly Event[]): ClanLetter | null {
	const own = MODE_SPECS[options.mode].clans.filter((clan) => clan.seat === seat).map(({ letter }) => letter);
	for (const event of events) {
		if (event.type === 'turn') continue;
		const named = 'vehicle' in event ? event.vehicle.charAt(0) : 'clan' in event ? event.clan : '';
		const clan = own.find((letter) => letter === named);
		if (clan !== undefined) return clan;
	}
	return null;
}
