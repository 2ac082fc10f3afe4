/** A seat goes on at another device: stopped here, carried by text or file, taken there, given back; and what happens to whoever does not keep to it. */
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../src/lib/table/base64';
import { continuation } from '../../src/lib/table/founding';
import { giftOf } from '../../src/lib/table/gift';
import { openHandover, packHandover } from '../../src/lib/table/handover';
import type { Shelf, Taken } from '../../src/lib/table/shelf';
import { verifyHere } from '../../src/lib/table/signature';
import { StoreError, memoryStore } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { aBoardGame, aCardGame, aRelay, find, newShelf, people, playOn, reopened } from './fixture';

/** All that a table has, as a peer tells it. */
const told = ({ chain }: Table) => ({
	genesis: chain.genesis,
	entries: [...chain.pool.items.values()].map(({ bytes }) => bytes)
});

const codeOf = ({ chain, ledger }: Table): string => packHandover(chain, ledger.match, []).code;

async function stopped(table: Table): Promise<string> {
	expect(await table.devices.stop()).toEqual({ ok: true });
	return codeOf(table);
}

async function take(shelf: Shelf, code: string, others: Table | null = null): Promise<Taken> {
	const handover = openHandover(code);
	if (typeof handover === 'string') throw new Error(handover);
	const gift = await giftOf(handover, others === null ? null : told(others), find, verifyHere);
	if (typeof gift === 'string') throw new Error(gift);
	return shelf.take(gift);
}

async function tableOf(shelf: Shelf, id: string): Promise<Table> {
	const opened = await shelf.open(id);
	if (!opened.ok) throw new Error(opened.reason);
	return opened.table;
}

async function exchange(...tables: readonly Table[]): Promise<void> {
	for (let round = 0; round < 2; round++)
		for (const from of tables) for (const to of tables) if (to !== from) await to.receive(...told(from).entries);
}

/** Three players on three devices of a relay. */
async function threeDevices(): Promise<{ shelves: Shelf[]; tables: Table[] }> {
	const shelves = [newShelf(), newShelf(), newShelf()];
	const host = await (shelves[0] as Shelf).create({
		...aRelay,
		options: { seats: 3, turns: 9 },
		seats: people('Ada', '', '').map((seat, i) => ({ ...seat, elsewhere: i > 0 }))
	});
	const tables = [host];
	for (const seat of [1, 2]) {
		const secret = host.ledger.match.secrets.invites?.[seat] ?? '';
		const heard = { ...told(host), room: host.ledger.match.secrets.room ?? '' };
		const joined = await (shelves[seat] as Shelf).join(heard, seat, secret, ['', 'Bo', 'Cy'][seat] as string);
		if (!joined.ok) throw new Error(joined.reason);
		tables.push(joined.table);
		await exchange(...tables);
	}
	return { shelves, tables };
}

async function endTurn(tables: readonly Table[]): Promise<void> {
	const seat = tables[0]?.snapshot.asked[0] as number;
	expect(await tables[seat]?.play(seat, { type: 'end', by: 0 })).toEqual({ ok: true });
	await exchange(...tables);
}

describe('a match on one device', () => {
	it('that began at a position of another one goes on at another device, too', async () => {
		const before = await newShelf().create(aBoardGame);
		await playOn(before, 20, 'before');
		const wanted = continuation(before.chain, before.snapshot.ply, aBoardGame.seats);
		if (wanted === null) throw new Error('it cannot go on');
		const here = await newShelf().create(wanted);
		await playOn(here, 12, 'after');
		const { head } = here.snapshot;
		const two = newShelf();
		expect(await take(two, await stopped(here))).toMatchObject({ ok: true });
		expect((await tableOf(two, here.id)).snapshot.head).toBe(head);
	});

	it('goes on at another, to the same bytes, and comes back', async () => {
		for (const match of [aBoardGame, aCardGame, { ...aRelay, title: 'Relais' }]) {
			const [one, two] = [newShelf(), newShelf()];
			const here = await one.create(match);
			await playOn(here, 12, 'move');
			const code = await stopped(here);
			expect(openHandover(code)).toMatchObject({ way: 'moves' });
			expect(here.snapshot.health).toMatchObject({ readOnly: [0, 1], passage: { kind: 'away' } });
			expect(here.legal(here.snapshot.asked[0] as number)).toEqual([]);

			expect(await take(two, code)).toEqual({ ok: true, id: here.id, waits: false });
			const there = await tableOf(two, here.id);
			expect(there.snapshot.head).toBe(here.snapshot.head);
			expect(there.snapshot.state).toEqual(here.snapshot.state);
			expect(there.sees(0)).toEqual(here.sees(0));
			expect(there.snapshot.health).toMatchObject({ readOnly: [], passage: null });
			const links = ({ chain }: Table) =>
				chain.view().nodes.map(({ link }) => chain.pool.items.get(link?.id ?? '')?.bytes);
			expect(links(there)).toEqual(links(here));

			await playOn(there, 5, 'on');
			expect(await take(one, await stopped(there))).toMatchObject({ ok: true, waits: false });
			const back = await tableOf(one, here.id);
			expect(back.snapshot.head).toBe(there.snapshot.head);
			await playOn(back, 3, 'back');
			expect(back.snapshot.health).toMatchObject({ readOnly: [], cheats: [] });
		}
	});

	it('of 200 moves fits a link, and one of 40 a code for cameras', async () => {
		const options = { mode: 'duel', build: 'preset', deploy: 'auto', returns: 'choose', quietLimit: 0 };
		const table = await newShelf().create({ ...aBoardGame, options });
		await playOn(table, 40, 'long');
		const code = codeOf(table);
		expect(code.length).toBeLessThanOrEqual(560);
		await playOn(table, 160, 'longer');
		expect(codeOf(table).length).toBeLessThanOrEqual(1_850);
	});

	it('goes by file where it is too long or too odd for its moves alone', async () => {
		const [one, two] = [newShelf(), newShelf()];
		const here = await one.create({ ...aCardGame, title: 'Train' });
		await playOn(here, 9, 'file');
		await here.devices.stop();
		const imported = await two.import(await one.export(here.id, true));
		if (!imported.ok || imported.gift === null) throw new Error('no gift');
		expect(await two.list()).toEqual([]);
		expect(await two.take(imported.gift)).toMatchObject({ ok: true, waits: false });
		const there = await tableOf(two, here.id);
		expect(there.ledger.match.title).toBe('Train');
		await playOn(there, 4, 'on');
	});

	it('a copy of a stopped match is asked about before it plays', async () => {
		const [one, two] = [newShelf(), newShelf()];
		const here = await one.create(aRelay);
		await here.devices.stop();
		expect(await two.import(await one.export())).toMatchObject({ ok: true, ids: [here.id], gift: null });
		const copy = await tableOf(two, here.id);
		expect(copy.snapshot.health).toMatchObject({ readOnly: [0, 1], passage: { kind: 'copy' } });
		expect(await copy.devices.take()).toEqual({ ok: true });
		await playOn(copy, 1, 'copy');
	});
});

describe('a seat is never lost', () => {
	it('a crash after stopping: the code is made again, and the seat can be taken back', async () => {
		const store = memoryStore();
		const here = await newShelf(store).create(aRelay);
		await playOn(here, 2, 'crash');
		const code = await stopped(here);
		const again = await reopened(store, here.id);
		expect(again.snapshot.health.passage).toMatchObject({ kind: 'away', head: here.snapshot.head });
		expect(codeOf(again)).toBe(code);
		expect(await again.play(again.snapshot.asked[0] as number, { type: 'end', by: 0 })).toEqual({
			ok: false,
			reason: 'read-only'
		});
		expect(await again.devices.take()).toEqual({ ok: true });
		await playOn(again, 1, 'on');
		expect((await reopened(store, here.id)).snapshot.health.readOnly).toEqual([]);
	});

	it('what could not be stored did not stop', async () => {
		const plain = memoryStore();
		let isBroken = false;
		const store: typeof plain = {
			...plain,
			write: (...args) => (isBroken ? Promise.reject(new StoreError('full')) : plain.write(...args))
		};
		const here = await newShelf(store).create(aRelay);
		isBroken = true;
		expect(await here.devices.stop()).toEqual({ ok: false, reason: 'not-saved' });
		isBroken = false;
		await playOn(here, 1, 'on');
		expect(here.snapshot.health).toMatchObject({ readOnly: [], passage: null });
	});

	it('a crash between taking and the first move: it is taken', async () => {
		const here = await newShelf().create(aRelay);
		const store = memoryStore();
		await take(newShelf(store), await stopped(here));
		const there = await reopened(store, here.id);
		await playOn(there, 2, 'on');
		expect((await reopened(store, here.id)).snapshot.health.readOnly).toEqual([]);
	});
});

describe('between devices', () => {
	it('a seat goes on at another device and back; nobody is accused', async () => {
		const { shelves, tables } = await threeDevices();
		await endTurn(tables);
		const [ada, bo, cy] = tables as [Table, Table, Table];
		const code = await stopped(bo);
		expect(code.length).toBeLessThan(560);
		const phone = newShelf();
		expect(await take(phone, code, ada)).toEqual({ ok: true, id: bo.id, waits: false });
		const boThere = await tableOf(phone, bo.id);
		await endTurn([ada, boThere, cy]);
		await endTurn([ada, boThere, cy]);
		await bo.receive(...told(ada).entries);
		expect(bo.snapshot.health.readOnly).toEqual([1]);
		expect(await bo.devices.take()).toEqual({ ok: false, reason: 'moved-on' });
		await endTurn([ada, boThere, cy]);

		expect(await take(shelves[1] as Shelf, await stopped(boThere), ada)).toMatchObject({ ok: true, waits: false });
		const back = await tableOf(shelves[1] as Shelf, bo.id);
		await endTurn([ada, back, cy]);
		for (const table of [ada, back, cy]) expect(table.snapshot.health).toMatchObject({ cheats: [], readOnly: [] });
	});

	it('what is told is older than the code: it plays once the rest is there', async () => {
		const { tables } = await threeDevices();
		const [ada, bo, cy] = tables as [Table, Table, Table];
		const visited = await newShelf().visit({ ...told(ada), room: '' });
		if (!visited.ok) throw new Error(visited.reason);
		await endTurn(tables);
		await endTurn(tables);
		const phone = newShelf();
		expect(await take(phone, await stopped(bo), visited.table)).toEqual({ ok: true, id: bo.id, waits: true });
		const there = await tableOf(phone, bo.id);
		expect(there.snapshot.health).toMatchObject({ readOnly: [1], passage: { kind: 'given' } });
		expect(await there.devices.take()).toEqual({ ok: false, reason: 'behind' });
		await there.receive(...told(cy).entries);
		expect(there.snapshot.health).toMatchObject({ readOnly: [], passage: null });
	});

	it('a code that was used, or is older than what is known, is refused', async () => {
		const { shelves, tables } = await threeDevices();
		const [ada, bo, cy] = tables as [Table, Table, Table];
		await endTurn(tables);
		const code = await stopped(bo);
		const phone = newShelf();
		await take(phone, code, ada);
		expect(await take(phone, code, ada)).toEqual({ ok: false, reason: 'here-already' });
		const there = await tableOf(phone, bo.id);
		await endTurn([ada, there, cy]);
		const tablet = newShelf();
		expect(await take(tablet, code, ada)).toEqual({ ok: false, reason: 'moved-on' });
		expect(await tablet.list()).toEqual([]);
		await there.devices.stop();
		expect(await take(phone, code, ada)).toEqual({ ok: false, reason: 'moved-on' });
		await take(shelves[1] as Shelf, codeOf(there), ada);
		await endTurn([ada, await tableOf(shelves[1] as Shelf, bo.id), cy]);
	});

	it('what nobody has heard yet comes along, so that nothing is signed twice or missing', async () => {
		const { tables } = await threeDevices();
		const [ada, bo] = tables as [Table, Table, Table];
		for (let i = 0; i < 7; i++) await endTurn(tables);
		await bo.play(1, { type: 'step', by: 1 });
		const code = await stopped(bo);
		expect(openHandover(code)).toMatchObject({ way: 'room' });
		const phone = newShelf();
		expect(await take(phone, code, ada)).toEqual({ ok: true, id: bo.id, waits: false });
		expect((await tableOf(phone, bo.id)).snapshot.head).toBe(bo.snapshot.head);
	});

	it('two devices answer one question against the rules: explained on both, and the match goes on', async () => {
		const { shelves, tables } = await threeDevices();
		const [ada, bo, cy] = tables as [Table, Table, Table];
		await endTurn(tables);
		const copy = newShelf();
		await copy.import(await (shelves[1] as Shelf).export());
		const there = await tableOf(copy, bo.id);
		expect(there.snapshot.health).toMatchObject({ readOnly: [1], passage: { kind: 'copy' } });
		await there.devices.take();
		await bo.play(1, { type: 'end', by: 0 });
		await there.play(1, { type: 'end', by: 1 });
		await exchange(ada, bo, cy, there);
		for (const table of [ada, bo, cy, there]) expect(table.snapshot.health.cheats).toMatchObject([{ seat: 1 }]);
		const readOnly = [bo, there].filter(({ snapshot }) => snapshot.health.readOnly.length > 0);
		expect(readOnly).toHaveLength(1);
		expect(readOnly[0]?.snapshot.health.passage).toBeNull();
		const playing = [bo, there].find((table) => !readOnly.includes(table)) as Table;
		for (let i = 0; i < 4; i++) await endTurn([ada, playing, cy]);
	});
});

describe('a lost phone', () => {
	it('the others agree, and the seat goes on from a backup', async () => {
		const { shelves, tables } = await threeDevices();
		const [ada, bo, cy] = tables as [Table, Table, Table];
		const backup = await (shelves[1] as Shelf).export();
		for (let i = 0; i < 3; i++) await endTurn(tables);
		const phone = newShelf();
		await phone.import(backup);
		const there = await tableOf(phone, bo.id);
		expect(await there.devices.ask()).toEqual({ ok: true });
		await exchange(ada, cy, there);
		expect(ada.snapshot.request).toBeNull();
		expect(await ada.play(0, { type: 'end', by: 0 })).toEqual({ ok: true });
		await exchange(ada, cy, there);
		for (const table of [ada, cy])
			expect(table.snapshot.request).toMatchObject({ seat: 1, agreed: [], others: [0, 2] });
		const { request } = ada.snapshot;
		if (request === null) throw new Error('no request');
		// Whoever is later in order may say so first; it is signed when the others have.
		await ada.devices.agree(request);
		await exchange(ada, cy, there);
		expect(there.snapshot.health.readOnly).toEqual([1]);
		await cy.devices.agree(request);
		await exchange(ada, cy, there);
		await exchange(ada, cy, there);
		expect(there.snapshot.health).toMatchObject({ readOnly: [], passage: null, asksFor: [] });
		for (let i = 0; i < 4; i++) await endTurn([ada, there, cy]);
		// The phone is found again: it only looks on.
		await bo.receive(...told(ada).entries);
		expect(bo.snapshot.health).toMatchObject({ readOnly: [1], cheats: [] });
		expect(await bo.devices.take()).toEqual({ ok: false, reason: 'moved-on' });
	});
});

it('a handover that was tampered with is not opened, whatever the bit', async () => {
	const table = await newShelf().create(aRelay);
	await playOn(table, 3, 'tamper');
	const bytes = fromBase64(await stopped(table)) as Uint8Array;
	for (let bit = 0; bit < 8 * bytes.length; bit += 5) {
		const changed = bytes.with(bit >> 3, (bytes[bit >> 3] as number) ^ (1 << (bit & 7)));
		expect(typeof openHandover(toBase64(changed)), `bit ${bit}`).toBe('string');
	}
	expect(openHandover('')).toBe('not-a-handover');
	expect(openHandover('hello')).toBe('not-a-handover');
	expect(openHandover(toBase64(bytes.with(1, 9)))).toBe('newer');
	expect(openHandover(toBase64(bytes.subarray(0, 50)))).toBe('damaged');
});
