/** Short sentences over the seats: why a tap was refused, what was saved. Also read out in the live region, each once. */
import { createContext } from 'svelte';

export interface Toast {
	readonly id: number;
	/** What happened, in bold. */
	readonly reason: string;
	/** What helps. */
	readonly help: string;
	readonly harm: boolean;
}

/** A sentence for screen readers. */
export interface Said {
	readonly id: number;
	readonly text: string;
}

const SHOWN_FOR = 4000;
const AT_ONCE = 3;

export class Toasts {
	shown = $state.raw<readonly Toast[]>([]);
	/** The newest sentences for screen readers, oldest first: one that comes while another is read out does not push it away. */
	said = $state.raw<readonly Said[]>([]);
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

	/** Whoever acts again has read them; what is refused again says so again. */
	clear(): void {
		if (this.shown.length > 0) this.shown = [];
	}

	/** Only read out, not shown: what the eye sees on the board. */
	announce(text: string): void {
		const said = { id: this.#next++, text };
		this.said = [...this.said, said];
		setTimeout(() => (this.said = this.said.filter((other) => other !== said)), SHOWN_FOR);
	}
}

const [getToasts, setToasts] = createContext<Toasts>();

export function provideToasts(): Toasts {
	return setToasts(new Toasts());
}

export { getToasts };
