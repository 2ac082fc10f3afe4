/**
 * While the player still looks at the first position of this page, the first taps are rehearsed: a card taken in hand,
 * a land pointed at, all put back within one task, so that nothing of it is drawn and no code runs for the first time
 * under a finger. Only cards for own lands: others change what lies in the tide or above, where the focus may be.
 */
import { flushSync } from 'svelte';
import type { Hand } from '../../../ui/game/hand';
import { pickedOf } from '../../../ui/game/ways';
import { ownLand } from '../table';
import { DISCARD } from './model/picks';
import type { Session } from './session.svelte';

/** After the position has been drawn. */
const SOON = 400;

let rehearsed = false;

/** For the position that the session holds now. Gives back how to stop. */
export function warmUp(session: Session): () => void {
	const { choices } = session;
	if (rehearsed || !choices.isAsked) return () => undefined;
	const timer = setTimeout(() => {
		const steps = firstTaps(session);
		if (steps.length === 0 || !isUntouched(session)) return;
		rehearsed = true;
		for (const hand of [...steps, []]) flushSync(() => session.take({ hand }));
	}, SOON);
	return () => clearTimeout(timer);
}

/** A card in hand, then a land for it; none where no card goes to own lands only. */
function firstTaps({ choices, viewer, play }: Session): readonly Hand[] {
	for (const pick of choices.next([])) {
		if (pickedOf('hand', pick) === null) continue;
		const places = [...choices.next([pick])].filter((next) => next !== DISCARD);
		const [land] = places;
		const isOwn = places.every((next) => ownLand(play.state, viewer, pickedOf('land', next)) !== null);
		if (land !== undefined && isOwn) return [[pick], [pick, land]];
	}
	return [];
}

function isUntouched({ hand, opened, warning, play }: Session): boolean {
	return hand.length === 0 && opened === null && warning === null && play.state.pending.length === 0;
}
