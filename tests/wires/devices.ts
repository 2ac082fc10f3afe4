/** Devices at one table, headless: sessions over an ether, people who open a link and sit down, moves between them. */
import { afterEach, expect, vi } from 'vitest';
import type * as Y from 'yjs';
import { seeded } from '../../src/lib/engine/random';
import type { NewMatch } from '../../src/lib/table/founding';
import { shortMatch, type Invitation } from '../../src/lib/table/invitation';
import type { Heard } from '../../src/lib/table/shelf';
import { verifyHere } from '../../src/lib/table/signature';
import { memoryStore, type Store } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { BusWire } from '../../src/lib/wires/bus';
import { Session } from '../../src/lib/wires/together/session';
import { Visit } from '../../src/lib/wires/together/visit';
import { newShelf } from '../table/fixture';
import { Ether, type EtherBus, type EtherFaults } from './ether';

export const TIMING = { beat: 20, silence: 200 };
export const PACE = { compare: 30, grace: 60, pause: 30 };
export const CALM: EtherFaults = { loss: 0, twice: 0, late: 0 };
export const STORM: EtherFaults = { loss: 0.2, twice: 0.2, late: 0.5 };

/** Closed after each test. */
export const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
	for (const each of open.splice(0)) await each.close();
});

export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000, interval: 5 });

/** A wire that shows its document. */
class OpenWire extends BusWire {
	get doc(): Y.Doc {
		return this.roster.doc;
	}
}

/** A session that can be cut off without a word, and looked into. */
export type Station = Session & { cut: () => void; doc: () => Y.Doc; said: EtherBus['said'] };

export function together(table: Table, ether: Ether, bus = ether.bus()): Station {
	let wire: OpenWire | undefined;
	const session = new Session(table, (doc) => [(wire = new OpenWire(doc, bus, TIMING))], PACE);
	open.push(session);
	return Object.assign(session, { cut: bus.cut, said: bus.said, doc: () => (wire as OpenWire).doc });
}

export function invitationTo(table: Table, place: number): Invitation {
	const { room = '', invites } = table.ledger.match.secrets;
	const secret = invites?.[place] ?? '';
	const { game, rules } = table.chain.genesis.entry;
	return { match: shortMatch(table.id), room, game, rules, seat: { place, secret }, seating: '', servers: [] };
}

/** Somebody opens a link and hears of the match. */
export async function hear(invitation: Invitation, ether: Ether): Promise<Heard> {
	const visit = new Visit(invitation, (doc) => new BusWire(doc, ether.bus(), TIMING), verifyHere, PACE.pause);
	const heard = await visit.heard;
	await visit.close();
	return heard;
}

/** Somebody opens a link, hears of the match and sits down. */
export async function arrive(
	invitation: Invitation,
	ether: Ether,
	name: string,
	store: Store = memoryStore()
): Promise<Table> {
	const heard = await hear(invitation, ether);
	const joined = await newShelf(store).join(heard, invitation.seat?.place ?? 0, invitation.seat?.secret ?? '', name);
	if (!joined.ok) throw new Error(joined.reason);
	return joined.table;
}

/** A table of people, each on an own device; the first has made it. */
export async function tableOf(
	match: NewMatch,
	names: readonly string[],
	faults: EtherFaults,
	stores: readonly (Store | undefined)[] = []
): Promise<{ ether: Ether; sessions: Station[] }> {
	const ether = new Ether(faults, seeded('devices'));
	const seats = names.map((name, seat) => ({ name: seat === 0 ? name : '', bot: '', elsewhere: seat > 0 }));
	const table = await newShelf(stores[0]).create({ ...match, seats });
	const sessions = [together(table, ether)];
	for (const [seat, name] of names.entries()) {
		if (seat === 0) continue;
		sessions.push(together(await arrive(invitationTo(table, seat), ether, name, stores[seat]), ether));
		await until(() => expect(table.snapshot.seats[seat]).toMatchObject({ name, taken: true }));
	}
	return { ether, sessions };
}

const random = seeded('moves');

/** Whoever is asked moves, on their own device. */
export async function playBetween(tables: readonly Table[], moves: number): Promise<void> {
	for (let i = 0; i < moves; i++) {
		const seat = tables[0]?.snapshot.asked[0];
		const table = seat === undefined ? undefined : tables[seat];
		if (seat === undefined || table === undefined || table.snapshot.result !== null) return;
		await until(() => expect(table.legal(seat).length).toBeGreaterThan(0));
		expect(await table.play(seat, random.pick(table.legal(seat)))).toEqual({ ok: true });
		await until(() => expect(new Set(tables.map(({ snapshot }) => snapshot.head)).size).toBe(1));
	}
}
