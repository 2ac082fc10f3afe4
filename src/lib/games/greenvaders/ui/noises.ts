/** What a step sounds like: a card is laid, a line comes about. */
import type { GameEvent } from '../../../engine/contract';
import { sound } from '../../../ui/game/sound';

const CARDS = ['played', 'reinforced', 'moved', 'special', 'placed', 'drew', 'swapped', 'exchanged', 'unearthed'];

export class Noises {
	#heard: number | null = null;

	/** Once for each step; the position that is there first makes none. */
	hear(ply: number, events: readonly GameEvent[]): void {
		const isNews = this.#heard !== null && this.#heard !== ply;
		this.#heard = ply;
		if (!isNews) return;
		if (events.some(({ type }) => type === 'line')) sound('line');
		else if (events.some(({ type }) => CARDS.includes(type))) sound('card');
		else if (events.some(({ type }) => type === 'destroyed')) sound('impact');
	}
}
