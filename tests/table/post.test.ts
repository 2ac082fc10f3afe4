/** Post: a match by messenger, with nobody online at the same time. Devices here share nothing but what the links hold. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/lib/engine/contract';
import { toBase64 } from '../../src/lib/table/base64';
import { concat } from '../../src/lib/table/bytes';
import { receive, sort, type Sorted } from '../../src/lib/table/delivery';
import { openParcel, packParcel } from '../../src/lib/table/parcel';
import type { Post, SeatInvitation } from '../../src/lib/table/post';
import { LARGEST_POST, openCode, openPost, owedTo, packPost, toCode } from '../../src/lib/table/post';
import { inPostFile, toPostFile } from '../../src/lib/table/post';
import type { NewMatch } from '../../src/lib/table/founding';
import type { Shelf } from '../../src/lib/table/shelf';
import type { Table } from '../../src/lib/table/table';
import { sha256 } from '@noble/hashes/sha2.js';
import { aBoardGame, aRelay, newShelf, playOn } from './fixture';

const elsewhere = (match: NewMatch): NewMatch => ({
	...match,
	seats: match.seats.map((seat, i) => (i === 0 ? seat : { name: '', bot: '', elsewhere: true }))
});
const aCoalition: NewMatch = {
	...aBoardGame,
	options: { ...(aBoardGame.options as object), mode: 'coalition' },
	seats: ['Ada', '', '', ''].map((name) => ({ name, bot: '' }))
};

/** Somebody with a device, and the one match on it. */
interface Person {
	readonly shelf: Shelf;
	table: Table;
}

const invitationTo = ({ ledger }: Table, place: Seat): SeatInvitation => {
	const { room = '', invites = {} } = ledger.match.secrets;
	return { room, place, secret: invites[place] ?? '', servers: [] };
};
const others = ({ snapshot }: Table): Seat[] => snapshot.seats.flatMap(({ here }, seat) => (here ? [] : [seat]));
const codeFor = (table: Table, ...seats: Seat[]): string => toCode(packPost(table.chain, seats, null));
const inviteCode = (table: Table, seat: Seat): string =>
	toCode(packPost(table.chain, [seat], invitationTo(table, seat)));

function opened(code: string): Post {
	const post = openCode(code);
	if (typeof post === 'string') throw new Error(post);
	return post;
}

async function host(match: NewMatch): Promise<Person> {
	const shelf = newShelf();
	return { shelf, table: await shelf.create(elsewhere(match)) };
}

/** Opens an invitation by post and sits down. */
async function guest(code: string, name: string): Promise<Person> {
	const shelf = newShelf();
	const sorted = await sort(openCode(code), shelf);
	if (sorted.kind !== 'invited') throw new Error(JSON.stringify(sorted));
	const joined = await shelf.join(sorted.heard, sorted.seat, opened(code).invitation?.secret ?? '', name);
	if (!joined.ok) throw new Error(joined.reason);
	return { shelf, table: joined.table };
}

const reasonOf = (sorted: Sorted): string => (sorted.kind === 'refused' ? sorted.reason : sorted.kind);
const turnOf = ({ table }: Person): boolean => {
	const [asked] = table.snapshot.asked;
	return asked !== undefined && table.snapshot.seats[asked]?.here === true;
};

async function turn(person: Person, seed: string): Promise<void> {
	for (let i = 0; turnOf(person) && i < 40; i++) await playOn(person.table, 1, `${seed}/${i}`);
}

/** The code with another body, and a checksum that fits it. */
function forged(code: string, change: (post: Uint8Array) => Uint8Array): string {
	const bytes = change(Uint8Array.from(Buffer.from(code, 'base64url')));
	const body = bytes.subarray(6);
	return toBase64(concat([bytes.subarray(0, 2), sha256(body).subarray(0, 4), body]));
}

describe('a match by post', () => {
	it('goes from the first link to a confirmed result with nobody online at the same time', async () => {
		const ada = await host(aRelay);
		await turn(ada, 'first');
		const bo = await guest(inviteCode(ada.table, 1), 'Bo');
		expect(bo.table.snapshot.ply).toBe(ada.table.snapshot.ply);
		for (let i = 0; i < 20 && !(ada.table.snapshot.confirmed && bo.table.snapshot.confirmed); i++) {
			const [from, to] = i % 2 === 0 ? [bo, ada] : [ada, bo];
			await turn(from, `turn/${i}`);
			const post = opened(codeFor(from.table, ...others(from.table)));
			expect(post.parcel.genesis).toBeNull();
			expect(await receive(to.table, post.parcel)).toBe('news');
			expect(to.table.snapshot.head).toBe(from.table.snapshot.head);
		}
		expect(ada.table.snapshot).toMatchObject({ confirmed: true, result: bo.table.snapshot.result });
		expect(ada.table.snapshot.seats[1]).toMatchObject({ name: 'Bo', taken: true });
	});

	it('of four goes round: a link serves everybody who has not spoken since', async () => {
		const ada = await host(aCoalition);
		const people = [ada];
		for (const seat of [1, 2, 3]) people.push(await guest(inviteCode(ada.table, seat), `P${seat}`));
		// Nobody plays before the host knows who does, and the others know it from the host.
		for (const { table } of people.slice(1)) await receive(ada.table, opened(codeFor(table, 0)).parcel);
		for (const { table } of people.slice(1)) await receive(table, opened(codeFor(ada.table, 1, 2, 3)).parcel);
		for (let i = 0; i < 14; i++) {
			const mover = people.find(turnOf) as Person;
			await turn(mover, `round/${i}`);
			const code = codeFor(mover.table, ...others(mover.table));
			// One of them is on holiday and opens only every fifth link.
			for (const [seat, person] of people.entries()) {
				if (person === mover || (seat === 2 && i % 5 !== 4 && !mover.table.snapshot.asked.includes(2))) continue;
				expect(await receive(person.table, opened(code).parcel), `link ${i} for seat ${seat}`).toBe('news');
				expect(person.table.snapshot.head).toBe(mover.table.snapshot.head);
			}
		}
	});

	it('goes on where a live wire left off, from what was signed', async () => {
		const ada = await host(aBoardGame);
		await turn(ada, 'a');
		const bo = await guest(inviteCode(ada.table, 1), 'Bo');
		await turn(bo, 'b');
		await ada.table.receive(...[...bo.table.chain.pool.items.values()].map(({ bytes }) => bytes));
		await turn(ada, 'c');
		const lacks = owedTo(ada.table.chain, [1]);
		expect(lacks.every(({ entry }) => 'seat' in entry && entry.seat === 0)).toBe(true);
		expect(await receive(bo.table, opened(codeFor(ada.table, 1)).parcel)).toBe('news');
	});
});

describe('a link', () => {
	it('with one move has at most 300 characters, a whole turn well under 1,900', async () => {
		const ada = await host(aBoardGame);
		await turn(ada, 'x');
		const bo = await guest(inviteCode(ada.table, 1), 'Bo');
		await turn(bo, 'y');
		await receive(ada.table, opened(codeFor(bo.table, 0)).parcel);
		await playOn(ada.table, 1, 'one');
		expect(owedTo(ada.table.chain, [1])).toHaveLength(1);
		const address = 'https://mangrove.example.org/post#';
		expect(`${address}${codeFor(ada.table, 1)}`.length).toBeLessThanOrEqual(300);
		await turn(ada, 'z');
		expect(`${address}${codeFor(ada.table, 1)}`.length).toBeLessThanOrEqual(1_000);
	});

	it('that invites holds the match, the moves and the seat in less than 1,900 characters', async () => {
		const ada = await host(aCoalition);
		await turn(ada, 'first');
		expect(inviteCode(ada.table, 1).length).toBeLessThan(1_200);
	});

	it('that was cut, wrapped or hung upon by a messenger is told from garbage', async () => {
		const { table } = await host(aRelay);
		await playOn(table, 1, 'cut');
		const code = inviteCode(table, 1);
		const whole = opened(code);
		for (const text of [` ${code}\n`, `${code}.`, `${code}&utm_source=chat`, `${code})`])
			expect(openCode(text)).toEqual(whole);
		for (let length = 2; length < code.length; length++)
			expect(openCode(code.slice(0, length)), `${length}`).toBe('cut-off');
		for (const text of ['', 'hello', '????', 'AAAA', code.slice(1)]) expect(openCode(text)).toBe('not-post');
		expect(openCode('T'.repeat(2 * LARGEST_POST + 1))).toBe('too-big');
		expect(openPost(new Uint8Array(LARGEST_POST + 1))).toBe('too-big');
		expect(openPost(packPost(table.chain, [1], null).with(1, 3))).toBe('newer');
		expect(openPost(packPost(table.chain, [1], null).with(1, 1))).toBe('older');
	});

	it('as a file is the same post, and no other file is one', async () => {
		const { table } = await host(aRelay);
		const post = packPost(table.chain, [], null);
		expect(inPostFile(toPostFile(post))).toEqual(post);
		expect(inPostFile(await newShelf().export())).toBeNull();
		expect(inPostFile(new Uint8Array())).toBeNull();
	});
});

describe('a post that is opened', () => {
	it('again, late, or where it was made says so and changes nothing', async () => {
		const ada = await host(aRelay);
		await turn(ada, 'a');
		const first = inviteCode(ada.table, 1);
		expect(reasonOf(await sort(openCode(first), ada.shelf))).toBe('known');
		expect(await receive(ada.table, opened(first).parcel)).toBe('own');
		const bo = await guest(first, 'Bo');
		expect(await receive(bo.table, opened(first).parcel)).toBe('known');
		await turn(bo, 'b');
		const answer = opened(codeFor(bo.table, 0));
		const { head } = bo.table.snapshot;
		expect(await receive(bo.table, opened(first).parcel)).toBe('known');
		expect(await receive(bo.table, answer.parcel)).toBe('own');
		expect(bo.table.snapshot.head).toBe(head);
		expect(await receive(ada.table, answer.parcel)).toBe('news');
		expect(await receive(ada.table, answer.parcel)).toBe('known');
	});

	it('before the one before it is kept, and counts when that comes', async () => {
		const ada = await host(aBoardGame);
		await turn(ada, 'a');
		const bo = await guest(inviteCode(ada.table, 1), 'Bo');
		await turn(bo, 'b');
		await receive(ada.table, opened(codeFor(bo.table, 0)).parcel);
		await playOn(ada.table, 2, 'c');
		const [one, two] = owedTo(ada.table.chain, [1]);
		const [before, after] = [one, two].map((item) =>
			openParcel(packParcel(ada.table.chain, item ? [item] : [], false))
		);
		if (!before || !after) throw new Error('no parcels');
		const { ply } = bo.table.snapshot;
		expect(await receive(bo.table, after)).toBe('gap');
		expect(bo.table.snapshot.ply).toBe(ply);
		expect(await receive(bo.table, before)).toBe('news');
		expect(bo.table.snapshot.ply).toBe(ply + 2);
	});

	it('by somebody whose sit never came is a gap, too', async () => {
		const ada = await host(aRelay);
		await turn(ada, 'a');
		const bo = await guest(inviteCode(ada.table, 1), 'Bo');
		await turn(bo, 'b');
		const moves = owedTo(bo.table.chain, [0]).filter(({ entry }) => entry.kind !== 'sit');
		const parcel = openParcel(packParcel(bo.table.chain, moves, false));
		if (parcel === null) throw new Error('no parcel');
		expect(await receive(ada.table, parcel)).toBe('gap');
		expect(await receive(ada.table, opened(codeFor(bo.table, 0)).parcel)).toBe('news');
	});

	it('of another match, without an invitation, to a seat that is taken or to none: each has its name', async () => {
		const ada = await host(aCoalition);
		await turn(ada, 'a');
		const stranger = newShelf();
		const reason = async (code: string): Promise<string> => reasonOf(await sort(openCode(code), stranger));
		const bo = await guest(inviteCode(ada.table, 1), 'Bo');
		await turn(bo, 'b');
		await receive(ada.table, opened(codeFor(bo.table, 0, 2, 3)).parcel);
		expect(await reason(codeFor(ada.table, 1))).toBe('unknown-match');
		expect(await reason(toCode(packPost(ada.table.chain, [], null)))).toBe('no-invitation');
		expect(await reason(inviteCode(ada.table, 1))).toBe('taken');
		const wrong = { ...invitationTo(ada.table, 2), secret: '0'.repeat(32) };
		expect(await reason(toCode(packPost(ada.table.chain, [2], wrong)))).toBe('no-seat');
		expect(await reason(inviteCode(ada.table, 2))).toBe('invited');
		expect(await stranger.list()).toEqual([]);
	});

	it('to a seat that somebody else has answered from says so', async () => {
		const ada = await host(aRelay);
		await turn(ada, 'a');
		const code = inviteCode(ada.table, 1);
		const [bo, cy] = [await guest(code, 'Bo'), await guest(code, 'Cy')];
		await turn(bo, 'b');
		await receive(ada.table, opened(codeFor(bo.table, 0)).parcel);
		await turn(ada, 'c');
		const all = opened(toCode(packPost(ada.table.chain, [], null)));
		await cy.table.tell(ada.table.chain.seating?.id ?? '');
		expect(await receive(cy.table, all.parcel)).toBe('outrun');
	});

	it('of an unknown game or another version of the rules says so', async () => {
		const { table } = await host(aRelay);
		const code = inviteCode(table, 1);
		const reason = async (change: (post: Uint8Array) => Uint8Array): Promise<string> =>
			reasonOf(await sort(openCode(forged(code, change)), newShelf()));
		// The header: format, version, checksum, then the game as a text and the version of its rules.
		expect(await reason((bytes) => bytes.with(7, 0x78))).toBe('unknown-game');
		expect(await reason((bytes) => bytes.with(12, 99))).toBe('newer');
		expect(await reason((bytes) => bytes)).toBe('invited');
	});

	it('that was tampered with is found out, however its checksum was mended, and loses nothing', async () => {
		const ada = await host(aBoardGame);
		await turn(ada, 'a');
		const bo = await guest(inviteCode(ada.table, 1), 'Bo');
		await turn(bo, 'b');
		const answer = codeFor(bo.table, 0);
		const { head } = ada.table.snapshot;
		const bad = forged(answer, (bytes) => bytes.with(bytes.length - 3, (bytes.at(-3) as number) ^ 1));
		const post = openCode(bad);
		expect(typeof post === 'string' ? post : await receive(ada.table, post.parcel)).toBe('tampered');
		expect(await receive(ada.table, opened(answer).parcel)).toBe('news');
		expect(ada.table.snapshot.head).not.toBe(head);
		const invitation = inviteCode(ada.table, 1);
		const spoilt = forged(invitation, (bytes) => bytes.with(150, (bytes[150] as number) ^ 1));
		expect(reasonOf(await sort(openCode(spoilt), newShelf()))).toBe('tampered');
	});
});
