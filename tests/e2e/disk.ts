/** What a device really keeps: its database, read past the app and opened in Node by the same code. */
import type { Page } from '@playwright/test';
import { findGame } from '../../src/lib/games';
import { openTable } from '../../src/lib/table/opening';
import { bestVerify } from '../../src/lib/table/signature';
import { memoryStore, type StoredEntry, type StoredMatch } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';

interface Kept {
	readonly match: StoredMatch;
	readonly entries: readonly StoredEntry[];
}

/** The match whose page is open, as it lies on the disk now. Throws if it is not there or does not open. */
export async function matchOnDisk(page: Page): Promise<Table> {
	const { match, entries } = await page.evaluate(async (id): Promise<Kept> => {
		const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
			new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('no reason given'));
			});
		const database = await answered(indexedDB.open('mangrove'));
		const reading = database.transaction(['matches', 'entries'], 'readonly');
		const [match, entries] = await Promise.all([
			answered(reading.objectStore('matches').get(id)) as Promise<StoredMatch>,
			answered(reading.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))) as Promise<StoredEntry[]>
		]);
		database.close();
		return { match, entries };
	}, new URL(page.url()).hash.slice(1));
	const find = async (game: string) => (await findGame(game)?.load()) ?? null;
	const opened = await openTable(match, entries, memoryStore(), find, await bestVerify());
	if (!opened.ok) throw new Error(`what is on the disk does not open: ${opened.reason}`);
	return opened.table;
}
