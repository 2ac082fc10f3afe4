/** What stories about the telling of a match need: what was to be told, worked out from the disk, and where it is on the screen. */
import type { Locator, Page } from '@playwright/test';
import { kindOf } from '../../src/lib/games/green-conquest/content';
import type { Event } from '../../src/lib/games/green-conquest/events';
import type { TypeLetter } from '../../src/lib/games/green-conquest/types';
import * as greenConquest from '../../src/lib/games/green-conquest/ui/telling';
import * as greenvaders from '../../src/lib/games/greenvaders/ui/telling';
import type { Table } from '../../src/lib/table/table';
import { scribeFor, type Scribe } from '../../src/lib/ui/log';
import { namesOf, soleSeat } from '../../src/lib/ui/names';

const TELLINGS: Readonly<Record<string, typeof greenConquest | typeof greenvaders>> = {
	'green-conquest': greenConquest,
	greenvaders
};

/** The sentences of a match as the only person at the device reads them. */
export function scribeOf(table: Table): Scribe {
	const { seats } = table.snapshot;
	const reading = { module: table.module, language: 'en', names: namesOf(seats, 'en', soleSeat(seats)) } as const;
	const telling = TELLINGS[table.module.game.id] ?? greenConquest;
	return scribeFor(table, reading, telling);
}

/** The vehicles that a sentence about these events has to name: who acts, and who is hit, crushed, dragged or swapped with. */
export function vehiclesIn(events: readonly { readonly type: string }[]): readonly string[] {
	const ids = (events as readonly Event[]).flatMap((event): string[] => {
		switch (event.type) {
			case 'drive':
			case 'pivoted':
			case 'trap-laid':
				return [event.vehicle];
			case 'hit':
			case 'crush':
				return [event.vehicle, event.target];
			case 'exchanged':
				return [event.vehicle, event.with];
			default:
				return [];
		}
	});
	return [...new Set(ids)].map((id) => kindOf(id.charAt(1) as TypeLetter).name.en);
}

export const recap = (page: Page): Locator => page.getByRole('region', { name: 'Since your last move' });
export const undo = (page: Page): Locator => page.locator('.actions').getByRole('button', { name: 'Take back' });

/** The sentences of a list, oldest first. */
export const sentences = (list: Locator): Promise<string[]> => list.locator('[data-row] strong').allTextContents();

/** What the player has chosen for the device, before the page is loaded. */
export async function choose(page: Page, choices: Readonly<Record<string, unknown>>): Promise<void> {
	await page.addInitScript((chosen) => localStorage.setItem('mangrove:settings', JSON.stringify(chosen)), choices);
}
