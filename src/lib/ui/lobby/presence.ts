/** Who is there, in words: for the seat bar, the event line and the panel of the connection. */
import type { Seat } from '../../engine/contract';
import type { Names, Text } from '../../engine/module';
import type { SeatView, Snapshot } from '../../table/snapshot';
import type { SessionState } from '../../wires/together/session';
import * as m from '../messages/together';

/** `free`: nobody has sat down yet. */
export type Presence = 'here' | 'away' | 'free';

/** Null for seats of this device, and where there are no others. */
export function presenceOf(seat: Seat, seats: readonly Partial<SeatView>[], net: SessionState | null): Presence | null {
	const view = seats[seat];
	if (net === null || view === undefined || view.here) return null;
	if (view.taken === false) return 'free';
	return net.present.has(seat) ? 'here' : 'away';
}

/** A short wait needs no words. */
const PATIENCE = 20_000;

/** Whom the table waits for, once there is something to say about it; null: nobody elsewhere, or not for long. */
export function waitingFor(
	seat: Seat | undefined,
	seats: readonly SeatView[],
	net: SessionState | null,
	names: Names,
	waited: number
): Text | null {
	if (seat === undefined || seats[seat]?.bot !== '') return null;
	const presence = presenceOf(seat, seats, net);
	if (presence === null || (presence === 'here' && waited < PATIENCE)) return null;
	if (presence === 'free') return m.waitingForFree;
	const minutes = Math.floor(waited / 60_000);
	return (presence === 'here' ? m.waitingFor : m.waitingForAway)(names.seat(seat), minutes);
}

/** After this long without a sign the others may think about going on, ms. */
const LONG = 60_000;

/** Whether somebody who is away has kept the table waiting for so long that the others should be asked what to do; `since`: the last step, ms. */
export function isStuck({ absence, seats }: Snapshot, net: SessionState | null, since: number): boolean {
	if (absence === null || net === null) return false;
	const presence = presenceOf(absence.seat, seats, net);
	if (absence.agreed.length > 0) return true;
	const last = Math.max(since, net.seen.get(absence.seat) ?? 0);
	return presence !== null && presence !== 'here' && Date.now() - last >= LONG;
}

export interface NetWords {
	readonly what: Text;
	readonly help: Text;
	/** Something is wrong, and the sentence says what to do. */
	readonly isTrouble: boolean;
}

/** How it stands between the devices, in a sentence with a next step. True within ten seconds; "connected" only where heads are equal. */
export function netWords(net: SessionState): NetWords {
	const trouble = (what: Text, help: Text): NetWords => ({ what, help, isTrouble: true });
	const { peers } = net;
	if (peers.some(({ differs }) => differs === 'rules')) return trouble(m.otherRules, m.otherRulesHelp);
	if (peers.some(({ differs }) => differs === 'seating')) return trouble(m.otherTable, m.otherTableHelp);
	if (peers.some(({ differs }) => differs === 'state')) return trouble(m.otherCode, m.otherCodeHelp);
	const equal = peers.filter(({ differs }) => differs === 'none').length;
	if (equal > 0) return { what: m.connected, help: m.connectedHelp(equal), isTrouble: false };
	if (peers.length > 0) return { what: m.catchingUp, help: m.catchingUpHelp, isTrouble: false };
	if (net.noRoute) return trouble(m.noRoute, m.noRouteHelp);
	if (net.meeting === 'lost') return trouble(m.meetingLost, m.meetingLostHelp);
	if (net.meeting === 'full') return trouble(m.meetingFull, m.meetingFullHelp);
	return { what: m.alone, help: m.aloneHelp, isTrouble: false };
}

/** Whether somebody with the link does what an honest app never does. */
export function isTamperedWith({ faults }: SessionState): boolean {
	return Object.values(faults).some((count) => count > 0);
}
