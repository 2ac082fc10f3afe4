/** Things laid out to choose from, and the arrow keys among them. */
import type { Pick } from './pointing';

export interface PickThing {
	readonly pick: Pick;
	/** Name and meaning, for those who cannot see it. */
	readonly label: string;
	/** It may be taken now. */
	readonly free: boolean;
	/** Why it may not. Left out: nothing is asked, so nothing is refused. */
	readonly reason?: string;
}

/** The part of a session that makes an element a thing to point at. */
export interface Touched {
	thing(pick: Pick): { readonly 'data-pick': Pick; readonly onclick: () => void };
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move the focus from thing to thing, in reading order; one of them is in the tab order. */
export function walkThings(root: HTMLElement): () => void {
	const onkeydown = (event: KeyboardEvent): void => {
		const step = STEPS[event.key];
		if (step === undefined || !(event.target instanceof Element)) return;
		const things = [...root.querySelectorAll<HTMLElement>('[data-pick]')];
		const here = event.target.closest('[data-pick]');
		const at = things.findIndex((thing) => thing === here);
		const next = at < 0 ? undefined : things[at + step];
		if (next === undefined) return;
		event.preventDefault();
		next.focus();
	};
	root.addEventListener('keydown', onkeydown);
	return () => root.removeEventListener('keydown', onkeydown);
}
