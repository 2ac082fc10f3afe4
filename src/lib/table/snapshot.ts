/** What a screen sees of a table at one moment. A new object after each change, never mutated. */
import type { Outcome, Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Chat } from './chat';
import { chatOf } from './chat';
import type { Head, Key } from './entry';
import { evidence } from './evidence';
import type { Fault } from './gate';
import type { Ledger } from './ledger';
import type { Node } from './node';
import { seatOf } from './node';
import type { Passage, SeatRequest } from './passage';
import { seatRequest } from './passage';
import { NOBODY_HERE, isUndrawn, keysAt, type Here } from './places';
import type { Absence, Proposal } from './proposals';
import { absenceOf, proposalsOf } from './proposals';
import { STAND_IN_LEVEL, takenOver } from './stand-in';
import type { Trouble } from './store';

export interface SeatView {
	readonly name: string;
	/** '' for people, else the level of the bot. */
	readonly bot: string;
	/** The bot plays on for somebody who left; the name is theirs. */
	readonly standIn: boolean;
	/** Played on this device. */
	readonly here: boolean;
	/** Somebody holds the seat. */
	readonly taken: boolean;
	/** Resigned, or called gone by all others. */
	readonly left: boolean;
	readonly gone: boolean;
}

export interface Health {
	/** All that was seen as made is durable on this device. */
	readonly saved: boolean;
	readonly trouble: Trouble | null;
	/** Foreign bytes that were ignored, by fault. */
	readonly ignored: Readonly<Partial<Record<Fault, number>>>;
	/** Seats that signed two things of which an honest one signs one. */
	readonly cheats: readonly { readonly seat: Seat; readonly about: string }[];
	/** Seats of this device that went on elsewhere, or that somebody else holds: they can be looked at, not played. */
	readonly readOnly: readonly Seat[];
	/** Somebody else sat down by the same invitation and has the seat: whoever is here only watches. */
	readonly outsat: boolean;
	/** Why, as far as this device knows. */
	readonly passage: Passage | null;
	/** Seats that this device has asked the others for. */
	readonly asksFor: readonly Seat[];
}

export interface Snapshot {
	readonly state: unknown;
	readonly ply: number;
	readonly head: Head;
	/** Seats are to be drawn by lot, and have not been yet: `seats` are places at the table, and nobody is asked. */
	readonly undrawn: boolean;
	/** Who is asked, in the order in which answers count. */
	readonly asked: readonly Seat[];
	/** The rules wait for a card or a die. */
	readonly waiting: boolean;
	readonly result: Outcome | null;
	/** Everybody who has to has signed the result. */
	readonly confirmed: boolean;
	/** Who has not signed it yet. */
	readonly unconfirmed: readonly Seat[];
	readonly seats: readonly SeatView[];
	/** Offers that stand, resignations out of turn among them. */
	readonly proposals: readonly Proposal[];
	/** The seat elsewhere that the match waits for, where the seats here have a say about it. */
	readonly absence: Absence | null;
	/** Another device asks for the seat whose turn it is. */
	readonly request: SeatRequest | null;
	readonly chat: Chat;
	readonly health: Health;
}

export function snapshotOf(
	chain: Chain,
	here: Here,
	ignored: Health['ignored'],
	ledger: Ledger,
	declined: ReadonlySet<string>
): Snapshot {
	const view = chain.view();
	const { trouble } = ledger;
	const { conducts } = here;
	const { tip, result } = view;
	const undrawn = isUndrawn(chain);
	const unconfirmed = result === null ? [] : unsigned(chain, tip);
	return {
		state: view.fold.state,
		ply: view.nodes.length,
		head: view.head,
		undrawn,
		asked: undrawn ? [] : view.asked.map(({ seat }) => seat),
		waiting: view.waiting,
		result,
		confirmed: result !== null && unconfirmed.length === 0,
		unconfirmed,
		seats: seatsOf(chain, here),
		proposals: proposalsOf(chain, conducts, declined),
		absence: undrawn ? null : absenceOf(chain, conducts),
		request: undrawn ? null : seatRequest(chain, (id) => ledger.timeOf(id)),
		chat: chatOf(chain, ledger),
		health: {
			saved: trouble === null,
			trouble,
			ignored,
			cheats: evidence(chain.pool).map(({ seat, about }) => ({ seat, about })),
			readOnly: [...conducts].flatMap(([seat, conduct]) =>
				conduct.standing.active && conduct.isSeated() ? [] : [seat]
			),
			outsat: here.isOutsat,
			passage: ledger.match.passage ?? null,
			asksFor: [...conducts].flatMap(([seat, { standing }]) => (standing.wish === '' ? [] : [seat]))
		}
	};
}

/** Who sits where; while seats are undrawn, at which places. */
export function seatsOf(chain: Chain, { signers }: Here = NOBODY_HERE): SeatView[] {
	const { tip } = chain.view();
	const undrawn = isUndrawn(chain);
	return tip.keys.map((_, seat) => {
		const key = undrawn ? (keysAt(chain, seat)[0] ?? null) : chain.keyOf(tip, seat);
		const before = takenOver(chain, seat)?.up ?? null;
		return {
			...nameOf(chain, seat, before === null ? key : chain.keyOf(before, seat)),
			...(before !== null && { bot: STAND_IN_LEVEL }),
			standIn: before !== null,
			here: signers.has(seat),
			taken: key !== null,
			left: tip.left.has(seat),
			gone: tip.gone.has(seat)
		};
	});
}

/** The author of the last entry and seats called gone need not sign the result. */
function unsigned(chain: Chain, tip: Node): Seat[] {
	const signed = new Set(chain.supporters.oversAt(tip).map((over) => over.entry.seat));
	return tip.keys.flatMap((_, seat) => (seat === seatOf(tip) || tip.gone.has(seat) || signed.has(seat) ? [] : [seat]));
}

/** A lot moves people to other seats: a name goes with its key. */
function nameOf(chain: Chain, seat: Seat, key: Key | null): { name: string; bot: string } {
	const { seats } = chain.genesis.entry;
	const sit = chain.pool.allSits.find(({ entry }) => entry.key === key)?.entry;
	const place = sit?.place ?? seats.findIndex((spec) => spec.by === 'own' && spec.key === key);
	const spec = seats[place < 0 ? seat : place];
	return { name: sit === undefined || sit.name === '' ? (spec?.name ?? '') : sit.name, bot: spec?.bot ?? '' };
}
