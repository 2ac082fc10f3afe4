/**
 * This tab at one match: it plays, or looks on while another tab of the browser plays. Between devices it also keeps the session with the others. Pages that show the same match share one attendance, so that going from the
 * lobby to the board does not hang up.
 */
import type { Seat } from '../../engine/contract';
import type * as Y from 'yjs';
import type { Id } from '../../table/entry';
import { NO_ROOM, openInvitation, shortMatch } from '../../table/invitation';
import type { Shelf } from '../../table/shelf';
import type { Table } from '../../table/table';
import type { Relocation } from '../../wires/together/relocation';
import type { Session, SessionState } from '../../wires/together/session';
import type { SideRooms } from '../../wires/together/side-rooms';
import type { Wire } from '../../wires/wire';
import { Owner, type Ownership } from '../../wires/tabs/owner';
import type { HandHold } from '../hand/hold';
import { loadUi } from '../game-ui';
import type { GameUi } from '../game/play';
import type { Shelves } from '../shelf.svelte';
import { roomAddress, serversOf } from './meeting';
import { Watching } from './watching.svelte';

/** At the table; `lookingOn`: another tab of this browser plays. `isEarlier`: by rules of before, so nobody plays on. */
export interface Seated {
	readonly kind: 'table';
	readonly table: Table;
	readonly ui: GameUi;
	readonly lookingOn: boolean;
	readonly isEarlier: boolean;
}

export type Phase = { readonly kind: 'opening' } | { readonly kind: 'trouble'; readonly reason: string } | Seated;

export class Attendance {
	phase = $state.raw<Phase>({ kind: 'opening' });
	/** Null: the match stays on this device. */
	net = $state.raw<SessionState | null>(null);
	/** Somebody was connected by hand and is not any more: only new codes help. */
	isCutOff = $state(false);
	/** Somebody who plays here invites us to another table. */
	invited = $state.raw<{ readonly code: string; readonly seats: readonly Seat[] } | null>(null);
	/** Null: others cannot be let in to watch from here. */
	watching = $state.raw<Watching | null>(null);
	/** Where the players meet. Null: nowhere, or another tab sees to it. */
	relocation = $state.raw<Relocation | null>(null);
	readonly #owner: Owner;
	#session: Session | null = null;
	#hold: HandHold | null = null;
	#sides: SideRooms | null = null;
	#turn: Promise<void> = Promise.resolve();
	#closed = false;

	constructor(
		readonly id: Id,
		readonly shelves: Shelves
	) {
		this.#owner = new Owner(
			id,
			(ownership) => void this.#queue(() => this.#sit(ownership)),
			() => this.#queue(() => this.#rise()),
			shelves.locksFor(id)
		);
	}

	/** What joins this tab to the others; null: the match stays on this device. Another one after the tab has begun or ceased to play. */
	get session(): Session | null {
		return this.#session;
	}

	/** Whether somebody is connected by hand, who could not come back by themselves. */
	get isHeldByHand(): boolean {
		return this.#hold?.isHolding ?? false;
	}

	/** Plays in this tab from now on. */
	playHere(): void {
		void this.#owner.take();
	}

	/** Looks on from now on, where somebody else has the seat. */
	watch(): void {
		void this.#queue(async () => {
			const { phase } = this;
			if (phase.kind === 'table' && (await phase.table.standUp()).ok) await this.#sit(this.#owner.ownership);
		});
	}

	async close(): Promise<void> {
		this.#closed = true;
		await this.#queue(() => this.#rise());
		this.#owner.close();
	}

	/** One thing at a time: what was opened is closed before the next is opened. */
	#queue(job: () => Promise<void>): Promise<void> {
		this.#turn = this.#turn.then(job).catch(() => {
			this.phase = { kind: 'trouble', reason: 'failed' };
		});
		return this.#turn;
	}

	async #sit(ownership: Ownership): Promise<void> {
		if (this.#closed || ownership === 'asking') return;
		await this.#rise();
		const lookingOn = ownership === 'looking-on';
		const shelf = await this.shelves.open();
		let opened = lookingOn ? await shelf.look(this.id) : await shelf.open(this.id);
		const isEarlier = !opened.ok && opened.reason === 'older';
		if (isEarlier) opened = await shelf.look(this.id);
		if (!opened.ok) {
			this.phase = { kind: 'trouble', reason: opened.reason };
			return;
		}
		const { table } = opened;
		const ui = await loadUi(table.module.game.id);
		if (ui === null) {
			this.phase = { kind: 'trouble', reason: 'unknown-game' };
			return;
		}
		if (table.ledger.match.secrets.room && !isEarlier) await this.#connect(table, lookingOn);
		this.phase = { kind: 'table', table, ui, lookingOn, isEarlier };
	}

	/** The tab that plays owns the network, and the tabs that look on follow it. */
	async #connect(table: Table, lookingOn: boolean): Promise<void> {
		const [{ Session }, { BusWire }, { tabsBus }] = await Promise.all([
			import('../../wires/together/session'),
			import('../../wires/bus'),
			import('../../wires/tabs/channel')
		]);
		const [{ RoomWire }, { HandHold }, { Relocation }, { SideRooms }] = await Promise.all([
			import('../../wires/room/room'),
			import('../hand/hold'),
			import('../../wires/together/relocation'),
			import('../../wires/together/side-rooms')
		]);
		const { secrets } = table.ledger.match;
		const enter = (doc: Y.Doc, room: string): Wire => new RoomWire(doc, roomAddress(room, serversOf(secrets)));
		const session = new Session(table, (doc) => [new BusWire(doc, tabsBus(table.id))]);
		const meetIn = (room: string): void => {
			this.relocation = new Relocation(
				table,
				session,
				session.add((doc) => enter(doc, room)),
				enter
			);
			this.#sides = new SideRooms(table, session, enter);
		};
		const { room = NO_ROOM } = secrets;
		if (!lookingOn && room !== NO_ROOM) meetIn(room);
		// Who came by hand is told the room once the seat is proved. It is entered at once: that way the others are found again by themselves.
		let isTold = false;
		session.onRoom((room) => {
			if (isTold) return;
			isTold = true;
			void table.save({ secrets: { ...table.ledger.match.secrets, room } }).then(() => {
				if (this.#session === session) meetIn(room);
			});
		});
		if (!lookingOn && Watching.isFor(table)) this.watching = new Watching(table, session, enter);
		this.#session = session;
		this.net = session.state;
		session.subscribe(() => {
			this.net = session.state;
			this.isCutOff = this.#hold?.isCutOff ?? false;
		});
		this.#hold = new HandHold(table, session, () => !this.#closed);
		session.onInvite((code, seats) => {
			const invitation = openInvitation(code);
			if (
				typeof invitation === 'string' ||
				invitation.seat === null ||
				invitation.match === shortMatch(table.id) ||
				seats.length === 0
			)
				return;
			this.invited = { code, seats };
		});
	}

	async #hangUp(): Promise<void> {
		const session = this.#session;
		this.#hold?.close();
		this.#hold = null;
		this.#sides?.close();
		this.#sides = null;
		this.relocation?.close();
		this.relocation = null;
		this.#session = null;
		this.isCutOff = false;
		this.net = null;
		this.watching = null;
		await session?.close();
	}

	/** Leaves the table as it is stored. */
	async #rise(): Promise<void> {
		await this.#hangUp();
		const { phase } = this;
		this.phase = { kind: 'opening' };
		if (phase.kind !== 'table') return;
		const shelf: Shelf = await this.shelves.open();
		if (phase.lookingOn || phase.isEarlier) await phase.table.close();
		else await shelf.close(this.id);
	}
}
