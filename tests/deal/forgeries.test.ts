/** Every forgery is refused, and would pass without the check that stands against it. */
import { describe, expect, it } from 'vitest';
import { ristretto } from '../../src/lib/deal/sealed/group';
import { Judge } from '../../src/lib/deal/sealed/judge';
import { Random } from '../../src/lib/deal/sealed/random';
import { openDeck, readDeck } from '../../src/lib/deal/sealed/deck';
import { seeded } from '../../src/lib/engine/random';
import { loadAltered } from './altered';
import { FORGERIES, SHUFFLES } from './forgeries';
import { INPUT_FACES } from './forger';
import { glass } from './glass';
import { SealedTable } from './sealed-table';

const random = new Random('fresh');
const fresh = (): bigint => random.scalar();
const table = new SealedTable(ristretto, 'forgeries');

describe.each(FORGERIES)('$tries', ({ check, forge }) => {
	it('is refused, and passes without its check', async () => {
		const { claim, before } = forge(table);
		const altered = await loadAltered(check);
		const judges = { ours: new Judge(ristretto, fresh), without: new altered.Judge(ristretto, fresh) };
		if (before !== undefined) for (const judge of Object.values(judges)) expect(judge.check(before)).toBe(true);
		expect(judges.ours.check(claim), 'as it is').toBe(false);
		expect(judges.without.check(claim), 'without it').toBe(true);
	});
});

describe('a forged shuffle among nine good ones', () => {
	const clear = new SealedTable(glass, 'batch');
	const input = openDeck(glass, 'main', INPUT_FACES);
	const good = Array.from({ length: 9 }, (_, step) => clear.step(step % 2, 'main', step + 10, input).claim);

	it.each(SHUFFLES)('$tries', ({ tries, forge }) => {
		const forged = forge(clear).claim as (typeof good)[number];
		const faces = readDeck(glass, forged.statement.output)?.map((card) => clear.read(card, 'main', INPUT_FACES));
		// What is replayed is an honest deck; all others hold other cards than the input.
		if (!tries.includes('proof of another')) expect(faces?.toSorted()).not.toEqual(INPUT_FACES);
		const claims = seeded(tries).shuffle([...good, forged]);
		expect(new Judge(glass, fresh).checkAll(claims)).toEqual(claims.map((claim) => good.includes(claim)));
	});
});
