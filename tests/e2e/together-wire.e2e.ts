/** The laws of every wire, over WebRTC between browsers that share nothing. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RoomAddress } from '../../src/lib/wires/room/room';
import { LAWS, type Net, type Station } from '../wires/conformance';
import { bundle } from './bundle';
import { freeze, openCount, register } from './connections';
import { expect, test, type Site } from './site';

const TIMING = { beat: 250, silence: 2_000 };
const METHODS = ['write', 'names', 'bytes', 'peers', 'faults', 'say', 'heard', 'misbehave', 'leave', 'return'] as const;

let script: Promise<string> | null = null;

type Call = (name: string, ...args: readonly unknown[]) => Promise<unknown>;

/** Stations in browsers that share nothing. */
abstract class BrowserNet implements Net {
	readonly patience = 20_000;
	readonly isLossy = false;
	readonly #contexts: BrowserContext[] = [];
	readonly #pages = new Map<Station, Page>();

	constructor(
		readonly browser: Browser,
		readonly site: Site
	) {}

	/** Opens the wire of a new page. */
	protected abstract connect(call: Call): Promise<void>;

	async station(): Promise<Station> {
		const context = await this.browser.newContext({ serviceWorkers: 'block' });
		this.#contexts.push(context);
		await register(context);
		const page = await context.newPage();
		await page.goto(this.site.url('/theme.js'));
		script ??= bundle('tests/wires/station.ts', '__station');
		await page.evaluate(`${await script}; globalThis.__station = __station`);
		const call: Call = (name, ...args) =>
			page.evaluate(
				([name, args]) =>
					(globalThis as unknown as { __station: Record<string, (...args: readonly unknown[]) => unknown> }).__station[
						name
					]?.(...args),
				[name, args] as const
			);
		await this.connect(call);
		const far = Object.fromEntries(
			METHODS.map((name) => [name, (...args: readonly unknown[]) => call('call', name, ...args)])
		);
		const station = { ...far, vanish: () => freeze(page) } as unknown as Station;
		this.#pages.set(station, page);
		return this.placed(station, call);
	}

	/** What a wire needs beyond what every station does. */
	protected placed(station: Station, _: Call): Station {
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

/** Met at our own server. */
class RoomNet extends BrowserNet {
	protected async connect(call: Call): Promise<void> {
		const server = this.site.url('/signal').replace('http', 'ws');
		const address: RoomAddress = { room: 'c0'.repeat(16), servers: [server], iceServers: [] };
		await call('openRoom', address, TIMING);
	}
}

/** Paired by codes that the test carries from page to page: everybody who comes is paired with everybody who is there. */
class HandNet extends BrowserNet {
	readonly #there = new Set<Call>();

	protected async connect(call: Call): Promise<void> {
		await call('openHand', TIMING);
		await this.#pair(call);
	}

	protected override placed(station: Station, call: Call): Station {
		const { leave, vanish } = station;
		return Object.assign(station, {
			leave: () => (this.#there.delete(call), leave()),
			vanish: () => (this.#there.delete(call), vanish()),
			return: async () => {
				await call('call', 'return');
				await this.#pair(call);
			}
		});
	}

	async #pair(call: Call): Promise<void> {
		for (const other of this.#there) {
			const offer = (await other('offerHand')) as string;
			const answer = (await call('answerHand', offer)) as string;
			expect(Math.max(offer.length, answer.length)).toBeLessThanOrEqual(200);
			expect(await other('takeHand', offer, offer)).toBe('own-offer');
			expect(await other('takeHand', offer, answer)).toBeNull();
		}
		this.#there.add(call);
	}
}

// Two browsers' worth of WebRTC each: the short run takes the laws that only a real network can break.
const NETS = {
	room: { Net: RoomNet, short: /megabyte|leaves/ },
	hand: { Net: HandNet, short: /leaves/ }
};

for (const [name, { Net, short }] of Object.entries(NETS)) {
	for (const law of LAWS) {
		test(`${name}: ${law.name}${short.test(law.name) ? '' : ' @long'}`, async ({ browser, site }, { project }) => {
			test.skip(project.name !== 'desktop', 'the size of the screen plays no part');
			const net = new Net(browser, site);
			try {
				await law.run(net);
			} finally {
				await net.close();
			}
		});
	}
}
