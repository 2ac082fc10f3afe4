/**
 * Who may watch a match, on the device that made it: while it is open, this device stands in a second room whose key is in the watch link. Closing it tells those who watch, leaves that room and forgets its key, so that the
 * link is dead for good.
 */
import type * as Y from 'yjs';
import { fromHex, toHex } from '../../table/bytes';
import { SECRET } from '../../table/invitation';
import { ed25519Signer, randomBytes } from '../../table/signature';
import type { Table } from '../../table/table';
import type { Session } from '../../wires/together/session';
import type { Wire } from '../../wires/wire';

export class Watching {
	/** The key of the room; null: closed. */
	room = $state.raw<string | null>(null);
	#wire: Wire | null = null;
	#turn: Promise<void> = Promise.resolve();

	constructor(
		readonly table: Table,
		readonly session: Session,
		readonly openWire: (doc: Y.Doc, room: string) => Wire
	) {
		const { watch } = table.ledger.match.secrets;
		if (watch !== undefined) this.#stand(watch);
	}

	/** Whether this device made the match, and may let others watch. */
	static isFor({ ledger }: Table): boolean {
		return ledger.match.secrets.host !== undefined;
	}

	/** Durable before anybody can have the link. */
	open(): Promise<void> {
		return this.#queue(async () => {
			if (this.room !== null) return;
			const room = toHex(randomBytes(SECRET));
			await this.table.save({ secrets: { ...this.table.ledger.match.secrets, watch: room } });
			this.#stand(room);
		});
	}

	close(): Promise<void> {
		return this.#queue(async () => {
			const { room } = this;
			const wire = this.#wire;
			const { watch: _, ...secrets } = this.table.ledger.match.secrets;
			if (room === null || wire === null || secrets.host === undefined) return;
			this.room = null;
			this.#wire = null;
			await this.table.save({ secrets });
			await this.session.dismiss(wire, ed25519Signer(fromHex(secrets.host)), room);
		});
	}

	#stand(room: string): void {
		this.room = room;
		this.#wire = this.session.add((doc) => this.openWire(doc, room), 'watch');
	}

	#queue(job: () => Promise<void>): Promise<void> {
		this.#turn = this.#turn.then(job, job);
		return this.#turn;
	}
}
