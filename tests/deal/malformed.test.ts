/** A taste of what `npm run fuzz` does a hundred thousand times, behind glass and in ristretto255. */
import { describe, expect, it } from 'vitest';
import type { Group } from '../../src/lib/deal/sealed/group';
import { ristretto } from '../../src/lib/deal/sealed/group';
import { readBody } from '../../src/lib/deal/sealed/form';
import { Judge } from '../../src/lib/deal/sealed/judge';
import { Random } from '../../src/lib/deal/sealed/random';
import { seeded } from '../../src/lib/engine/random';
import { glass } from './glass';
import { malformedBody, surviveBody } from './malformed-bodies';
import { SealedTable } from './sealed-table';

function survived<P>(group: Group<P>, runs: number): number {
	const table = new SealedTable(group, 'malformed');
	const [good, claims] = [table.bodies(['A', 'B']), table.claims(['A', 'B'])];
	const [random, own] = [seeded('malformed bodies'), new Random('fresh')];
	const judge = new Judge(group, () => own.scalar());
	let bodies = 0;
	for (let i = 0; i < runs; i++) if (surviveBody(malformedBody(random, good), claims, judge)) bodies++;
	return bodies;
}

describe('malformed bodies', () => {
	it('2,000 are refused without a throw', () => {
		expect(survived(glass, 2_000)).toBeGreaterThan(200);
	});

	it('so are 60 by the arithmetic that is shipped', () => {
		expect(survived(ristretto, 60)).toBeGreaterThan(6);
	});

	it.each([
		['nothing', []],
		['a share of no slots', [1, 0, 255, 0, 0, ...new Array<number>(64).fill(0)]],
		['a roll on behalf of another', [7, 0, 1, 0, 0, ...new Array<number>(96).fill(0)]],
		['an open of lock 0', [5, 0, 0, 0, 0, 0, ...new Array<number>(96).fill(0)]],
		['a give to oneself', [4, 1, 1, 0, 0, 0, 0, 0, ...new Array<number>(160).fill(0)]],
		['a proof of another argument', [3, 2, ...new Array<number>(16 + 480).fill(0)]],
		['a proof about one card', [3, 1, ...new Array<number>(16 + 384).fill(0)]],
		['a step of no cards', [2, 0, 0, 0, 0, 3, 0, 0, 0, ...new Array<number>(16).fill(0)]],
		['a reorder', [8, 0, 0]]
	])('%s is none', (_, bytes) => {
		expect(readBody(Uint8Array.from(bytes))).toBeNull();
	});

	it('a slot twice is none', () => {
		const table = new SealedTable(glass, 'twice');
		const [card] = table.dealt('main', ['A', 'B']);
		if (card === undefined) throw new Error('no card');
		const slot = { slot: 'main:0', version: 0, card };
		const body = Uint8Array.from(table.share(0, [slot, { ...slot, slot: 'main:1' }]).body);
		expect(readBody(body)).not.toBeNull();
		body[9] = 0;
		expect(readBody(body)).toBeNull();
	});
});
