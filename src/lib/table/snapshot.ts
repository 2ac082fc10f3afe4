/** What a screen sees of a table at one moment. A new object after each change, never mutated. */
import type { Outcome, Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Chat } from './chat';
import { chatOf } from './chat';
import type { Head, Sit } from './entry';
import { evidence, usedTwice } from './evidence';
import type { Fault } from './gate';
import type { Ledger } from './ledger';
import type { Node } from './node';
import type { Passage, SeatRequest } from './passage';
import { seatRequest } from './passage';
import { NOBODY_HERE, isUndrawn, type Here } from './places';
import type { Absence, Proposal } from './proposals';
import { absenceOf, proposalsOf } from './proposals';
import { invited, isRefused } from './seating';
import { STAND_IN_LEVEL } from './stand-in';
import type { Glance, Trouble } from './store';
import type { Story } from './story';

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
	/** Places whose invitation was used twice. That says nothing about anybody: host and guest both hold it. */
	readonly usedTwice: readonly number[];
	/** Places where somebody sat down with options that the game refuses: they have no seat. */
	readonly refused: readonly number[];
	/** Why, as far as this device knows. */
	readonly passage: Passage | null;
	/** Seats that this device has asked the others for. */
	readonly asksFor: readonly Seat[];
}

export interface Snapshot {
	readonly state: unknown;
	readonly ply: number;
	readonly head: Head;
	/** Who plays which seat is not settled yet: `seats` are places at the table, and nobody is asked. */
	readonly undrawn: boolean;
	/** The lot says who sits where; else a place is a seat. */
	readonly byLot: boolean;
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
		byLot: chain.genesis.entry.lot !== '',
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
			readOnly: [...conducts].flatMap(([seat, conduct]) => (conduct.plays ? [] : [seat])),
			outsat: here.isOutsat,
			usedTwice: usedTwice(chain.pool),
			refused: refusedPlaces(chain),
			passage: ledger.match.passage ?? null,
			asksFor: [...conducts].flatMap(([seat, { standing }]) => (standing.wish === '' ? [] : [seat]))
		}
	};
}

/** What lists of matches show; `seats` as they were seen last. */
export function glanceOf(chain: Chain, { seats }: Pick<Snapshot, 'seats'>, story: Story): Glance {
	const { fold, nodes, asked, result } = chain.view();
	return {
		state: fold.state,
		ply: nodes.length,
		asked: isUndrawn(chain) ? [] : asked.map(({ seat }) => seat),
		result,
		lastEvents: nodes.length === 0 ? [] : story.step(nodes.length).events,
		seats: seats.map(({ name, bot, here }) => ({ name, bot, here }))
	};
}

/** Who sits where; until there is a seating, at which places. */
export function seatsOf(chain: Chain, { signers }: Here = NOBODY_HERE): SeatView[] {
	const { tip } = chain.view();
	return tip.keys.map((key, seat) => {
		const place = chain.seating?.places[seat] ?? seat;
		const spec = chain.genesis.entry.seats[place];
		const sit = sitAt(chain, place);
		const standIn = tip.bots.has(seat);
		return {
			name: sit === undefined || sit.name === '' ? (spec?.name ?? '') : sit.name,
			bot: standIn ? STAND_IN_LEVEL : (spec?.bot ?? ''),
			standIn,
			here: signers.has(seat),
			taken: chain.isSeated ? key !== null : spec?.by === 'own' || sit !== undefined,
			left: tip.left.has(seat),
			gone: tip.gone.has(seat)
		};
	});
}

/** Who has sat down at a place: by the seating, or until there is one the first whom the game takes. */
function sitAt({ seating, pool, genesis, module }: Chain, place: number): Sit | undefined {
	if (seating !== null) return seating.sits.find(({ entry }) => entry.place === place)?.entry;
	return pool.sits(place).find(({ entry }) => !isRefused(genesis.entry, entry, module.game))?.entry;
}

/** Places where nobody has sat down but with options that the game refuses. */
function refusedPlaces({ genesis, pool, module }: Chain): number[] {
	return invited(genesis.entry.seats).filter((place) => {
		const sits = pool.sits(place);
		return sits.length > 0 && sits.every(({ entry }) => isRefused(genesis.entry, entry, module.game));
	});
}

/** Everybody signs the result but those called gone or played by a stand-in. */
function unsigned(chain: Chain, tip: Node): Seat[] {
	const signed = new Set(chain.supporters.oversAt(tip).map((over) => over.entry.seat));
	return tip.keys.flatMap((_, seat) => (tip.gone.has(seat) || tip.bots.has(seat) || signed.has(seat) ? [] : [seat]));
}
