/** The filter in front of the document: what it reads has one form, Yjs agrees on what it means, and the rest is refused. */
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { seeded, type Random } from '../../../src/lib/engine/random';
import { readUpdate } from '../../../src/lib/wires/update';
import { hostileUpdate, judged } from './hostile';
import { entries, deleteAll, manyAuthors, neighbour, poison, tombstones } from './raw';

const COUNT = 4_000;

it(`of ${COUNT} updates, honest, hostile and damaged, those that pass mean the same to Yjs`, () => {
	const random: Random = seeded('filter');
	const count = { passed: 0, refused: 0 };
	for (let i = 0; i < COUNT; i++) count[judged(hostileUpdate(random))]++;
	expect(count.passed).toBeGreaterThan(COUNT / 20);
	expect(count.refused).toBeGreaterThan(COUNT / 2);
});

describe('refuses what Yjs reads', () => {
	const value = new Uint8Array(3);
	const key = 'ab'.repeat(16);
	const text = new Y.Doc();
	text.getText('graffiti').insert(0, 'I was here');
	const nested = new Y.Doc();
	nested.getMap('entries').set(key, new Y.Map([['a', 1]]));
	const twice = new Y.Doc();
	twice.getMap('entries').set(key, value);
	twice.getMap('entries').set(key, value);
	const updates: Readonly<Record<string, Uint8Array>> = {
		'a list member': entries(1, 0, [[null, value]]),
		'a short key': entries(1, 0, [['abc', value]]),
		'a key in capitals': entries(1, 0, [[key.toUpperCase(), value]]),
		'a value that no entry has room for': entries(1, 0, [[key, new Uint8Array(70_000)]]),
		'several authors': manyAuthors(2),
		deletions: deleteAll(new Map([[1, 5]])),
		'a neighbour': neighbour(1, [2, 0], value),
		'a struct of no length': poison(1),
		'deleted items': tombstones(1, [key]),
		'another root': Y.encodeStateAsUpdate(text),
		'a type inside': Y.encodeStateAsUpdate(nested),
		'an overwritten value': Y.encodeStateAsUpdate(twice),
		'nothing at all': Y.encodeStateAsUpdate(new Y.Doc())
	};
	for (const [name, update] of Object.entries(updates))
		it(name, () => {
			expect(() => Y.decodeUpdate(update)).not.toThrow();
			expect(readUpdate(update)).toBeNull();
		});
	it('but not what an honest document says', () => {
		const doc = new Y.Doc();
		doc.getMap('entries').set(key, value);
		expect(readUpdate(Y.encodeStateAsUpdate(doc))).toEqual({ author: doc.clientID, from: 0, places: [{ key, value }] });
	});
});
