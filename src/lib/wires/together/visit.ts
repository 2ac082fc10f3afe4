/**
 * The way in: somebody with an invitation who has never heard of the match asks whoever is there for it, and checks
 * that it is the one that the link names.
 */
import * as Y from 'yjs';
import type { Invitation } from '../../table/invitation';
import { shortMatch } from '../../table/invitation';
import { checkGenesis } from '../../table/item';
import { openParcel } from '../../table/parcel';
import type { Heard } from '../../table/shelf';
import type { Verify } from '../../table/signature';
import { BUDGET } from '../budget';
import { CLOSED_DOOR } from '../doors';
import type { Wire, WireState } from '../wire';
import { decodeNote, encodeNote } from './notes';

/** Who has not answered is asked again after this, ms. */
const PAUSE = 2_000;

export class Visit {
	readonly #wire: Wire;
	readonly #doc = new Y.Doc();
	readonly #timer: ReturnType<typeof setInterval>;
	readonly #asked = new Set<string>();
	readonly #listeners = new Set<() => void>();
	/** The match, as soon as somebody has told it. */
	readonly heard: Promise<Heard>;

	constructor(
		readonly invitation: Invitation,
		openWire: (doc: Y.Doc) => Wire,
		verify: Verify,
		pause = PAUSE
	) {
		this.#wire = openWire(this.#doc);
		this.#wire.guard(CLOSED_DOOR);
		this.heard = new Promise((resolve) => {
			this.#wire.listen((_, note, payer) => {
				if (!payer.canCheck) return;
				void this.#open(note, payer.charge(verify)).then((heard) => heard !== null && resolve(heard));
			});
		});
		this.#wire.subscribe(() => this.#ask());
		this.#ask();
		this.#timer = setInterval(() => {
			this.#asked.clear();
			this.#ask();
		}, pause);
		void this.heard.then(() => clearInterval(this.#timer));
	}

	get state(): WireState {
		return this.#wire.state;
	}

	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		this.#listeners.clear();
		await this.#wire.close();
		this.#doc.destroy();
	}

	#ask(): void {
		for (const { id } of this.#wire.state.peers) {
			if (this.#asked.has(id)) continue;
			this.#asked.add(id);
			this.#wire.send(encodeNote({ kind: 'ask', known: [] }), id);
		}
		for (const listener of this.#listeners) listener();
	}

	async #open(bytes: Uint8Array, verify: Verify): Promise<Heard | null> {
		const note = decodeNote(bytes);
		const parcel = note?.kind === 'give' ? openParcel(note.parcel) : null;
		if (parcel?.genesis == null || shortMatch(parcel.match) !== this.invitation.match) return null;
		const genesis = await checkGenesis(parcel.genesis, verify);
		if (genesis?.id !== parcel.match) return null;
		const { room, servers, seating } = this.invitation;
		// Who gave it may have made it up: no more than a connection may have checked. The rest comes at the table.
		const entries = parcel.entries.slice(0, BUDGET.checks.burst);
		// What the link says comes first: whoever is in the room may go by another seating.
		return { genesis, seating: seating || parcel.seating, entries, room, servers };
	}
}
