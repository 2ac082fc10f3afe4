/** The ground that sealed dealing stands on: one form for every value, sums that agree with the library's, streams without a bias. */
import { ristretto255 } from '@noble/curves/ed25519.js';
import fc from '../check';
import { describe, expect, it } from 'vitest';
import { encodeParts, equalBytes } from '../../src/lib/deal/sealed/encoding';
import { namedPoint, ristretto } from '../../src/lib/deal/sealed/group';
import { hash32 } from '../../src/lib/deal/sealed/hash';
import { Combination, multiSum } from '../../src/lib/deal/sealed/msm';
import { Random } from '../../src/lib/deal/sealed/random';
import { ORDER, inner, inverse, littleEndian, mod, readScalar, scalarBytes } from '../../src/lib/deal/sealed/scalar';
import { Transcript } from '../../src/lib/deal/sealed/transcript';
import { hex } from '../../src/lib/engine/hash';
import { glass } from './glass';

const { Point } = ristretto255;
const scalar = fc.bigInt({ min: 0n, max: ORDER - 1n });

describe('scalars', () => {
	it('have one form', () => {
		fc.assert(fc.property(scalar, (value) => readScalar(scalarBytes(value)) === value));
		expect(readScalar(scalarBytes(ORDER))).toBeNull();
		expect(readScalar(new Uint8Array(32).fill(255))).toBeNull();
		expect(readScalar(new Uint8Array(31))).toBeNull();
		expect(littleEndian(Uint8Array.of(1, 2, 0, 0, 0, 0, 0, 0))).toBe(0x201n);
	});

	it('are reduced, inverted and multiplied modulo the order', () => {
		fc.assert(
			fc.property(scalar, scalar, (a, b) => {
				expect(mod(a - b - ORDER)).toBe(mod(a - b));
				if (a !== 0n) expect(mod(a * inverse(a))).toBe(1n);
				expect(inner([a, b], [b, a])).toBe(mod(2n * a * b));
			})
		);
		expect(() => inverse(ORDER)).toThrow();
	});
});

describe('lists of parts', () => {
	it('have different forms if they differ', () => {
		const part = fc.oneof(fc.string({ maxLength: 3 }), fc.uint8Array({ maxLength: 3 }));
		const list = fc.array(part, { maxLength: 4 });
		const plain = (parts: readonly (string | Uint8Array)[]): string =>
			JSON.stringify(parts.map((one) => hex(typeof one === 'string' ? new TextEncoder().encode(one) : one)));
		fc.assert(
			fc.property(list, list, (a, b) => equalBytes(encodeParts(a), encodeParts(b)) === (plain(a) === plain(b)))
		);
	});

	it('say numbers in four bytes and scalars in thirty-two', () => {
		expect(hex(encodeParts([258]))).toBe('0000000400000102');
		expect(hex(encodeParts([258n]))).toBe(`00000020${'0201'.padEnd(64, '0')}`);
		expect(hex(encodeParts(['é']))).toBe('00000002c3a9');
	});
});

describe('points', () => {
	it('are decoded from their one form alone', () => {
		const point = namedPoint(ristretto, 'gen:3');
		const bytes = Uint8Array.from(ristretto.encode(point));
		expect(ristretto.equals(ristretto.decode(bytes) as typeof point, point)).toBe(true);
		expect(hex(ristretto.encode(ristretto.zero))).toBe('00'.repeat(32));
		// Non-canonical field elements, negative ones and non-squares, from RFC 9496, appendix A.2.
		for (const bad of [
			'00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
			'f3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
			'0100000000000000000000000000000000000000000000000000000000000000',
			'26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371',
			'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'
		])
			expect(ristretto.decode(Uint8Array.from(Buffer.from(bad, 'hex')))).toBeNull();
		expect(ristretto.decode(bytes.subarray(1))).toBeNull();
	});

	it('keep their bytes when the bytes they came from change', () => {
		const bytes = Uint8Array.from(ristretto.encode(namedPoint(ristretto, 'gen:4')));
		const point = ristretto.decode(bytes) as InstanceType<typeof Point>;
		bytes.fill(0);
		expect(ristretto.encode(point)).toEqual(ristretto.encode(namedPoint(ristretto, 'gen:4')));
	});

	it('are multiplied by 0 and at the identity', () => {
		expect(ristretto.isZero(ristretto.times(ristretto.base, 0n))).toBe(true);
		expect(ristretto.isZero(ristretto.times(ristretto.zero, 5n))).toBe(true);
		ristretto.prepare(ristretto.zero);
	});
});

describe('sums', () => {
	const EDGES = [0n, 1n, 2n, ORDER - 1n, ORDER, ORDER >> 1n, (ORDER >> 1n) + 1n, -1n, 1n << 128n, ORDER + 5n];

	it('of one point are its products, at every edge', () => {
		const point = namedPoint(ristretto, 'gen:0');
		for (const value of EDGES) {
			const expected = mod(value) === 0n ? Point.ZERO : point.multiply(mod(value));
			expect(multiSum(ristretto, [point], [value]).equals(expected)).toBe(true);
		}
	});

	it('of one point are its products, for any number', () => {
		fc.assert(
			fc.property(
				fc.bigInt({ min: -ORDER, max: ORDER }),
				(value) => multiSum(glass, [glass.base], [value]).log === mod(value)
			)
		);
	});

	it.each([1, 2, 7, 80, 81, 300])('of %i points agree with logarithms', (n) => {
		const random = new Random('sums', n);
		const points = random.scalars(n).map((log) => ({ log }));
		const scalars = random.scalars(n).map((value, i) => EDGES[i] ?? value);
		expect(multiSum(glass, points, scalars).log).toBe(
			inner(
				points.map(({ log }) => log),
				scalars.map(mod)
			)
		);
	});

	it('of few points agree with the library', () => {
		const points = [ristretto.base, namedPoint(ristretto, 'gen:1'), ristretto.zero, namedPoint(ristretto, 'gen:2')];
		const scalars = new Random('few').scalars(4);
		const expected = points.reduce((sum, point, i) => sum.add(point.multiplyUnsafe(scalars[i] as bigint)), Point.ZERO);
		expect(ristretto.sum(points, scalars).equals(expected)).toBe(true);
		expect(ristretto.isZero(ristretto.sum([], []))).toBe(true);
	});

	it('count a point that comes twice once', () => {
		const one = { log: 5n };
		const other = new Combination<typeof one>().add(one, 2n).add(glass.base, 1n);
		const sum = new Combination<typeof one>().add(one, 3n).addTimes(other, 10n);
		expect(sum.value(glass).log).toBe(5n * 23n + 10n);
	});
});

describe('streams', () => {
	it('give the same to the same name, and something else to any other', () => {
		expect(new Random('a', 1).scalars(3)).toEqual(new Random('a', 1).scalars(3));
		expect(new Random('a', 1).scalar()).not.toBe(new Random('a', 2).scalar());
	});

	it('have uniform permutations: chi-square over the 24 of four', () => {
		const counts = new Map<string, number>();
		const RUNS = 24_000;
		for (let i = 0; i < RUNS; i++) {
			const order = new Random('order', i).permutation(4).join('');
			counts.set(order, (counts.get(order) ?? 0) + 1);
		}
		expect(counts.size).toBe(24);
		// 23 degrees of freedom: above 49.7 once in a thousand.
		expect(chiSquare([...counts.values()], RUNS / 24)).toBeLessThan(49.7);
	});

	it('stay below a bound, each number as often', () => {
		const random = new Random('below');
		const counts = new Array<number>(7).fill(0);
		for (let i = 0; i < 7_000; i++) {
			const value = random.below(7);
			counts[value] = (counts[value] as number) + 1;
		}
		// 6 degrees of freedom.
		expect(chiSquare(counts, 1_000)).toBeLessThan(22.5);
		expect(random.below(1)).toBe(0);
	});
});

describe('transcripts', () => {
	it('differ with every part, label and order', () => {
		const states = [
			new Transcript('a'),
			new Transcript('a').add('l', 'x'),
			new Transcript('a').add('lx'),
			new Transcript('a').add('l', 'x', ''),
			new Transcript('a').add('l').add('x'),
			new Transcript('b').add('l', 'x')
		].map(({ state }) => hex(state));
		expect(new Set(states).size).toBe(states.length);
	});

	it('challenge anew after every question', () => {
		const transcript = new Transcript('a');
		expect(transcript.challenge('c')).not.toBe(transcript.challenge('c'));
		expect(new Set(transcript.weights('t', 50)).size).toBe(50);
		expect(transcript.weights('t', 50).every((weight) => weight < 1n << 128n)).toBe(true);
	});

	it('hash under one name', () => {
		expect(hash32('x')).not.toEqual(hash32('x', ''));
	});
});

function chiSquare(counts: readonly number[], expected: number): number {
	return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
