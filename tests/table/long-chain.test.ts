/** A long match: an entry at its end costs one step, not a walk through everything before it. Steps are counted, not timed. */
import { describe, expect, it } from 'vitest';
import { begin, play } from '../../src/lib/engine/fold';
import { seeded } from '../../src/lib/engine/random';
import { Chain } from '../../src/lib/table/chain';
import type { Move } from '../../src/lib/table/entry';
import type { Item } from '../../src/lib/table/item';
import type { Asked, Node } from '../../src/lib/table/node';
import { HandMadeMatch, RELAY } from './hand';

class CountingChain extends Chain {
	visits = 0;

	override followers(node: Node): readonly Node[] {
		this.visits++;
		return super.followers(node);
	}
}

const MOVES = 500;

function longMatch(): { t: HandMadeMatch; items: Item[] } {
	const t = new HandMadeMatch(RELAY, 2, 10_000);
	const items = Array.from({ length: MOVES }, (_, i) => {
		const asked = t.view.asked[0] as Asked;
		return t.move(asked.seat, asked.at, i % 2 === 0 ? '{"by":0,"type":"step"}' : '{"by":1,"type":"end"}');
	});
	return { t, items };
}

describe(`a match of ${MOVES} moves`, () => {
	const { t, items } = longMatch();

	it('one by one with a view after each: a few steps a move', () => {
		const chain = t.newChain(CountingChain) as CountingChain;
		for (const item of items) {
			chain.add(item);
			chain.view();
		}
		expect(chain.view().head).toBe(t.head);
		expect(chain.visits).toBeLessThan(4 * MOVES);
	});

	it('all at once, or backwards: the same head', () => {
		const once = t.newChain(CountingChain) as CountingChain;
		once.addAll(items);
		expect(once.view().head).toBe(t.head);
		expect(once.visits).toBeLessThan(2 * MOVES);
		const backwards = t.newChain();
		for (const item of [...items].reverse()) {
			backwards.add(item);
			backwards.view();
		}
		expect(backwards.view().head).toBe(t.head);
	});

	it('positions that were let go are made again as they were, in any order', () => {
		const chain = t.newChain();
		chain.addAll(items);
		const { nodes } = chain.view();
		expect(nodes.filter(({ fold }) => fold === null).length).toBeGreaterThan(MOVES / 2);
		const { game, notation } = chain.module;
		let fold = begin(game, chain.genesis.entry.options);
		const states = items.map(({ entry }) => {
			const { seat, move: text } = entry as Move;
			const move = notation.parseMove(text);
			if (!move.ok) throw new Error(text);
			fold = play(game, fold, seat, move.value, {});
			return fold.state;
		});
		for (const node of seeded('made again').shuffle(nodes)) {
			expect(chain.settle(node).fold.state).toEqual(states[node.depth - 1]);
		}
	});

	it('a take-back far back is the same where positions were let go', () => {
		const seat = (t.view.asked[0] as Asked).seat;
		const asked = t.view.asked[0] as Asked;
		const offer = t.put(seat, { kind: 'offer', at: t.head, what: 'take-back', detail: 'ff' });
		const consent = t.put(1 - seat, { kind: 'consent', about: seat, at: offer.id, what: 'offer', detail: '' });
		t.put(seat, { kind: 'answer', parent: asked.at, offer: offer.bytes, consents: [consent.bytes] });
		expect(t.view.nodes).toHaveLength(MOVES + 1);
		const opened = t.newChain();
		opened.addAll(t.chain.pool.items.values());
		expect(opened.view().head).toBe(t.head);
		expect(opened.view().fold.state).toEqual(opened.settle(opened.view().nodes[MOVES - 256] as Node).fold.state);
	});

	it('views on the way are those of a chain that has never looked', () => {
		const random = seeded('on the way');
		const chain = t.newChain();
		const given: Item[] = [];
		for (const item of random.shuffle(items.slice(0, 60))) {
			given.push(item);
			chain.add(item);
			const afresh = t.newChain();
			afresh.addAll(given);
			expect(chain.view().head).toBe(afresh.view().head);
		}
	});
});
