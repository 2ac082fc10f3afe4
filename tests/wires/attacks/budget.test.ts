/** The invariant of the threat model: whatever a peer says, its connection costs what `budget.ts` allows and no more. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded, type Random } from '../../../src/lib/engine/random';
import type { Verdict } from '../../../src/lib/table/carrier';
import type { Verify } from '../../../src/lib/table/signature';
import { BUDGET, Budget, type Cost } from '../../../src/lib/wires/budget';
import { SLICE, type Door } from '../../../src/lib/wires/intake';
import { INSTALMENT } from '../../../src/lib/wires/link';
import { hostileUpdate, hostileVector } from './hostile';
import { End, pass } from './pair';
import { entries } from './raw';
import { saysHave, saysUpdate } from './says';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const allowed = (cost: Cost, seconds: number): number => BUDGET[cost].burst + seconds * BUDGET[cost].perSecond;

/** A door behind which every entry costs two checks, of which some fail; counts what it is made to do. */
class CountingDoor implements Door {
	version = 0;
	checks = 0;
	failures = 0;
	entries = 0;
	largest = 0;

	constructor(
		readonly random: Random,
		/** One in so many checks fails; 0: none. */
		readonly failing: number
	) {}

	has(): boolean {
		return false;
	}

	async admit(
		rows: readonly { readonly key: string }[],
		charge: (verify: Verify) => Verify
	): Promise<readonly Verdict[]> {
		this.entries += rows.length;
		this.largest = Math.max(this.largest, rows.length);
		const verify = charge(() => {
			this.checks++;
			const holds = this.failing === 0 || this.random.int(this.failing) > 0;
			if (!holds) this.failures++;
			return holds;
		});
		const verdicts: Verdict[] = [];
		for (const { key } of rows) {
			const isFine = [
				await verify(new Uint8Array(), new Uint8Array(), key),
				await verify(new Uint8Array(), new Uint8Array(), key)
			].every(Boolean);
			verdicts.push(
				isFine ? this.random.pick(['fine', 'later'] as const) : this.random.pick(['later', 'bad'] as const)
			);
			if (isFine) this.version++;
		}
		return verdicts;
	}

	renew(): void {
		throw new Error('a peer has broken the document');
	}
}

/** Says well-formed entries as fast as it can, hostile ones now and then; `until` the connection is ended. */
async function assault(
	seed: string,
	failing: number,
	seconds: number
): Promise<{ end: End; door: CountingDoor; heard: number }> {
	const random = seeded(seed);
	const door = new CountingDoor(random, failing);
	const end = new End().open(() => undefined);
	end.door = door;
	let clock = 0;
	let heard = 0;
	const isOver = (): boolean => end.isOver || end.faults.length > 20;
	const say = (message: Uint8Array): void => {
		if (isOver()) return;
		heard += message.length;
		end.link.hear(message);
	};
	for (let tenth = 0; tenth < seconds * 10 && !isOver(); tenth++) {
		for (let i = 0; i < 8; i++) {
			const values = Array.from(
				{ length: 1 + random.int(300) },
				(_, k) => [`${clock + k}`.padStart(32, '0'), new Uint8Array(random.int(200))] as const
			);
			say(saysUpdate(entries(9, clock, values)));
			clock += values.length;
		}
		if (random.int(40) === 0) say(saysUpdate(hostileUpdate(random)));
		say(saysHave(hostileVector(random)));
		if (tenth % 25 === 0) end.link.beat();
		await vi.advanceTimersByTimeAsync(100);
	}
	return { end, door, heard };
}

describe('one hostile peer costs no more than its account', () => {
	for (const failing of [0, 2, 10, 1_000])
		it(failing === 0 ? 'if all its signatures hold' : `if one check in ${failing} fails`, async () => {
			for (let run = 0; run < 5; run++) {
				const seconds = 20;
				const { end, door, heard } = await assault(`budget/${failing}/${run}`, failing, seconds);
				// The slice that is being judged when the account runs out is judged to its end.
				expect(door.checks).toBeLessThanOrEqual(allowed('checks', seconds) + 2 * SLICE.waiting);
				expect(door.failures).toBeLessThanOrEqual(BUDGET.failures.burst + 2 * SLICE.waiting);
				expect(door.entries).toBeLessThanOrEqual(2 * allowed('entries', seconds));
				expect(heard).toBeLessThanOrEqual(allowed('bytes', seconds) + INSTALMENT);
				expect(door.largest).toBeLessThanOrEqual(SLICE.waiting);
				expect(end.doc.store.clients.size).toBe(0);
				if (failing === 2) expect([end.isOver, end.faults.at(-1)]).toEqual([true, 'forged']);
			}
		});
});

it('a flood of messages ends the connection, however small they are', () => {
	const end = new End().open(() => undefined);
	for (let i = 0; i < 5_000 && end.faults.length === 0; i++) end.hear(Uint8Array.of(0, 0));
	expect([end.heard.length, end.faults]).toEqual([BUDGET.messages.burst + 1, ['too-much']]);
});

it('a flood of bytes ends the connection, however few messages it takes', () => {
	const end = new End().open(() => undefined);
	const note = new Uint8Array(1_000_000).fill(2, 0, 1);
	for (let i = 0; i < 5_000 && end.faults.length === 0; i++) end.hear(note);
	expect([end.heard.length, end.faults]).toEqual([Math.floor(BUDGET.bytes.burst / note.length) + 1, ['too-much']]);
});

it('time fills the account up again, to its burst and no further', async () => {
	const budget = new Budget(Date.now);
	expect(budget.spend('checks', BUDGET.checks.burst)).toBe(true);
	expect(budget.wait('checks')).toBe(1000 / BUDGET.checks.perSecond);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(budget.spend('checks', BUDGET.checks.perSecond)).toBe(true);
	expect(budget.spend('checks')).toBe(false);
	await vi.advanceTimersByTimeAsync(1e9);
	expect(budget.spend('checks', BUDGET.checks.burst)).toBe(true);
	expect(budget.spend('checks')).toBe(false);
});

it('with fifty checks that failed the account is spent, and still nothing is called forged unseen', async () => {
	const budget = new Budget(Date.now);
	const verify = budget.charge((signature) => signature.length > 0);
	for (let i = 0; i < BUDGET.failures.burst; i++) {
		expect(budget.wait('failures')).toBe(0);
		expect(await verify(new Uint8Array(), new Uint8Array(), '')).toBe(false);
	}
	expect(budget.wait('failures')).toBe(Infinity);
	expect(await verify(new Uint8Array(64), new Uint8Array(), '')).toBe(true);
});

it('what waits for checks is judged in slices when the account allows it, and nothing is refused', async () => {
	const door = new CountingDoor(seeded('patient'), 0);
	const end = new End().open(() => undefined);
	end.door = door;
	const values = Array.from({ length: 2_000 }, (_, i) => [`${i}`.padStart(32, '0'), new Uint8Array(70)] as const);
	end.link.hear(saysUpdate(entries(9, 0, values)));
	await vi.advanceTimersByTimeAsync(0);
	expect(door.checks).toBeLessThanOrEqual(BUDGET.checks.burst + 2 * SLICE.waiting);
	await pass([end], 30);
	expect([door.entries >= 2_000, end.faults]).toEqual([true, []]);
});
