/** Putting the app on the home screen: the browser's own question where there is one, a how-to where there is none. */
import { createContext } from 'svelte';

/** Chromium's event; no other engine has it. */
interface InstallPrompt extends Event {
	prompt(): Promise<unknown>;
}

/** `ask`: the browser can be asked; `show`: by hand, in the share menu of iOS; `installed`; `none`: not here. */
export type InstallWay = 'ask' | 'show' | 'installed' | 'none';

export class Installation {
	#prompt = $state.raw<InstallPrompt | null>(null);
	#installed = $state(false);
	#byHand = $state(false);

	readonly way: InstallWay = $derived(
		this.#installed ? 'installed' : this.#prompt ? 'ask' : this.#byHand ? 'show' : 'none'
	);

	/** Called once, by the layout; returns how to stop. */
	watch(page: Window): () => void {
		this.#installed = page.matchMedia('(display-mode: standalone)').matches;
		this.#byHand = isIos(page.navigator);
		const offer = (event: Event): void => {
			event.preventDefault();
			this.#prompt = event as InstallPrompt;
		};
		const done = (): void => {
			this.#installed = true;
			this.#prompt = null;
		};
		page.addEventListener('beforeinstallprompt', offer);
		page.addEventListener('appinstalled', done);
		return () => {
			page.removeEventListener('beforeinstallprompt', offer);
			page.removeEventListener('appinstalled', done);
		};
	}

	/** The browser's question can be put once; it comes again by itself if it was declined. */
	async ask(): Promise<void> {
		const prompt = this.#prompt;
		this.#prompt = null;
		await prompt?.prompt();
	}
}

/** Browsers on iOS are all Safari inside; an iPad says it is a Mac, with fingers. */
function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
	return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

const [getInstallation, setInstallation] = createContext<Installation>();

export function provideInstallation(): Installation {
	return setInstallation(new Installation());
}

export { getInstallation };
