/** What a step sounds like. Some cards are told in silence. */
import type { GameEvent } from '../../../engine/contract';
import type { Timeline } from '../../../ui/game/playback.svelte';
import type { SoundName } from '../../../ui/game/sound';
import type { Event } from '../events';
import { cardOf } from '../content';
import { isQuiet } from './card/grounds';

/** Cards move by themselves: a step is only heard. */
export function heardIn({ events }: { readonly events: readonly GameEvent[] }): Timeline {
	const noise = noiseOf(events as readonly Event[]);
	return { duration: 0, noises: noise === null ? [] : [{ at: 0, noise }] };
}

const SOUNDS: readonly (readonly [SoundName, readonly Event['type'][]])[] = [
	['loss', ['seat-out']],
	['line', ['land-taken', 'land-settled']],
	['impact', ['battle-fought']],
	['window', ['attack-declared', 'window-opened']],
	['card', ['card-played', 'ability-used', 'unit-moved', 'card-discarded', 'cards-drawn']]
];

function noiseOf(events: readonly Event[]): SoundName | null {
	const isSilent = events.some(
		(event) => (event.type === 'card-played' || event.type === 'ability-used') && isQuiet(cardOf(event.card).id)
	);
	if (isSilent) return null;
	return SOUNDS.find(([, types]) => events.some(({ type }) => types.includes(type)))?.[0] ?? null;
}
