/** Somebody with the link of a room who means harm: runs in a page and speaks the wire's own language. */
import * as Y from 'yjs';
import { fromBase64 } from '../../src/lib/table/base64';
import { keyOf } from '../../src/lib/table/carrier';
import { entryId } from '../../src/lib/table/entry';
import { inviteSigner, openInvitation, type Invitation } from '../../src/lib/table/invitation';
import { sign, SIGNATURE, unpack, type Item } from '../../src/lib/table/item';
import { ed25519Signer } from '../../src/lib/table/signature';
import { RoomWire } from '../../src/lib/wires/room/room';
import { decodeNote, encodeNote, type Note } from '../../src/lib/wires/together/notes';
import { readVector, type Vector } from '../../src/lib/wires/update';
import { deleteAll, entries, manyAuthors, poison, tombstones } from '../wires/attacks/raw';
import { saysNote, saysUpdate } from '../wires/attacks/says';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A wire that says whatever bytes it is told to. */
class RawWire extends RoomWire {
	readonly #lines = new Map<string, (message: Uint8Array) => void>();
	/** What each peer has told of its document: authors and clocks. */
	readonly vectors: Vector[] = [];

	constructor(...args: ConstructorParameters<typeof RoomWire>) {
		super(...args);
		const { roster } = this;
		const [add, hear] = [roster.add.bind(roster), roster.hear.bind(roster)];
		roster.add = (id, send, ...rest) => {
			this.#lines.set(id, send);
			add(id, send, ...rest);
		};
		roster.hear = (id, message) => {
			const vector = message[0] === 0 ? readVector(message.subarray(1)) : null;
			if (vector !== null) this.vectors.push(vector);
			hear(id, message);
		};
	}

	/** To everybody who is there. */
	say(message: Uint8Array): void {
		for (const { id } of this.state.peers) this.#lines.get(id)?.(message);
	}
}

interface Intruder {
	readonly invitation: Invitation;
	readonly doc: Y.Doc;
	readonly map: Y.Map<Uint8Array>;
	readonly wire: RawWire;
	/** The match that the room is about. */
	readonly match: string;
}

/** Comes in by the link and waits until the match is there. */
async function intrude(code: string, server: string): Promise<Intruder> {
	const invitation = openInvitation(code);
	if (typeof invitation === 'string') throw new Error(invitation);
	const doc = new Y.Doc();
	const map = doc.getMap<Uint8Array>('entries');
	const wire = new RawWire(doc, { room: invitation.room, servers: [server], iceServers: [] });
	while (map.size < 3) await sleep(50);
	const match = [...map.values()].flatMap((bytes) => {
		const entry = unpack(bytes)?.entry;
		return entry !== undefined && 'match' in entry ? [entry.match] : [];
	})[0] as string;
	return { invitation, doc, map, wire, match };
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

const stranger = ed25519Signer(new Uint8Array(32).fill(9));
const keys = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i}`.padStart(32, '0'));

/** What Yjs would take in and keep: hidden, invented, poisoned, deleted, overwritten, unfounded. */
function poisons({ map, wire }: Intruder): Uint8Array[] {
	const author = wire.vectors.length;
	return [
		entries(
			author,
			0,
			Array.from({ length: 4 }, () => [null, new Uint8Array(60_000)])
		),
		manyAuthors(2_000),
		poison(author),
		tombstones(author, [...map.keys()]),
		entries(
			author,
			0,
			[...map.keys()].map((key) => [key, Uint8Array.of(1, 2, 3)])
		),
		entries(author, 7, [[keys(1)[0] as string, new Uint8Array(9)]]),
		...wire.vectors.slice(-2).map(deleteAll)
	].map(saysUpdate);
}

/** Entries that hash to their keys and do not hold: unreadable, of a stranger, about heads that nobody knows. */
function forgeries({ invitation, match }: Intruder): Uint8Array[] {
	const place = { match, seat: 0, parent: match };
	const forged = sign({ kind: 'move', ...place, move: 'end', shown: {} }, stranger);
	const heads = Array.from({ length: 200 }, (_, i) => (i + 1).toString(16).padStart(64, '0'));
	const unknown = heads.map((head) => sign({ kind: 'over', match, seat: 1, head }, stranger));
	// A second person sits down in a seat that is taken.
	const nonce = '00'.repeat(16);
	const body = { match, place: 1, key: stranger.key, nonce, name: 'Vandal', join: new Uint8Array(), own: '' };
	const usurper = sign({ kind: 'sit', ...body }, inviteSigner(invitation.seat?.secret ?? ''));
	const rows = (items: readonly Item[]): (readonly [string, Uint8Array])[] =>
		items.map(({ id, bytes }) => [keyOf(id), bytes]);
	return [
		entries(1, 0, rows([usurper])),
		entries(2, 0, rows([forged])),
		entries(3, 0, rows(unknown)),
		entries(
			4,
			0,
			keys(2_000).map((key) => [key, new Uint8Array(70)])
		)
	].map(saysUpdate);
}

function rudeNotes(): Uint8Array[] {
	const proofs = [0, 1, 0, 1].map((seat) => ({ seat, signature: new Uint8Array(64).fill(seat) }));
	const notes: Note[] = [
		{ kind: 'here', proofs },
		{ kind: 'ask', known: [] },
		{ kind: 'greet', nonce: '00'.repeat(16) },
		{ kind: 'give', parcel: new Uint8Array(5_000) }
	];
	return notes.map(saysNote);
}

/** Deletes, overwrites and forges all that there is, and fills the room with rubbish; resolves when all is done. */
export async function wreck(code: string, server: string): Promise<void> {
	const intruder = await intrude(code, server);
	const { wire } = intruder;
	for (const message of [...poisons(intruder), ...forgeries(intruder)]) {
		wire.say(message);
		await sleep(20);
	}
	for (let i = 0; i < 50; i++) for (const note of rudeNotes()) wire.say(note);
	await leave(intruder);
}

/** Wrecks and floods without a pause, and comes back each time it is let go; returns how many connections that took. */
export async function rampage(code: string, server: string, seconds: number): Promise<number> {
	const end = Date.now() + seconds * 1000;
	let connections = 0;
	while (Date.now() < end) {
		const intruder = await intrude(code, server);
		const { wire } = intruder;
		connections += wire.state.peers.length;
		const messages = [...forgeries(intruder), ...poisons(intruder), ...rudeNotes(), new Uint8Array(500_000).fill(255)];
		for (let i = 7 * connections; wire.state.peers.length > 0 && Date.now() < end; i++) {
			wire.say(messages[i % messages.length] as Uint8Array);
			await sleep(10);
		}
		await wire.close();
	}
	return connections;
}

/**
 * Talks without end to two players until both have hung up: in many small messages, which arrive on a slow machine,
 * too. Of large ones so many would wait here that our own end gave up first.
 */
export async function flood(code: string, server: string): Promise<void> {
	const intruder = await intrude(code, server);
	const { wire } = intruder;
	while (wire.state.peers.length < 2) await sleep(50);
	const known = wire.state.peers.map(({ id }) => id);
	while (wire.state.peers.some(({ id }) => known.includes(id))) {
		for (let i = 0; i < 100; i++) wire.send(new Uint8Array(100).fill(255));
		await sleep(50);
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
