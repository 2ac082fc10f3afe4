/** Tomorrow's versions and yesterday's: what this app cannot read is named as newer or older, never as damaged, and what a device keeps stays and can be exported. */
import { describe, expect, it } from 'vitest';
import type { AnyModule } from '../../src/lib/engine/module';
import { games } from '../../src/lib/games';
import { openArchive } from '../../src/lib/table/archive';
import { fromBase64, toBase64 } from '../../src/lib/table/base64';
import { Writer, concat } from '../../src/lib/table/bytes';
import { encode } from '../../src/lib/table/codec';
import { entryId } from '../../src/lib/table/entry';
import { openHandover, packHandover } from '../../src/lib/table/handover';
import { openInvitation, packInvitation, shortMatch } from '../../src/lib/table/invitation';
import { labelOf } from '../../src/lib/table/label';
import { openPost, packPost } from '../../src/lib/table/post';
import { openReplay, packReplay } from '../../src/lib/table/replay';
import { Shelf } from '../../src/lib/table/shelf';
import { verifyHere } from '../../src/lib/table/signature';
import type { Store, StoredMatch } from '../../src/lib/table/store';
import { memoryStore } from '../../src/lib/table/store';
import { toyModule } from '../toys/module';
import { relay } from '../toys/relay';
import { aRelay, find, newShelf, playOn } from './fixture';

/** As `text` with one byte of what it stands for changed. */
const changed = (text: string, at: number, to: number): string =>
	toBase64((fromBase64(text) as Uint8Array).with(at, to));

describe('a version that this app does not know', () => {
	it('is said of links, codes, posts and files, whatever comes after it', async () => {
		const shelf = newShelf();
		const table = await shelf.create(aRelay);
		await playOn(table, 2, 'versions');
		const { chain, ledger } = table;
		const { game, rules } = chain.genesis.entry;
		const seat = { place: 1, secret: '0'.repeat(32) };
		const room = '1'.repeat(32);
		const invitation = packInvitation({
			match: shortMatch(table.id),
			room,
			game,
			rules,
			seat,
			seating: '',
			servers: []
		});
		const replay = packReplay(chain);
		const handover = packHandover(chain, ledger.match, []).code;
		const post = packPost(chain, [1], null);
		const file = await shelf.export();
		for (const [version, age] of [
			[1, 'older'],
			[3, 'newer'],
			[9, 'newer']
		] as const) {
			expect(openInvitation(changed(invitation, 1, version))).toBe(age);
			expect(await openReplay(changed(replay, 1, version), find, verifyHere)).toEqual({ ok: false, reason: age });
			expect(openHandover(changed(handover, 1, version))).toBe(age);
			expect(openPost(post.with(1, version))).toBe(age);
			expect(await openArchive(file.with(8, version === 1 ? 1 : version + 2), verifyHere)).toBe(age);
		}
	});

	it('is not read into garbage that begins like ours', async () => {
		const garbage = (kind: number, version: number): string => toBase64(Uint8Array.of(kind, version, 9, 9, 9, 9, 9, 9));
		for (const version of [0, 65, 255]) {
			expect(openInvitation(garbage(0x4a, version))).toBe('not-a-link');
			expect(openHandover(garbage(0x48, version))).toBe('not-a-handover');
			expect(openPost(fromBase64(garbage(0x4d, version)) as Uint8Array)).toBe('not-post');
			const opened = await openReplay(garbage(0x52, version), find, verifyHere);
			expect(opened).toEqual({ ok: false, reason: 'not-a-replay' });
		}
	});

	it('of the rules is named before anything that depends on them', async () => {
		const table = await newShelf().create(aRelay);
		const text = packReplay(table.chain);
		const by = (version: number) => (): Promise<AnyModule> => Promise.resolve(toyModule({ ...relay, version }));
		expect(await openReplay(text, by(2), verifyHere)).toEqual({ ok: false, reason: 'older' });
		expect(await openReplay(text, by(0), verifyHere)).toEqual({ ok: false, reason: 'newer' });
	});
});

/** A match as version 1 of the format kept it; only the beginning of the genesis is the same in every format. */
function formatOne(title: string): StoredMatch {
	const payload = new Writer().byte(1).byte(0).text('green-conquest').number(1).text('{"mode":"duel"}').done();
	return {
		id: entryId(payload),
		genesis: concat([new Uint8Array(64).fill(7), payload, Uint8Array.of(1, 2, 3)]),
		title,
		created: 5,
		touched: 6,
		secrets: { seats: { 0: 'ab'.repeat(32) } },
		standings: {},
		glance: null
	};
}

describe('a match of format 1', () => {
	async function kept(): Promise<{ store: Store; match: StoredMatch }> {
		const store = memoryStore();
		const match = formatOne('Old duel');
		const entry = { id: 'e'.repeat(64), key: 'k', bytes: Uint8Array.of(1, 2), sum: 3, mine: true, time: 4 };
		await store.write(match, [entry], 0);
		return { store, match };
	}

	it('is listed with its name, does not open, and says why', async () => {
		const { store, match } = await kept();
		const shelf = newShelf(store);
		expect(await shelf.list()).toMatchObject([
			{ id: match.id, age: 'older', game: 'green-conquest', rules: 1, title: 'Old duel', here: [] }
		]);
		expect(shelf.damaged).toBe(0);
		expect(await shelf.open(match.id)).toEqual({ ok: false, reason: 'older' });
		expect(await shelf.look(match.id)).toEqual({ ok: false, reason: 'older' });
	});

	it('can be exported; a file of nothing else says what it is where it is opened', async () => {
		const { store, match } = await kept();
		const shelf = newShelf(store);
		const file = await shelf.export(match.id);
		expect(await newShelf().import(file)).toEqual({ ok: false, reason: 'older' });
		const today = await shelf.create(aRelay);
		expect(await newShelf().import(await shelf.export())).toMatchObject({ ok: true, ids: [today.id] });
		expect((await store.entries(match.id)).entries.length).toBe(1);
	});

	it('and a damaged record stays a damaged record', async () => {
		const store = memoryStore();
		await store.write({ ...formatOne('x'), genesis: Uint8Array.of(1, 2, 3) }, [], 0);
		const shelf = newShelf(store);
		expect(await shelf.list()).toEqual([]);
		expect(shelf.damaged).toBe(1);
	});
});

describe('a match of other rules', () => {
	const today = toyModule({ ...relay, version: 2 });
	const yesterday = toyModule(relay);

	async function played(): Promise<{ store: Store; id: string }> {
		const store = memoryStore();
		const table = await newShelf(store).create(aRelay);
		await playOn(table, 2, 'rules');
		await table.close();
		return { store, id: table.id };
	}

	it('is kept, is exported, and is not played on', async () => {
		const { store, id } = await played();
		const shelf = new Shelf(store, () => Promise.resolve(today), verifyHere);
		expect(await shelf.list()).toMatchObject([{ id, age: null, rules: 1, glance: { ply: 2 } }]);
		expect(await shelf.open(id)).toEqual({ ok: false, reason: 'older' });
		expect(await shelf.look(id)).toEqual({ ok: false, reason: 'older' });
		expect(await newShelf().import(await shelf.export(id))).toMatchObject({ ok: true, ids: [id] });
	});

	it('is looked at where the app still has its rules, and only looked at', async () => {
		const { store, id } = await played();
		const both = (_: string, rules?: number): Promise<AnyModule> => Promise.resolve(rules === 1 ? yesterday : today);
		const shelf = new Shelf(store, both, verifyHere);
		expect(await shelf.open(id)).toEqual({ ok: false, reason: 'older' });
		const looked = await shelf.look(id);
		if (!looked.ok) throw new Error(looked.reason);
		expect(looked.table.snapshot).toMatchObject({ ply: 2, seats: [{ here: false }, { here: false }] });
		expect(looked.table.legal(looked.table.snapshot.asked[0] as number)).toEqual([]);
	});
});

it('the beginning of a genesis tells what it is written in', async () => {
	const { chain } = await newShelf().create(aRelay);
	expect(labelOf(chain.genesis.bytes)).toEqual({ format: 2, game: 'relay', rules: 1 });
	expect(labelOf(formatOne('').genesis)).toEqual({ format: 1, game: 'green-conquest', rules: 1 });
	const sit = { kind: 'sit', match: chain.genesis.id, place: 0, key: 'a'.repeat(64), nonce: 'b'.repeat(32) } as const;
	const payload = encode({ ...sit, name: '', join: new Uint8Array(), own: undefined });
	for (const bytes of [new Uint8Array(), new Uint8Array(70), concat([new Uint8Array(64), payload])])
		expect(labelOf(bytes)).toBeNull();
});

it('the registry names the rules that it loads', async () => {
	for (const about of games) expect((await about.load()).game.version, about.id).toBe(about.rules);
});
