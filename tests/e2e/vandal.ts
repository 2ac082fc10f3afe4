/** Somebody with the link of a room who means harm: runs in a page and speaks the wire's own language. */
import * as Y from 'yjs';
import { keyOf } from '../../src/lib/table/carrier';
import { inviteSigner, openInvitation, roomTopic } from '../../src/lib/table/invitation';
import { sign, unpack } from '../../src/lib/table/item';
import { ed25519Signer } from '../../src/lib/table/signature';
import { RoomWire } from '../../src/lib/wires/room/room';
import { encodeNote } from '../../src/lib/wires/together/notes';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Comes in and wrecks what it finds; resolves when all is done. */
export async function attack(code: string, server: string): Promise<number> {
	const invitation = openInvitation(code);
	if (invitation === null) throw new Error('no invitation');
	const doc = new Y.Doc();
	const map = doc.getMap<Uint8Array>('entries');
	const address = { topic: roomTopic(invitation.room), password: '', servers: [server], iceServers: [] };
	const wire = new RoomWire(doc, address);
	while (map.size < 3) await sleep(50);
	const found = [...map.values()];
	const match = found.flatMap((bytes) => {
		const entry = unpack(bytes)?.entry;
		return entry !== undefined && 'match' in entry ? [entry.match] : [];
	})[0] as string;
	const stranger = ed25519Signer(new Uint8Array(32).fill(9));
	const place = { match, seat: 0, parent: match, sit: '' as const };
	const forged = sign({ kind: 'move', ...place, move: 'end', shown: {} }, stranger);
	// A second person sits down in a seat that is taken.
	const body = { match, place: 1, key: stranger.key, nonce: '00'.repeat(16), name: 'Vandal', join: new Uint8Array() };
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
	await sleep(500);
	await wire.close();
	return found.length;
}
