/** The gate counts its work: a signature is checked once, and nobody's before it is known who plays. */
import { expect, it } from 'vitest';
import type { Admission } from '../../src/lib/table/gate';
import { admitAllNow } from '../../src/lib/table/gate';
import { Chain } from '../../src/lib/table/chain';
import { Pool } from '../../src/lib/table/pool';
import { HandMadeMatch, RELAY } from './hand';
import { cheapSigner, cheapVerify } from './sim/signer';

const END = '{"by":0,"type":"end"}';

/** A verifier that counts. */
function counting(): { verify: typeof cheapVerify; checks: () => number } {
	let checks = 0;
	return { verify: (...args) => (checks++, cheapVerify(...args)), checks: () => checks };
}

const faults = (admissions: readonly Admission[]): string[] => admissions.map((one) => (one.ok ? 'ok' : one.fault));

it('what did not hold is not checked again, however often it comes', () => {
	const t = new HandMadeMatch(RELAY, 2);
	const forged = t.forge(cheapSigner('thief'), 0, { kind: 'move', parent: t.root, move: END, shown: {} });
	const { verify, checks } = counting();
	for (let i = 0; i < 5; i++)
		expect(faults(admitAllNow(t.chain, [forged.bytes, forged.bytes], verify))).toEqual([
			'bad-signature',
			'bad-signature'
		]);
	expect(checks()).toBe(1);
	// A bad signature says nothing about the entry: the good one is taken.
	const good = t.sign(0, { kind: 'move', parent: t.root, move: END, shown: {} });
	expect(good.id).toBe(forged.id);
	expect(faults(admitAllNow(t.chain, [good.bytes], verify))).toEqual(['ok']);
	expect(checks()).toBe(2);
});

it('what speaks about a head that is not known is checked once and waits', () => {
	const t = new HandMadeMatch(RELAY, 2);
	const first = t.sign(0, { kind: 'move', parent: t.root, move: END, shown: {} });
	t.chain.add(first);
	const second = t.sign(1, { kind: 'move', parent: t.head, move: END, shown: {} });
	const chain = t.newChain();
	const { verify, checks } = counting();
	for (let i = 0; i < 3; i++) expect(faults(admitAllNow(chain, [second.bytes], verify))).toEqual(['ok']);
	expect([checks(), chain.view().nodes.length]).toEqual([1, 0]);
	admitAllNow(chain, [first.bytes], verify);
	expect([checks(), chain.view().nodes.length]).toEqual([2, 2]);
});

it('before a seating is taken up only sits and starts are checked', () => {
	const t = new HandMadeMatch(RELAY, 3);
	const move = t.sign(0, { kind: 'move', parent: t.root, move: END, shown: {} });
	const chain = new Chain(t.genesis, t.module, t.referee, new Pool(), null, cheapVerify);
	const { verify, checks } = counting();
	expect(faults(admitAllNow(chain, [move.bytes], verify))).toEqual(['stranger']);
	expect(checks()).toBe(0);
	const seated = t.seated.map(({ bytes }) => bytes);
	expect(faults(admitAllNow(chain, seated, verify))).toEqual(['ok', 'ok', 'ok']);
	expect(checks()).toBe(3);
});

it('whoever goes by another seating is a stranger, no forger', () => {
	const t = new HandMadeMatch(RELAY, 2);
	const other = cheapSigner('who came second');
	const body = { nonce: '00'.repeat(16), name: '', join: new Uint8Array(), own: undefined };
	const sit = t.forge(cheapSigner('hand/invite/1'), 1, { kind: 'sit', place: 1, key: other.key, ...body });
	t.move(0, t.root, END);
	const move = t.forge(other, 1, { kind: 'move', parent: t.head, move: END, shown: {} });
	expect(faults(admitAllNow(t.chain, [move.bytes], cheapVerify))).toEqual(['bad-signature']);
	expect(faults(admitAllNow(t.chain, [sit.bytes, move.bytes], cheapVerify))).toEqual(['ok', 'stranger']);
});

it('the same words of two keys that hold a seat are two entries, and the one does not stand in the way of the other', () => {
	const t = new HandMadeMatch(RELAY, 3);
	const bot = cheapSigner('stand-in of 2');
	const at = t.head;
	t.move(0, t.root, END);
	const place = { about: 1, at: t.head };
	t.chain.add(t.sign(1, { kind: 'consent', about: 0, at, what: 'bot', detail: bot.key }));
	t.chain.add(t.sign(2, { kind: 'consent', about: 0, at, what: 'bot', detail: bot.key }));
	const words = { kind: 'consent', ...place, what: 'gone', detail: '' } as const;
	const [theirs, own] = [t.signAs(bot, 0, words), t.sign(0, words)];
	expect(theirs.id).not.toBe(own.id);
	expect(faults(admitAllNow(t.chain, [theirs.bytes, own.bytes], cheapVerify))).toEqual(['ok', 'ok']);
	expect(t.chain.pool.voices(1, place.at, 0).map(({ key }) => key)).toEqual([bot.key, own.key]);
});

it('a key that nobody gave the seat is a stranger without a check, and the own key is not named', () => {
	const t = new HandMadeMatch(RELAY, 2);
	const { verify, checks } = counting();
	const body = { kind: 'move', parent: t.root, move: END, shown: {} } as const;
	const stranger = t.signAs(cheapSigner('nobody'), 0, body);
	const [seated] = t.signers;
	if (seated === undefined) throw new Error('nobody sits');
	const named = t.forge(seated, 0, { ...body, by: seated.key });
	expect(faults(admitAllNow(t.chain, [stranger.bytes, named.bytes], verify))).toEqual(['stranger', 'stranger']);
	expect(checks()).toBe(0);
});
