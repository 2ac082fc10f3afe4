/** The laws of every wire, over WebRTC between browsers that share nothing, met at our own server. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RoomAddress } from '../../src/lib/wires/room/room';
import { LAWS, type Net, type Station } from '../wires/conformance';
import { bundle } from './bundle';
import { freeze, openCount, register } from './connections';
import { test, type Site } from './site';

const TIMING = { beat: 250, silence: 2_000 };
const METHODS = ['write', 'names', 'bytes', 'peers', 'faults', 'say', 'heard', 'misbehave', 'leave', 'return'] as const;

let script: Promise<string> | null = null;

class RoomNet implements Net {
	readonly patience = 20_000;
	readonly isLossy = false;
	readonly #contexts: BrowserContext[] = [];
	readonly #pages = new Map<Station, Page>();
	readonly #address: RoomAddress;

	constructor(
		readonly browser: Browser,
		readonly site: Site
	) {
		const server = site.url('/signal').replace('http', 'ws');
		this.#address = {
			topic: 'conformance',
			password: 'a key that the server never sees',
			servers: [server],
			iceServers: []
		};
	}

	async station(): Promise<Station> {
		const context = await this.browser.newContext({ serviceWorkers: 'block' });
		this.#contexts.push(context);
		await register(context);
		const page = await context.newPage();
		await page.goto(this.site.url('/theme.js'));
		script ??= bundle('tests/wires/station.ts', '__station');
		await page.evaluate(`${await script}; globalThis.__station = __station`);
		const call = (name: string, ...args: readonly unknown[]): Promise<unknown> =>
			page.evaluate(
				([name, args]) =>
					(globalThis as unknown as { __station: Record<string, (...args: readonly unknown[]) => unknown> }).__station[
						name
					]?.(...args),
				[name, args] as const
			);
		await call('openRoom', this.#address, TIMING);
		const far = Object.fromEntries(
			METHODS.map((name) => [name, (...args: readonly unknown[]) => call('call', name, ...args)])
		);
		const station = { ...far, vanish: () => freeze(page) } as unknown as Station;
		this.#pages.set(station, page);
		return station;
	}

	open(station: Station): Promise<number> {
		const page = this.#pages.get(station);
		return page ? openCount(page) : Promise.resolve(-1);
	}

	async close(): Promise<void> {
		for (const context of this.#contexts) await context.close();
	}
}

// Two browsers' worth of WebRTC each: the short run takes the laws that only a real network can break.
const SHORT = /megabyte|leaves/;

for (const law of LAWS) {
	test(`room: ${law.name}${SHORT.test(law.name) ? '' : ' @long'}`, async ({ browser, site }, { project }) => {
		test.skip(project.name !== 'desktop', 'the size of the screen plays no part');
		const net = new RoomNet(browser, site);
		try {
			await law.run(net);
		} finally {
			await net.close();
		}
	});
}
