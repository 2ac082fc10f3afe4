/** What the match on the screen has to send by post, and whether the player has done so. */
import type { Seat } from '../../engine/contract';
import type { Text } from '../../engine/module';
import type { Snapshot } from '../../table/snapshot';
import type { Table } from '../../table/table';
import type { SessionState } from '../../wires/together/session';
import * as m from '../messages/post';
import type { Outgoing } from './outgoing';
import { invitable, outgoing } from './outgoing';
import { Sent } from './sent.svelte';

/** Whoever comes online within this needs no message, ms. */
const PATIENCE = 1_500;
/** Whoever was there a moment ago is only reconnecting, ms. */
const RETURNS_WITHIN = 15_000;

const lately = ({ seen }: SessionState): Seat[] =>
	[...seen].flatMap(([seat, time]) => (Date.now() - time < RETURNS_WITHIN ? [seat] : []));

export class Outbox {
	/** The sheet with the ways to send. */
	open = $state(false);
	readonly #sent = new Sent();
	/** What the player does not want to send now. */
	#put = $state('');
	/** What has waited long enough to be offered. */
	#ripe = $state('');
	readonly #due: Outgoing | null = $derived.by(() => {
		const net = this.net();
		return net === null ? null : outgoing(this.table, this.snapshot(), [...net.present, ...lately(net)]);
	});

	constructor(
		readonly table: Table,
		readonly snapshot: () => Snapshot,
		readonly net: () => SessionState | null,
		readonly nameOf: (seat: Seat) => string
	) {
		$effect(() => {
			const mark = this.#due?.mark ?? '';
			if (mark === '') this.#ripe = '';
			const timer = setTimeout(() => (this.#ripe = mark), PATIENCE);
			return () => clearTimeout(timer);
		});
	}

	/** Others play on devices of their own. */
	get isUsed(): boolean {
		return this.net() !== null && this.snapshot().seats.some(({ here }) => here);
	}

	/** What is to be sent now; null: nothing, or the player has done so. */
	get offer(): Outgoing | null {
		const due = this.#due;
		if (due === null || due.mark !== this.#ripe || due.mark === this.#put) return null;
		return this.#sent.has(this.table.id, due.mark) ? null : due;
	}

	/** Whom it is for; null: several people alike. */
	get name(): string | null {
		const seat = this.#due?.addressee ?? null;
		return seat === null ? null : this.nameOf(seat);
	}

	/** The free seat that the next post invites to. */
	get invited(): Seat | null {
		const free = invitable(this.table, this.snapshot());
		const addressee = this.#due?.addressee ?? null;
		return addressee !== null && free.includes(addressee) ? addressee : (free[0] ?? null);
	}

	/** Whoever it is for has not sat down, as far as is known here. */
	get invites(): boolean {
		const seat = this.#due?.addressee ?? null;
		return seat !== null && this.snapshot().seats[seat]?.taken === false;
	}

	/** What stands in the event line after sending. */
	get waiting(): Text | null {
		const due = this.#due;
		if (due === null || due.what === 'result' || !this.#sent.has(this.table.id, due.mark)) return null;
		return m.sentWaiting(this.name);
	}

	later(): void {
		this.#put = this.#due?.mark ?? '';
	}

	noteSent(): void {
		if (this.#due !== null) this.#sent.note(this.table.id, this.#due.mark);
	}
}
