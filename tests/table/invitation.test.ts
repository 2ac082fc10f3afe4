/** Invitations: a link to a seat on another device, and sitting down with it. */
import fc from '../check';
import { expect, it } from 'vitest';
import { openInvitation, packInvitation, shortMatch, type Invitation } from '../../src/lib/table/invitation';
import type { Heard } from '../../src/lib/table/shelf';
import { memoryStore } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { aBoardGame, aCardGame, newShelf, reopened } from './fixture';

const remote = {
	...aBoardGame,
	seats: [
		{ name: 'Ada', bot: '' },
		{ name: '', bot: '', elsewhere: true }
	]
};

/** All that a table has, as a peer tells it. */
function heardFrom({ chain, ledger }: Table): Heard {
	const entries = [...chain.pool.items.values()].map(({ bytes }) => bytes);
	return { genesis: chain.genesis, entries, room: ledger.match.secrets.room ?? '', servers: [] };
}

/** Moves of a seat until another one is asked. */
async function playFirst(table: Table, seat: number): Promise<void> {
	while (table.snapshot.asked[0] === seat) await table.play(seat, table.legal(seat)[0]);
}

const inviteOf = (table: Table, seat: number): string => table.ledger.match.secrets.invites?.[seat] ?? '';

it('a link holds what it was made of, and any other text is no invitation', () => {
	const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
	const seat = fc.option(fc.record({ place: fc.nat(15), secret: hex }), { nil: null });
	const server = fc
		.webUrl()
		.filter((url) => url.length < 200)
		.map((url) => url.replace(/^http/, 'ws'));
	const servers = fc.array(server, { maxLength: 4 });
	const links = fc.record({
		match: hex,
		room: hex,
		game: fc.string({ maxLength: 20 }),
		rules: fc.nat(99),
		seat,
		seating: fc.oneof(
			fc.constant(''),
			hex.map((half) => half + half)
		),
		servers
	});
	fc.assert(
		fc.property(links, (link: Invitation) => {
			expect(openInvitation(packInvitation(link))).toEqual(link);
		})
	);
	fc.assert(
		fc.property(links, fc.nat(), (link, at) => {
			const text = packInvitation(link);
			expect(openInvitation(text.slice(0, at % text.length))).toBe('not-a-link');
		})
	);
	fc.assert(fc.property(fc.string(), (text) => typeof openInvitation(text) === 'string'));
});

it('a link to a seat is short enough for a code that phones read at once', () => {
	const secret = '0'.repeat(32);
	const link = {
		match: secret,
		room: secret,
		game: 'green-conquest',
		rules: 1,
		seat: { place: 1, secret },
		seating: '',
		servers: []
	};
	expect(packInvitation(link).length).toBeLessThan(100);
});

it('whoever has the invitation sits down and plays; the seat survives a reload', async () => {
	const host = await newShelf().create(remote);
	expect(host.snapshot.seats.map(({ here, taken }) => [here, taken])).toEqual([
		[true, true],
		[false, false]
	]);
	const store = memoryStore();
	const joined = await newShelf(store).join(heardFrom(host), 1, inviteOf(host, 1), 'Bo');
	if (!joined.ok) throw new Error(joined.reason);
	await host.receive(...heardFrom(joined.table).entries);
	expect(host.snapshot.seats[1]).toMatchObject({ name: 'Bo', taken: true, here: false });

	// Ada moves until it is Bo's turn, then Bo answers on a table that was opened again.
	await playFirst(host, 0);
	const guest = await reopened(store, host.id);
	await guest.receive(...heardFrom(host).entries);
	expect(guest.snapshot.head).toBe(host.snapshot.head);
	expect(await guest.play(1, guest.legal(1)[0])).toEqual({ ok: true });
	await host.receive(...heardFrom(guest).entries);
	expect(host.snapshot.head).toBe(guest.snapshot.head);
	expect(host.snapshot.health).toMatchObject({ ignored: {}, cheats: [], readOnly: [] });
});

it('a seat is taken once, and only with its own invitation', async () => {
	const host = await newShelf().create(remote);
	const first = await newShelf().join(heardFrom(host), 1, inviteOf(host, 1), 'Bo');
	if (!first.ok) throw new Error(first.reason);
	const store = memoryStore();
	const second = await newShelf(store).join(heardFrom(first.table), 1, inviteOf(host, 1), 'Cy');
	expect(second).toEqual({ ok: false, reason: 'taken' });
	expect(await store.match(host.id)).toBeNull();
	expect(await newShelf().join(heardFrom(host), 1, 'ab'.repeat(16), 'Cy')).toEqual({ ok: false, reason: 'no-seat' });
	expect(await newShelf().join(heardFrom(host), 0, inviteOf(host, 1), 'Cy')).toEqual({ ok: false, reason: 'no-seat' });
});

it('two sit down on one link in the same instant: the host goes by the first, for good, and the other is told so', async () => {
	const host = await newShelf().create(remote);
	const tables = await Promise.all(
		['Bo', 'Cy'].map(async (name) => {
			const joined = await newShelf().join(heardFrom(host), 1, inviteOf(host, 1), name);
			if (!joined.ok) throw new Error(joined.reason);
			return joined.table;
		})
	);
	const [holder, loser] = tables as [Table, Table];
	const all = [host, holder, loser];
	const meet = async (): Promise<void> => {
		for (const one of all)
			for (const other of all) {
				await one.receive(...heardFrom(other).entries);
				await one.tell(other.chain.seating?.id ?? '');
			}
	};
	// Whoever comes first has the seat, whatever the ids.
	await host.receive(...heardFrom(holder).entries);
	await meet();
	await playFirst(host, 0);
	await meet();
	expect(all.map(({ snapshot }) => snapshot.health.usedTwice)).toEqual([[1], [1], [1]]);
	await loser.tell(host.chain.seating?.id ?? '');
	expect(loser.snapshot.health).toMatchObject({ outsat: true, cheats: [] });
	expect(await loser.play(1, loser.legal(1)[0])).toEqual({ ok: true });
	expect(await holder.play(1, holder.legal(1)[0])).toEqual({ ok: true });
	await meet();
	for (const { snapshot } of [host, holder])
		expect(snapshot).toMatchObject({ head: holder.snapshot.head, ply: host.snapshot.ply, health: { cheats: [] } });
	expect(host.snapshot.seats[1]?.name).toBe('Bo');
	// A stranger at another table is no forger.
	expect(host.snapshot.health.ignored).not.toHaveProperty('bad-signature');
});

it('who comes too late on a link gives its own sit up, and watches what the others play', async () => {
	const host = await newShelf().create(remote);
	const store = memoryStore();
	const [holder, loser] = (await Promise.all(
		[newShelf(), newShelf(store)].map(async (shelf, i) => {
			const joined = await shelf.join(heardFrom(host), 1, inviteOf(host, 1), ['Bo', 'Cy'][i] ?? '');
			if (!joined.ok) throw new Error(joined.reason);
			return joined.table;
		})
	)) as [Table, Table];
	await host.receive(...heardFrom(holder).entries);
	// It has played at its own table before it is told.
	await loser.receive(...heardFrom(host).entries);
	expect(await loser.standUp()).toEqual({ ok: false, reason: 'not-asked' });
	await playFirst(host, 0);
	await loser.receive(...heardFrom(host).entries);
	expect(await loser.play(1, loser.legal(1)[0])).toEqual({ ok: true });
	await loser.tell(host.chain.seating?.id ?? '');
	expect(await loser.standUp()).toEqual({ ok: true });
	await loser.close();
	const watcher = await reopened(store, host.id);
	expect(watcher.chain.seating?.id).toBe(host.chain.seating?.id);
	expect(watcher.snapshot.health).toMatchObject({ outsat: false, readOnly: [], cheats: [] });
	expect(watcher.snapshot.seats.map(({ name, here }) => [name, here])).toEqual([
		['Ada', false],
		['Bo', false]
	]);
	await holder.receive(...heardFrom(host).entries);
	await playFirst(holder, 1);
	await watcher.receive(...heardFrom(holder).entries);
	expect(watcher.snapshot.head).toBe(holder.snapshot.head);
	expect(watcher.ledger.match.secrets.seats).toEqual({});
	expect(await watcher.play(1, holder.legal(1)[0])).toEqual({ ok: false, reason: 'read-only' });
	// Nothing of the other table is left to be sent around.
	await holder.receive(...heardFrom(watcher).entries);
	expect(holder.snapshot.health.ignored).toEqual({});
});

it('a visitor sees the match and can do nothing in it', async () => {
	const host = await newShelf().create(remote);
	await host.play(0, host.legal(0)[0]);
	const visited = await newShelf().visit(heardFrom(host));
	if (!visited.ok) throw new Error(visited.reason);
	expect(visited.table.snapshot.head).toBe(host.snapshot.head);
	expect(visited.table.legal(0)).toEqual([]);
	expect(await visited.table.play(0, host.legal(0)[0])).toEqual({ ok: false, reason: 'read-only' });
});

it('hidden cards do not go to other devices before they can be sealed', async () => {
	await expect(newShelf().create({ ...aCardGame, seats: remote.seats })).rejects.toThrow(RangeError);
});

it('a file keeps the room and the invitations', async () => {
	const shelf = newShelf();
	const host = await shelf.create(remote);
	const other = newShelf();
	expect(await other.import(await shelf.export(host.id))).toMatchObject({ ok: true, ids: [host.id] });
	const opened = await other.open(host.id);
	expect(opened.ok && opened.table.ledger.match.secrets).toEqual(host.ledger.match.secrets);
	expect((await other.list())[0]).toMatchObject({ isShared: true, here: [0] });
	expect(shortMatch(host.id)).toHaveLength(32);
});
