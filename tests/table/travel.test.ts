/** How a match travels: replay links, parcels, files, digests. What comes in is foreign and is treated so. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { LARGEST_FILE } from '../../src/lib/table/archive';
import { fromBase64, toBase64 } from '../../src/lib/table/base64';
import { decodeDigest, difference, digestOf, encodeDigest } from '../../src/lib/table/digest';
import { knownTo, lacking, openParcel, packParcel } from '../../src/lib/table/parcel';
import { openReplay, packReplay } from '../../src/lib/table/replay';
import type { Replay } from '../../src/lib/table/replay';
import { verifyHere } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import { aBoardGame, aCardGame, aRelay, find, newShelf, people, playOn } from './fixture';

async function replayOf(text: string): Promise<Replay> {
	const opened = await openReplay(text, find, verifyHere);
	if (!opened.ok) throw new Error(opened.reason);
	return opened.replay;
}

describe('a replay link', () => {
	it('tells every step of an open game and of a card game as the table does', async () => {
		for (const match of [aBoardGame, aCardGame]) {
			const table = await newShelf().create(match);
			await playOn(table, 60, 'replay');
			const replay = await replayOf(packReplay(table.chain));
			expect(replay.ply).toBe(table.snapshot.ply);
			for (let ply = 1; ply <= replay.ply; ply++) expect(replay.step(ply)).toEqual(table.step(ply));
			expect(replay.seats.map((seat) => seat.name)).toEqual(['Ada', 'Bo']);
			expect(replay.sees(replay.ply)).toEqual(table.sees(null));
		}
	});

	it('holds take-backs, resignations, draws and earlier positions', async () => {
		const table = await newShelf().create({ ...aRelay, options: { seats: 3, turns: 9 }, seats: people('A', 'B', 'C') });
		await table.play(0, { type: 'step', by: 1 });
		await table.back(0, 1);
		await table.resign(2);
		await table.play(0, { type: 'end', by: 0 });
		await table.talk.offer(1, 'draw');
		await table.talk.agree(table.chain.pool.offers(1).at(-1)?.id as string);
		expect(table.snapshot.result?.reason).toBe('agreed-draw');
		const replay = await replayOf(packReplay(table.chain));
		expect(replay.result).toEqual(table.snapshot.result);
		expect((await replayOf(packReplay(table.chain, 1))).stateAt(1)).toEqual(table.stateAt(1));
	});

	it('of a finished Green Conquest of 200 moves has at most 2,000 characters', async () => {
		const options = { mode: 'duel', build: 'preset', deploy: 'auto', returns: 'choose', quietLimit: 0 };
		const table = await newShelf().create({ ...aBoardGame, options });
		await playOn(table, 200, 'long');
		await table.resign(table.snapshot.asked[0] as number);
		expect(table.snapshot).toMatchObject({ ply: 201, confirmed: true });
		const text = packReplay(table.chain);
		expect(text.length).toBeLessThanOrEqual(2_000);
		expect((await replayOf(text)).result).toEqual(table.snapshot.result);
	});

	it('that was tampered with is not opened', async () => {
		const table = await newShelf().create(aBoardGame);
		await playOn(table, 12, 'tamper');
		const bytes = fromBase64(packReplay(table.chain)) as Uint8Array;
		const random = seeded('tamper');
		for (let i = 0; i < 150; i++) {
			const at = random.int(bytes.length);
			const changed = bytes.with(at, (bytes[at] as number) ^ (1 << random.int(8)));
			const opened = await openReplay(toBase64(changed), find, verifyHere);
			expect(opened.ok, `byte ${at}`).toBe(false);
		}
	});

	it('of another game, another version or no game at all says so', async () => {
		const table = await newShelf().create(aRelay);
		const text = packReplay(table.chain);
		const failure = async (...args: Parameters<typeof openReplay>): Promise<unknown> => await openReplay(...args);
		expect(await failure(text, () => Promise.resolve(null), verifyHere)).toEqual({ ok: false, reason: 'unknown-game' });
		expect(await failure('garbage!', find, verifyHere)).toEqual({ ok: false, reason: 'not-a-replay' });
		expect(await failure('', find, verifyHere)).toEqual({ ok: false, reason: 'not-a-replay' });
	});
});

describe('a parcel', () => {
	it('holds exactly what the other side lacks; one move fits 300 characters', async () => {
		const table = await newShelf().create(aBoardGame);
		await playOn(table, 9, 'parcel');
		const seat = table.snapshot.asked[0] as number;
		const known = knownTo(table.chain, seat);
		const last = table.chain.view().nodes.at(-1)?.link;
		const items = lacking(table.chain, known);
		expect(items.length).toBeGreaterThan(0);
		expect(items.every((item) => 'seat' in item.entry && item.entry.seat !== seat)).toBe(true);
		const one = table.chain.pool.items.get(last?.id ?? '');
		if (one === undefined) throw new Error('no last move');
		expect(toBase64(packParcel(table.chain, [one], false)).length).toBeLessThanOrEqual(250);
	});

	it('brings a match to somebody who has never heard of it', async () => {
		const table = await newShelf().create(aRelay);
		await playOn(table, 5, 'first');
		const parcel = openParcel(packParcel(table.chain, lacking(table.chain, new Set()), true));
		expect(parcel?.match).toBe(table.id);
		expect(parcel?.genesis).toEqual(table.chain.genesis.bytes);
		const items = lacking(table.chain, new Set());
		expect(parcel?.entries).toEqual(items.map((item) => item.bytes));
	});
});

describe('a file', () => {
	it('brings one match or all to another device, where they go on', async () => {
		const from = newShelf();
		const first = await from.create({ ...aCardGame, title: 'Train' });
		const second = await from.create(aRelay);
		await playOn(first, 10, 'file');
		await playOn(second, 2, 'file');
		const to = newShelf();
		expect(await to.import(await from.export(first.id))).toEqual({ ok: true, ids: [first.id], known: 0, gift: null });
		expect(await to.import(await from.export())).toMatchObject({ ok: true, known: 1 });
		const opened = await to.open(first.id);
		if (!opened.ok) throw new Error(opened.reason);
		expect(opened.table.snapshot).toEqual(first.snapshot);
		expect(opened.table.sees(0)).toEqual(first.sees(0));
		await playOn(opened.table, 5, 'on');
		expect((await to.list()).find(({ id }) => id === first.id)).toMatchObject({ title: 'Train', glance: { ply: 15 } });
	});

	it('that is older than what is here takes nothing away', async () => {
		const store = memoryStore();
		const shelf = newShelf(store);
		const table = await shelf.create(aRelay);
		await playOn(table, 1, 'old');
		const old = await shelf.export();
		await playOn(table, 2, 'new');
		expect(await shelf.import(old)).toMatchObject({ ok: true, known: 1 });
		expect(table.snapshot.ply).toBe(3);
	});

	it('that is damaged, foreign, too big or from a newer app says so', async () => {
		const shelf = newShelf();
		await playOn(await shelf.create(aRelay), 3, 'bad');
		const file = await shelf.export();
		const to = newShelf();
		expect(await to.import(file.with(40, 1))).toEqual({ ok: false, reason: 'corrupt' });
		expect(await to.import(file.subarray(0, 60))).toEqual({ ok: false, reason: 'corrupt' });
		expect(await to.import(file.with(8, 9))).toEqual({ ok: false, reason: 'newer' });
		expect(await to.import(new TextEncoder().encode('hello world'))).toEqual({ ok: false, reason: 'not-mangrove' });
		expect(await to.import(new Uint8Array(LARGEST_FILE + 1))).toEqual({ ok: false, reason: 'too-big' });
		expect(await to.list()).toEqual([]);
	});
});

describe('digests', () => {
	it('are equal for equal items and name the difference otherwise', async () => {
		const from = newShelf();
		const table = await from.create(aRelay);
		const before = digestOf(table.chain);
		expect(decodeDigest(encodeDigest(before))).toEqual(before);
		await playOn(table, 1, 'digest');
		const after = digestOf(table.chain);
		expect(difference(before, before)).toBe('none');
		expect(difference(before, after)).toBe('items');
		expect(difference(after, { ...after, rules: 2 })).toBe('rules');
		expect(difference(after, { ...after, state: before.state })).toBe('state');
		expect(decodeDigest(encodeDigest(after).subarray(1))).toBeNull();
	});
});

it('base64url has one text for one value', () => {
	const random = seeded('base64');
	for (let i = 0; i < 500; i++) {
		const bytes = Uint8Array.from({ length: random.int(40) }, () => random.int(256));
		expect(fromBase64(toBase64(bytes))).toEqual(bytes);
		expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
	}
	for (const text of ['A', 'AB=', 'A+/', 'QQQ\n', 'AB', 'é']) {
		const bytes = fromBase64(text);
		if (bytes !== null) expect(toBase64(bytes)).toBe(text);
	}
	expect(fromBase64('AB')).toBeNull();
});
