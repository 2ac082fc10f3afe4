/** The matches of this device: in the browser's database, or, where it refuses one, in memory and said so. */
import type { FindModule } from '../../table/opening';
import { Shelf } from '../../table/shelf';
import { bestVerify } from '../../table/signature';
import { StoreError, memoryStore, type Store } from '../../table/store';
import { UNSHARED, type Claims } from '../tabs/lease';
import { Database, databaseStore } from './database';

export async function openShelf(find: FindModule): Promise<Shelf> {
	const verify = await bestVerify();
	try {
		return new Shelf(await databaseStore(), find, verify);
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		return new Shelf(memoryStore(error.trouble), find, verify);
	}
}

/** Which tab writes what is in the store. */
export function claimsOn(store: Store): Claims {
	return store instanceof Database ? store : UNSHARED;
}
