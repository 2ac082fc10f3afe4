import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import fc from '../check';
import { describe, expect, it } from 'vitest';
import { byCanonical, canonical, equalJson, sortedMoves } from '../../src/lib/engine/canonical';
import { isPossible } from '../../src/lib/engine/dealer';
import { determinize } from '../../src/lib/engine/determinize';
import { hex, sha256, stateHash } from '../../src/lib/engine/hash';
import { Illegal, refusal } from '../../src/lib/engine/illegal';
import { seeded } from '../../src/lib/engine/random';
import { merge, mismatches } from '../../src/lib/engine/scenario';

describe('canonical JSON', () => {
	it('sorts keys by code units, without blanks', () => {
		expect(canonical({ b: 1, a: [true, null, 'é"'], B: { y: 1, x: undefined } })).toBe(
			'{"B":{"y":1},"a":[true,null,"é\\""],"b":1}'
		);
		expect(canonical({ z: 1, é: 2, '10': 3, '9': 4 })).toBe('{"10":3,"9":4,"z":1,"é":2}');
	});

	it('is JSON, and equal for equal values whatever the order of keys', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				const again = JSON.parse(JSON.stringify(value)) as unknown;
				expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(again));
				expect(equalJson(value, again)).toBe(true);
			})
		);
	});

	it('orders and deduplicates moves', () => {
		const moves = [{ type: 'b' }, { type: 'a', x: 2 }, { x: 2, type: 'a' }];
		expect(sortedMoves(moves)).toEqual([{ type: 'a', x: 2 }, { type: 'b' }]);
		expect([...moves].sort(byCanonical)[0]).toEqual({ type: 'a', x: 2 });
	});
});

describe('hash', () => {
	it('is SHA-256 (FIPS 180-4 examples)', () => {
		const bytes = (text: string) => new TextEncoder().encode(text);
		expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
		expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
	});

	it('agrees with noble on random messages of every length around block borders', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
				expect(hex(sha256(message))).toBe(hex(nobleSha256(message)));
			}),
			{ numRuns: 400 }
		);
	});

	it('of a state depends on its content alone', () => {
		expect(stateHash({ a: 1, b: [2] })).toBe(stateHash({ b: [2], a: 1 }));
		expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
		expect(stateHash({})).toMatch(/^[0-9a-f]{32}$/);
	});
});

describe('seeded random', () => {
	it('repeats itself for a seed and differs between seeds', () => {
		const draw = (seed: string) =>
			Array.from(
				{ length: 20 },
				(
					(random) => () =>
						random.int(1000)
				)(seeded(seed))
			);
		expect(draw('a')).toEqual(draw('a'));
		expect(draw('a')).not.toEqual(draw('b'));
	});

	it('is known: recorded games depend on it', () => {
		const random = seeded('mangrove');
		expect([random.int(1000), random.int(1000), random.int(6), random.int(2)]).toMatchInlineSnapshot(`
			[
			  430,
			  517,
			  5,
			  1,
			]
		`);
	});

	it('shuffles every order about equally often', () => {
		const counts = new Map<string, number>();
		const random = seeded(1);
		for (let i = 0; i < 6000; i++) {
			const key = random.shuffle(['a', 'b', 'c']).join('');
			counts.set(key, (counts.get(key) ?? 0) + 1);
		}
		expect(counts.size).toBe(6);
		for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
	});
});

describe('refusals', () => {
	it('gives the code of Illegal and lets faults pass', () => {
		expect(refusal(() => 1)).toBeNull();
		expect(
			refusal(() => {
				throw new Illegal('too-far');
			})
		).toBe('too-far');
		expect(() =>
			refusal(() => {
				throw new TypeError('fault');
			})
		).toThrow(TypeError);
	});
});

describe('determinize', () => {
	it('keeps what is known and deals each other face exactly once', () => {
		const deck = { id: 'd', slots: ['d:0', 'd:1', 'd:2', 'd:3'], faces: ['x', 'x', 'y', 'z'] };
		for (let seed = 0; seed < 50; seed++) {
			const world = determinize([deck], { 'd:2': 'x' }, seeded(seed));
			expect(world['d:2']).toBe('x');
			expect(Object.values(world).sort()).toEqual(['x', 'x', 'y', 'z']);
		}
	});
});

describe('a fact is possible', () => {
	const deck = { id: 'd', slots: ['d:0'], faces: ['x'] };
	it('if the deck holds the face or the roll is in range', () => {
		const roll = { kind: 'roll', id: 'roll:1', sides: 6 } as const;
		expect(isPossible('d:0', 'x', [deck], [])).toBe(true);
		expect(isPossible('roll:1', 6, [deck], [roll])).toBe(true);
		for (const [key, fact] of [
			['d:0', 'y'],
			['d:1', 'x'],
			['d:0', 1],
			['roll:1', 7],
			['roll:1', 0],
			['roll:1', 1.5],
			['roll:2', 1],
			['roll:1', 'x']
		] as const) {
			expect(isPossible(key, fact, [deck], [roll]), `${key} ${fact}`).toBe(false);
		}
	});
});

describe('scenario files', () => {
	it('merge objects key by key and replace the rest', () => {
		expect(merge({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { c: null }, d: [3], e: 1 })).toEqual({
			a: { b: 1, c: null },
			d: [3],
			e: 1
		});
	});

	it('match the keys given, arrays whole, null also where a key is absent', () => {
		expect(mismatches({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { c: 2 }], x: null }, 's')).toEqual([]);
		expect(mismatches({ b: [1, 2] }, { b: [1] }, 's')).toHaveLength(1);
		expect(mismatches({ b: { c: 1 } }, { b: { c: 2 } }, 's')).toEqual(['s.b.c: expected 2, got 1']);
	});
});
