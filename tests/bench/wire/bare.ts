/** The bare side: a data channel between the same two pages, with nothing of ours on it, that carries as many bytes as a move. */
import type { Page } from '@playwright/test';
import type { Marked } from './marks';

/** Opens the channel from one page to the other. */
export async function openBare(from: Page, to: Page): Promise<void> {
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
			// What comes is shown, as simply as a page can show anything: its number in an attribute.
			channel.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
				document.documentElement.dataset.bare = `${new DataView(data).getUint32(0)}`;
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
export function sendBare(page: Page, number: number, size: number): Promise<void> {
	return page.evaluate(
		async ([number, size]) => {
			const { bare } = (globalThis as unknown as { __marked: Marked }).__marked;
			const bytes = new Uint8Array(size);
			new DataView(bytes.buffer).setUint32(0, number);
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
			database.close();
		},
		[number, size] as const
	);
}
