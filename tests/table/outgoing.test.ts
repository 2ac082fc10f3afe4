/** When the screen offers to send something by post, and to whom. */
import { expect, it } from 'vitest';
import { receive, sort } from '../../src/lib/table/delivery';
import { openPost, packPost } from '../../src/lib/table/post';
import type { Shelf } from '../../src/lib/table/shelf';
import type { Table } from '../../src/lib/table/table';
import { invitable, outgoing } from '../../src/lib/ui/post/outgoing';
import { aRelay, newShelf, playOn } from './fixture';

const elsewhere = { name: '', bot: '', elsewhere: true };

async function host(seats: number): Promise<Table> {
	const options = { seats, turns: 4 };
	const others = Array.from({ length: seats - 1 }, () => elsewhere);
	return newShelf().create({ ...aRelay, options, seats: [{ name: 'Ada', bot: '' }, ...others] });
}

async function guest(from: Table, seat: number): Promise<Table> {
	const { room = '', invites = {} } = from.ledger.match.secrets;
	const secret = invites[seat] ?? '';
	const shelf: Shelf = newShelf();
	const sorted = await sort(openPost(packPost(from.chain, [], { room, place: seat, secret, servers: [] })), shelf);
	if (sorted.kind !== 'invited') throw new Error(sorted.kind);
	const joined = await shelf.join(sorted.heard, seat, secret, `P${seat}`);
	if (!joined.ok) throw new Error(joined.reason);
	return joined.table;
}

async function turn(table: Table): Promise<void> {
	const isMine = (): boolean => table.snapshot.seats[table.snapshot.asked[0] ?? -1]?.here === true;
	for (let i = 0; isMine() && i < 20; i++) await playOn(table, 1, `turn/${i}`);
}

async function deliver(from: Table, to: Table): Promise<void> {
	const post = openPost(packPost(from.chain, outgoing(from, from.snapshot)?.to ?? [], null));
	if (typeof post === 'string') throw new Error(post);
	await receive(to, post.parcel);
}

it('nothing is offered in a match on one device, nor while it is somebody’s turn here', async () => {
	const alone = await newShelf().create(aRelay);
	await playOn(alone, 1, 'alone');
	expect(outgoing(alone, alone.snapshot)).toBeNull();
	const ada = await host(2);
	expect(ada.snapshot.asked).toEqual([0]);
	expect(outgoing(ada, ada.snapshot)).toBeNull();
});

it('a move is offered until it is answered, unless the other is there', async () => {
	const ada = await host(2);
	await turn(ada);
	expect(outgoing(ada, ada.snapshot)).toMatchObject({ to: [1], addressee: 1, what: 'move' });
	expect(invitable(ada, ada.snapshot)).toEqual([1]);
	expect(outgoing(ada, ada.snapshot, [1])).toBeNull();
	const bo = await guest(ada, 1);
	expect(outgoing(bo, bo.snapshot)).toBeNull();
	await turn(bo);
	await deliver(bo, ada);
	expect(invitable(ada, ada.snapshot)).toEqual([]);
	expect(outgoing(ada, ada.snapshot)).toBeNull();
});

it('whoever sits down while it is another’s turn can say so; their words alone are not offered', async () => {
	const ada = await host(2);
	const bo = await guest(ada, 1);
	expect(outgoing(bo, bo.snapshot)).toMatchObject({ addressee: 0, what: 'seat' });
	await turn(ada);
	await deliver(ada, bo);
	await turn(bo);
	const before = outgoing(bo, bo.snapshot)?.mark;
	await bo.talk.say(1, 'hello');
	expect(outgoing(bo, bo.snapshot)?.mark).toBe(before);
});

it('among several it is for whoever plays next; the result is for all, until nobody waits for a signature', async () => {
	const tables = [await host(3)];
	for (const seat of [1, 2]) tables.push(await guest(tables[0] as Table, seat));
	// Nobody plays before the host knows who does, and the others know it from the host.
	for (const table of tables.slice(1)) await deliver(table, tables[0] as Table);
	for (const table of tables.slice(1)) await deliver(tables[0] as Table, table);
	for (let i = 0; i < 30 && tables.every(({ snapshot }) => snapshot.result === null); i++) {
		const mover = tables.find(({ snapshot }) => snapshot.seats[snapshot.asked[0] ?? -1]?.here) as Table;
		await turn(mover);
		const out = outgoing(mover, mover.snapshot);
		expect(out?.to).toHaveLength(2);
		if (mover.snapshot.result === null) expect(out?.addressee).toBe(mover.snapshot.asked[0]);
		for (const table of tables) if (table !== mover) await deliver(mover, table);
	}
	const signers = tables.filter((table) => outgoing(table, table.snapshot)?.what === 'result');
	expect(signers.length).toBeGreaterThan(0);
	for (const from of signers) for (const to of tables) if (to !== from) await deliver(from, to);
	expect(tables.every(({ snapshot }) => snapshot.confirmed)).toBe(true);
});
