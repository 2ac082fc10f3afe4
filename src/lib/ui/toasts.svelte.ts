/** Short sentences above the tide: why a tap was refused, what was saved. Also read out in the live region. */
import { createContext } from 'svelte';

export interface Toast {
	readonly id: number;
	/** What happened, in bold. */
	readonly reason: string;
	/** What helps. */
	readonly help: string;
	readonly harm: boolean;
}

const SHOWN_FOR = 4000;
const AT_ONCE = 3;

export class Toasts {
	shown = $state.raw<readonly Toast[]>([]);
	/** The newest sentence for screen readers; a new object each time, so that the same sentence is read again. */
	said = $state.raw<{ readonly text: string }>({ text: '' });
	#next = 1;

	show(reason: string, { help = '', harm = false }: { help?: string; harm?: boolean } = {}): void {
		const toast = { id: this.#next++, reason, help, harm };
		const others = this.shown.filter((other) => other.reason !== reason || other.help !== help);
		this.shown = [...others, toast].slice(-AT_ONCE);
		this.announce(help ? `${reason} ${help}` : reason);
		setTimeout(() => this.dismiss(toast.id), SHOWN_FOR);
	}

	dismiss(id: number): void {
		this.shown = this.shown.filter((toast) => toast.id !== id);
	}

	/** Only read out, not shown: what the eye sees on the board. */
	announce(text: string): void {
		this.said = { text };
	}
}

const [getToasts, setToasts] = createContext<Toasts>();

export function provideToasts(): Toasts {
	return setToasts(new Toasts());
}

export { getToasts };
