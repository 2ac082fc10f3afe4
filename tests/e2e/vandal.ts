/** Somebody with the link of a room who means harm: runs in a page and speaks the wire's own language. */
import * as Y from 'yjs';
import { fromBase64 } from '../../src/lib/table/base64';
import { keyOf } from '../../src/lib/table/carrier';
import { entryId } from '../../src/lib/table/entry';
import { inviteSigner, openInvitation, type Invitation } from '../../src/lib/table/invitation';
import { sign, SIGNATURE, unpack } from '../../src/lib/table/item';
import { ed25519Signer } from '../../src/lib/table/signature';
import { RoomWire } from '../../src/lib/wires/room/room';
import { decodeNote, encodeNote } from '../../src/lib/wires/together/notes';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Intruder {
	readonly invitation: Invitation;
	readonly doc: Y.Doc;
	readonly map: Y.Map<Uint8Array>;
	readonly wire: RoomWire;
}

/** Comes in by the link and waits until the match is there. */
async function intrude(code: string, server: string): Promise<Intruder> {
	const invitation = openInvitation(code);
	if (invitation === null) throw new Error('no invitation');
	const doc = new Y.Doc();
	const map = doc.getMap<Uint8Array>('entries');
	const wire = new RoomWire(doc, { room: invitation.room, servers: [server], iceServers: [] });
	while (map.size < 3) await sleep(50);
	return { invitation, doc, map, wire };
}

async function leave({ wire }: Intruder): Promise<void> {
	await sleep(500);
	await wire.close();
}

/** Comes in, says so as `isInside` of the page, and stays until everybody else has left the room. */
export async function untilAlone(code: string, server: string): Promise<void> {
	const { wire } = await intrude(code, server);
	Object.assign(globalThis, { isInside: true });
	while (wire.state.peers.length > 0) await sleep(50);
}

/** Deletes, overwrites and forges all that there is, and fills the room with rubbish; resolves when all is done. */
export async function wreck(code: string, server: string): Promise<void> {
	const intruder = await intrude(code, server);
	const { invitation, doc, map, wire } = intruder;
	const match = [...map.values()].flatMap((bytes) => {
		const entry = unpack(bytes)?.entry;
		return entry !== undefined && 'match' in entry ? [entry.match] : [];
	})[0] as string;
	const stranger = ed25519Signer(new Uint8Array(32).fill(9));
	const place = { match, seat: 0, parent: match };
	const forged = sign({ kind: 'move', ...place, move: 'end', shown: {} }, stranger);
	// A second person sits down in a seat that is taken.
	const body = {
		match,
		place: 1,
		key: stranger.key,
		nonce: '00'.repeat(16),
		name: 'Vandal',
		join: new Uint8Array(),
		own: undefined
	};
	const usurper = sign({ kind: 'sit', ...body }, inviteSigner(invitation.seat?.secret ?? ''));
	doc.transact(() => {
		for (const key of map.keys()) map.set(key, Uint8Array.of(1, 2, 3));
	});
	doc.transact(() => {
		for (const key of [...map.keys()]) map.delete(key);
		for (const { id, bytes } of [forged, usurper]) map.set(keyOf(id), bytes);
		for (let i = 0; i < 1_000; i++) map.set(`${i}`.padStart(32, '0'), new Uint8Array(300));
	});
	for (let i = 0; i < 200; i++) wire.send(encodeNote({ kind: 'ask', known: [] }));
	for (let i = 0; i < 10; i++) doc.getText('graffiti').insert(0, 'I was here');
	await leave(intruder);
}

/** Talks without end to two players until both have hung up: no faster than a slow machine takes it in, or our own end would give up first. */
export async function flood(code: string, server: string): Promise<void> {
	const intruder = await intrude(code, server);
	const { wire } = intruder;
	while (wire.state.peers.length < 2) await sleep(50);
	const known = wire.state.peers.map(({ id }) => id);
	while (wire.state.peers.some(({ id }) => known.includes(id))) {
		wire.send(new Uint8Array(1_000_000).fill(255));
		await sleep(500);
	}
	await leave(intruder);
}

/** Says what others say of themselves, but with another version of the rules; stays for a while. */
export async function claimOtherRules(code: string, server: string): Promise<void> {
	const intruder = await intrude(code, server);
	const { wire } = intruder;
	wire.listen((from, bytes) => {
		const note = decodeNote(bytes);
		if (note?.kind !== 'stand') return;
		wire.send(encodeNote({ kind: 'stand', digest: { ...note.digest, rules: note.digest.rules + 1 } }), from);
	});
	await sleep(8_000);
	await leave(intruder);
}

/** Puts signed entries among the others. */
export async function plant(code: string, server: string, entries: readonly string[]): Promise<void> {
	const intruder = await intrude(code, server);
	const { doc, map } = intruder;
	doc.transact(() => {
		for (const entry of entries) {
			const bytes = fromBase64(entry) ?? new Uint8Array();
			map.set(keyOf(entryId(bytes.subarray(SIGNATURE))), bytes);
		}
	});
	await leave(intruder);
}
