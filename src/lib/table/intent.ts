/**
 * Answers that wait on this device. Ahead of its place a seat sends only the neutral answer; any other waits here until
 * the seat is first and is sent by itself then. Until then it can be changed or withdrawn, and nobody else knows of it:
 * nothing is signed. It belongs to the head at which the seat was asked, so a question that changes makes it void. It
 * is stored with the match and outlives a reload.
 */
import type { Seat } from '../engine/contract';
import type { Done } from './done';
import { DONE } from './done';
import type { Head } from './entry';
import type { Table } from './table';

export interface Intent {
	/** The head at which the seat was asked. */
	readonly at: Head;
	/** In the game's notation. */
	readonly move: string;
}

export type IntentsBySeat = Readonly<Record<Seat, Intent>>;

export class Intents {
	#kept: IntentsBySeat;
	readonly #stop: () => void;

	/** `missed` is told when an answer that waited was refused once its place had come. */
	constructor(
		private readonly table: Table,
		private readonly missed: (seat: Seat, reason: string) => void = () => undefined
	) {
		this.#kept = table.ledger.match.intents ?? {};
		this.#stop = table.subscribe(() => this.#look());
	}

	/** The answer of a seat that waits; null: none does. */
	of(seat: Seat): unknown {
		const kept = this.#kept[seat];
		if (kept === undefined || this.table.asking(seat)?.at !== kept.at) return null;
		const parsed = this.table.module.notation.parseMove(kept.move);
		return parsed.ok ? parsed.value : null;
	}

	/** Sends an answer if it may be sent now; else it waits, in the place of one that waited before. */
	async answer(seat: Seat, move: unknown): Promise<Done> {
		const asking = this.table.asking(seat);
		const { formatMove } = this.table.module.notation;
		const text = formatMove(move);
		const listed = (moves: readonly unknown[]): boolean => moves.some((other) => formatMove(other) === text);
		if (asking === null || listed(this.table.legal(seat)) || !listed(this.table.answers(seat))) {
			await this.withdraw(seat);
			return this.table.play(seat, move);
		}
		await this.#keep({ ...this.#kept, [seat]: { at: asking.at, move: text } });
		return DONE;
	}

	async withdraw(seat: Seat): Promise<void> {
		if (this.#kept[seat] !== undefined) await this.#keep(without(this.#kept, seat));
	}

	close(): void {
		this.#stop();
	}

	/**
	 * Sends what may go now and forgets what was asked before. A seat that is not asked for a moment (a die is on its
	 * way) keeps its answer.
	 */
	#look(): void {
		for (const [seat, { at }] of entries(this.#kept)) {
			const asking = this.table.asking(seat);
			if (asking?.at === at && asking.isFirst) void this.#send(seat);
			else if ((asking !== null && asking.at !== at) || this.table.snapshot.result !== null) void this.withdraw(seat);
		}
	}

	async #send(seat: Seat): Promise<void> {
		const move = this.of(seat);
		this.#kept = without(this.#kept, seat);
		const done = await this.table.play(seat, move);
		await this.#keep(this.#kept);
		if (!done.ok) this.missed(seat, done.reason);
	}

	async #keep(kept: IntentsBySeat): Promise<void> {
		this.#kept = kept;
		await this.table.save({ intents: kept });
	}
}

const entries = (kept: IntentsBySeat): [Seat, Intent][] =>
	Object.entries(kept).map(([seat, intent]) => [Number(seat), intent]);

const without = (kept: IntentsBySeat, seat: Seat): IntentsBySeat =>
	Object.fromEntries(entries(kept).filter(([other]) => other !== seat));
