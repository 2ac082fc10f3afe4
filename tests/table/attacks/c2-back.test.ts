/** Move, back, move, back inside one's own turn: a match does not grow without end at one place. */
import { expect, it } from 'vitest';
import { HandMadeMatch, RELAY } from '../hand';
import type { ChainEntry } from '../../../src/lib/table/entry';

const STEP = '{"by":0,"type":"step"}';
const END = '{"by":0,"type":"end"}';

/** So often is a move made and taken back; returns how many of the take-backs count. */
function backAndForth(t: HandMadeMatch, seat: number, times: number): number {
	let count = 0;
	for (let i = 0; i < times; i++) {
		const at = t.view.asked[0]?.at ?? '';
		t.move(seat, at, STEP);
		const parent = t.view.asked[0]?.at ?? '';
		if (parent === at) break;
		const body: Omit<Extract<ChainEntry, { kind: 'back' }>, 'match' | 'seat'> = { kind: 'back', parent, count: 1 };
		if (t.holds(t.put(seat, body))) count++;
		else break;
	}
	return count;
}

it('a seat takes moves back 64 times at most until another has acted, then it may again', () => {
	const t = new HandMadeMatch(RELAY, 2, 40);
	expect(backAndForth(t, 0, 200)).toBe(64);
	expect(t.view.nodes).toHaveLength(2 * 64 + 1);
	const client = t.client(0);
	expect(client.takeBacks()).toBe(0);
	// The take-back that was refused has spent the answer: the others may agree about the seat, and the match can end.
	expect(t.accused).toEqual([]);
});

it('an honest client is not offered what would be refused', () => {
	const t = new HandMadeMatch(RELAY, 2, 40);
	for (let i = 0; i < 64; i++) {
		t.move(0, t.view.asked[0]?.at ?? '', STEP);
		const client = t.client(0);
		expect(client.takeBacks()).toBe(1);
		t.chain.add(client.back(client.place() ?? '', 1));
	}
	t.move(0, t.view.asked[0]?.at ?? '', STEP);
	expect(t.client(0).takeBacks()).toBe(0);
	t.move(0, t.view.asked[0]?.at ?? '', END);
	t.move(1, t.view.asked[0]?.at ?? '', END);
	t.move(0, t.view.asked[0]?.at ?? '', STEP);
	expect(t.client(0).takeBacks()).toBe(1);
});
