/** Seats come to this device, by link or by file: from the code to what it brings, to playing here. */
import { findGame } from '../../games';
import type { Gift } from '../../table/gift';
import { giftOf } from '../../table/gift';
import type { Handover } from '../../table/handover';
import { openHandover } from '../../table/handover';
import { shortMatch } from '../../table/invitation';
import { ageOf } from '../../table/age';
import { openParcel } from '../../table/parcel';
import type { Heard, Shelf } from '../../table/shelf';
import type { Table } from '../../table/table';
import { Owner } from '../../wires/tabs/owner';
import { roomAddress } from '../lobby/meeting';
import type { Shelves } from '../shelf.svelte';

export type ComingPhase =
	| { readonly kind: 'opening' }
	/** Somebody has to tell the match. */
	| { readonly kind: 'looking'; readonly game: string }
	/** `table`: to look at, with nothing taken yet. */
	| { readonly kind: 'offered'; readonly gift: Gift; readonly table: Table; readonly busy: boolean }
	| { readonly kind: 'trouble'; readonly reason: string; readonly id: string | null };

export class Coming {
	phase = $state.raw<ComingPhase>({ kind: 'opening' });
	#closed = false;
	#leave: () => Promise<void> = () => Promise.resolve();

	/** `ontaken` is told the match that is played here now. */
	constructor(
		what: string | Gift,
		readonly shelves: Shelves,
		readonly ontaken: (id: string) => void
	) {
		const coming = typeof what === 'string' ? this.#read(what) : this.#show(what);
		coming.catch(() => this.#stop('failed'));
	}

	async playHere(): Promise<void> {
		if (this.phase.kind !== 'offered' || this.phase.busy) return;
		const { gift } = this.phase;
		this.phase = { ...this.phase, busy: true };
		const { id } = gift.genesis;
		const release = await own(id, this.shelves);
		try {
			const taken = await (await this.shelves.open()).take(gift);
			if (taken.ok) this.ontaken(taken.id);
			else this.#stop(taken.reason, taken.reason === 'here-already' ? id : null);
		} catch {
			this.#stop('failed');
		} finally {
			release();
		}
	}

	async close(): Promise<void> {
		this.#closed = true;
		await this.#leave();
	}

	#stop(reason: string, id: string | null = null): void {
		this.phase = { kind: 'trouble', reason, id };
	}

	async #read(code: string): Promise<void> {
		const handover = openHandover(code);
		if (typeof handover === 'string') return this.#stop(handover);
		const about = findGame(handover.game);
		if (about === undefined) return this.#stop('unknown-game');
		const { game } = await about.load();
		const age = ageOf(handover.rules, game.version);
		if (age !== null) return this.#stop(age);
		const shelf = await this.shelves.open();
		const told = handover.way === 'room' ? await this.#tell(handover, shelf) : null;
		if (this.#closed) return;
		const gift = await giftOf(handover, told, shelf.find, shelf.verify);
		if (typeof gift === 'string') this.#stop(gift);
		else await this.#show(gift);
	}

	async #show(gift: Gift): Promise<void> {
		const shelf = await this.shelves.open();
		const opened = await shelf.visit({
			genesis: gift.genesis,
			seating: gift.seating,
			entries: [...gift.told, ...gift.brought],
			room: ''
		});
		if (opened.ok) this.phase = { kind: 'offered', gift, table: opened.table, busy: false };
		else this.#stop(opened.reason);
	}

	/** The match as this device has it, else from whoever is in its room. */
	async #tell(handover: Handover, shelf: Shelf): Promise<Pick<Heard, 'genesis' | 'entries'> | null> {
		const match = openParcel(handover.body)?.match ?? '';
		const known = await shelf.look(match);
		if (known.ok) {
			const { chain } = known.table;
			return { genesis: chain.genesis, entries: [...chain.pool.items.values()].map(({ bytes }) => bytes) };
		}
		this.phase = { kind: 'looking', game: handover.game };
		const { Visit } = await import('../../wires/together/visit');
		const { RoomWire } = await import('../../wires/room/room');
		if (this.#closed) return null;
		const { secrets, servers, game, rules, seating } = handover;
		const room = secrets.room ?? '';
		const invitation = { match: shortMatch(match), room, game, rules, seat: null, seating, servers };
		const visit = new Visit(invitation, (doc) => new RoomWire(doc, roomAddress(room, servers)), shelf.verify);
		this.#leave = () => visit.close();
		const heard = await visit.heard;
		await visit.close();
		this.#leave = () => Promise.resolve();
		return heard;
	}
}

/** Another tab that has the match open lets go of it first: what it would write is older. Resolves with how to let go in turn. */
async function own(id: string, shelves: Shelves): Promise<() => void> {
	let decided: () => void = () => undefined;
	const settled = new Promise<void>((resolve) => (decided = resolve));
	const owner = new Owner(
		id,
		(ownership) => {
			if (ownership === 'playing') decided();
			if (ownership === 'looking-on') void owner.take().then(decided);
		},
		() => Promise.resolve(),
		shelves.locksFor(id)
	);
	await settled;
	return () => owner.close();
}
