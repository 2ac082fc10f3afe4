/**
 * Floods: what one signer can put into another's memory is bounded, and what is kept does not hang on the order of
 * arrival.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import type { Chain } from '../../src/lib/table/chain';
import type { Item } from '../../src/lib/table/item';
import { QUOTA } from '../../src/lib/table/quota';
import { HandMadeMatch, PASS, RELAY, WAGER } from './hand';
import { writeShare } from './sim/shares';

const ids = (chain: Chain): string[] => [...chain.pool.items.keys()].sort();

/** All items in another order, and once more what was not kept, as a document would offer it. */
function inAnyOrder(t: HandMadeMatch, items: readonly Item[], seed: string): Chain {
	const chain = t.newChain();
	for (const item of seeded(seed).shuffle(items)) chain.add(item);
	chain.addAll(items);
	return chain;
}

function expectSame(t: HandMadeMatch, items: readonly Item[]): void {
	const whole = t.newChain();
	whole.addAll(items);
	for (let i = 0; i < 12; i++) {
		const other = inAnyOrder(t, items, `order ${i}`);
		expect(other.view().head).toBe(whole.view().head);
		expect(ids(other)).toEqual(ids(whole));
	}
}

const back = (t: HandMadeMatch, seat: number, parent: string, count: number): Item =>
	t.sign(seat, { kind: 'back', parent, count });

describe('quotas', () => {
	it('a thousand rivals on one parent: two are kept, and every one that another seat built on', () => {
		const t = new HandMadeMatch(RELAY, 3);
		const rivals = Array.from({ length: 1000 }, (_, i) => back(t, 0, t.root, i + 1));
		const moves = ['{"by":0,"type":"end"}', '{"by":1,"type":"end"}', '{"by":0,"type":"step"}'];
		const real = moves.map((move) => t.sign(0, { kind: 'move', parent: t.root, move, shown: {} }));
		const chosen = real.reduce((high, item) => (item.id > high.id ? item : high));
		t.chain.add(chosen);
		const { head } = t;
		const answer = t.put(1, { kind: 'refuse', about: 0, at: t.root, head });
		for (const item of [...rivals, ...real]) t.chain.add(item);
		expect(t.chain.pool.answers(0, t.root)).toHaveLength(3);
		expect(t.head).toBe(head);
		expect(t.holds(chosen)).toBe(true);
		expectSame(t, [...rivals.slice(0, 60), ...real, answer]);
	});

	it('a rival that was let go comes back with what builds on it', () => {
		const t = new HandMadeMatch(WAGER, 4, 4);
		t.move(0, t.root, '{"type":"play"}');
		const asked = t.head;
		const answers = ['pass', 'boost', 'counter', 'peek'].map((type) =>
			t.sign(1, { kind: 'move', parent: asked, move: `{"type":"${type}"}`, shown: {} })
		);
		const pass = answers[0] as Item;
		const ahead = t.sign(2, { kind: 'move', parent: asked, move: PASS, shown: {} });
		const alone = t.newChain();
		alone.addAll([...t.chain.pool.items.values(), pass, ahead]);
		const { head } = alone.view();
		const built = t.sign(3, { kind: 'over', head });
		expectSame(t, [...t.chain.pool.items.values(), ...answers, ahead, built]);
	});

	it('a flood of one kind leaves the others, and the other kinds, their room', () => {
		const t = new HandMadeMatch(WAGER, 2, 4, undefined, { ...QUOTA, waiting: 20 });
		const before = t.chain.pool.items.size;
		const unknown = (i: number): string => i.toString(16).padStart(64, '0');
		const flood = Array.from({ length: 300 }, (_, i) => [
			t.sign(1, { kind: 'over', head: unknown(i) }),
			t.sign(1, { kind: 'resign', parent: unknown(i) }),
			t.sign(1, { kind: 'refuse', about: 0, at: t.root, head: unknown(i) }),
			t.sign(1, { kind: 'fact', for: unknown(i), data: writeShare({ key: 'roll:1' }) })
		]).flat();
		for (const item of flood) t.chain.add(item);
		// Two results, twenty answers and twenty facts that wait; refusals about one place are two.
		expect(t.chain.pool.items.size - before).toBe(2 + 20 + 20 + 2);
		expect(t.chain.takeGone()).toHaveLength(flood.length - 44);
		t.move(0, t.root, '{"type":"play"}');
		t.move(1, t.head, PASS);
		expect(t.view.nodes).toHaveLength(2);
		expectSame(t, flood.slice(0, 120));
	});

	it('junk facts do not crowd out the one that is asked for', () => {
		const t = new HandMadeMatch(WAGER, 2, 4, undefined, { ...QUOTA, facts: 4 });
		t.move(0, t.root, '{"type":"roll"}');
		const at = t.head;
		const junk = Array.from({ length: 60 }, (_, i) =>
			t.sign(1, { kind: 'fact', for: at, data: writeShare({ key: `roll:${i + 7}` }) })
		);
		const shares = [0, 1].map((seat) => t.sign(seat, { kind: 'fact', for: at, data: writeShare({ key: 'roll:1' }) }));
		const items = [...t.chain.pool.items.values(), ...junk, ...shares];
		expectSame(t, items);
		const chain = inAnyOrder(t, items, 'last');
		expect(chain.view().waiting).toBe(false);
		expect(chain.pool.facts(at, 1).length).toBeLessThanOrEqual(5);
	});

	it('offers do not crowd out the one that an answer took in', () => {
		const t = new HandMadeMatch(RELAY, 3, 6, undefined, { ...QUOTA, offers: 4 });
		const offer = t.client(2).offer('resign');
		t.chain.add(offer);
		t.chain.add(t.client(0).accept(t.root, offer, []));
		const { head } = t;
		const flood = Array.from({ length: 60 }, (_, i) =>
			t.sign(2, { kind: 'offer', at: t.root, what: 'draw', detail: String(i) })
		);
		const items = [...t.chain.pool.items.values(), ...flood];
		for (const item of flood) t.chain.add(item);
		expect(t.head).toBe(head);
		expect(t.chain.pool.offers(2).length).toBeLessThanOrEqual(5);
		expectSame(t, items);
	});

	it('what is let go leaves no nodes behind', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.move(0, t.root, '{"by":0,"type":"step"}');
		const nodes = (): number => [...t.chain.branches(t.chain.root)].length;
		for (let i = 0; i < 500; i++) {
			t.chain.add(back(t, 0, t.root, i + 1));
			t.chain.view();
		}
		expect(nodes()).toBeLessThanOrEqual(3);
	});
});
