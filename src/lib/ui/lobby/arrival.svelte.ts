/** Somebody comes with a link: from the code in it to a seat at the table, or to a place to watch from. */
import type * as Y from 'yjs';
import type { Seat } from '../../engine/contract';
import { findGame } from '../../games';
import { openInvitation, shortMatch, type Invitation } from '../../table/invitation';
import { ageOf } from '../../table/age';
import type { Id } from '../../table/entry';
import type { Shelf } from '../../table/shelf';
import type { Table } from '../../table/table';
import type { Session, SessionState } from '../../wires/together/session';
import type { Wire, WireState } from '../../wires/wire';
import { loadUi } from '../game-ui';
import type { GameUi } from '../game/play';
import type { Shelves } from '../shelf.svelte';
import { roomAddress } from './meeting';

export type ArrivalPhase =
	/** `wire` is null before we have begun to look. */
	| { readonly kind: 'looking'; readonly game: string; readonly wire: WireState | null; readonly since: number }
	| { readonly kind: 'trouble'; readonly reason: string; readonly canWatch: boolean }
	| { readonly kind: 'invited'; readonly table: Table; readonly ui: GameUi; readonly seat: Seat }
	| { readonly kind: 'watching'; readonly table: Table; readonly ui: GameUi };

/** Opens a wire to whoever invited, on a document; again and again, one after the other. */
export type Way = (doc: Y.Doc) => Wire;

async function wayByRoom({ room, servers }: Invitation): Promise<Way> {
	const { RoomWire } = await import('../../wires/room/room');
	const address = roomAddress(room, servers);
	return (doc) => new RoomWire(doc, address);
}

export class Arrival {
	phase = $state.raw<ArrivalPhase>({ kind: 'looking', game: '', wire: null, since: Date.now() });
	net = $state.raw<SessionState | null>(null);
	#closed = false;
	#session: Session | null = null;
	#leave: () => Promise<void> = () => Promise.resolve();
	#met: { invitation: Invitation; table: Table; ui: GameUi } | null = null;

	/** `onseat` is told the match at which this device has a seat, now or already. `findWay`: to whoever invited. */
	constructor(
		code: string,
		readonly shelves: Shelves,
		readonly onseat: (id: Id) => void,
		readonly findWay: (invitation: Invitation) => Promise<Way> = wayByRoom
	) {
		this.#come(code).catch(() => this.#stop('failed'));
	}

	/** Takes the seat that the link is for. */
	async sit(name: string): Promise<void> {
		if (this.phase.kind !== 'invited' || this.#met === null) return;
		const { table } = this.phase;
		const { seat, room, servers } = this.#met.invitation;
		const entries = [...table.chain.pool.items.values()].map(({ bytes }) => bytes);
		const shelf = await this.shelves.open();
		const heard = { genesis: table.chain.genesis, entries, room, servers };
		const joined = await shelf.join(heard, this.phase.seat, seat?.secret ?? '', name);
		if (!joined.ok && joined.reason !== 'known') return this.#stop(joined.reason, joined.reason === 'taken');
		await this.close();
		this.onseat(table.id);
	}

	watch(): void {
		if (this.#met !== null) this.phase = { kind: 'watching', table: this.#met.table, ui: this.#met.ui };
	}

	async close(): Promise<void> {
		this.#closed = true;
		const session = this.#session;
		this.#session = null;
		await this.#leave();
		await session?.close();
	}

	#stop(reason: string, canWatch = false): void {
		this.phase = { kind: 'trouble', reason, canWatch };
	}

	async #come(code: string): Promise<void> {
		const invitation = openInvitation(code);
		if (typeof invitation === 'string') return this.#stop(invitation);
		const about = findGame(invitation.game);
		const ui = about === undefined ? null : await loadUi(about.id);
		if (about === undefined || ui === null) return this.#stop('unknown-game');
		const age = ageOf(invitation.rules, (await about.load()).game.version);
		if (age !== null) return this.#stop(age);
		const shelf = await this.shelves.open();
		const known = (await shelf.list()).find(({ id }) => shortMatch(id) === invitation.match);
		if (known !== undefined) return this.onseat(known.id);
		const table = await this.#meet(invitation, shelf);
		if (table === null || this.#closed) return;
		this.#met = { invitation, table, ui };
		const { seat } = invitation;
		if (seat === null) return this.watch();
		if (table.snapshot.seats[seat.place]?.taken !== false) return this.#stop('taken', true);
		this.phase = { kind: 'invited', table, ui, seat: seat.place };
	}

	/** Finds somebody who tells the match, and stays in touch with the table. */
	async #meet(invitation: Invitation, shelf: Shelf): Promise<Table | null> {
		const { Visit } = await import('../../wires/together/visit');
		const { Session } = await import('../../wires/together/session');
		const way = await this.findWay(invitation);
		if (this.#closed) return null;
		const visit = new Visit(invitation, way, shelf.verify);
		this.#leave = () => visit.close();
		const since = Date.now();
		const look = (): void => {
			this.phase = { kind: 'looking', game: invitation.game, wire: visit.state, since };
		};
		look();
		visit.subscribe(look);
		const heard = await visit.heard;
		await visit.close();
		this.#leave = () => Promise.resolve();
		const opened = await shelf.visit(heard);
		if (!opened.ok) {
			this.#stop(opened.reason);
			return null;
		}
		if (this.#closed) return null;
		const session = new Session(opened.table, (doc) => [way(doc)]);
		this.#session = session;
		this.net = session.state;
		session.subscribe(() => (this.net = session.state));
		session.onClosed(() => {
			this.#stop('closed');
			void this.close();
		});
		return opened.table;
	}
}
