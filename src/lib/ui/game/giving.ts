/** Texts and links that a game hands to the system. */
import { resolve } from '$app/paths';

export { copyText, saveFile, shareLink } from '../files';

/** What the clipboard holds; null: the browser does not tell. */
export async function pastedText(): Promise<string | null> {
	try {
		return await navigator.clipboard.readText();
	} catch {
		return null;
	}
}

/** The address of a thing made in a game's workshop; `code`: letters, digits, `.`, `_`, `-`. */
export function workshopLink(game: string, code: string): string {
	return `${location.origin}${resolve(`/workshop/${game}#${code}`)}`;
}
