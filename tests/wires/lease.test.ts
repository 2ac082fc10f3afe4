/**
 * Tabs without Web Locks in every order of events: they open at one moment, ask for the match, freeze, wake, crash and close while the store and the
 * messages between them take their time. Whatever happens, what two tabs write is never both taken.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seeded, type Random } from '../../src/lib/engine/random';
import { Lease } from '../../src/lib/wires/tabs/lease';
import { Owner } from '../../src/lib/wires/tabs/owner';
import { memoryClaims, type SharedClaims } from './claims';

const MATCH = 'm';
let random: Random;
const after = (most: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, random.int(most + 1)));

/** The tab whose code runs; channels are made in its name. */
let running: Tab | null = null;
const runs = (tab: Tab): void => void (running = tab);
const channels = new Set<FakeChannel>();

/** Messages take their time. A frozen tab hears nothing; what was said meanwhile reaches it when it wakes. */
class FakeChannel {
	onmessage: ((event: { data: unknown }) => void) | null = null;
	readonly tab = running;

	constructor(readonly name: string) {
		channels.add(this);
	}

	postMessage(data: unknown): void {
		if (this.tab?.isDead) return;
		for (const other of channels) {
			if (other === this || other.name !== this.name) continue;
			void after(40).then(() => other.tab?.run(() => other.onmessage?.({ data })));
		}
	}

	close(): void {
		channels.delete(this);
	}
}

class Tab {
	/** Crashed: it neither hears nor says anything. */
	isDead = false;
	isClosed = false;
	readonly owner: Owner;
	#token = '';
	#waiting: (() => void)[] | null = null;

	constructor(
		readonly index: number,
		readonly claims: SharedClaims
	) {
		let made = 0;
		// What the tab believes to hold: the store judges by it.
		const own: SharedClaims = {
			...claims,
			claim: async (match, seen, token, onlost) => {
				const isOurs = await claims.claim(match, seen, token, onlost);
				if (isOurs) this.#token = token;
				return isOurs;
			}
		};
		const lease = new Lease(
			MATCH,
			() => Promise.resolve(own),
			() => {
				// Just before its channel is made.
				runs(this);
				return `${index}.${made++}`;
			}
		);
		runs(this);
		this.owner = new Owner(
			MATCH,
			() => undefined,
			() => after(60),
			lease,
			500
		);
	}

	/** Runs now, when the tab wakes, or never. */
	run(job: () => void): void {
		if (this.isDead) return;
		if (this.#waiting === null) {
			runs(this);
			job();
		} else this.#waiting.push(job);
	}

	freeze(): void {
		this.#waiting ??= [];
	}

	thaw(): void {
		const waiting = this.#waiting ?? [];
		this.#waiting = null;
		for (const job of waiting) this.run(job);
	}

	close(): void {
		this.owner.close();
		this.isClosed = true;
	}

	/** It would sign now, and the store would take it. */
	get writes(): boolean {
		return (
			!this.isDead && !this.isClosed && this.owner.ownership === 'playing' && this.claims.takes(MATCH, this.#token)
		);
	}
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function schedule(seed: string): Promise<{ plays: number; tabs: number }> {
	random = seeded(seed);
	vi.clearAllTimers();
	channels.clear();
	const claims = memoryClaims(() => after(30));
	const tabs: Tab[] = [];
	const open = (): Tab[] => tabs.filter((tab) => !tab.isDead && !tab.isClosed);
	const check = (): void => {
		const writing = tabs.filter((tab) => tab.writes).map((tab) => tab.index);
		expect(writing.length, `${seed}: tabs ${writing.join(', ')} write`).toBeLessThan(2);
	};
	for (let step = 0; step < 40; step++) {
		const tab = tabs[random.int(tabs.length + 1)];
		const choice = random.int(10);
		if (tabs.length < 2 || (open().length < 4 && choice === 0)) tabs.push(new Tab(tabs.length, claims));
		else if (tab === undefined || tab.isDead || tab.isClosed) continue;
		else if (choice < 4) tab.run(() => void tab.owner.take());
		else if (choice < 6) tab.freeze();
		else if (choice < 8) tab.thaw();
		else if (choice === 8) tab.isDead = true;
		else tab.run(() => tab.close());
		for (let ms = random.pick([0, 1, 40, 300, 700]); ms >= 0; ms -= 25) {
			await vi.advanceTimersByTimeAsync(25);
			check();
		}
	}
	for (const tab of open()) tab.thaw();
	await vi.advanceTimersByTimeAsync(5_000);
	// Somebody who asks for it plays, and everybody else knows.
	const last = new Tab(tabs.length, claims);
	tabs.push(last);
	await vi.advanceTimersByTimeAsync(2_000);
	last.run(() => void last.owner.take());
	await vi.advanceTimersByTimeAsync(2_000);
	check();
	expect(last.owner.ownership, seed).toBe('playing');
	const playing = open().filter(({ owner }) => owner.ownership === 'playing');
	return { plays: playing.length, tabs: open().length };
}

it(
	'of tabs without Web Locks, two never both write, and one that asks plays: 1,000 schedules',
	{ timeout: 60_000 },
	async () => {
		for (let i = 0; i < 1_000; i++) {
			const { plays } = await schedule(`tabs ${i}`);
			expect(plays, `tabs ${i}`).toBe(1);
		}
	}
);
