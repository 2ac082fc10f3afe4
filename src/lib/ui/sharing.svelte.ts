/** Shares a match or a position as one link, and exports it as a file; says how it went. */
import { resolve } from '$app/paths';
import type { Shelf } from '../table/shelf';
import type { Table } from '../table/table';
import { fileName, saveFile, shareLink } from './files';
import type { LanguageState } from './language.svelte';
import { exported, linkCopied, linkCopiedHelp } from './messages/match';
import type { Toasts } from './toasts.svelte';

export class Sharing {
	/** A link that the browser would not copy: the player has to. */
	byHand = $state('');

	constructor(
		readonly languages: LanguageState,
		readonly toasts: Toasts
	) {}

	/** The match up to a step, or all of it. */
	async link(table: Table, title: string, upTo?: number): Promise<void> {
		const { packReplay } = await import('../table/replay');
		await this.address(`${location.origin}${resolve(`/replay#${packReplay(table.chain, upTo)}`)}`, title);
	}

	async address(url: string, title: string): Promise<void> {
		const shared = await shareLink(url, title);
		if (shared === 'copied') {
			this.toasts.show(this.languages.say(linkCopied), { help: this.languages.say(linkCopiedHelp) });
		}
		if (shared === 'refused') this.byHand = url;
	}

	async file(shelf: Shelf, id: string, title: string): Promise<void> {
		saveFile(fileName(title, Date.now()), await shelf.export(id));
		this.toasts.show(this.languages.say(exported));
	}
}
