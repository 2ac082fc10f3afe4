/** What a step sounds like: a card is laid, a line comes about. */
import type { GameEvent } from '../../../engine/contract';
import type { Timeline } from '../../../ui/game/playback.svelte';
import type { SoundName } from '../../../ui/game/sound';

const CARDS = ['played', 'reinforced', 'moved', 'special', 'placed', 'drew', 'swapped', 'exchanged', 'unearthed'];

/** Cards move by themselves: a step is only heard. */
export function heardIn({ events }: { readonly events: readonly GameEvent[] }): Timeline {
	const noise = noiseOf(events.map(({ type }) => type));
	return { duration: 0, noises: noise === null ? [] : [{ at: 0, noise }] };
}

function noiseOf(types: readonly string[]): SoundName | null {
	if (types.includes('line')) return 'line';
	if (types.some((type) => CARDS.includes(type))) return 'card';
	return types.includes('destroyed') ? 'impact' : null;
}
