/** The built sites, each served by our own server on a port of its own for one test, which may stop and start it again. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as plain, expect, type Page } from '@playwright/test';
import { serve, type Running } from '../../server/serve';
import { askAlways, fixChance } from './chance';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** As `scripts/test.mjs` builds them; `BUILD_DIR` names another folder, as it does for the build. */
const BUILDS = {
	'': process.env.BUILD_DIR ?? 'build',
	'/mangrove': '.cache/build-base'
} as const;

/** The same sources as a version to update to, for long stories. */
const NEXT = '.cache/build-next';

export type Base = keyof typeof BUILDS;

export class Site {
	#running: Running | null = null;
	#port = 0;

	/** Other addresses of this machine than loopback count as insecure over http. */
	constructor(
		readonly base: Base,
		readonly host = '127.0.0.1'
	) {}

	/** Where the built site lies. */
	get folder(): string {
		return path.join(root, BUILDS[this.base]);
	}

	get nextFolder(): string {
		return path.join(root, NEXT);
	}

	async start(folder: string = this.folder): Promise<void> {
		if (!existsSync(folder)) throw new Error(`${path.relative(root, folder)} is not built: npm run e2e builds it`);
		this.#running = await serve({ root: folder, port: this.#port, host: this.host, base: this.base });
		this.#port = this.#running.port;
	}

	/** From now on nobody answers at the address. */
	async stop(): Promise<void> {
		await this.#running?.close();
		this.#running = null;
	}

	/** The address of a page. */
	url(page: `/${string}` = '/'): string {
		return `http://${this.host}:${this.#port}${this.base}${page}`;
	}
}

/** Waits until the whole app is on the device and the page is served from there. */
export async function kept(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (!navigator.serviceWorker.controller) {
			await new Promise((resolve) =>
				navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
			);
		}
	});
}

interface Fixtures {
	/** What the page complained about: scripts that threw, files that were refused or not found. */
	complaints: string[];
	site: Site;
}

export const test = plain.extend<Fixtures & { base: Base }>({
	base: ['', { option: true }],
	page: async ({ page }, use) => {
		await fixChance(page);
		await askAlways(page);
		await use(page);
	},
	site: async ({ base }, use) => {
		const site = new Site(base);
		await site.start();
		await use(site);
		await site.stop();
	},
	complaints: async ({ page }, use) => {
		const complaints: string[] = [];
		page.on('pageerror', (error) => complaints.push(error.message));
		page.on('console', (message) => {
			if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
		});
		await use(complaints);
	}
});

export { expect };
