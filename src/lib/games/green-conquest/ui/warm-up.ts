/**
 * What a tap needs is made ready while the player still looks at the board: what each vehicle could do is tried out, a vehicle at a time, and in the
 * first position of this page the taps themselves are rehearsed, one of each kind, so that no code runs for the first time under a finger.
 */
import { flushSync } from 'svelte';
import type { Square } from '../board';
import type { VehicleId } from '../types';
import type { Targets } from './model/choices';
import { freshHand, tapSquare, tapVehicle } from './model/hand';
import type { Session } from './session.svelte';

/** After the position has been drawn. */
const SOON = 60;

let rehearsed = false;

/** For the position that the session holds now. Gives back how to stop. */
export function warmUp(session: Session): () => void {
	const { choices } = session;
	const vehicles = choices.asked === 'play' ? [...choices.playable] : [];
	const isPremiere = !rehearsed && vehicles.length > 0;
	const seen = new Set<string>();
	const waiting = vehicles.map((id) => () => prepare(id));
	let timer = setTimeout(next, SOON);

	function next(): void {
		waiting.shift()?.();
		if (waiting.length > 0) timer = setTimeout(next);
	}

	function prepare(id: VehicleId): void {
		const [mode] = choices.modesOf(id);
		if (mode === undefined) return;
		const targets = choices.targets(id, mode);
		if (!isPremiere) return;
		rehearse(session, id, null);
		for (const square of oneOfEachKind(targets, seen)) waiting.push(() => rehearse(session, id, square));
	}

	return () => clearTimeout(timer);
}

/** A target for each kind of preview that has not been seen: drives, jumps, blows from each side. */
function oneOfEachKind(targets: Targets, seen: Set<string>): readonly Square[] {
	return [...targets.values()].flatMap(({ square, variants: [trial] }) => {
		const kind = [trial?.outlook, trial?.blow?.side].join(' ');
		if (trial === undefined || seen.has(kind)) return [];
		seen.add(kind);
		return [square];
	});
}

/** Takes a vehicle in hand, aims, and puts all back within one task: nothing of it is ever drawn. Only while nobody has touched anything. */
function rehearse(session: Session, id: VehicleId, square: Square | null): void {
	const { choices, hand } = session;
	const fresh = freshHand(choices);
	if (fresh.vehicle !== null || hand.vehicle !== null || session.card !== null) return;
	rehearsed = true;
	const taken = tapVehicle(choices, fresh, id);
	flushSync(() => session.take(taken));
	if (square !== null) flushSync(() => session.take(tapSquare(choices, taken.hand, square, false)));
	flushSync(() => session.take({ hand: fresh }));
}
