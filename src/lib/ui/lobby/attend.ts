/** The matches that pages of this tab attend: pages that show the same one share its attendance. */
import type { Id } from '../../table/entry';
import type { Shelves } from '../shelf.svelte';
import { Attendance } from './attendance.svelte';

/** After the last page has left, the others are kept for a moment: another page may follow. ms. */
const LINGER = 1_500;

const attendances = new Map<Id, { readonly attendance: Attendance; pages: number }>();

/** Every page that asks gives it back with `leave`. */
export function attend(id: Id, shelves: Shelves): Attendance {
	const known = attendances.get(id) ?? { attendance: new Attendance(id, shelves), pages: 0 };
	known.pages += 1;
	attendances.set(id, known);
	return known.attendance;
}

export function leave({ id }: Attendance): void {
	const known = attendances.get(id);
	if (known === undefined) return;
	known.pages -= 1;
	const look = (): void => {
		if (known.pages > 0 || attendances.get(id) !== known) return;
		// What people connected by hand is kept while they look at other pages: they would have to carry codes again.
		if (known.attendance.isHeldByHand) return linger();
		attendances.delete(id);
		void known.attendance.close();
	};
	const linger = (): void => void setTimeout(look, LINGER);
	linger();
}
