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
	setTimeout(() => {
		if (known.pages > 0 || attendances.get(id) !== known) return;
		attendances.delete(id);
		void known.attendance.close();
	}, LINGER);
}
