/** The codes of a pairing by hand: small, whole, and never more than a sentence of trouble. */
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/lib/engine/random';
import { fromBase64, toBase64 } from '../../../src/lib/table/base64';
import { concat } from '../../../src/lib/table/bytes';
import { nameOf, openCode, packCode } from '../../../src/lib/wires/hand/code';
import { fromSdp, toSdp, waysAgain, type Description } from '../../../src/lib/wires/hand/description';
import { CHROMIUM, CHROME_PHONE, CROWDED, FIREFOX, SAFARI_ANSWER, SAMPLES } from './samples';

const LONGEST = 200;

function described(sdp: string): Description {
	const description = fromSdp(sdp);
	if (description === null) throw new Error('no description');
	return description;
}

describe('what a browser says of itself', () => {
	for (const [name, sdp] of Object.entries(SAMPLES)) {
		it(`${name} fits a code and comes out as it went in`, () => {
			const description = described(sdp);
			const offer = packCode({ kind: 'offer', description });
			const answer = packCode({ kind: 'answer', to: nameOf(offer), description });
			expect(offer.length).toBeLessThanOrEqual(LONGEST);
			expect(answer.length).toBeLessThanOrEqual(LONGEST);
			expect(openCode(offer)).toEqual({ kind: 'offer', description });
			expect(openCode(answer)).toEqual({ kind: 'answer', to: nameOf(offer), description });
			expect(fromSdp(toSdp(description))).toEqual(description);
		});
	}

	it('names the same ways anew each time', () => {
		const description = described(CROWDED);
		const first = toSdp(description);
		const rounds = [1, 2, 30].map((round) => waysAgain(description, 'data', round));
		for (const ways of rounds) {
			const lines = ways.map(({ candidate = '' }) => `a=${candidate}\r\n`);
			expect(fromSdp(first.replace(/a=candidate:.*\r\n/g, '') + lines.join(''))).toEqual(description);
			expect(ways.every(({ sdpMid }) => sdpMid === 'data')).toBe(true);
		}
		const all = [...first.matchAll(/candidate:.*/g), ...rounds.flat()].map((each) => JSON.stringify(each));
		expect(new Set(all).size).toBe(4 * description.candidates.length);
	});

	it('keeps the ways by which two in one place find each other, and leaves out TCP', () => {
		expect(described(CHROMIUM).candidates.map(({ kind, isReflexive }) => [kind, isReflexive])).toEqual([
			['mdns', false],
			['mdns', false],
			['ipv4', true]
		]);
		expect(described(CHROME_PHONE).candidates.map(({ address }) => address)).toEqual([
			'192.168.1.37',
			'10.114.3.9',
			'198.51.100.9',
			'2001:db8:85a3:0:0:8a2e:370:7334'
		]);
		expect(described(CROWDED).candidates.length).toBe(5);
		expect(described(FIREFOX)).toMatchObject({ ufrag: '8c4f1e2a', setup: 'actpass' });
		expect(described(SAFARI_ANSWER)).toMatchObject({ ufrag: 'k3Zp', setup: 'active' });
	});

	it('takes nothing that cannot be connected to', () => {
		for (const [good, bad] of [
			['sha-256', 'sha-1'],
			['a=ice-ufrag:Qx+/', 'a=ice-ufrag:Q'],
			['a=ice-pwd:7sFvdOpxut4mZp5nX0eB4K9w', 'a=ice-pwd:7sFvdOpxut4mZp5nX0eB4K9ü'],
			['a=setup:actpass', 'a=setup:holdconn'],
			['3A:5C', '3A5C:XX']
		] as const)
			expect(fromSdp(CHROMIUM.replace(good, bad))).toBeNull();
		for (const text of ['', 'v=0', 'a=candidate:\r\n'.repeat(1000)]) expect(fromSdp(text)).toBeNull();
	});

	it('skips addresses that are none', () => {
		const odd = ['300.1.1.1', '1.2.3', 'fe80::1', '1::2::3', ':::', '1:2:3:4:5:6:7:8:9', 'router.local', 'example.org'];
		for (const address of odd) {
			const sdp = CHROMIUM.replace(/a=candidate:.*\r\n/g, '').replace(
				'a=setup',
				`a=candidate:1 1 udp 5 ${address} 5000 typ host\r\na=setup`
			);
			expect(described(sdp).candidates, address).toEqual([]);
		}
	});
});

describe('a code that is not right', () => {
	const offer = packCode({ kind: 'offer', description: described(CHROMIUM) });

	it('may be broken up by a messenger', () => {
		expect(openCode(` ${offer.slice(0, 50)}\n${offer.slice(50)}\n`)).toEqual(openCode(offer));
	});

	it('is told apart from one that was mistyped, whatever the slip', () => {
		const random = seeded('slips');
		for (let i = 0; i < 2_000; i++) {
			const at = 3 + random.int(offer.length - 3);
			const slip = offer[at] === 'x' ? 'y' : 'x';
			const wrong = [
				offer.slice(0, at) + slip + offer.slice(at + 1),
				offer.slice(0, at) + offer.slice(at + 1),
				offer.slice(0, Math.max(8, at))
			];
			for (const text of wrong) expect(openCode(text), text).toBe('mistyped');
		}
	});

	it('is named for what it is', () => {
		for (const text of ['', 'hello', 'https://example.org', 'SA', 'J'.repeat(80), 'S'.repeat(5000), '☃'.repeat(80)])
			expect(openCode(text), text).toBe('not-a-code');
		const bytes = fromBase64(offer) as Uint8Array;
		expect(openCode(resealed(bytes, (body) => (body[1] = 7)))).toBe('newer');
		expect(openCode(resealed(bytes, (body) => (body[2] = 7)))).toBe('mistyped');
		expect(openCode(resealed(bytes, (body) => (body[3] = 200)))).toBe('mistyped');
	});

	it('belongs to one offer', () => {
		const other = packCode({ kind: 'offer', description: described(FIREFOX) });
		expect(nameOf(other)).not.toBe(nameOf(offer));
	});
});

/** The code with its body changed and the end made to fit. */
function resealed(bytes: Uint8Array, change: (body: Uint8Array) => void): string {
	const body = bytes.slice(0, -3);
	change(body);
	return toBase64(concat([body, sha256(body).subarray(0, 3)]));
}
