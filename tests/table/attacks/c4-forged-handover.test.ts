/** A code that names a seat of somebody else, with any secret: it is refused, and what the device keeps stays as it was, byte for byte. */
import { expect, it } from 'vitest';
import { giftOf } from '../../../src/lib/table/gift';
import { openHandover, packHandover } from '../../../src/lib/table/handover';
import { verifyHere } from '../../../src/lib/table/signature';
import type { Store } from '../../../src/lib/table/store';
import { memoryStore } from '../../../src/lib/table/store';
import type { Table } from '../../../src/lib/table/table';
import { aRelay, find, newShelf, people } from '../fixture';

const told = ({ chain }: Table): Uint8Array[] => [...chain.pool.items.values()].map(({ bytes }) => bytes);

/** Three players on three devices; Ada made the match. */
async function threeDevices(): Promise<{ stores: Store[]; tables: Table[] }> {
	const stores = [memoryStore(), memoryStore(), memoryStore()];
	const host = await newShelf(stores[0]).create({
		...aRelay,
		options: { seats: 3, turns: 9 },
		seats: people('Ada', '', '').map((seat, i) => ({ ...seat, elsewhere: i > 0 }))
	});
	const tables = [host];
	for (const seat of [1, 2]) {
		const { invites, room = '' } = host.ledger.match.secrets;
		const heard = { genesis: host.chain.genesis, entries: told(host), room };
		const joined = await newShelf(stores[seat]).join(heard, seat, invites?.[seat] ?? '', `P${seat}`);
		if (!joined.ok) throw new Error(joined.reason);
		tables.push(joined.table);
		for (const to of tables) for (const from of tables) if (to !== from) await to.receive(...told(from));
	}
	return { stores, tables };
}

/** The code that a device of this table would give away, with secrets of the forger's own choice. */
function forged({ chain, ledger }: Table, seats: Readonly<Record<number, string>>, servers: readonly string[]): string {
	const { match } = ledger;
	return packHandover(chain, { ...match, secrets: { ...match.secrets, seats, servers } }, servers).code;
}

/** What becomes of it on a device that heard the match from the forger. */
async function offered(code: string, store: Store, forger: Table): Promise<unknown> {
	const handover = openHandover(code);
	if (typeof handover === 'string') return handover;
	const gift = await giftOf(handover, { genesis: forger.chain.genesis, entries: told(forger) }, find, verifyHere);
	if (typeof gift === 'string') return gift;
	return newShelf(store).take(gift);
}

it('a seat of another player cannot be slipped in', async () => {
	const { stores, tables } = await threeDevices();
	const [ada, , cy] = tables as [Table, Table, Table];
	await ada.save();
	await ada.close();
	const before = structuredClone(await stores[0]?.matches());
	const code = forged(cy, { 1: '5a'.repeat(32) }, ['wss://evil.example/x']);
	expect(await offered(code, stores[0] as Store, cy)).toEqual({ ok: false, reason: 'no-seat' });
	expect(await stores[0]?.matches()).toEqual(before);
	const opened = await newShelf(stores[0]).open(ada.id);
	if (!opened.ok) throw new Error(opened.reason);
	expect(opened.table.snapshot.health).toMatchObject({ readOnly: [], outsat: false, passage: null });
	expect(opened.table.ledger.match.secrets.servers).toBeUndefined();
});

it('nor one’s own seat with another secret, nor a match that is not here with a seat of nobody', async () => {
	const { stores, tables } = await threeDevices();
	const [, bo, cy] = tables as [Table, Table, Table];
	await bo.close();
	const before = structuredClone(await stores[1]?.matches());
	const code = forged(cy, { 1: '5a'.repeat(32), 2: cy.ledger.match.secrets.seats[2] ?? '' }, []);
	expect(await offered(code, stores[1] as Store, cy)).toMatchObject({ ok: false });
	expect(await stores[1]?.matches()).toEqual(before);
	const elsewhere = memoryStore();
	expect(await offered(forged(cy, { 1: '5a'.repeat(32) }, []), elsewhere, cy)).toEqual({
		ok: false,
		reason: 'no-seat'
	});
	expect((await elsewhere.matches()).matches).toEqual([]);
});
