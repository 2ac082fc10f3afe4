/** The connections made by hand that one match has: taken in from wherever they are made, kept through changes of the session, and whoever comes by one without knowing the match is invited to it. */
import type { Seat } from '../../engine/contract';
import type { Id } from '../../table/entry';
import type { Table } from '../../table/table';
import { HandWire } from '../../wires/hand/hand';
import type { HandLine } from '../../wires/hand/handline';
import type { Session } from '../../wires/together/session';
import { handCode } from '../lobby/invite';
import { passOn, receive } from './passing';

/** An invitation is repeated until the other side says where it stands: a note may find nobody listening yet. ms. */
const PAUSE = 1_000;
/** Whoever finds us again by another way does so within this, ms. */
const GRACE = 5_000;

export class HandHold {
	readonly #table: Table;
	readonly #session: Session;
	readonly #stops: (() => void)[];
	/** Free seats by the peers to whom they were promised. */
	readonly #promised = new Map<string, Seat | null>();
	readonly #goesOn: () => boolean;
	#wire: HandWire | null = null;
	/** When a connection was last seen, ms. */
	#held = Date.now();

	/** `goesOn`: whether this tab stays at the match when the session ends, so that connections wait for the next one. */
	constructor(table: Table, session: Session, goesOn: () => boolean) {
		this.#table = table;
		this.#session = session;
		this.#goesOn = goesOn;
		const timer = setInterval(() => this.#invite(), PAUSE);
		this.#stops = [receive(table.id, (lines) => this.#take(lines)), () => clearInterval(timer)];
	}

	get isHolding(): boolean {
		return this.#wire?.isHolding ?? false;
	}

	/** Whether somebody was connected by hand, is not any more, and nobody is there by another way either: new codes are needed. True after a reload, too. */
	get isCutOff(): boolean {
		const isAlone = this.#session.state.peers.length === 0;
		if (this.isHolding) this.#held = Date.now();
		else if (!isAlone) mark(this.#table.id, false);
		return isAlone && isMarked(this.#table.id) && Date.now() - this.#held > GRACE;
	}

	/** No more connections are taken; those there are end with the session, or wait for the next. */
	close(): void {
		for (const stop of this.#stops) stop();
	}

	#take(lines: readonly HandLine[]): void {
		this.#wire ??= this.#session.add((doc) => new HandWire(doc, [], { keep: (left) => this.#keep(left) }));
		for (const line of lines) this.#wire.adopt(line);
		mark(this.#table.id, true);
		this.#invite();
	}

	#keep(lines: readonly HandLine[]): void {
		if (this.#goesOn()) passOn(this.#table.id, lines);
		else for (const line of lines) line.hangUp();
	}

	/** A session says at once where it stands. Who does not has none, and came to be invited. */
	#invite(): void {
		const there = new Set(this.#wire?.state.peers.map(({ id }) => id));
		for (const id of this.#promised.keys()) if (!there.has(id)) this.#promised.delete(id);
		for (const { id, differs } of this.#session.state.peers) {
			if (!there.has(id)) continue;
			this.#session.admit(id);
			if (differs !== null) continue;
			if (!this.#promised.has(id)) this.#promised.set(id, this.#freeSeat());
			const code = handCode(this.#table, this.#promised.get(id) ?? null);
			if (code !== null) this.#session.invite(id, code);
		}
	}

	/** A seat that nobody has and nobody was promised; null: there is only room to watch. */
	#freeSeat(): Seat | null {
		const promised = new Set(this.#promised.values());
		const { seats } = this.#table.snapshot;
		const free = seats.flatMap(({ taken }, seat) => (taken || promised.has(seat) ? [] : [seat]));
		return free.find((seat) => handCode(this.#table, seat) !== null) ?? null;
	}
}

const keyOf = (match: Id): string => `mangrove/by-hand/${match}`;

/** Notes for this tab that the match is played by hand: a reload ends the connection, and nobody but the players can make a new one. */
function mark(match: Id, isByHand: boolean): void {
	try {
		if (isByHand) sessionStorage.setItem(keyOf(match), '1');
		else sessionStorage.removeItem(keyOf(match));
	} catch {
		// Nothing is kept here: after a reload nobody is reminded.
	}
}

function isMarked(match: Id): boolean {
	try {
		return sessionStorage.getItem(keyOf(match)) !== null;
	} catch {
		return false;
	}
}
