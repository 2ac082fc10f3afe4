/** Takes in a file of matches and says how it went; a file that is not ours changes nothing. One that came by post is opened, a locked one waits for its passphrase, one that gives seats away for a yes. */
import { createContext } from 'svelte';
import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { keepGift } from './device/kept-gift';
import type { LanguageState } from './language.svelte';
import { imported, importTrouble, nothingChanged } from './messages/home';
import type { Shelves } from './shelf.svelte';
import type { Toasts } from './toasts.svelte';

/** Larger files are refused unread: no match comes near. */
const BIGGEST = 64 * 1024 * 1024;

/** Files come from buttons, from the system and dropped; wherever they are taken, one sheet asks for a passphrase. */
export class Imports {
	/** The one that waits. */
	file = $state.raw<Uint8Array | null>(null);

	constructor(
		readonly shelves: Shelves,
		readonly language: LanguageState,
		readonly toasts: Toasts
	) {}

	async take(file: File): Promise<void> {
		try {
			if (file.size > BIGGEST) return this.#refuse('too-big');
			const bytes = new Uint8Array(await file.arrayBuffer());
			const [{ inPostFile }, { hold }, { isLocked }] = await Promise.all([
				import('../table/post'),
				import('./post/letterbox'),
				import('../table/vault')
			]);
			const post = inPostFile(bytes);
			if (post !== null) {
				hold(post);
				await goto(resolve('/post'));
			} else if (isLocked(bytes)) this.file = bytes;
			else await this.#import(bytes);
		} catch {
			this.#refuse('unreadable');
		}
	}

	/** False: it is another passphrase. */
	async open(passphrase: string): Promise<boolean> {
		const { file } = this;
		if (file === null) return true;
		const { unlock } = await import('../table/vault');
		const opened = await unlock(file, passphrase);
		if (opened === 'wrong-passphrase') return false;
		this.file = null;
		if (typeof opened === 'string') this.#refuse(opened);
		else await this.#import(opened);
		return true;
	}

	dismiss(): void {
		this.file = null;
	}

	async #import(bytes: Uint8Array): Promise<void> {
		const shelf = await this.shelves.open();
		const result = await shelf.import(bytes);
		if (!result.ok) this.#refuse(result.reason);
		else if (result.gift !== null) {
			keepGift(result.gift);
			await goto(resolve('/device'));
		} else if (result.ids.length === 0) this.#refuse('unusable');
		else this.toasts.show(this.language.say(imported(result.ids.length - result.known, result.known)));
	}

	#refuse(reason: string): void {
		this.toasts.show(this.language.say(importTrouble(reason)), {
			help: this.language.say(nothingChanged),
			harm: true
		});
	}
}

const [getImports, setImports] = createContext<Imports>();

export function provideImports(shelves: Shelves, language: LanguageState, toasts: Toasts): Imports {
	return setImports(new Imports(shelves, language, toasts));
}

export { getImports };
