/**
 * The database and how it came to be: one step a version, run in order from whatever version a device has. A step is never changed once
 * it has been released; a new one is added below. Records stay as they are: what is in them says which format it has.
 */
type Step = (database: IDBDatabase) => void;

const STEPS: readonly Step[] = [
	(database) => {
		database.createObjectStore('matches', { keyPath: 'id' });
		database.createObjectStore('entries', { keyPath: ['match', 'id'] });
	},
	/** Which tab writes a match. */
	(database) => {
		database.createObjectStore('claims', { keyPath: 'match' });
	}
];

export const VERSION = STEPS.length;

/** Brings a database of any version from 0 (none) to `VERSION`; called while it is being opened. */
export function migrate(database: IDBDatabase, from: number): void {
	for (const step of STEPS.slice(from)) step(database);
}
