/**
 * The law of one chain: what a peer shows = what it shows after a reload = what a newcomer shows who is told the
 * seating and hears the same items in any order. Whatever rule depends on what came first breaks it.
 */
import { canonical } from '../../../src/lib/engine/canonical';
import type { Random } from '../../../src/lib/engine/random';
import { checksum } from '../../../src/lib/table/bytes';
import type { Item } from '../../../src/lib/table/item';
import type { StoredEntry } from '../../../src/lib/table/store';
import type { Book } from './book';
import { newBook } from './book';
import type { Flags } from './promises';

/** All that a screen shows of a chain, in one line. */
export function shownBy(book: Book): string {
	const view = book.view();
	if (view === null) return '';
	const { head, fold, waiting, asked, result, tip } = view;
	return canonical([head, fold.state, waiting, asked, result, result !== null && book.isConfirmed(tip), tip.keys]);
}

/** What a ledger makes of an item. */
export function storedAs({ id, key, bytes }: Item, mine: boolean): StoredEntry {
	return { id, key, bytes, sum: checksum(bytes), mine, time: 0 };
}

export function checkOneChain(book: Book, random: Random, flags: Flags): void {
	const live = shownBy(book);
	const items = [...book.pool.items.values()];
	const reloaded = newBook(book.match, book.told);
	reloaded.restore(items.map((item) => storedAs(item, item.entry.kind === 'sit' && item.entry.key === book.told.mine)));
	if (shownBy(reloaded) !== live) flags.raise('notRebuilt');
	const newcomer = newBook(book.match, book.told);
	for (const { bytes } of random.shuffle(items)) newcomer.hear([bytes]);
	newcomer.hearAgain();
	if (shownBy(newcomer) !== live) flags.raise('notNewcomer');
}
