/** The code is held to the published match: bytes, ids, signatures, heads. docs/protocol.md refers to the same file. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromHex, concat } from '../../src/lib/table/bytes';
import { Chain } from '../../src/lib/table/chain';
import { decode, encode } from '../../src/lib/table/codec';
import { entryId } from '../../src/lib/table/entry';
import { admitNow } from '../../src/lib/table/gate';
import { checkGenesis } from '../../src/lib/table/item';
import { takeSeating } from '../../src/lib/table/opening';
import { Pool } from '../../src/lib/table/pool';
import { houseReferee } from '../../src/lib/table/referee';
import { verifyHere } from '../../src/lib/table/signature';
import { WAGER } from './hand';
import type { Vectors } from './vectors';
import { makeVectors, shuffled } from './vectors';

const vectors = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8')) as Vectors;
const bytesOf = (vector: Vectors['entries'][number]): Uint8Array =>
	concat([fromHex(vector.signature), fromHex(vector.payload)]);

async function open(): Promise<Chain> {
	const genesis = await checkGenesis(bytesOf(vectors.entries[0] as Vectors['entries'][number]), verifyHere);
	if (genesis === null) throw new Error('no genesis');
	return new Chain(genesis, WAGER, houseReferee, new Pool());
}

describe('the match of vectors.json', () => {
	it('is what this code makes', () => {
		expect(makeVectors()).toEqual(vectors);
	});

	it('holds every kind of entry', () => {
		expect(new Set(vectors.entries.map(({ kind }) => kind)).size).toBe(13);
	});

	it('each payload is one entry, its id the hash of it', () => {
		for (const { payload, id, kind } of [
			...vectors.entries,
			{ ...vectors.named, kind: 'over' },
			{ ...vectors.aside, kind: 'offer' }
		]) {
			const entry = decode(fromHex(payload));
			if (entry === null) throw new Error(`${kind}: no entry`);
			expect(entry.kind).toBe(kind);
			expect(encode(entry)).toEqual(fromHex(payload));
			expect(entryId(fromHex(payload))).toBe(id);
		}
	});

	it('admitted one after the other it has these heads', async () => {
		const chain = await open();
		for (const vector of vectors.entries.slice(1)) {
			expect(admitNow(chain, bytesOf(vector), verifyHere)).toMatchObject({ ok: true, isNew: true });
			if (vector.kind === 'start') takeSeating(chain, vector.id);
			expect(chain.view().head, vector.name).toBe(vector.head);
			expect(
				chain.view().asked.map(({ seat }) => seat),
				vector.name
			).toEqual(vector.asked);
		}
		expect(chain.view().result).not.toBeNull();
	});

	it('in any order, offered until all are taken in, it ends at the same head', async () => {
		for (const seed of ['a', 'b', 'c']) {
			const chain = await open();
			let waiting = shuffled(vectors.entries, seed);
			for (let rounds = 0; waiting.length > 0 && rounds < 10; rounds++)
				waiting = waiting.filter((vector) => {
					takeSeating(chain);
					return !admitNow(chain, bytesOf(vector), verifyHere).ok;
				});
			expect(waiting).toEqual([]);
			expect(chain.view().head).toBe(vectors.entries.at(-1)?.head);
		}
	});
});
