/** What a match of Greenvaders amounts to: lines, plants destroyed, pots used, and when lines were made. */
import type { Seat } from '../../../engine/contract';
import { against, type Retelling, type ToldStep } from '../../../ui/game/retelling';
import { sideOf } from '../sides';
import type { Event } from '../types';
import { texts } from './texts';

export function retell(steps: readonly ToldStep[], _: unknown, seat: Seat): Retelling {
	const turns: number[] = [];
	const landmarks: { ply: number; seat: Seat }[] = [];
	const lines: [number, number] = [0, 0];
	const destroyed: [number, number] = [0, 0];
	const pots: [number, number] = [0, 0];
	for (const { ply, events } of steps) {
		for (const event of events as readonly Event[]) {
			if (event.type === 'turn') turns.push(ply);
			if (event.type === 'destroyed') destroyed[sideOf(event.seat)]++;
			if (event.type === 'pot') pots[event.side]++;
			if (event.type === 'line') {
				lines[event.side]++;
				landmarks.push({ ply, seat: event.grid });
			}
		}
	}
	const ours = ([sun, moon]: readonly [number, number]): string =>
		sideOf(seat) === 0 ? against(sun, moon) : against(moon, sun);
	return {
		turns,
		landmarks,
		figures: [
			{ value: ours(lines), label: texts.linesMade },
			{ value: ours(destroyed), label: texts.plantsDestroyed },
			{ value: ours(pots), label: texts.potsUsed }
		]
	};
}
