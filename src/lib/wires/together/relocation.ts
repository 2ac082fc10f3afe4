/**
 * Where the players of a match meet, on one device: moves them to a new room when asked to, and follows when another
 * seat does. The match record holds the new key before anybody is told of it. Whoever is away then finds the others by
 * a side room.
 */
import type * as Y from 'yjs';
import { toHex } from '../../table/bytes';
import { SECRET } from '../../table/invitation';
import { randomBytes } from '../../table/signature';
import type { Table } from '../../table/table';
import type { Wire } from '../wire';
import { moveOf, outranks, signMove, type Move } from './moving';
import type { Session } from './session';

/** How long those who are in the old room have to hear of the new one, ms. */
const PAUSE = 1_500;

export class Relocation {
	#wire: Wire;
	#turn: Promise<void> = Promise.resolve();
	#isClosed = false;

	/** `wire`: the session's way into the room; `enter` opens one into another. */
	constructor(
		readonly table: Table,
		readonly session: Session,
		wire: Wire,
		readonly enter: (doc: Y.Doc, room: string) => Wire,
		readonly pause = PAUSE
	) {
		this.#wire = wire;
		session.onMoved((move) => void this.#queue(() => this.#follow(move)));
	}

	/** Whether this device has a seat by whose word the others would follow. */
	get canMove(): boolean {
		return this.table.signers.size > 0;
	}

	/** Moves everybody who plays to a room with a new key, by the word of the lowest seat here. */
	move(): Promise<void> {
		return this.#queue(async () => {
			const { id, ledger, signers } = this.table;
			const [first] = [...signers].sort(([a], [b]) => a - b);
			if (first === undefined) return;
			const [seat, signer] = first;
			const number = (ledger.match.secrets.moved?.number ?? 0) + 1;
			await this.#follow(signMove(id, { number, room: toHex(randomBytes(SECRET)), seat }, signer));
		});
	}

	/** The session's ways are its own to close. */
	close(): void {
		this.#isClosed = true;
	}

	async #follow(move: Move): Promise<void> {
		const { secrets } = this.table.ledger.match;
		if (this.#isClosed || !outranks(move, moveOf(secrets))) return;
		const { room, number, seat, signature } = move;
		await this.table.save({ secrets: { ...secrets, room, moved: { number, seat, signature } } });
		if (room === secrets.room) return;
		this.session.redirect();
		await new Promise((resolve) => setTimeout(resolve, this.pause));
		if (this.#isClosed) return;
		await this.session.remove(this.#wire);
		this.#wire = this.session.add((doc) => this.enter(doc, room));
	}

	#queue(job: () => Promise<void>): Promise<void> {
		this.#turn = this.#turn.then(job, job);
		return this.#turn;
	}
}
