/** Seats by lot between devices: everybody sits down at a place, the host draws, and each device finds its seat. */
import { expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { memoryStore, type Store } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { newShelf, reopened } from '../table/fixture';
import { arrive, CALM, invitationTo, STORM, together, until } from './devices';
import { Ether } from './ether';

const NAMES = ['Ada', 'Bo', 'Cy', ''];
const melee = {
	game: 'green-conquest',
	options: { mode: 'melee', build: 'preset', deploy: 'auto', returns: 'auto' },
	seats: [
		{ name: 'Ada', bot: '' },
		{ name: '', bot: '', elsewhere: true },
		{ name: '', bot: '', elsewhere: true },
		{ name: '', bot: 'easy' }
	],
	byLot: true
};

const namesOf = ({ snapshot }: Table): string[] => snapshot.seats.map(({ name, bot }) => bot || name);
const seatsHere = ({ snapshot }: Table): number[] => snapshot.seats.flatMap(({ here }, seat) => (here ? [seat] : []));

async function seatedAt(ether: Ether, stores: readonly Store[]): Promise<Table[]> {
	await newShelf().create(melee); // The first lot of this file leaves everybody where they sat.
	const host = await newShelf(stores[0]).create(melee);
	together(host, ether);
	const tables = [host];
	for (const place of [1, 2]) {
		expect(await host.draw()).toEqual({ ok: false, reason: 'not-all' });
		const table = await arrive(invitationTo(host, place), ether, NAMES[place] ?? '', stores[place]);
		together(table, ether);
		tables.push(table);
		await until(() => expect(host.snapshot.seats[place]?.taken).toBe(true));
	}
	return tables;
}

it('people have places, nobody is asked, and only the host can draw; then all see the same seats and play', async () => {
	const ether = new Ether(STORM, seeded('lot'));
	const tables = await seatedAt(ether, [memoryStore(), memoryStore(), memoryStore()]);
	const [host, bo, cy] = tables as [Table, Table, Table];
	for (const table of tables) {
		await until(() => expect(namesOf(table)).toEqual(['Ada', 'Bo', 'Cy', 'easy']));
		expect(table.snapshot).toMatchObject({ undrawn: true, asked: [], ply: 0 });
	}
	expect([seatsHere(host), seatsHere(bo), seatsHere(cy)]).toEqual([[0, 3], [1], [2]]);
	expect(await bo.draw()).toEqual({ ok: false, reason: 'read-only' });
	expect(await bo.devices.stop()).toEqual({ ok: false, reason: 'undrawn' });
	expect(bo.snapshot.health.passage).toBeNull();
	expect(await host.draw()).toEqual({ ok: true });
	expect(await host.draw()).toEqual({ ok: false, reason: 'read-only' });
	for (const table of tables) {
		await until(() => expect(table.snapshot.undrawn).toBe(false));
		expect(namesOf(table)).toEqual(namesOf(host));
	}
	expect(namesOf(host)).not.toEqual(['Ada', 'Bo', 'Cy', 'easy']);
	for (const [table, names] of [
		[host, ['Ada', 'easy']],
		[bo, ['Bo']],
		[cy, ['Cy']]
	] as const)
		expect(
			seatsHere(table)
				.map((seat) => namesOf(table)[seat])
				.sort()
		).toEqual([...names].sort());
	for (let i = 0; i < 12; i++) {
		const seat = host.snapshot.asked[0] as number;
		const mover = tables.find((table) => seatsHere(table).includes(seat)) as Table;
		await until(() => expect(mover.legal(seat).length).toBeGreaterThan(0));
		expect(await mover.play(seat, mover.legal(seat)[0])).toEqual({ ok: true });
		for (const table of tables) await until(() => expect(table.snapshot.head).toBe(mover.snapshot.head));
	}
	expect(host.snapshot.health.cheats).toEqual([]);
});

it('who is there is proved by place before the draw and by seat after it', async () => {
	const ether = new Ether(CALM, seeded('presence'));
	const host = await newShelf().create(melee);
	const at = together(host, ether);
	for (const place of [1, 2]) {
		together(await arrive(invitationTo(host, place), ether, NAMES[place] ?? ''), ether);
		await until(() => expect([...at.state.present]).toContain(place));
	}
	await host.draw();
	const elsewhere = host.snapshot.seats.flatMap(({ here }, seat) => (here ? [] : [seat]));
	await until(() => expect([...at.state.present].sort()).toEqual(elsewhere));
});

it('all devices are switched off between sitting down and the draw: the lot and the places are kept, and the seats after it', async () => {
	const stores = [memoryStore(), memoryStore(), memoryStore()];
	const before = await seatedAt(new Ether(CALM, seeded('before')), stores);
	const { id } = before[0] as Table;
	for (const table of before) await table.close();
	const ether = new Ether(CALM, seeded('after'));
	const tables = await Promise.all(stores.map((store) => reopened(store, id)));
	for (const table of tables) together(table, ether);
	expect(await tables[0]?.draw()).toEqual({ ok: true });
	for (const table of tables) await until(() => expect(table.snapshot.undrawn).toBe(false));
	for (const [i, store] of stores.entries()) {
		const again = await reopened(store, id);
		expect(seatsHere(again)).toEqual(seatsHere(tables[i] as Table));
		const [card] = await newShelf(store).list();
		expect(card?.seats.map(({ name, bot }) => bot || name)).toEqual(namesOf(again));
		expect(card?.here).toEqual(seatsHere(again));
		expect(again.snapshot.health.readOnly).toEqual([]);
	}
});

it('a file takes the lot of the host along, and nobody else’s', async () => {
	const stores = [memoryStore(), memoryStore(), memoryStore()];
	const [host] = (await seatedAt(new Ether(CALM, seeded('file')), stores)) as [Table];
	const elsewhere = newShelf();
	expect(await elsewhere.import(await newShelf(stores[0]).export(host.id))).toMatchObject({ ok: true });
	const opened = await elsewhere.open(host.id);
	expect(opened.ok && opened.table.canDraw).toBe(true);
	const guest = newShelf();
	await guest.import(await newShelf(stores[1]).export(host.id));
	const other = await guest.open(host.id);
	expect(other.ok && other.table.canDraw).toBe(false);
});

it('a copy from before the draw looks on after it, until somebody says that nobody else plays the seat', async () => {
	const ether = new Ether(CALM, seeded('copy'));
	const stores = [memoryStore(), memoryStore(), memoryStore()];
	const [host, bo] = (await seatedAt(ether, stores)) as [Table, Table];
	const second = memoryStore();
	await newShelf(second).import(await newShelf(stores[1]).export(host.id));
	// Opened and stored again while nobody has a seat.
	await (await reopened(second, host.id)).save();
	const copy = await reopened(second, host.id);
	together(copy, ether);
	await host.draw();
	await until(() => expect(copy.snapshot.undrawn).toBe(false));
	expect(seatsHere(copy)).toEqual(seatsHere(bo));
	expect(copy.snapshot.health).toMatchObject({ readOnly: seatsHere(bo), passage: { kind: 'copy' } });
	expect(await copy.devices.take()).toEqual({ ok: true });
	expect(copy.snapshot.health).toMatchObject({ readOnly: [], passage: null });
});

it('of two who sit down at one place in the same instant one is drawn, and the other is told so', async () => {
	const ether = new Ether(CALM, seeded('race'));
	const host = await newShelf().create(melee);
	together(host, ether);
	const rivals: Table[] = [];
	for (const name of ['Bo', 'Dan']) rivals.push(await arrive(invitationTo(host, 1), ether, name));
	const cy = await arrive(invitationTo(host, 2), ether, 'Cy');
	for (const table of [...rivals, cy]) together(table, ether);
	const outsat = (): boolean[] => [host, cy, ...rivals].map(({ snapshot }) => snapshot.health.outsat);
	for (const table of [host, cy, ...rivals]) await until(() => expect(table.snapshot.health.usedTwice).toEqual([1]));
	await until(() => expect(host.snapshot.seats[2]?.taken).toBe(true));
	expect(await host.draw()).toEqual({ ok: true });
	await until(() => expect([cy, ...rivals].every(({ snapshot }) => !snapshot.undrawn)).toBe(true));
	expect(outsat().filter(Boolean)).toEqual([true]);
	for (const table of rivals) expect(seatsHere(table)).toHaveLength(table.snapshot.health.outsat ? 0 : 1);
});
