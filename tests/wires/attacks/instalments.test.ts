/** What all seats together may store goes across, in pieces that are asked for, and nobody is let go for carrying it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INSTALMENT } from '../../../src/lib/wires/link';
import { BUDGET } from '../../../src/lib/wires/budget';
import { BEAT, pair, pass } from './pair';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const key = (i: number): string => i.toString(16).padStart(32, '0');
const MB = 1024 * 1024;

it('120 MB, five times what a connection may send at once, come across without a fault', async () => {
	const ends = pair();
	const [rich, poor] = ends;
	const value = new Uint8Array(60_000);
	rich.doc.transact(() => {
		for (let i = 0; i < 2_100; i++) rich.doc.getMap('entries').set(key(i), value);
	});
	await pass(ends, 600, () => poor.size === rich.size);
	expect([poor.size, poor.faults, rich.faults]).toEqual([2_100 * value.length, [], []]);
	expect(poor.size).toBeGreaterThan(4.5 * BUDGET.bytes.burst);
	expect(Math.max(...poor.heard)).toBeLessThan(INSTALMENT + 66_000);
	// Each entry came once, and went back to nobody.
	expect(rich.said).toBeLessThan(poor.size + MB);
	expect(poor.said).toBeLessThan(MB);
});

it('50,000 small entries come across without a fault', async () => {
	const ends = pair();
	const [rich, poor] = ends;
	rich.doc.transact(() => {
		for (let i = 0; i < 50_000; i++) rich.doc.getMap('entries').set(key(i), new Uint8Array(150));
	});
	await pass(ends, 120, () => poor.size === rich.size);
	expect([poor.size, poor.faults]).toEqual([50_000 * 150, []]);
});

it('two equal documents only beat, and an entry that one writes comes at once, and once', async () => {
	const ends = pair();
	const [one, two] = ends;
	const value = new Uint8Array(1_000);
	one.doc.getMap('entries').set(key(1), value);
	two.doc.getMap('entries').set(key(2), value);
	await pass(ends, 10);
	expect([one.size, two.size]).toEqual([2_000, 2_000]);
	const before = [one.said, two.said] as const;
	await pass(ends, 25);
	expect(one.said - before[0]).toBeLessThan(10 * 40);
	one.doc.getMap('entries').set(key(3), value);
	await vi.advanceTimersByTimeAsync(BEAT / 10);
	expect(two.size).toBe(3_000);
	await pass(ends, 25);
	expect(one.said - before[0]).toBeLessThan(1_200 + 25 * 40);
	expect(two.said - before[1]).toBeLessThan(1_000);
});

it('one who asks for all of it again and again gets an instalment five times a second, no more', async () => {
	const ends = pair();
	const [rich] = ends;
	rich.doc.transact(() => {
		for (let i = 0; i < 100; i++) rich.doc.getMap('entries').set(key(i), new Uint8Array(60_000));
	});
	const before = rich.said;
	for (let i = 0; i < 1_000; i++) {
		rich.link.hear(Uint8Array.of(0, 0));
		await vi.advanceTimersByTimeAsync(10);
	}
	expect(rich.said - before).toBeLessThan(51 * (INSTALMENT + 66_000));
});
