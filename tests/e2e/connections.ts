/** What a page has open: every peer connection and socket is registered as it is made, to be counted and to be cut. */
import type { BrowserContext, Page } from '@playwright/test';

interface Registry {
	readonly connections: Set<RTCPeerConnection>;
	readonly sockets: Set<WebSocket>;
}

/** Before any page of the context is opened. */
export async function register(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const registry: Registry = { connections: new Set(), sockets: new Set() };
		Object.assign(globalThis, { __open: registry });
		globalThis.RTCPeerConnection = class extends RTCPeerConnection {
			constructor(config?: RTCConfiguration) {
				super(config);
				registry.connections.add(this);
			}
		};
		globalThis.WebSocket = class extends WebSocket {
			constructor(url: string | URL, protocols?: string | string[]) {
				super(url, protocols);
				registry.sockets.add(this);
			}
		};
	});
}

/** How many connections and sockets are open. */
export function openCount(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { connections, sockets } = (globalThis as unknown as { __open: Registry }).__open;
		return (
			[...connections].filter(({ connectionState }) => connectionState !== 'closed').length +
			[...sockets].filter(({ readyState }) => readyState !== WebSocket.CLOSED).length
		);
	});
}

/** The servers that the page asks how it looks from outside. */
export function iceServers(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { connections } = (globalThis as unknown as { __open: Registry }).__open;
		const servers = [...connections].flatMap((connection) => connection.getConfiguration().iceServers ?? []);
		return [...new Set(servers.flatMap(({ urls }) => urls))];
	});
}

/** How many connections the page has ever begun. */
export function begunCount(page: Page): Promise<number> {
	return page.evaluate(() => (globalThis as unknown as { __open: Registry }).__open.connections.size);
}

/** How many devices the page is connected to. */
export function peerCount(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { connections } = (globalThis as unknown as { __open: Registry }).__open;
		return [...connections].filter(({ connectionState }) => connectionState === 'connected').length;
	});
}

/** Cuts every peer connection under the app, which is not told. */
export function cut(page: Page): Promise<void> {
	return page.evaluate(() => {
		const { connections } = (globalThis as unknown as { __open: Registry }).__open;
		for (const connection of connections) connection.close();
	});
}

/** From now on nothing runs in the page: as if the phone had died, or was put away until the returned function is called. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	await session.send('Debugger.enable');
	await session.send('Debugger.pause');
	// The pause comes with the next statement that runs.
	page.evaluate(() => undefined).catch(() => undefined);
	return async () => {
		await session.send('Debugger.disable');
		await session.detach();
	};
}
