/** The morale log: every change of morale with its cause and the total it led to, newest first, under its round. */
import type { Seat } from '../../../../engine/contract';
import type { ToldStep } from '../../../../ui/game/retelling';
import type { Event } from '../../events';
import type { CardRef } from '../../types';

export interface MoraleLine {
	readonly key: string;
	readonly ply: number;
	readonly round: number;
	readonly seat: Seat;
	/** Null: a battle. */
	readonly card: CardRef | null;
	readonly change: number;
	readonly wanted: number;
	readonly total: number;
}

export function moraleLines(steps: readonly ToldStep[], seat: Seat | null): readonly MoraleLine[] {
	const lines: MoraleLine[] = [];
	let round = 1;
	for (const { ply, events } of steps) {
		for (const [index, event] of (events as readonly Event[]).entries()) {
			if (event.type === 'turn-started') round = event.round;
			if (event.type !== 'morale-changed' || (seat !== null && event.seat !== seat)) continue;
			const { card, change, wanted, morale } = event;
			lines.push({ key: `${ply} ${index}`, ply, round, seat: event.seat, card, change, wanted, total: morale });
		}
	}
	return lines.reverse();
}
