/** Meeting, over a place in memory: everybody who has the key is connected, and nobody else makes anybody dial. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Correspondence } from '../../../src/lib/wires/room/correspondence';
import { roomKeys } from '../../../src/lib/wires/room/keys';
import { Phone } from './phone';
import { Square } from './square';

const KEYS = roomKeys('ab'.repeat(16));
const OTHER = roomKeys('cd'.repeat(16));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** All that was said has been heard, and all that follows from it; `ms` go by. */
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function gather(count: number, square = new Square()): Promise<{ square: Square; phones: Phone[] }> {
	const phones = Array.from({ length: count }, () => new Phone(KEYS, [square.place()]));
	await settle();
	return { square, phones };
}

it('everybody is connected with everybody once, and of two the one with the lower id calls', async () => {
	const { phones } = await gather(5);
	expect(phones.map(({ connected }) => connected)).toEqual([4, 4, 4, 4, 4]);
	expect(phones.map(({ calls }) => calls.length)).toEqual([4, 4, 4, 4, 4]);
	const byId = [...phones].sort((a, b) => (a.meeting.id < b.meeting.id ? -1 : 1));
	expect(byId.map(({ calls }) => calls.filter(({ isCaller }) => isCaller).length)).toEqual([4, 3, 2, 1, 0]);
});

it('who comes later is met, too', async () => {
	const { square, phones } = await gather(2);
	const late = new Phone(KEYS, [square.place()]);
	await settle();
	expect([...phones, late].map(({ connected }) => connected)).toEqual([2, 2, 2]);
});

it('several places at once make one connection; one place that fails is no loss', async () => {
	const [north, south] = [new Square(), new Square()];
	const corners = [north.place(), south.place()];
	const ana = new Phone(KEYS, corners);
	const ben = new Phone(KEYS, [north.place(), south.place()]);
	await settle();
	expect([ana.calls.length, ben.calls.length, ana.connected, ben.connected]).toEqual([1, 1, 1, 1]);
	corners[0]?.become('closed');
	expect(ana.meeting.state).toBe('open');
	corners[1]?.become('full');
	expect(ana.meeting.state).toBe('full');
});

it.each([0, 1])('a connection that is lost, on one side or both, is made anew (%i)', async (side) => {
	const { phones } = await gather(2);
	const byId = [...phones].sort((a, b) => (a.meeting.id < b.meeting.id ? -1 : 1));
	byId[side]?.calls[0]?.end();
	await settle(2_000);
	expect(phones.map(({ connected }) => connected)).toEqual([1, 1]);
	for (const { calls } of phones) calls.at(-1)?.end();
	await settle(2_000);
	expect(phones.map(({ connected }) => connected)).toEqual([1, 1]);
	expect(phones.map(({ calls }) => calls.length)).toEqual([3, 3]);
});

it('who has left is not called again', async () => {
	const { phones } = await gather(2);
	const [ana, ben] = phones;
	await ben?.meeting.close();
	ana?.calls[0]?.end();
	await settle(60_000);
	expect(ana?.calls.length).toBe(1);
});

it('an announcement that was lost is made again', async () => {
	const square = new Square();
	const corner = square.place();
	const ana = new Phone(KEYS, [corner]);
	await settle();
	corner.state = 'closed';
	const ben = new Phone(KEYS, [square.place()]);
	await settle();
	corner.state = 'open';
	expect(ana.connected).toBe(0);
	await settle(9_000);
	ana.meeting.beat();
	await settle();
	expect(ana.connected).toBe(0);
	await settle(2_000);
	ana.meeting.beat();
	await settle();
	expect([ana.connected, ben.connected]).toEqual([1, 1]);
});

describe('a stranger at the place', () => {
	it('without the key makes nobody dial, whatever is said', async () => {
		const { square, phones } = await gather(2);
		const before = phones.map(({ calls }) => calls.length);
		const stranger = new Phone(OTHER, [square.place()]);
		const said = square.said.length;
		for (let i = 0; i < 500; i++) square.say(new Uint8Array(300).fill(i));
		await settle(60_000);
		expect(phones.map(({ calls }) => calls.length)).toEqual(before);
		expect(stranger.calls).toEqual([]);
		// Nor does anybody answer.
		expect(square.said.length).toBe(said + 501);
	});

	it('who says everything again, one visit or all of them, changes nothing', async () => {
		const { square, phones } = await gather(3);
		for (let again = 0; again < 3; again++) for (const note of [...square.said]) square.say(note);
		await settle(60_000);
		expect(phones.map(({ connected }) => connected)).toEqual([2, 2, 2]);
		expect(phones.map(({ calls }) => calls.length)).toEqual([2, 2, 2]);
		const old = [...square.said];
		await Promise.all(phones.map(({ meeting }) => meeting.close()));
		const { phones: next } = await gather(2, square);
		for (const note of old) square.say(note);
		await settle(60_000);
		expect(next.map(({ calls }) => calls.length)).toEqual([1, 1]);
	});
});

describe('somebody with the key', () => {
	it("cannot speak in another's name: forged offers keep nobody apart", async () => {
		const square = new Square();
		const ana = new Phone(KEYS, [square.place()]);
		await settle();
		const forger = new Correspondence(KEYS.seal);
		const forge = (from: string, to: string): void => {
			Object.defineProperty(forger, 'id', { value: from, configurable: true });
			for (const call of [0, 1, 9]) {
				const offer = forger.letter(to, { kind: 'signal', call, signal: { type: 'offer', sdp: 'forged' } });
				const here = forger.letter(to, { kind: 'here', call });
				for (const note of [offer, here]) if (note !== null) square.say(note);
			}
		};
		const ben = new Phone(KEYS, [square.place()]);
		for (let i = 0; i < 20; i++) {
			forge(ben.meeting.id, ana.meeting.id);
			forge(ana.meeting.id, ben.meeting.id);
			await settle(100);
		}
		expect([ana.connected, ben.connected]).toEqual([1, 1]);
		expect([ana.calls.length, ben.calls.length]).toEqual([1, 1]);
	});

	it('makes us write and dial only so much, by however many ids, and those who play stay connected', async () => {
		const { square, phones } = await gather(2);
		const written = square.said.length;
		for (let i = 0; i < 500; i++) square.say(new Correspondence(KEYS.seal).announcement());
		await settle();
		expect(square.said.length - written - 500).toBeLessThanOrEqual(2 * 64);
		const ghosts = Array.from({ length: 26 }, () => new Phone(KEYS, [square.place()], true));
		await settle(60_000);
		expect(ghosts.some(({ calls }) => calls.length > 0)).toBe(true);
		for (const { calls } of phones) expect(calls.filter(({ isOver }) => !isOver).length).toBeLessThanOrEqual(24);
		expect(phones.map(({ calls }) => calls[0]?.isConnected)).toEqual([true, true]);
	});
});
