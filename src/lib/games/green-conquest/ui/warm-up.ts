/**
 * What a tap needs is made ready while the player still looks at the board: what each vehicle could do is tried out, a vehicle at a time, and in the
 * first position of this page the taps themselves are rehearsed, so that no code runs for the first time under a finger.
 */
import { flushSync } from 'svelte';
import type { VehicleId } from '../types';
import { freshHand, tapSquare, tapVehicle, targetsOf } from './model/hand';
import type { Session } from './session.svelte';

/** After the position has been drawn. */
const SOON = 60;

let rehearsed = false;

/** For the position that the session holds now. Gives back how to stop. */
export function warmUp(session: Session): () => void {
	const { choices } = session;
	const waiting = choices.asked === 'play' ? [...choices.playable] : [];
	const premiere = !rehearsed && waiting.length > 0;
	let timer = setTimeout(next, SOON);

	function next(): void {
		const id = waiting.shift();
		if (id === undefined) return;
		const [mode] = choices.modesOf(id);
		if (mode !== undefined) choices.targets(id, mode);
		if (premiere) rehearse(session, id);
		timer = setTimeout(next);
	}

	return () => clearTimeout(timer);
}

/** Takes a vehicle in hand, aims, and puts all back within one task: nothing of it is ever drawn. Only while nobody has touched anything. */
function rehearse(session: Session, id: VehicleId): void {
	const { choices, hand } = session;
	const fresh = freshHand(choices);
	if (fresh.vehicle !== null || hand.vehicle !== null || session.card !== null) return;
	rehearsed = true;
	const taken = tapVehicle(choices, fresh, id);
	flushSync(() => session.take(taken));
	const [square] = targetsOf(choices, taken.hand).keys();
	if (square !== undefined) flushSync(() => session.take(tapSquare(choices, taken.hand, square, false)));
	flushSync(() => session.take({ hand: fresh }));
}
