/** What a match of The Green Conquest amounts to: blows, the longest run, crushes, and when vehicles were destroyed. */
import type { Seat } from '../../../engine/contract';
import { against, type Retelling, type ToldStep } from '../../../ui/game/retelling';
import { MODE_SPECS } from '../content';
import type { Event } from '../events';
import type { State, VehicleId } from '../types';
import { texts } from './texts';

export function retell(steps: readonly ToldStep[], state: unknown, seat: Seat): Retelling {
	const { clans } = MODE_SPECS[(state as State).options.mode];
	const clanOf = (letter: string) => clans.find((clan) => clan.letter === letter);
	const team = clans.find((clan) => clan.seat === seat)?.team;
	const seatOf = (vehicle: VehicleId): Seat => clanOf(vehicle.charAt(0))?.seat ?? 0;

	const turns: number[] = [];
	const landmarks: { ply: number; seat: Seat }[] = [];
	let [own, others, longest, crushed] = [0, 0, 0, 0];
	for (const { ply, seat: actor, events } of steps) {
		let run = 0;
		for (const event of events as readonly Event[]) {
			if (event.type === 'turn') turns.push(ply);
			if (event.type === 'drive') run = 0;
			if (event.type === 'step' || event.type === 'flown') longest = Math.max(longest, ++run);
			if (event.type === 'crush') crushed++;
			if (event.type === 'hit' || event.type === 'crush') {
				if (clanOf(event.vehicle.charAt(0))?.team === team) own++;
				else others++;
			}
			if (event.type === 'destroyed') {
				const victim = seatOf(event.vehicle);
				const by = actor === null || actor === victim ? foeIn(events as readonly Event[], victim, seatOf) : actor;
				landmarks.push({ ply, seat: by ?? actor ?? victim });
			}
		}
	}
	return {
		turns,
		landmarks,
		figures: [
			{ value: against(own, others), label: texts.blowsLanded },
			{ value: String(longest), label: texts.longestRun },
			{ value: String(crushed), label: crushed < 2 ? texts.crushedOne : texts.crushed }
		]
	};
}

/** Whose doing it was that a vehicle fell in its own turn: of the one it ran against, or whose trap it was. */
function foeIn(events: readonly Event[], victim: Seat, seatOf: (vehicle: VehicleId) => Seat): Seat | null {
	for (const event of events) {
		const foe = event.type === 'hit' ? event.target : event.type === 'trap-sprung' ? event.clan : null;
		if (foe !== null && seatOf(foe) !== victim) return seatOf(foe);
	}
	return null;
}
