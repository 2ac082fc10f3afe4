/** Of the tabs of one browser, one plays. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lease, type Locks } from '../../src/lib/wires/tabs/lease';
import { Owner } from '../../src/lib/wires/tabs/owner';
import { memoryClaims } from './claims';

/** Locks as browsers have them, as far as tabs use them. */
function fakeLocks(): Locks {
	let holder: { lose: (why: Error) => void } | null = null;
	const waiting: (() => void)[] = [];
	const request = async (_: string, options: LockOptions, use: (lock: Lock | null) => unknown): Promise<unknown> => {
		if (options.steal && holder !== null) {
			holder.lose(new Error('stolen'));
			holder = null;
		}
		if (holder !== null && options.ifAvailable) return use(null);
		while (holder !== null) await new Promise<void>((resolve) => waiting.push(resolve));
		return new Promise((resolve, reject) => {
			const mine = { lose: reject };
			holder = mine;
			void Promise.resolve(use({ name: '', mode: 'exclusive' })).then((result) => {
				if (holder === mine) holder = null;
				for (const wake of waiting.splice(0)) wake();
				resolve(result);
			});
		});
	};
	return { request };
}

let match = 0;
const owners: Owner[] = [];
afterEach(() => {
	for (const owner of owners.splice(0)) owner.close();
});

/** What the tabs of a browser share, as one of them uses it for a match. */
type Shared = (match: string) => Locks;

function tab(name: string, locks: Shared, onyield: () => Promise<void> = () => Promise.resolve()): Owner {
	const owner = new Owner(name, () => undefined, onyield, locks(name), 200);
	owners.push(owner);
	return owner;
}

const is = (owner: Owner, ownership: string): Promise<void> =>
	vi.waitFor(() => expect(owner.ownership).toBe(ownership), { timeout: 3_000 });

describe.each([
	[
		'with Web Locks',
		(): Shared => {
			const locks = fakeLocks();
			return () => locks;
		}
	],
	[
		'without Web Locks',
		(): Shared => {
			const claims = memoryClaims();
			return (name) => new Lease(name, () => Promise.resolve(claims));
		}
	]
])('of several tabs, %s', (_, makeLocks) => {
	it('the first plays and the others look on', async () => {
		const locks = makeLocks();
		const name = `match ${match++}`;
		const one = tab(name, locks);
		await is(one, 'playing');
		const two = tab(name, locks);
		await is(two, 'looking-on');
		await is(tab(`match ${match++}`, makeLocks()), 'playing');
	});

	it('one that wants to play waits until the other has finished what it is writing', async () => {
		const locks = makeLocks();
		const name = `match ${match++}`;
		let finish = (): void => undefined;
		const one = tab(name, locks, () => new Promise((resolve) => (finish = resolve)));
		await is(one, 'playing');
		const two = tab(name, locks);
		await is(two, 'looking-on');
		const taking = two.take();
		await is(one, 'asking');
		expect(two.ownership).toBe('looking-on');
		finish();
		await taking;
		await is(one, 'looking-on');
		expect(two.ownership).toBe('playing');
	});

	it('one that does not answer is passed over', async () => {
		const locks = makeLocks();
		const name = `match ${match++}`;
		const one = tab(name, locks, () => new Promise(() => undefined));
		await is(one, 'playing');
		const two = tab(name, locks);
		await is(two, 'looking-on');
		await two.take();
		expect(two.ownership).toBe('playing');
		await vi.waitFor(() => expect(one.ownership).not.toBe('playing'));
	});

	it('asking twice in a hurry is asking once: whoever asks next gets it', async () => {
		const locks = makeLocks();
		const name = `match ${match++}`;
		const one = tab(name, locks);
		await is(one, 'playing');
		const two = tab(name, locks);
		await is(two, 'looking-on');
		await Promise.all([two.take(), two.take()]);
		await is(one, 'looking-on');
		expect(two.ownership).toBe('playing');
		await one.take();
		await is(two, 'looking-on');
		expect(one.ownership).toBe('playing');
	});

	it('one that passes another over twice in a hurry plays', async () => {
		const locks = makeLocks();
		const name = `match ${match++}`;
		await is(
			tab(name, locks, () => new Promise(() => undefined)),
			'playing'
		);
		const two = tab(name, locks);
		await is(two, 'looking-on');
		await Promise.all([two.take(), two.take()]);
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(two.ownership).toBe('playing');
	});
});
