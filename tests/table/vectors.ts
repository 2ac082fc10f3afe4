/**
 * A fixed match with every kind of entry, for `vectors.json`: three seats drawn by lot, Wager's rules, a house dealer. Secrets and nonces are
 * made of plain numbers, so that another client can make the same bytes. `npx tsx tests/table/vectors.ts` writes the file anew.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seeded } from '../../src/lib/engine/random';
import { Writer, toHex } from '../../src/lib/table/bytes';
import { Chain } from '../../src/lib/table/chain';
import { writeFacts } from '../../src/lib/table/codec';
import type { Entry, Genesis, Sit, Start } from '../../src/lib/table/entry';
import { HOST } from '../../src/lib/table/entry';
import type { Item } from '../../src/lib/table/item';
import { sign } from '../../src/lib/table/item';
import type { Seating } from '../../src/lib/table/seating';
import { lotCommitment, seatingOf } from '../../src/lib/table/seating';
import { askedOf } from '../../src/lib/table/node';
import { Pool } from '../../src/lib/table/pool';
import { houseReferee } from '../../src/lib/table/referee';
import type { Signer } from '../../src/lib/table/signature';
import { ed25519Signer } from '../../src/lib/table/signature';
import { WAGER } from './hand';

export interface Vector {
	readonly name: string;
	readonly kind: Entry['kind'];
	/** Who signed: the 32 bytes of the secret are this number. */
	readonly secret: number;
	readonly payload: string;
	readonly signature: string;
	readonly id: string;
	/** The head after it was added. */
	readonly head: string;
	/** Who is asked then. */
	readonly asked: readonly number[];
}

export interface Vectors {
	readonly about: string;
	readonly keys: Readonly<Record<string, string>>;
	readonly entries: readonly Vector[];
	/** An entry that names the key that signs it: secret 22 stands in for seat 1. */
	readonly named: Pick<Vector, 'payload' | 'id'>;
	/** An offer of seat 2, at the head before the last resignation: the second of the moves that it may make unasked. */
	readonly aside: Pick<Vector, 'payload' | 'id'>;
}

const HOST_SECRET = 1;
const signer = (secret: number): Signer => ed25519Signer(new Uint8Array(32).fill(secret));

export function makeVectors(): Vectors {
	const secret = 'the host’s secret';
	const invites = [11, 12];
	const players = [21, 22];
	const genesis: Genesis = {
		kind: 'genesis',
		game: 'wager',
		rules: 1,
		options: { seats: 3, turns: 4 },
		seats: [
			{ name: 'Ada', by: 'own', key: signer(20).key, bot: '' },
			...invites.map((invite, i) => ({
				name: `Guest ${i + 1}`,
				by: 'invite' as const,
				key: signer(invite).key,
				bot: i === 1 ? 'greedy' : ''
			}))
		],
		lot: lotCommitment(secret),
		dealer: 'house',
		host: signer(HOST_SECRET).key,
		nonce: '0a'.repeat(16),
		from: null
	};
	const root = sign(genesis, signer(HOST_SECRET));
	const chain = new Chain(root, WAGER, houseReferee, new Pool());
	const entries: Vector[] = [];
	const record = (name: string, item: Item, by: number): Item => {
		if (item !== (root as Item)) chain.add(item);
		const { head, asked } = chain.view();
		const { kind } = item.entry;
		const [payload, signature] = [toHex(item.bytes.subarray(64)), toHex(item.bytes.subarray(0, 64))];
		entries.push({
			name,
			kind,
			secret: by,
			payload,
			signature,
			id: item.id,
			head,
			asked: asked.map(({ seat }) => seat)
		});
		return item;
	};
	const put = (name: string, entry: Entry, by: number): Item => record(name, sign(entry, signer(by)), by);
	record('the host opens the table', root, HOST_SECRET);
	const match = root.id;
	const sits = invites.map((invite, i) => {
		const nonce = `${i + 1}`.repeat(32);
		const key = signer(players[i] as number).key;
		const sit: Sit = {
			kind: 'sit',
			match,
			place: i + 1,
			key,
			nonce,
			name: `Player ${i + 1}`,
			join: new Uint8Array(0),
			own: undefined
		};
		return put(`guest ${i + 1} sits down`, sit, invite).id;
	});
	const start = sign<Start>({ kind: 'start', match, parent: match, sits, secret }, signer(HOST_SECRET));
	chain.take(seatingOf(root, start, chain.pool, WAGER.game) as Seating);
	record('the host opens the lot', start, HOST_SECRET);
	const keys = chain.view().tip.keys;
	const secrets = keys.map((key) => [20, ...players].find((candidate) => signer(candidate).key === key) as number);
	const by = (seat: number): number => secrets[seat] as number;
	const at = (seat: number): string => askedOf(chain.view().asked, seat)?.at ?? '';
	const move = (name: string, seat: number, type: string, more: object = {}): Item => {
		const text = WAGER.notation.formatMove({ type, ...more });
		return put(name, { kind: 'move', match, seat, parent: at(seat), move: text, shown: {} }, by(seat));
	};
	move('seat 0 prepares', 0, 'prepare', { by: 2 });
	put('seat 0 takes that back', { kind: 'back', match, seat: 0, parent: at(0), count: 1 }, by(0));
	move('seat 0 rolls', 0, 'roll');
	const data = writeFacts(new Writer(), { 'roll:1': 4 }).done();
	put('the house answers the roll', { kind: 'fact', match, seat: HOST, for: chain.view().head, data }, HOST_SECRET);
	put('seat 2 says something', { kind: 'say', match, seat: 2, number: 0, text: 'Bien joué !' }, by(2));
	const offer = put(
		'seat 2 resigns out of turn',
		{ kind: 'offer', match, seat: 2, at: chain.view().head, what: 'resign', detail: '' },
		by(2)
	);
	const consent: Entry = { kind: 'consent', match, seat: 0, about: 1, at: at(1), what: 'gone', detail: '' };
	put('seat 0 believes that seat 1 is gone', consent, by(0));
	const late = at(1);
	put(
		'seat 1 takes the resignation in',
		{ kind: 'answer', match, seat: 1, parent: late, offer: offer.bytes, consents: [] },
		by(1)
	);
	const refusal: Entry = { kind: 'refuse', match, seat: 2, about: 1, at: late, head: chain.view().head };
	put('seat 2 stands for the late answer', refusal, by(2));
	const beside = sign(
		{ kind: 'offer', match, seat: 2, at: chain.view().head, what: 'aside', detail: '01' },
		signer(by(2))
	);
	put('seat 1 resigns', { kind: 'resign', match, seat: 1, parent: at(1) }, by(1));
	const { head, result } = chain.view();
	if (result === null) throw new Error('the match is not over');
	put('seat 0 signs the result', { kind: 'over', match, seat: 0, head }, by(0));
	const about = 'A match with every kind of entry; made by tests/table/vectors.ts';
	const standIn = { kind: 'over', match, seat: 1, by: signer(22).key, head } as const;
	const named = sign(standIn, signer(22));
	return {
		about,
		named: { payload: toHex(named.bytes.subarray(64)), id: named.id },
		aside: { payload: toHex(beside.bytes.subarray(64)), id: beside.id },
		keys: Object.fromEntries([1, 11, 12, 20, 21, 22].map((n) => [n, signer(n).key])),
		entries
	};
}

/** All entries in any order give the head of the last one. */
export function shuffled(entries: readonly Vector[], seed: string): Vector[] {
	return seeded(seed).shuffle(entries.slice(1));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	writeFileSync(new URL('./vectors.json', import.meta.url), `${JSON.stringify(makeVectors(), null, '\t')}\n`);
