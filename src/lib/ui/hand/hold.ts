/** The connections made by hand that one match has: taken in from wherever they are made, kept through changes of the session, and whoever comes by one without knowing the match is invited to it. */
import type { Seat } from '../../engine/contract';
import type { Table } from '../../table/table';
import { HandWire } from '../../wires/hand/hand';
import type { HandLine } from '../../wires/hand/handline';
import type { Session } from '../../wires/together/session';
import { inviteCode } from '../lobby/invite';
import { passOn, receive } from './passing';

/** An invitation is repeated until the other side says where it stands: a note may find nobody listening yet. ms. */
const PAUSE = 1_000;

export class HandHold {
	readonly #table: Table;
	readonly #session: Session;
	readonly #stops: (() => void)[];
	/** Free seats by the peers to whom they were promised. */
	readonly #promised = new Map<string, Seat | null>();
	readonly #goesOn: () => boolean;
	#wire: HandWire | null = null;

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

	/** No more connections are taken; those there are end with the session, or wait for the next. */
	close(): void {
		for (const stop of this.#stops) stop();
	}

	#take(lines: readonly HandLine[]): void {
		this.#wire ??= this.#session.add((doc) => new HandWire(doc, [], { keep: (left) => this.#keep(left) }));
		for (const line of lines) this.#wire.adopt(line);
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
			if (!there.has(id) || differs !== null) continue;
			if (!this.#promised.has(id)) this.#promised.set(id, this.#freeSeat());
			const code = inviteCode(this.#table, this.#promised.get(id) ?? null);
			if (code !== null) this.#session.invite(id, code);
		}
	}

	/** A seat that nobody has and nobody was promised; null: there is only room to watch. */
	#freeSeat(): Seat | null {
		const promised = new Set(this.#promised.values());
		const { seats } = this.#table.snapshot;
		const free = seats.flatMap(({ taken }, seat) => (taken || promised.has(seat) ? [] : [seat]));
		return free.find((seat) => inviteCode(this.#table, seat) !== null) ?? null;
	}
}
