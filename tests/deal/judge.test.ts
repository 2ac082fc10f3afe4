/** Honest bodies hold; each of them changed anywhere does not, nor beside another statement, nor in another match. */
import { describe, expect, it } from 'vitest';
import { readBody, writeBody } from '../../src/lib/deal/sealed/form';
import type { Group } from '../../src/lib/deal/sealed/group';
import { ristretto } from '../../src/lib/deal/sealed/group';
import type { Claim } from '../../src/lib/deal/sealed/judge';
import { Judge } from '../../src/lib/deal/sealed/judge';
import { Random } from '../../src/lib/deal/sealed/random';
import { ORDER, littleEndian, scalarBytes } from '../../src/lib/deal/sealed/scalar';
import type { Statement } from '../../src/lib/deal/sealed/statement';
import { seeded } from '../../src/lib/engine/random';
import { glass } from './glass';
import { essence } from './malformed-bodies';
import { SealedTable } from './sealed-table';

const FACES = ['A', 'A', 'B', 'C'];
const fresh = (): (() => bigint) => {
	const random = new Random('fresh');
	return () => random.scalar();
};
const table = new SealedTable(glass, 'judge');
const claims = table.claims(FACES);
const judged = (claim: Claim): boolean => new Judge(glass, fresh()).check(claim);

describe('honest bodies', () => {
	function hold<P>(group: Group<P>): void {
		const own = new SealedTable(group, 'honest').claims(FACES);
		expect(new Judge(group, fresh()).checkAll(own)).toEqual(own.map(() => true));
		for (const claim of own) expect(new Judge(group, fresh()).check(claim), claim.statement.kind).toBe(true);
	}

	it('hold, each alone and all together', () => hold(ristretto));
	it('hold behind glass', () => hold(glass));

	it('are read to what was written', () => {
		for (const bytes of table.bodies(FACES)) {
			const body = readBody(bytes);
			expect(body && writeBody(body)).toEqual(bytes);
		}
	});

	it('have the lengths of the protocol', () => {
		const lengths = claims.map(({ body }) => body.length);
		const n = FACES.length;
		const proof = 18 + 96 * n + 288;
		expect(lengths).toEqual([
			225,
			225,
			proof,
			proof,
			proof,
			69 + 35,
			69 + 35 * n,
			168,
			168,
			102,
			68 + 67 * 2,
			101,
			70 + 34 * 3 + 16
		]);
	});
});

describe('changed bodies', () => {
	it('do not hold, whichever byte is changed (of proofs every third or so)', () => {
		const random = seeded('flips');
		for (const { statement, body } of claims) {
			for (let at = 0; at < body.length; at += body.length > 300 ? 1 + random.int(6) : 1) {
				const changed = Uint8Array.from(body);
				changed[at] = (changed[at] as number) ^ (1 << random.int(8));
				if (essence(changed) === essence(body)) continue;
				expect(judged({ statement, body: changed }), `${statement.kind} at ${at}`).toBe(false);
			}
		}
	});

	it('do not hold with a word exchanged, zeroed or raised by the order', () => {
		for (const { statement, body } of claims) {
			const start = body.length % 32;
			for (let at = start; at < body.length; at += 32) {
				const word = body.subarray(at, at + 32);
				const next = start + ((at - start + 32) % (body.length - start));
				for (const other of [new Uint8Array(32), raised(word), body.slice(next, next + 32)]) {
					if (other === null || other.every((byte, i) => byte === word[i])) continue;
					const changed = Uint8Array.from(body);
					changed.set(other, at);
					if (essence(changed) === essence(body)) continue;
					expect(judged({ statement, body: changed }), `${statement.kind} at ${at}`).toBe(false);
				}
			}
		}
	});

	it('do not hold cut, padded or as another kind', () => {
		for (const { statement, body } of claims) {
			expect(judged({ statement, body: body.subarray(0, -1) })).toBe(false);
			expect(judged({ statement, body: Uint8Array.of(...body, 0) })).toBe(false);
			for (const other of claims)
				if (other.statement !== statement && (other.statement.kind !== 'join' || statement.kind !== 'join'))
					expect(judged({ statement, body: other.body })).toBe(false);
		}
	});
});

describe('other statements', () => {
	it('do not hold with any one of their parts changed', () => {
		for (const { statement, body } of claims) {
			for (const other of variants(statement)) {
				expect(judged({ statement: other, body }), statement.kind).toBe(false);
			}
		}
	});

	it('a replay in another match is refused by a judge that knows the body', () => {
		const judge = new Judge(glass, fresh());
		expect(judge.checkAll(claims).every(Boolean)).toBe(true);
		const elsewhere = new SealedTable(glass, 'elsewhere');
		for (const { statement, body } of claims) {
			const there =
				statement.kind === 'join'
					? { ...statement, tableId: elsewhere.tableId }
					: { ...statement, gameId: elsewhere.gameId };
			expect(judge.check({ statement: there, body })).toBe(false);
		}
	});
});

describe('many at once', () => {
	it('each gets the verdict it would get alone, also when asked again', () => {
		const random = seeded('batches');
		const bad = claims.map(({ statement, body }) => {
			const changed = Uint8Array.from(body);
			changed[body.length - 5] = (changed[body.length - 5] as number) ^ 1;
			return { statement, body: changed };
		});
		const judge = new Judge(glass, fresh());
		for (let run = 0; run < 20; run++) {
			const picked = random.shuffle([...claims, ...bad]).slice(0, 12);
			expect(judge.checkAll(picked)).toEqual(picked.map((claim) => claims.includes(claim)));
		}
	});

	it('a claim that comes twice is checked once', () => {
		let counted = 0;
		const counting = new Judge({ ...glass, sum: (...args) => (counted++, glass.sum(...args)) }, fresh());
		const [claim] = claims as [Claim];
		expect(counting.checkAll([claim, claim])).toEqual([true, true]);
		const once = counted;
		expect(counting.check(claim)).toBe(true);
		expect(counted).toBe(once);
		expect(once).toBe(2);
	});
});

/** The word plus the order, if 32 bytes hold it: another form of the same scalar. */
function raised(word: Uint8Array): Uint8Array | null {
	const value = littleEndian(word) + ORDER;
	return value < 1n << 256n ? scalarBytes(value) : null;
}

/** The statement with one of its parts changed, for every part that its proof hangs on. */
function variants(statement: Statement): Statement[] {
	return Object.entries(statement).flatMap(([key, value]) => {
		if (key === 'kind' || key === 'final') return [];
		return changes(value).map((other) => ({ ...statement, [key]: other }));
	});
}

function changes(value: unknown): unknown[] {
	if (typeof value === 'number') return [value + 1];
	if (typeof value === 'string') return [`${value}0`];
	if (typeof value === 'boolean') return [!value];
	if (value instanceof Uint8Array) return [value.map((byte, i) => (i === 0 ? byte ^ 1 : byte)), value.subarray(1)];
	if (Array.isArray(value)) {
		const each = value.flatMap((item: unknown, i) => changes(item).map((other) => value.with(i, other)));
		return [...each, value.slice(1), ...(value.length > 1 ? [value.toReversed()] : [])];
	}
	if (value === null) return [new Uint8Array(32)];
	return Object.entries(value as object).flatMap(([key, part]) =>
		changes(part).map((other) => ({ ...value, [key]: other }))
	);
}
