/**
 * A process that plays a long match and hands over what its store holds. The match is opened elsewhere: in the process that has played it the engine
 * has seen every entry live long, puts the next ones with the old, and opening pays for collecting what a device that only opens does not have.
 */
import type { StoredEntry, StoredMatch } from '../../src/lib/table/store';
import { memoryStore } from '../../src/lib/table/store';
import { aBoardGame, newShelf, playOn } from '../table/fixture';

export interface PlayedMatch {
	readonly match: StoredMatch;
	readonly entries: readonly StoredEntry[];
}

const moves = Number(process.argv[2]);
const store = memoryStore();
const options = { mode: 'duel', build: 'preset', deploy: 'auto', returns: 'choose', quietLimit: 0 };
const table = await newShelf(store).create({ ...aBoardGame, options });
for (let i = 0; table.snapshot.ply < moves && table.snapshot.result === null; i++) {
	await playOn(table, moves - table.snapshot.ply, `bench/${i}`);
}
const [match] = (await store.matches()).matches;
const { entries } = await store.entries(table.id);
if (match === undefined) throw new Error('no match');
process.send?.({ match, entries } satisfies PlayedMatch);
