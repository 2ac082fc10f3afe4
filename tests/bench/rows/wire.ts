/**
 * A move between two browsers: from the moment it is committed in one (durable there, which it must be before anybody hears of it) until it is shown in the other (painted), beside as many bytes through a bare data
 * channel, written as durably and shown on the same board. What a board costs at all is told beside an attribute that shows the same bytes. The sides take turns, move by move.
 */
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { build, isBuilt } from '../../../scripts/build.mjs';
import { serve } from '../../../server/serve';
import type { Row, RowGroup } from '../row';
import { openBare, sendBare, type Showing } from '../wire/bare';
import { openDuel, takeTurn } from '../wire/duel';
import type { Mark, Marked } from '../wire/marks';

/** How long each part of the way took, ms. */
interface Way {
	readonly write: number;
	/** From durable to handed to the channel. */
	readonly send: number;
	readonly travel: number;
	/** From heard to the changed page. */
	readonly change: number;
	/** Until the next frame is painted. */
	readonly frame: number;
}

const PARTS = ['write', 'send', 'travel', 'change', 'frame'] as const;
const COMMITTED = ['send', 'travel', 'change', 'frame'] as const;
const MEANINGS: Readonly<Record<keyof Way, string>> = {
	write: 'written durably, before anybody hears of it',
	send: 'handed to the channel',
	travel: 'on its way',
	change: 'checked, taken in and put on the page',
	frame: 'until the frame is painted'
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

export const wireRows: RowGroup = {
	name: 'wire',
	async measure({ rounds }) {
		const executablePath = await ensureBrowser();
		if (!executablePath) throw new Error('no browser');
		if (!isBuilt() && !(await build({ show: 'failure' }))) throw new Error('the app does not build');
		const site = await serve({ root: path.resolve('build'), port: 0, host: '127.0.0.1' });
		const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];
		const browser = await chromium.launch({ executablePath, args });
		try {
			return rowsOf(await compared(browser, site.origin, rounds * 2));
		} finally {
			await browser.close();
			await site.close();
		}
	}
};

interface Compared {
	readonly ours: readonly Way[];
	/** As many bytes by a bare channel, shown on the same board, and as one attribute. */
	readonly board: readonly Way[];
	readonly attribute: readonly Way[];
}

async function compared(browser: Browser, origin: string, turns: number): Promise<Compared> {
	const [host, guest] = await openDuel(browser, origin);
	const [from, to] = await openBare(browser, origin, 2 * turns);
	const ours: Way[] = [];
	const bare: Record<Showing, Way[]> = { board: [], attribute: [] };
	let size = 0;
	let sent = 0;
	for (let turn = 0; turn < turns; turn++) {
		const [mover, other] = turn % 2 === 0 ? [host, guest] : [guest, host];
		await takeTurn(mover, async (tap) => {
			const way = await measured(mover, other, tap);
			ours.push(way);
			size = Math.max(size, way.size);
			for (const showing of ['board', 'attribute'] as const)
				bare[showing].push(await measured(from, to, () => sendBare(from, ++sent, size, showing)));
		});
	}
	return { ours, ...bare };
}

/** Does something that is written and sent in one page and shown in the other. */
async function measured(from: Page, to: Page, act: () => Promise<void>): Promise<Way & { readonly size: number }> {
	// What the last move set going is over by then.
	await from.waitForTimeout(400);
	for (const page of [from, to]) await forget(page);
	await act();
	for (let tries = 0; tries < 200; tries++) {
		const way = wayOf(await marksOf(from), await marksOf(to));
		if (way !== null) return way;
		await from.waitForTimeout(25);
	}
	throw new Error('a move was not shown at the other end');
}

function forget(page: Page): Promise<void> {
	return page.evaluate(() => {
		(globalThis as unknown as { __marked: Marked }).__marked.marks = [];
	});
}

function marksOf(page: Page): Promise<readonly Mark[]> {
	return page.evaluate(() => (globalThis as unknown as { __marked: Marked }).__marked.marks);
}

/** Null as long as it is not shown. */
function wayOf(from: readonly Mark[], to: readonly Mark[]): (Way & { readonly size: number }) | null {
	const next = (marks: readonly Mark[], what: Mark['what'], after: number, size?: number): Mark | undefined =>
		marks.find((mark) => mark.what === what && mark.at >= after && (size === undefined || mark.size === size));
	const write = next(from, 'write', 0);
	const durable = write && next(from, 'durable', write.at);
	const sent = durable && next(from, 'sent', durable.at);
	// Clocks of two pages agree to a tenth of a millisecond.
	const heard = sent && next(to, 'heard', sent.at - 0.3, sent.size);
	const changed = heard && next(to, 'changed', heard.at);
	const shown = changed && next(to, 'shown', changed.at, changed.size);
	if (!shown) return null;
	return {
		size: sent.size,
		write: durable.at - write.at,
		send: sent.at - durable.at,
		travel: heard.at - sent.at,
		change: changed.at - heard.at,
		frame: shown.at - changed.at
	};
}

function rowsOf({ ours, board, attribute }: Compared): Row[] {
	const total = (way: Way, parts: readonly (keyof Way)[]): number => parts.reduce((sum, part) => sum + way[part], 0);
	const middle = (ways: readonly Way[], parts: readonly (keyof Way)[]): number =>
		median(ways.map((way) => total(way, parts)));
	const row = (
		id: string,
		what: string,
		parts: readonly (keyof Way)[],
		beside: readonly Way[],
		bound: Row['bound']
	): Row => {
		const [mine, theirs] = [middle(ours, parts), middle(beside, parts)];
		return { id: `wire ${id}`, what, ours: ms(mine), beside: ms(theirs), ratio: mine / theirs, bound };
	};
	return [
		row('shown', `a move, committed to shown (${ours.length})`, COMMITTED, board, { atMost: 2 }),
		row('whole', 'a move, begun to be written to shown', PARTS, board, null),
		row('carried', 'a move, committed to heard at the other end', ['send', 'travel'], board, null),
		...PARTS.map((part) => row(part, `  ${MEANINGS[part]}`, [part], board, null)),
		row('attribute', 'committed to shown, beside one attribute', COMMITTED, attribute, null)
	];
}
