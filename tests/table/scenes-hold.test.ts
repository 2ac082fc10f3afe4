/**
 * Small schedules at a table where everybody has sat down: what holds with the rules as they are, and what is not
 * promised.
 */
import { describe, expect, it } from 'vitest';
import { nextHead } from '../../src/lib/table/entry';
import type { Item } from '../../src/lib/table/item';
import { FEW } from './sim/numbers';
import { SceneTable, end } from './sim/scene-table';
import { RELAY } from './sim/settings';

const relay = (seats: number): SceneTable => new SceneTable(RELAY, seats, 6);

describe('what holds', () => {
	it('a draw needs everybody: a consent to another offer, or one that somebody else signed, is none', () => {
		const t = relay(3);
		const { head } = t;
		const offer = t.put(1, { kind: 'offer', at: head, what: 'draw', detail: '' });
		const consent = { kind: 'consent', about: 1, what: 'offer', detail: '' } as const;
		const good = t.sign(2, { ...consent, at: offer.id });
		const bad: Item[][] = [
			[],
			[t.sign(2, { ...consent, at: head })],
			[t.sign(2, { ...consent, at: offer.id }, t.signer(0))]
		];
		for (const consents of bad) {
			const book = t.fresh();
			const parts = consents.map(({ bytes }) => bytes);
			book.hear([t.sign(0, { kind: 'answer', parent: head, offer: offer.bytes, consents: parts }).bytes]);
			expect(book.view()?.result).toBeNull();
		}
		t.put(0, { kind: 'answer', parent: head, offer: offer.bytes, consents: [good.bytes] });
		expect(t.view.result?.reason).toBe('agreed-draw');
	});

	it('with two still in, the one alone agrees to nothing about the other', () => {
		const t = relay(3);
		const offer = t.put(2, { kind: 'offer', at: t.head, what: 'resign', detail: '' });
		t.put(0, { kind: 'answer', parent: t.head, offer: offer.bytes, consents: [] });
		t.move(0, end(0));
		const { head } = t;
		const { key } = t.match.newSigner('thief');
		t.consent(0, 1, head);
		t.consent(0, 1, head, 'bot', key);
		t.consent(0, 1, head, 'device', t.request(1, head, key, t.signer(0)));
		t.consent(2, 1, head);
		expect(t.head).toBe(head);
		expect(t.view.tip.left).toEqual(new Set([2]));
	});

	it('between two, a request for another device needs the consent of the other, and nothing else', () => {
		const t = relay(2);
		const { head } = t;
		const { key } = t.match.newSigner('other');
		const detail = t.request(0, head, key);
		t.consent(0, 0, head, 'device', detail);
		expect(t.head).toBe(head);
		t.consent(1, 0, head, 'device', detail);
		expect(t.view.tip.keys[0]).toBe(key);
	});

	it('an answer that the rules refused does not keep the others from agreeing about its seat', () => {
		const t = relay(3);
		const { head } = t;
		t.put(0, { kind: 'move', parent: head, move: '{"type":"nonsense"}', shown: {} });
		expect(t.client(1).absent()).toEqual({ seat: 0, at: head });
		t.consent(1, 0, head);
		t.consent(2, 0, head);
		expect(t.view.tip.left).toEqual(new Set([0]));
	});

	it('two who sign forty equal consents each about one place leave two each, beside those of the agreement', () => {
		const t = relay(4);
		const { head } = t;
		for (let i = 0; i < 40; i++)
			for (const seat of [1, 2]) t.consent(seat, 0, head, 'bot', t.match.newSigner(`bot ${i}`).key);
		const consents = [...t.book.pool.items.values()].filter(({ entry }) => entry.kind === 'consent');
		expect(consents).toHaveLength(2 * FEW.voices);
	});
});

describe('not promised', () => {
	it('1 has consented about 0 and vanished; 0 and 2 go on with the late answer and call 1 gone; later 2 consents, too, and undoes it', () => {
		const t = relay(3);
		const at = t.head;
		t.consent(1, 0, at);
		const late = t.move(0, end(0));
		const now = t.head;
		t.consent(0, 1, now);
		t.consent(2, 1, now);
		t.move(2, end(0));
		t.move(0, end(1));
		expect(t.holds(late)).toBe(true);
		t.consent(2, 0, at);
		expect(t.holds(late)).toBe(false);
	});

	it('three of six take back an agreement they made, with what two others have played on it; nothing is held against them', () => {
		const t = relay(6);
		const at = t.head;
		for (const seat of [1, 2, 3, 4, 5]) t.consent(seat, 0, at);
		const move = t.move(1, end(0));
		t.move(2, end(0));
		const answer = t.put(0, { kind: 'move', parent: at, move: end(0), shown: {} });
		const head = nextHead(at, answer.id);
		for (const seat of [3, 4]) t.put(seat, { kind: 'move', parent: head, move: end(0), shown: {} });
		expect(t.holds(move)).toBe(true);
		t.put(5, { kind: 'move', parent: head, move: end(0), shown: {} });
		expect(t.holds(move)).toBe(false);
		expect(t.holds(answer)).toBe(true);
		expect(t.accused.size).toBe(0);
	});
});
