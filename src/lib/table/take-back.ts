/**
 * Taking a move back at a table whose seats are all played on one device. Whoever is asked takes their own last moves back by themselves; past
 * the moves of bots, or of people at the same device, it is an offer to which all agree at once. Nobody ever takes back what taught somebody
 * something: the chain refuses it.
 */
import type { Seat } from '../engine/contract';
import type { Done } from './done';
import { DONE, refuse } from './done';
import type { Table } from './table';

/** Why nothing can be taken back: nothing was done, something hidden came out, or others have a say who are elsewhere. */
export type Hindrance = 'nothing' | 'learnt' | 'others' | 'over';

/** How the last move could be taken back now. */
export type WayBack =
	| { readonly kind: 'alone'; readonly seat: Seat }
	| { readonly kind: 'together'; readonly seat: Seat }
	| { readonly kind: 'none'; readonly why: Hindrance };

const none = (why: Hindrance): WayBack => ({ kind: 'none', why });

/** `people`: the seats of people at this device, whoever acts now first. */
export function wayBack(table: Table, people: readonly Seat[]): WayBack {
	const { result, seats } = table.snapshot;
	if (result !== null) return none('over');
	const [acting] = people;
	if (acting !== undefined && table.takeBacks(acting) > 0) return { kind: 'alone', seat: acting };
	const seat = lastActor(table, people);
	if (seat === null) return none('nothing');
	if (table.talk.movesToAskBack(seat) === 0) return none('learnt');
	return seats.every(({ here, left }) => here || left) ? { kind: 'together', seat } : none('others');
}

/**
 * Goes back to where the seat made the last of so many of its moves: it asks, and everybody else at this device agrees. `moves` is asked for once
 * nothing else is under way.
 */
export async function takeBackTogether(table: Table, seat: Seat, moves: () => number): Promise<Done> {
	await table.settle();
	const count = table.talk.movesToAskBack(seat, moves());
	if (count === 0) return refuse('no-take-back');
	const offered = await table.talk.offer(seat, 'take-back', count);
	// Bots have followed already; with people at the device the offer still stands.
	const open = table.snapshot.proposals.find((proposal) => proposal.what === 'take-back' && proposal.seat === seat);
	return !offered.ok || open === undefined ? offered : table.talk.agree(open.id).then(() => DONE);
}

/** Who of these seats made the last move that counts. */
function lastActor(table: Table, seats: readonly Seat[]): Seat | null {
	for (const ply of [...table.standing(table.snapshot.ply)].reverse()) {
		const { seat, kind } = table.step(ply);
		if (kind === 'move' && seat !== null && seats.includes(seat)) return seat;
	}
	return null;
}
