/** One hostile connection after the other says whatever it likes to a link, and to a session: what is that worth? */
import { expect } from 'vitest';
import type { Random } from '../../../src/lib/engine/random';
import { concat } from '../../../src/lib/table/bytes';
import { BUDGET } from '../../../src/lib/wires/budget';
import { damaged, hostileNote, hostileUpdate, hostileVector, judged, judgedNote } from './hostile';
import { End } from './pair';
import { saysHave, saysUpdate } from './says';

export interface Totals {
	inputs: number;
	bytes: number;
	/** Of updates and notes: how many were read. */
	passed: number;
	refused: number;
	/** Entries that reached the door. */
	judged: number;
	faults: number;
	/** Bytes that all of it made us say. */
	said: number;
}

const PER_CONNECTION = 100;

function message(random: Random, totals: Totals): Uint8Array {
	const kind = random.int(8);
	if (kind === 0) return saysHave(hostileVector(random));
	if (kind === 1) return damaged(saysUpdate(hostileUpdate(random)), random);
	if (kind < 4) {
		const note = hostileNote(random);
		totals[judgedNote(note)]++;
		return concat([Uint8Array.of(2), note]);
	}
	const update = hostileUpdate(random);
	totals[judged(update)]++;
	return saysUpdate(update);
}

/**
 * Feeds a link with hostile messages, a hundred a connection, and holds it to its promises: it never throws, the
 * document stays as it is and can be encoded, and what it says, keeps and judges is bounded by what it heard.
 */
export async function hearAll(random: Random, inputs: number): Promise<Totals> {
	const totals: Totals = { inputs: 0, bytes: 0, passed: 0, refused: 0, judged: 0, faults: 0, said: 0 };
	while (totals.inputs < inputs) {
		const end = new End().open(() => undefined);
		end.doc.getMap('entries').set('ab'.repeat(16), new Uint8Array(100));
		const before = end.doc.getMap('entries').toJSON();
		let heard = 0;
		end.door = {
			version: 0,
			has: () => false,
			admit: async (rows, charge) => {
				totals.judged += rows.length;
				const verify = charge((): boolean => random.int(2) === 0);
				for (const { key } of rows) await verify(new Uint8Array(), new Uint8Array(), key);
				return rows.map(() => random.pick(['fine', 'later', 'bad'] as const));
			},
			renew: () => {
				throw new Error('a peer has broken the document');
			}
		};
		for (let i = 0; i < PER_CONNECTION && totals.inputs < inputs; i++) {
			const bytes = message(random, totals);
			heard += bytes.length;
			totals.inputs++;
			end.hear(bytes);
			expect(end.faults.length).toBeLessThanOrEqual(end.heard.length);
		}
		await Promise.resolve();
		expect(end.doc.getMap('entries').toJSON()).toEqual(before);
		expect(end.doc.store.clients.size).toBe(1);
		expect(end.notes.length + end.faults.length).toBeLessThanOrEqual(2 * PER_CONNECTION);
		// A beat and a few answers of one short entry: nothing that came is told on.
		expect(end.said).toBeLessThan(10_000);
		expect(heard).toBeLessThan(BUDGET.bytes.burst);
		end.link.close();
		totals.bytes += heard;
		totals.faults += end.faults.length;
		totals.said += end.said;
	}
	return totals;
}
