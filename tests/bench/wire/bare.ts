/**
 * The bare side: a data channel between two pages with nothing of ours on it, that carries as many bytes as a move. What arrives is shown in one of two ways: as the next step of a replay, so that the same board draws
 * a move of the same game, or as one attribute, which is as little as a page can show.
 */
import type { Browser, Page } from '@playwright/test';
import { packReplay } from '../../../src/lib/table/replay';
import { aBoardGame, newShelf, playOn } from '../../table/fixture';
import { newPage } from './duel';
import type { Marked } from './marks';

export type Showing = 'board' | 'attribute';

/** Two pages of the site, each with a replay of a duel of so many steps on its board, and the channel from one to the other. */
export async function openBare(browser: Browser, origin: string, steps: number): Promise<readonly [Page, Page]> {
	const table = await newShelf().create(aBoardGame);
	await playOn(table, steps, 'bare');
	const replay = `${origin}/replay#${packReplay(table.chain)}`;
	const pages = await Promise.all([newPage(browser), newPage(browser)]);
	for (const page of pages) {
		await page.goto(replay);
		await page.getByRole('slider', { name: 'Position in the match' }).fill('0');
	}
	await connect(...pages);
	return pages;
}

async function connect(from: Page, to: Page): Promise<void> {
	const offer = await from.evaluate(async () => {
		const marked = (globalThis as unknown as { __marked: Marked }).__marked;
		const connection = new RTCPeerConnection({ iceServers: [] });
		marked.connection = connection;
		marked.bare = connection.createDataChannel('bare');
		await connection.setLocalDescription();
		await new Promise<void>((resolve) => {
			connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve();
			if (connection.iceGatheringState === 'complete') resolve();
		});
		return connection.localDescription?.sdp ?? '';
	});
	const answer = await to.evaluate(async (sdp) => {
		const marked = (globalThis as unknown as { __marked: Marked }).__marked;
		const connection = new RTCPeerConnection({ iceServers: [] });
		marked.connection = connection;
		connection.addEventListener('datachannel', ({ channel }) => {
			marked.bare = channel;
			channel.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
				const view = new DataView(data);
				const next = document.querySelector<HTMLButtonElement>('[aria-label="One step on"]');
				if (view.getUint8(4) === 1) next?.click();
				// The page takes in what it was told before the next task: by then the step is on it.
				queueMicrotask(() => (document.documentElement.dataset.bare = `${view.getUint32(0)}`));
			});
		});
		await connection.setRemoteDescription({ type: 'offer', sdp });
		await connection.setLocalDescription();
		await new Promise<void>((resolve) => {
			connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve();
			if (connection.iceGatheringState === 'complete') resolve();
		});
		return connection.localDescription?.sdp ?? '';
	}, offer);
	await from.evaluate(async (sdp) => {
		const { connection, bare } = (globalThis as unknown as { __marked: Marked }).__marked;
		await connection?.setRemoteDescription({ type: 'answer', sdp });
		if (bare?.readyState !== 'open') await new Promise((resolve) => bare?.addEventListener('open', resolve));
	}, answer);
}

/** Makes as many bytes durable as the app would, in a database of its own, and sends them. `number` is shown at the other end. */
export function sendBare(page: Page, number: number, size: number, showing: Showing): Promise<void> {
	return page.evaluate(
		async ([number, size, onBoard]) => {
			const { bare } = (globalThis as unknown as { __marked: Marked }).__marked;
			const bytes = new Uint8Array(size);
			const view = new DataView(bytes.buffer);
			view.setUint32(0, number);
			view.setUint8(4, onBoard);
			const database = await new Promise<IDBDatabase>((resolve, reject) => {
				const opening = indexedDB.open('bare', 1);
				opening.onupgradeneeded = () => opening.result.createObjectStore('bytes');
				opening.onsuccess = () => resolve(opening.result);
				opening.onerror = () => reject(opening.error ?? new Error('no database'));
			});
			await new Promise<void>((resolve, reject) => {
				const writing = database.transaction('bytes', 'readwrite', { durability: 'strict' });
				writing.objectStore('bytes').put(bytes, number);
				writing.oncomplete = () => resolve();
				writing.onabort = () => reject(writing.error ?? new Error('not written'));
			});
			bare?.send(bytes);
			// Whoever makes a move sees it, too.
			if (onBoard === 1) document.querySelector<HTMLButtonElement>('[aria-label="One step on"]')?.click();
			database.close();
		},
		[number, size, showing === 'board' ? 1 : 0] as const
	);
}
