/** What the frame is told about events: which need no words, and which begin a turn. */
import type { GameEvent } from '../../../engine/contract';
import type { Turn } from '../../../ui/game/play';
import type { Event, EventType } from '../events';

const QUIET: readonly EventType[] = [
	'turn-began',
	'turn-ended',
	'window-opened',
	'window-closed',
	'passed',
	'runs',
	'drew',
	'reshuffled',
	'discarded',
	'lasting-ended',
	'body',
	'loot-order'
];
export const quiet: readonly string[] = QUIET;

export function turn(event: GameEvent): Turn | null {
	const told = event as Event;
	return told.type === 'turn-began' ? { number: told.turnNo, seat: told.seat } : null;
}
