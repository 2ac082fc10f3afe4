/** A file under a passphrase: it opens with it, with nothing else, and never does more work than is bearable. */
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { concat } from '../../src/lib/table/bytes';
import { isLocked, lock, unlock } from '../../src/lib/table/vault';
import { aCardGame, newShelf, playOn } from './fixture';

const LIGHT = { cost: 10, block: 8, lanes: 1 };
const PASSPHRASE = 'eel heron reed café';

it('holds all matches of a device and gives them back', async () => {
	const shelf = newShelf();
	const table = await shelf.create(aCardGame);
	await playOn(table, 5, 'vault');
	const file = await shelf.export();
	const locked = await lock(file, PASSPHRASE, undefined, LIGHT);
	expect(isLocked(locked)).toBe(true);
	expect(isLocked(file)).toBe(false);
	expect(Buffer.from(locked).includes(Buffer.from(table.ledger.match.secrets.seats[0] as string))).toBe(false);
	const opened = await unlock(locked, PASSPHRASE);
	expect(opened).toEqual(file);
	expect(await newShelf().import(opened as Uint8Array)).toMatchObject({ ok: true, ids: [table.id] });
	expect(await newShelf().import(locked)).toEqual({ ok: false, reason: 'newer' });
});

it('tells a wrong passphrase, a damaged file and a foreign one apart', async () => {
	const locked = await lock(new Uint8Array(300).fill(7), PASSPHRASE, undefined, LIGHT);
	expect(await unlock(locked, 'eel heron reed cafe')).toBe('wrong-passphrase');
	expect(await unlock(locked, PASSPHRASE.normalize('NFD'))).toHaveLength(300);
	for (const at of [9, 20, 60, 200, locked.length - 1])
		expect(await unlock(locked.with(at, (locked[at] as number) ^ 1), PASSPHRASE)).toBe('corrupt');
	expect(await unlock(locked.subarray(0, 40), PASSPHRASE)).toBe('corrupt');
	expect(await unlock(new TextEncoder().encode('hello'), PASSPHRASE)).toBe('not-locked');
});

it('refuses a file that asks for more work than is bearable, or for hardly any, without doing it', async () => {
	const locked = await lock(new Uint8Array(9), PASSPHRASE, undefined, LIGHT);
	for (const work of [
		[30, 8, 1],
		[255, 255, 255],
		[18, 200, 1],
		[18, 8, 90],
		[1, 8, 1],
		[10, 0, 1]
	]) {
		const body = locked.slice(0, -8);
		body.set(work, 9);
		expect(await unlock(concat([body, sha256(body).subarray(0, 8)]), PASSPHRASE)).toBe('corrupt');
	}
});

it('says how far it is', async () => {
	const told: number[] = [];
	await lock(new Uint8Array(9), PASSPHRASE, (done) => told.push(done), { cost: 12, block: 8, lanes: 1 });
	expect(told.at(-1)).toBe(1);
	expect(told).toEqual([...told].sort((a, b) => a - b));
});
