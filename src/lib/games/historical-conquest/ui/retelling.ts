/** What a match of Historical Conquest amounts to: battles won, lands taken, and when lands changed hands or seats went out. */
import type { Seat } from '../../../engine/contract';
import type { Retelling, ToldStep } from '../../../ui/game/retelling';
import type { Event } from '../events';
import { texts } from './texts';

export function retell(steps: readonly ToldStep[], _: unknown, seat: Seat): Retelling {
	const turns: number[] = [];
	const landmarks: { ply: number; seat: Seat }[] = [];
	let [won, taken, highest] = [0, 0, 0];
	for (const { ply, events } of steps) {
		for (const event of events as readonly Event[]) {
			if (event.type === 'turn-started') turns.push(ply);
			if (event.type === 'battle-fought') {
				const winner = event.result === 'won' ? event.attacker : event.result === 'lost' ? event.defender : null;
				if (winner === seat) won++;
			}
			if (event.type === 'land-taken') {
				landmarks.push({ ply, seat: event.seat });
				if (event.seat === seat) taken++;
			}
			if (event.type === 'seat-out') landmarks.push({ ply, seat: event.seat });
			if (event.type === 'morale-changed' && event.seat === seat) highest = Math.max(highest, event.morale);
		}
	}
	return {
		turns,
		landmarks,
		figures: [
			{ value: String(won), label: texts.battlesWon },
			{ value: String(taken), label: texts.landsTaken },
			{ value: String(highest), label: texts.highest }
		]
	};
}
