/** Work for the signature check from somebody without a seat: fifty checks that fail, and the connection is over. */
import { expect, it } from 'vitest';
import { carried } from '../../../src/lib/table/carrier';
import { digestOf } from '../../../src/lib/table/digest';
import { sign, type Item } from '../../../src/lib/table/item';
import { packParcel } from '../../../src/lib/table/parcel';
import { ed25519Signer, randomBytes } from '../../../src/lib/table/signature';
import { BUDGET } from '../../../src/lib/wires/budget';
import { writeUpdate } from '../../../src/lib/wires/update';
import { together, until } from '../devices';
import { entries } from './raw';
import { faultsOf, scene, unharmed, type Scene } from './scene';
import { saysNote, saysUpdate } from './says';

/** Beside the failures: the slice in which the last of them falls. */
const MOST_CHECKS = BUDGET.failures.burst + 16;
const forger = ed25519Signer(new Uint8Array(32).fill(5));

const isOut = ({ host }: Scene): Promise<void> =>
	until(() => expect(host.state.peers.map(({ seats }) => seats)).toEqual([[1]]));

const isAlone = ({ host }: Scene): Promise<void> => until(() => expect(host.state.peers).toEqual([]));

/** In the name of a seat, about heads that nobody knows. */
function strangers(match: string, count: number, size = 3): Item[] {
	return Array.from({ length: count }, (_, i) => {
		const head = (i + 1).toString(16).padStart(64, '0');
		return sign({ kind: 'fact', match, seat: i % 2, for: head, data: new Uint8Array(size) }, forger);
	});
}

const updateOf = (items: readonly Item[], from = 0): Uint8Array =>
	writeUpdate({ author: 77, from, places: items.map(({ bytes }) => carried(bytes)) });

it('proofs of presence that do not hold', async () => {
	const all = await scene();
	const { vandal, costs } = all;
	const proofs = Array.from({ length: 16 }, (_, i) => ({ seat: i % 2, signature: randomBytes(64) }));
	for (let i = 0; i < 200; i++) vandal.say(saysNote({ kind: 'here', proofs }));
	await isOut(all);
	expect(costs.checks).toBeLessThanOrEqual(MOST_CHECKS);
	await unharmed(all);
});

it('entries in a seat’s name about unknown heads, and then an honest word', async () => {
	const all = await scene();
	const { host, guest, vandal, costs } = all;
	const items = strangers(host.table.id, 2_000);
	for (let from = 0; from < items.length; from += 500)
		vandal.say(saysUpdate(updateOf(items.slice(from, from + 500), from)));
	await isOut(all);
	expect(costs.checks).toBeLessThanOrEqual(MOST_CHECKS);
	expect(costs.structs).toBe(0);
	const before = costs.checks;
	await guest.table.talk.say(1, 'hello');
	await until(() => expect(costs.structs).toBe(1));
	expect(costs.checks - before).toBeLessThanOrEqual(2);
	await unharmed(all);
});

it('a parcel that was asked for, full of bad signatures; one that was not is not opened', async () => {
	const all = await scene();
	const { host, vandal, costs } = all;
	const head = host.table.snapshot.head;
	const items = Array.from({ length: 1_500 }, (_, i) =>
		sign({ kind: 'say', match: host.table.id, seat: i % 2, number: i, text: head }, forger)
	);
	const give = saysNote({ kind: 'give', parcel: packParcel(host.table.chain, items.slice(0, 1_000), false) });
	for (let i = 0; i < 5; i++) vandal.say(give);
	const digest = { ...digestOf(host.table.chain), items: '00'.repeat(16) };
	await until(() => {
		vandal.say(saysNote({ kind: 'stand', digest }));
		expect(vandal.heard.some((message) => message[0] === 2 && message[1] === 3)).toBe(true);
	});
	// A proof of presence or two, by those who play.
	expect(costs.checks).toBeLessThan(5);
	for (let i = 0; i < 5; i++) vandal.say(give);
	await until(() => expect(host.state.faults.forged).toBe(1));
	expect(costs.checks).toBeLessThanOrEqual(MOST_CHECKS);
	await unharmed(all);
});

it('an honest entry among forged ones counts all the same when its author sends it', async () => {
	const all = await scene();
	const { host, guest, vandal } = all;
	guest.cut();
	await guest.table.talk.say(1, 'a word');
	const word = [...guest.table.chain.pool.items.values()].filter(({ entry }) => entry.kind === 'say');
	const forged = strangers(host.table.id, 60);
	vandal.say(saysUpdate(updateOf([...forged.slice(0, 55), ...word, ...forged.slice(55)])));
	await isAlone(all);
	const back = together(guest.table, all.ether);
	await until(() => expect(host.table.snapshot.chat.says.map(({ text }) => text)).toEqual(['a word']));
	await until(() => expect(back.state.peers.some(({ differs }) => differs === 'none')).toBe(true));
	expect(back.state.faults).toEqual({});
	await unharmed({ ...all, guest: back });
});

it('somebody whose entries we refuse is asked for them ever less often', async () => {
	const all = await scene();
	const { host, vandal } = all;
	const digest = { ...digestOf(host.table.chain), items: '00'.repeat(16) };
	const stand = saysNote({ kind: 'stand', digest });
	const asks = (): number => vandal.heard.filter((message) => message[0] === 2 && message[1] === 3).length;
	let said = 0;
	await until(() => {
		vandal.say(stand);
		said++;
		expect(asks()).toBeGreaterThanOrEqual(6);
	});
	// Two peers, each after 1, 1, 2, 4 … pauses: more than one ask in a row for the same would be a flood of ours.
	expect(asks()).toBeLessThan(said / 2);
	await unharmed(all);
});

it('20,000 keys of junk are counted once a batch, and cost neither a check nor a transaction', async () => {
	const all = await scene();
	const { host, vandal, costs } = all;
	const keys = Array.from({ length: 20_000 }, (_, i) => `${i}`.padStart(32, '0'));
	for (let from = 0; from < keys.length; from += 2_000) {
		const values = keys.slice(from, from + 2_000).map((key) => [key, new Uint8Array(70)] as const);
		vandal.say(saysUpdate(entries(77, from, values)));
	}
	await until(() => expect(host.state.faults.forged).toBe(10));
	expect(faultsOf(host)).toBe(10);
	expect([costs.checks, costs.transactions, costs.structs]).toEqual([0, 0, 0]);
	await unharmed(all);
});
