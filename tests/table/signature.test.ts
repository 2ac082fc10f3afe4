/**
 * One verdict on every input, whoever computes it: WebCrypto and our own arithmetic side by side, on signatures of the kinds on which
 * implementations are known to differ (small-order and mixed-order points, encodings that are not canonical, s ≥ q).
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { concat, fromHex, toHex } from '../../src/lib/table/bytes';
import type { Verify } from '../../src/lib/table/signature';
import { bestVerify, ed25519Signer, isGoodKey, verifyHere } from '../../src/lib/table/signature';

const { Point } = ed25519;
type Point = InstanceType<typeof Point>;
const Q = Point.Fn.ORDER;
const P = 2n ** 255n - 19n;

/** The eight points whose order divides eight, in canonical form. */
const SMALL = [
	'0100000000000000000000000000000000000000000000000000000000000000',
	'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
	'0000000000000000000000000000000000000000000000000000000000000080',
	'0000000000000000000000000000000000000000000000000000000000000000',
	'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
	'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
	'26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
	'26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85'
];
/** The same points, and others, in forms that no encoder writes. */
const NOT_CANONICAL = [
	'0100000000000000000000000000000000000000000000000000000000000080',
	'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
	'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
	'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
	'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
	'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'
];
const TORSION = Point.fromHex(SMALL[4] as string, true);

const number = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(Uint8Array.from(bytes).reverse())}`);
const bytesOf = (value: bigint): Uint8Array => fromHex(value.toString(16).padStart(64, '0')).reverse();
const times = (point: Point, k: bigint): Point => (k % Q === 0n ? Point.ZERO : point.multiplyUnsafe(((k % Q) + Q) % Q));
const challenge = (r: Uint8Array, a: Uint8Array, message: Uint8Array): bigint =>
	number(sha512(concat([r, a, message]))) % Q;

interface Case {
	readonly name: string;
	readonly signature: Uint8Array;
	readonly message: Uint8Array;
	readonly key: string;
	readonly good: boolean;
}

const secret = 0x1234_5678_9abc_def0_1234_5678_9abc_def0n;
const nonce = 0x0fed_cba9_8765_4321_0fed_cba9_8765_4321n;
const A = Point.BASE.multiply(secret);
const text = (i: number): Uint8Array => new TextEncoder().encode(`message ${i}`);

/** A signature with a chosen R and key point; the nonce behind R is `r`. */
function made(
	name: string,
	good: boolean,
	r: bigint,
	R: Uint8Array,
	a: bigint,
	key: Uint8Array,
	message: Uint8Array
): Case {
	const s = (r + challenge(R, key, message) * a) % Q;
	return { name, good, message, key: toHex(key), signature: concat([R, bytesOf(s)]) };
}

function cases(): Case[] {
	const all: Case[] = [];
	const message = text(0);
	const R = Point.BASE.multiply(nonce);
	const plain = made('made by hand', true, nonce, R.toBytes(), secret, A.toBytes(), message);
	const s = number(plain.signature.subarray(32));
	all.push(plain);
	all.push({ ...plain, name: 'another message', good: false, message: text(1) });
	all.push({ ...plain, name: 's + q', good: false, signature: concat([R.toBytes(), bytesOf(s + Q)]) });
	all.push({ ...plain, name: 's + 8q', good: false, signature: concat([R.toBytes(), bytesOf(s + 8n * Q)]) });
	all.push({
		...plain,
		name: 's all ones',
		good: false,
		signature: concat([R.toBytes(), new Uint8Array(32).fill(255)])
	});
	all.push({ ...plain, name: 's = q', good: false, signature: concat([R.toBytes(), bytesOf(Q)]) });
	all.push({ ...plain, name: 'too short', good: false, signature: plain.signature.subarray(0, 63) });
	all.push({ ...plain, name: 'too long', good: false, signature: concat([plain.signature, Uint8Array.of(0)]) });
	all.push({ ...plain, name: 'empty', good: false, signature: new Uint8Array(0) });
	all.push(made('R is the identity', true, 0n, Point.ZERO.toBytes(), secret, A.toBytes(), message));
	// R with a small-order part: accepted by whoever multiplies by the cofactor, or decodes R and compares points loosely.
	for (let k = 1n; k < 8n; k++) {
		const mixed = R.add(times(TORSION, k)).toBytes();
		all.push(made(`R of mixed order, ${k}`, false, nonce, mixed, secret, A.toBytes(), message));
		const small = times(TORSION, k).toBytes();
		all.push(made(`R of small order, ${k}`, false, 0n, small, secret, A.toBytes(), message));
	}
	for (const form of NOT_CANONICAL)
		all.push(
			made(
				`R not canonical ${form.slice(0, 4)}…${form.slice(-2)}`,
				false,
				0n,
				fromHex(form),
				secret,
				A.toBytes(),
				message
			)
		);
	// R = p + y for the small y that are on the curve.
	for (let y = 0n; y < 19n; y++)
		all.push(made(`R = p + ${y}`, false, 0n, bytesOf(P + y), secret, A.toBytes(), message));
	// Keys of small order: anybody could sign with them. s = 0 and R chosen so that the equation holds.
	for (const form of [...SMALL, ...NOT_CANONICAL]) {
		for (let i = 0; i < 8; i++) {
			const key = fromHex(form);
			const h = challenge(Point.ZERO.toBytes(), key, text(i));
			const point = Point.fromBytes(key.slice(), true);
			const fits = times(point, h).is0();
			const name = `key of small order ${form.slice(0, 4)}…${form.slice(-2)}, ${fits ? 'equation holds' : 'equation fails'}`;
			all.push({
				name,
				good: false,
				message: text(i),
				key: form,
				signature: concat([Point.ZERO.toBytes(), new Uint8Array(32)])
			});
		}
	}
	// Keys of mixed order: with h divisible by eight even the strict equation holds.
	for (let k = 1n; k < 8n; k++) {
		const key = A.add(times(TORSION, k)).toBytes();
		for (let i = 0; i < 24; i++)
			all.push(made(`key of mixed order, ${k}`, false, nonce, R.toBytes(), secret, key, text(i)));
	}
	for (const form of ['00', 'zz', '', 'ff'.repeat(32), '02' + '00'.repeat(31), `${toHex(A.toBytes())}00`])
		all.push({ ...plain, name: `no key: ${form.slice(0, 8)}`, good: false, key: form });
	return all;
}

describe('signatures', () => {
	let best: Verify;
	beforeAll(async () => {
		best = await bestVerify();
	});

	it('WebCrypto is really used here', () => {
		expect(best).not.toBe(verifyHere);
	});

	it('the same verdict on every known point of difference, and the right one', async () => {
		const list = cases();
		expect(list.length).toBeGreaterThan(250);
		expect(list.filter(({ name }) => name.includes('equation holds')).length).toBeGreaterThan(5);
		for (const { name, signature, message, key, good } of list) {
			expect(verifyHere(signature, message, key), `here: ${name}`).toBe(good);
			expect(await best(signature, message, key), `WebCrypto: ${name}`).toBe(good);
		}
	});

	it('RFC 8032, 7.1, tests 1 to 3', async () => {
		const vectors = [
			[
				'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
				'',
				'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b'
			],
			[
				'3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
				'72',
				'92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00'
			],
			[
				'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
				'af82',
				'6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a'
			]
		] as const;
		for (const [key, message, signature] of vectors) {
			expect(verifyHere(fromHex(signature), fromHex(message), key)).toBe(true);
			expect(await best(fromHex(signature), fromHex(message), key)).toBe(true);
		}
	});

	it('the same verdict on honest signatures and on ones with a few bits changed', async () => {
		const random = seeded('signature bits');
		let good = 0;
		for (let i = 0; i < 80; i++) {
			const signer = ed25519Signer(Uint8Array.from({ length: 32 }, () => random.int(256)));
			const message = Uint8Array.from({ length: random.int(60) }, () => random.int(256));
			const signature = signer.sign(message);
			for (let flips = random.int(3); flips > 0; flips--) {
				const at = random.int(64);
				signature[at] = (signature[at] ?? 0) ^ (1 << random.int(8));
			}
			const here = verifyHere(signature, message, signer.key);
			expect(await best(signature, message, signer.key)).toBe(here);
			good += here ? 1 : 0;
		}
		expect(good).toBeGreaterThan(15);
		expect(good).toBeLessThan(50);
	});

	it('keys are good only if canonical and of prime order', () => {
		expect(isGoodKey(toHex(A.toBytes()))).toBe(true);
		for (const key of [...SMALL, ...NOT_CANONICAL, toHex(A.add(TORSION).toBytes())]) expect(isGoodKey(key)).toBe(false);
	});
});
