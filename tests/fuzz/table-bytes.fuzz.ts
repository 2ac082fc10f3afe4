/** Every parser of foreign bytes on 100,000 malformed inputs: an error value, no throw, no hang, no memory that grows with them. */
import { expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { malformed, survive } from '../table/foreign';
import { HandMadeMatch, PASS, WAGER } from '../table/hand';

const RUNS = Math.ceil(100_000 * Number(process.env.FUZZ_SCALE ?? 1));
const SEED = process.env.FUZZ_SEED ?? '1';

it(`${RUNS} malformed inputs from seed ${SEED}`, () => {
	const t = new HandMadeMatch(WAGER, 3, 4);
	t.move(0, t.root, '{"type":"play"}');
	t.move(1, t.head, PASS);
	t.put(2, { kind: 'offer', at: t.head, what: 'draw', detail: '' });
	t.put(2, { kind: 'say', number: 0, text: 'hello' });
	t.put(1, { kind: 'consent', about: 2, at: t.head, what: 'gone', detail: '' });
	t.put(0, { kind: 'refuse', about: 1, at: t.head, head: t.head });
	t.share(0, t.head, 'roll:1');
	const good = [t.genesis, ...t.chain.pool.items.values()].map(({ bytes }) => bytes);
	const payloads = good.map((bytes) => bytes.subarray(64));
	const { head } = t;
	const random = seeded(`malformed/${SEED}`);
	for (let i = 0; i < RUNS; i++) {
		const bytes = malformed(random, i % 2 === 0 ? good : payloads);
		const before = performance.now();
		survive(bytes, t.chain);
		if (performance.now() - before > 2_000) throw new Error(`input ${i} took too long`);
	}
	console.log(`${RUNS} malformed inputs survived`);
	expect(t.head).toBe(head);
	expect(t.chain.pool.items.size).toBe(good.length - 1);
});
