/** Small schedules by hand: each once broke a simpler rule, and must do no harm with this one. */
import { describe, expect, it } from 'vitest';
import type { Head } from '../../src/lib/table/entry';
import { sign } from '../../src/lib/table/item';
import { askedOf } from '../../src/lib/table/node';
import { HandMadeMatch, PASS, RELAY, WAGER } from './hand';
import { cheapSigner } from './sim/signer';

const PLAY = '{"type":"play"}';
const BOOST = '{"type":"boost"}';
const step = (by: number): string => `{"by":${by},"type":"step"}`;
const end = (by: number): string => `{"by":${by},"type":"end"}`;

describe('order', () => {
	it('window of four honest seats, partition {1,4} | {2,3}: every answer stays', () => {
		const t = new HandMadeMatch(WAGER, 5, 4);
		t.move(0, t.root, PLAY);
		const asked = t.head;
		const answers = [4, 1, 3, 2].map((seat) => t.move(seat, asked, PASS));
		for (const answer of answers) expect(t.holds(answer)).toBe(true);
	});

	it('answers that arrive last first give the same head', () => {
		const t = new HandMadeMatch(WAGER, 4, 4);
		t.move(0, t.root, PLAY);
		const asked = t.head;
		for (const seat of [1, 2, 3]) t.move(seat, asked, PASS);
		const other = t.newChain();
		for (const item of [...t.chain.pool.items.values()].reverse()) other.add(item);
		expect(other.view().head).toBe(t.head);
		expect(other.view().nodes).toHaveLength(4);
	});

	it('an answer whose question has changed is void, no fault, and its seat is asked anew', () => {
		const t = new HandMadeMatch(WAGER, 3, 4);
		t.move(0, t.root, PLAY);
		const asked = t.head;
		const early = t.move(2, asked, PASS);
		t.move(1, asked, BOOST);
		expect(t.holds(early)).toBe(false);
		expect(askedOf(t.view.asked, 2)?.at).toBe(t.head);
		t.move(1, t.head, PASS);
		t.move(2, askedOf(t.view.asked, 2)?.at as Head, PASS);
		expect(t.view.waiting).toBe(true);
		expect(t.accused).toEqual([]);
	});

	it('three seats, 1 and 2 together: a roll is not even asked for before the seat in front has answered', () => {
		const t = new HandMadeMatch(WAGER, 3, 4);
		t.move(0, t.root, PLAY);
		t.move(2, t.head, '{"type":"peek"}');
		expect(t.view.waiting).toBe(false);
		expect(t.view.nodes).toHaveLength(1);
	});

	it('a request is answered as soon as its entry is applied, in an open window too', () => {
		const t = new HandMadeMatch(WAGER, 3, 4);
		t.move(0, t.root, PLAY);
		t.move(1, t.head, '{"type":"peek"}');
		expect(t.view.waiting).toBe(true);
		expect([0, 1, 2].every((seat) => t.client(seat).mayRelease(1))).toBe(true);
		for (const seat of [2, 0, 1]) t.share(seat, t.head, 'roll:1');
		expect(t.view.waiting).toBe(false);
		expect(t.view.asked.map(({ seat }) => seat)).toEqual([2]);
	});
});

describe('forks', () => {
	it('two seats: a second entry on the old parent undoes nothing after the answer, and convicts', () => {
		const t = new HandMadeMatch(RELAY, 2);
		const first = t.move(0, t.root, end(0));
		t.move(1, t.head, end(1));
		t.move(0, t.root, step(1));
		expect(t.holds(first)).toBe(true);
		expect(t.accused).toEqual([0]);
	});

	it('two seats: back and one move undo nothing after the answer', () => {
		const t = new HandMadeMatch(WAGER, 2, 4);
		t.move(0, t.root, PLAY);
		const asked = t.head;
		const answer = t.move(1, asked, BOOST);
		t.put(0, { kind: 'back', parent: asked, count: 1 });
		t.move(0, t.root, '{"type":"roll"}');
		expect(t.holds(answer)).toBe(true);
	});

	it('two seats: one resigns, the other signs the result, then twenty moves on the same parent change nothing', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.put(0, { kind: 'resign', parent: t.root });
		const result = t.view.result;
		t.put(1, { kind: 'over', head: t.head });
		for (let i = 0; i < 20; i++) t.put(0, { kind: 'back', parent: t.root, count: i + 1 });
		for (const move of [step(0), step(1), end(0), end(1)]) t.move(0, t.root, move);
		expect(t.view.result).toEqual(result);
		expect(t.accused).toEqual([0]);
	});

	it('a result signed by every seat stands when all seats have built on both branches', () => {
		const t = new HandMadeMatch(RELAY, 4, 2);
		const [low, high] = [end(0), end(1)]
			.map((move) => t.sign(0, { kind: 'move', parent: t.root, move, shown: {} }))
			.sort((a, b) => (a.id < b.id ? -1 : 1));
		if (!low || !high) throw new Error('no entries');
		t.chain.add(low);
		const lowHead = t.head;
		t.move(1, lowHead, step(0));
		const other = t.newChain();
		other.add(high);
		const highHead = other.view().head;
		t.chain.add(high);
		for (const seat of [2, 3]) t.put(seat, { kind: 'resign', parent: highHead });
		t.move(1, highHead, end(0));
		const { head } = t.view;
		expect(t.holds(high)).toBe(true);
		for (const seat of [0, 1, 2, 3]) t.put(seat, { kind: 'over', head });
		for (const seat of [2, 3]) t.put(seat, { kind: 'resign', parent: lowHead });
		expect(t.head).toBe(head);
	});

	it('more seats that named a branch outweigh the lower id', () => {
		const t = new HandMadeMatch(RELAY, 3);
		const rivals = [end(0), end(1), step(0), step(1)].map((move) => t.move(0, t.root, move));
		const lowest = rivals.reduce((low, item) => (item.id < low.id ? item : low));
		expect(t.holds(lowest)).toBe(true);
		const loser = t.chain.pool.answers(0, t.root).find(({ id }) => id !== lowest.id);
		const node = t.chain.followers(t.chain.root).find(({ link }) => link?.id === loser?.id);
		t.put(1, { kind: 'resign', parent: node?.head ?? '' });
		expect(t.view.nodes[0]).toBe(node);
	});
});

describe('agreements', () => {
	const gone = (about: number, at: Head) => ({ kind: 'consent', about, at, what: 'gone', detail: '' }) as const;

	it('all others consent: the seat is gone, and its late answer does not bring it back once others have gone on', () => {
		const t = new HandMadeMatch(RELAY, 3);
		t.put(1, gone(0, t.root));
		t.put(2, gone(0, t.root));
		expect(t.view.tip.gone).toEqual(new Set([0]));
		t.move(1, t.head, end(0));
		const late = t.move(0, t.root, end(0));
		expect(t.holds(late)).toBe(false);
		expect(t.accused).toEqual([]);
	});

	it('between two seats nobody is called gone', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.put(1, gone(0, t.root));
		expect(t.view.nodes).toHaveLength(0);
	});

	it('five seats: one that has consented signs nothing on the late answer until another stands for it', () => {
		const t = new HandMadeMatch(WAGER, 5, 4);
		t.put(3, gone(0, t.root));
		t.move(0, t.root, PLAY);
		expect(t.client(3).isHeld(t.view)).toBe(true);
		expect(t.client(3).place()).toBeNull();
		const refusal = t.client(4).duty();
		expect(refusal?.entry.kind).toBe('refuse');
		if (refusal) t.chain.add(refusal);
		expect(t.client(3).isHeld(t.view)).toBe(false);
	});

	it('0 refuses, 2 therefore goes on with the late answer of 1, then 0 shows its consent: the answer stays, 0 is convicted', () => {
		const t = new HandMadeMatch(WAGER, 3, 4);
		t.move(0, t.root, PLAY);
		const at = t.head;
		t.put(2, gone(1, at));
		const late = t.move(1, at, BOOST);
		t.put(0, { kind: 'refuse', about: 1, at, head: t.head });
		t.move(2, askedOf(t.view.asked, 2)?.at as Head, PASS);
		t.put(0, gone(1, at));
		const agreed = t.chain.followers(t.chain.node(at) as never).find(({ link }) => link && !('entry' in link));
		expect(agreed).toBeDefined();
		t.put(0, { kind: 'resign', parent: agreed?.head ?? '' });
		expect(t.holds(late)).toBe(true);
		expect(t.accused).toEqual([0]);
	});

	it('a completed agreement cannot be taken back by signing lower consents', () => {
		const t = new HandMadeMatch(RELAY, 3);
		t.put(1, gone(0, t.root));
		t.put(2, gone(0, t.root));
		const { head } = t;
		for (let i = 0; i < 40; i++) t.put(1, { kind: 'consent', about: 0, at: t.root, what: 'device', detail: String(i) });
		expect(t.head).toBe(head);
		expect(t.accused).toEqual([1]);
		expect(t.chain.pool.voices(0, t.root, 1).length).toBeLessThanOrEqual(3);
	});
});

describe('one player', () => {
	it('a second and a third device ask for the seat at one place: nobody is accused', () => {
		const t = new HandMadeMatch(RELAY, 2);
		for (const detail of ['1', '2']) t.put(0, { kind: 'offer', at: t.root, what: 'device', detail });
		expect(t.accused).toEqual([]);
	});

	it('two honest seats: a resignation crosses a move and is taken in all the same', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.chain.add(t.client(1).offer('resign'));
		t.move(0, t.root, end(0));
		expect(t.view.result).toBeNull();
		t.put(1, { kind: 'resign', parent: t.head });
		expect(t.view.result?.winners).toEqual([0]);
	});

	it('the first seat asked takes in a resignation that was made out of turn', () => {
		const t = new HandMadeMatch(RELAY, 3);
		t.chain.add(t.client(2).offer('resign'));
		const client = t.client(0);
		const offer = client.resignationToTakeIn();
		if (!offer) throw new Error('no offer');
		t.chain.add(client.accept(client.place() as Head, offer, []));
		expect(t.view.tip.left).toEqual(new Set([2]));
	});

	it('moves are taken back inside the own turn, and not after another has acted', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.move(0, t.root, step(0));
		t.move(0, t.head, step(1));
		expect(t.client(0).takeBacks()).toBe(2);
		t.chain.add(t.client(0).back(t.head, 2));
		expect(t.view.fold.state).toEqual(t.chain.position(t.chain.root).state);
		t.move(0, t.head, end(0));
		expect(t.client(1).takeBacks()).toBe(0);
	});
});

describe('foreign hands', () => {
	it('an entry in the name of another seat neither takes its place nor accuses it', () => {
		const t = new HandMadeMatch(RELAY, 2);
		for (const move of [end(0), end(1), step(0)]) {
			const forged = sign(
				{ kind: 'move', match: t.root, seat: 0, parent: t.root, move, shown: {} },
				cheapSigner('hand/1')
			);
			t.chain.add(forged);
		}
		expect(t.view.nodes).toHaveLength(0);
		expect(t.client(0).place()).toBe(t.root);
	});

	it('the same move in another spelling is refused', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.move(0, t.root, '{"type":"end","by":0}');
		expect(t.view.nodes).toHaveLength(0);
	});
});
