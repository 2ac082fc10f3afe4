/** How the screen tells a match: what needs no words, whose turn begins, whose mark stands beside a sentence. */
import type { GameEvent, Seat } from '../../../engine/contract';
import type { Turn } from '../../../ui/game/play';
import type { ShapeName } from '../../../ui/game/shapes';
import { sideOf } from '../sides';
import type { Event } from '../types';

export const quiet: readonly Event['type'][] = [
	'turn',
	'granted',
	'cleared',
	'refilled',
	'revealed',
	'spent',
	'vacated'
];

export function turn(told: GameEvent): Turn | null {
	const event = told as Event;
	return event.type === 'turn' ? { number: event.n, seat: event.seat } : null;
}

export function shapeOf(_: unknown, seat: Seat): ShapeName {
	return sideOf(seat) === 0 ? 'sun' : 'moon';
}
