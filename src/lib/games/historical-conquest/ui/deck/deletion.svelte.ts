/** The deck deleted last, which can be brought back for eight seconds. */
import { decks } from './decks.svelte';

const OFFERED = 8000;

export class Deletion {
	latest = $state.raw<{ readonly name: string; readonly act: () => void } | null>(null);

	remove(id: number): void {
		const name = decks.find(id)?.name ?? '';
		const restore = decks.remove(id);
		const offer = {
			name,
			act: () => {
				restore();
				this.latest = null;
			}
		};
		this.latest = offer;
		setTimeout(() => {
			if (this.latest === offer) this.latest = null;
		}, OFFERED);
	}
}
