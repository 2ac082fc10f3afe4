/** Takes in a file of matches and says how it went, or opens one that came by post; a file that is not ours changes nothing. */
import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { LanguageState } from './language.svelte';
import { imported, importTrouble, nothingChanged } from './messages/home';
import type { Shelves } from './shelf.svelte';
import type { Toasts } from './toasts.svelte';

/** Larger files are refused unread: no match comes near. */
const BIGGEST = 64 * 1024 * 1024;

export async function takeFile(file: File, shelves: Shelves, language: LanguageState, toasts: Toasts): Promise<void> {
	const refuse = (reason: string): void =>
		toasts.show(language.say(importTrouble(reason)), { help: language.say(nothingChanged), harm: true });
	try {
		if (file.size > BIGGEST) {
			refuse('too-big');
			return;
		}
		const bytes = new Uint8Array(await file.arrayBuffer());
		const [{ inPostFile }, { hold }] = await Promise.all([import('../table/post'), import('./post/letterbox')]);
		const post = inPostFile(bytes);
		if (post !== null) {
			hold(post);
			await goto(resolve('/post'));
			return;
		}
		const shelf = await shelves.open();
		const result = await shelf.import(bytes);
		if (!result.ok) refuse(result.reason);
		else if (result.ids.length === 0) refuse('unusable');
		else toasts.show(language.say(imported(result.ids.length - result.known, result.known)));
	} catch {
		refuse('unreadable');
	}
}
