/** What the others may decide about a seat, and what they may not. */
import { describe, expect, it } from 'vitest';
import { deviceDetail, keyIn } from '../../src/lib/table/device';
import { isAgreement } from '../../src/lib/table/node';
import { HandMadeMatch, RELAY } from './hand';
import { cheapSigner } from './sim/signer';

const END = '{"by":0,"type":"end"}';
const gone = (t: HandMadeMatch, by: number, about: number, at = t.head): void =>
	void t.put(by, { kind: 'consent', about, at, what: 'gone', detail: '' });

describe('an answer that the rules refused', () => {
	it('does not keep the others from agreeing about its seat', () => {
		const t = new HandMadeMatch(RELAY, 3);
		const refused = t.move(0, t.root, '{"by":7,"type":"leap"}');
		expect(t.view.nodes).toEqual([]);
		// The seat has spent its answer: without an agreement the three would stand still for ever.
		expect(t.client(0).place()).toBeNull();
		for (const seat of [1, 2]) {
			const client = t.client(seat);
			const place = client.absent();
			expect(place).toEqual({ seat: 0, at: t.root });
			if (place !== null) t.chain.add(client.consent(place, 'gone', ''));
		}
		expect(t.view.tip.gone).toEqual(new Set([0]));
		expect(t.holds(refused)).toBe(false);
		expect(t.accused).toEqual([]);
		expect(t.client(1).place()).toBe(t.head);
	});
});

describe('parties', () => {
	it('the host’s own seats are one: they do not outvote a guest', () => {
		const t = new HandMadeMatch(RELAY, 3, 6, undefined, undefined, 2);
		t.move(0, t.root, END);
		t.move(1, t.head, END);
		for (const seat of [0, 1]) gone(t, seat, 2);
		expect(t.view.tip.gone.size).toBe(0);
		expect([0, 1].map((seat) => t.client(seat).absent())).toMatchObject([null, null]);
	});

	it('a seat that a stand-in plays has no voice', () => {
		const t = new HandMadeMatch(RELAY, 3);
		const bot = cheapSigner('stand-in');
		for (const seat of [1, 2]) t.put(seat, { kind: 'consent', about: 0, at: t.root, what: 'bot', detail: bot.key });
		expect([...t.view.tip.bots]).toEqual([0]);
		expect(t.view.tip.keys[0]).toBe(bot.key);
		const { at } = t.view.asked[0] ?? { at: '' };
		const moved = t.signAs(bot, 0, { kind: 'move', parent: at, move: END, shown: {} });
		t.chain.add(moved);
		expect(t.view.asked[0]?.seat).toBe(1);
		gone(t, 2, 1);
		t.chain.add(t.signAs(bot, 0, { kind: 'consent', about: 1, at: t.head, what: 'gone', detail: '' }));
		expect(t.view.tip.gone.size).toBe(0);
	});
});

describe('another device', () => {
	it('takes a seat with a new key, under the seat’s own signature, also between two', () => {
		const t = new HandMadeMatch(RELAY, 2);
		const key = cheapSigner('the new phone');
		const place = { match: t.genesis.id, seat: 0, at: t.root };
		const [own] = t.signers;
		if (own === undefined) throw new Error('no signer');
		const forged = deviceDetail(place, key.key, t.signers[1] ?? own);
		t.put(1, { kind: 'consent', about: 0, at: t.root, what: 'device', detail: forged });
		expect(t.view.nodes).toEqual([]);
		const other = new HandMadeMatch(RELAY, 2);
		const detail = deviceDetail(place, key.key, own);
		other.put(1, { kind: 'consent', about: 0, at: t.root, what: 'device', detail });
		expect(isAgreement(other.view.tip.link) && keyIn(other.view.tip.link.detail)).toBe(key.key);
		expect(other.view.tip.keys[0]).toBe(key.key);
		// The old device holds no key of the seat any more; the new one plays.
		expect([other.client(0).plays, other.client(0).place()]).toEqual([false, null]);
		other.chain.add(other.signAs(key, 0, { kind: 'move', parent: other.head, move: END, shown: {} }));
		expect(other.view.asked[0]?.seat).toBe(1);
	});

	it('a request for one place is none for another', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.move(0, t.root, END);
		t.move(1, t.head, END);
		const [own] = t.signers;
		if (own === undefined) throw new Error('no signer');
		const old = deviceDetail({ match: t.genesis.id, seat: 0, at: t.root }, cheapSigner('x').key, own);
		t.put(1, { kind: 'consent', about: 0, at: t.head, what: 'device', detail: old });
		expect(t.view.tip.keys[0]).toBe(own.key);
	});
});

describe('a result', () => {
	it('is signed by everybody, the last mover too, once; two signatures of one key convict', () => {
		const t = new HandMadeMatch(RELAY, 2);
		t.put(0, { kind: 'over', head: t.root });
		expect(t.chain.supporters.oversAt(t.chain.root)).toEqual([]);
		t.move(0, t.root, END);
		t.put(1, { kind: 'resign', parent: t.head });
		const [ada, bo] = [t.client(0), t.client(1)];
		expect(bo.duty()?.entry).toMatchObject({ kind: 'over', head: t.head });
		// Seat 0 has signed a result before there was one: it cannot sign another.
		expect(ada.duty()).toBeNull();
		t.put(0, { kind: 'over', head: t.head });
		expect(t.accused).toEqual([0]);
	});

	it('that every seat has signed stays, whatever is built on another branch', () => {
		const t = new HandMadeMatch(RELAY, 3, 1);
		const low = [END, '{"by":1,"type":"end"}']
			.map((move) => t.sign(0, { kind: 'move', parent: t.root, move, shown: {} }))
			.sort((a, b) => (a.id < b.id ? 1 : -1));
		const [high, lower] = low;
		if (high === undefined || lower === undefined) throw new Error('no moves');
		t.chain.add(high);
		const { head } = t;
		for (const seat of [0, 1, 2]) t.put(seat, { kind: 'over', head });
		t.chain.add(lower);
		const other = t.chain.followers(t.chain.root).find(({ link }) => link?.id === lower.id)?.head ?? '';
		for (const seat of [1, 2]) t.put(seat, { kind: 'over', head: other });
		for (const seat of [1, 2]) t.put(seat, { kind: 'refuse', about: 0, at: t.root, head: other });
		expect(t.head).toBe(head);
	});
});
