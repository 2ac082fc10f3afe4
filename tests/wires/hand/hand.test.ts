/** The wire over connections made by hand, headless: what is silent is not hung up on, and a connection outlives the document it was made for. */
import { afterEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { HandWire } from '../../../src/lib/wires/hand/hand';
import { HandLine } from '../../../src/lib/wires/hand/handline';

const TIMING = { beat: 20, silence: 120 };
const KEY = 'ab'.repeat(16);

interface Cable {
	readonly ends: readonly [HandLine, HandLine];
	/** While true nothing arrives, and nobody is told. */
	isMute: boolean;
	isCut: boolean;
}

/** Two connections that lead to each other. */
function cable(): Cable {
	const lines: HandLine[] = [];
	const made: { ends: readonly HandLine[]; isMute: boolean; isCut: boolean } = {
		ends: lines,
		isMute: false,
		isCut: false
	};
	for (const other of [1, 0]) {
		const send = (message: Uint8Array): boolean => {
			if (!made.isMute) queueMicrotask(() => made.isCut || lines[other]?.heard(message));
			return !made.isCut;
		};
		const hangUp = (): void => {
			made.isCut = true;
			lines[other]?.closed();
		};
		lines.push(new HandLine({ send, hangUp }));
	}
	return made as Cable;
}

const open: HandWire[] = [];
function wire(doc: Y.Doc, line: HandLine, keep?: (lines: readonly HandLine[]) => void): HandWire {
	const made = new HandWire(doc, [line], { timing: TIMING, ...(keep && { keep }) });
	open.push(made);
	return made;
}

afterEach(async () => {
	vi.useRealTimers();
	for (const each of open.splice(0)) await each.close();
});

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5_000, interval: 5 });

it('shows who has fallen silent as gone, and finds them again on the same connection', async () => {
	const made = cable();
	const docs = [new Y.Doc(), new Y.Doc()] as const;
	const [one, two] = [wire(docs[0], made.ends[0]), wire(docs[1], made.ends[1])];
	await until(() => expect(one.state.peers.length + two.state.peers.length).toBe(2));
	made.isMute = true;
	await until(() => expect(one.state.peers.length + two.state.peers.length).toBe(0));
	expect(one.isHolding && two.isHolding).toBe(true);
	docs[0].getMap('entries').set(KEY, Uint8Array.of(1));
	made.isMute = false;
	await until(() => expect(one.state.peers.length + two.state.peers.length).toBe(2));
	await until(() => expect(docs[1].getMap('entries').has(KEY)).toBe(true));
	expect(made.isCut).toBe(false);
});

it('takes a long message that comes piece by piece for a sign of life', () => {
	vi.useFakeTimers();
	const made = cable();
	const one = wire(new Y.Doc(), made.ends[0]);
	made.isMute = true;
	for (let piece = 0; piece < 10; piece++) {
		vi.advanceTimersByTime(TIMING.silence / 2);
		made.ends[0].stirred();
	}
	expect(one.state.peers).toHaveLength(1);
	vi.advanceTimersByTime(2 * TIMING.silence);
	expect(one.state.peers).toHaveLength(0);
});

it('hangs up after a minute of silence, not before', () => {
	vi.useFakeTimers();
	const made = cable();
	const one = wire(new Y.Doc(), made.ends[0]);
	made.isMute = true;
	vi.advanceTimersByTime(TIMING.silence + 50_000);
	expect([one.state.peers.length, one.isHolding, made.isCut]).toEqual([0, true, false]);
	vi.advanceTimersByTime(15_000);
	expect([one.isHolding, made.isCut]).toEqual([false, true]);
});

it('hands its connections over to another document, with what came in between', async () => {
	const made = cable();
	const far = new Y.Doc();
	const other = wire(far, made.ends[1]);
	let kept: readonly HandLine[] = [];
	const first = wire(new Y.Doc(), made.ends[0], (lines) => (kept = lines));
	await until(() => expect(other.state.peers.length).toBe(1));
	await first.close();
	expect(made.isCut).toBe(false);
	other.send(Uint8Array.of(7));
	await Promise.resolve();
	const heard: number[] = [];
	const doc = new Y.Doc();
	doc.getMap('entries').set(KEY, Uint8Array.of(1));
	const next = new HandWire(doc, [], { timing: TIMING });
	open.push(next);
	next.listen((_, note) => heard.push(...note));
	for (const line of kept) next.adopt(line);
	await until(() => expect(far.getMap('entries').has(KEY)).toBe(true));
	expect(heard).toEqual([7]);
	await next.close();
	expect([made.isCut, other.isHolding]).toEqual([true, false]);
});

it('lets go of a peer that misbehaves, and takes no connection that is closed already', async () => {
	const made = cable();
	const one = wire(new Y.Doc(), made.ends[0]);
	for (let i = 0; i < 30; i++) made.ends[0].heard(Uint8Array.of(99));
	expect([one.isHolding, made.isCut]).toEqual([false, true]);
	one.adopt(made.ends[1]);
	await Promise.resolve();
	expect(one.state.peers).toEqual([]);
});
