/**
 * The usher of a table: takes up a seating, once, as soon as there is one that this device may take, and begins the
 * match where that is this device's to do. A seating is durable before anything is shown or signed on it, and before
 * anybody is told of it. Only who gives up its keys takes up another.
 */
import type { Chain } from './chain';
import type { Done } from './done';
import { DONE, refuse } from './done';
import type { Id, Sit, Start } from './entry';
import type { House } from './house';
import type { Item } from './item';
import { sign } from './item';
import type { Ledger } from './ledger';
import type { Places } from './places';
import type { Role, Seating } from './seating';
import { VISITOR, invited, isRefused, needsSit, seatingOf, seatingToTake } from './seating';
import type { Signer } from './signature';
import type { StoredMatch } from './store';

/** What the table does for it. */
export interface Ushering {
	/** With all that was taken in. False: it is not durable. */
	save(change: Partial<StoredMatch>): Promise<boolean>;
	carry(item: Item): void;
}

export class Usher {
	/** The seating that the others go by, as they say. */
	#told: Id = '';

	constructor(
		readonly chain: Chain,
		readonly ledger: Ledger,
		readonly places: Places,
		readonly house: House | null,
		readonly table: Ushering
	) {}

	/** The others go by the sit of somebody else at a place of this device. */
	get isElsewhere(): boolean {
		const told = this.chain.pool.items.get(this.#told)?.entry;
		return told?.kind === 'sit' && this.#role.kind === 'guest' && told.key !== this.places.signerOf(told.place)?.key;
	}

	/** Takes up a seating if there is one; the host of a fixed seating begins once all have sat down. */
	async settle(): Promise<void> {
		const { genesis, pool, module } = this.chain;
		if (!this.#isOpen) return;
		const stored = this.ledger.match.seating;
		const found =
			stored === undefined
				? seatingToTake(genesis, pool, module.game, this.#role)
				: seatingOf(genesis, pool.items.get(stored) ?? null, pool, module.game);
		if (found !== null && found.id !== '') {
			if (await this.table.save({ seating: found.id })) this.#take(found);
		} else if (genesis.entry.lot === '') await this.begin();
	}

	/** Sits down with the key of an invitation. Where one is invited, one's own sit is the seating that one goes by. */
	async sit(place: number, invitation: Signer, body: Pick<Sit, 'name' | 'nonce' | 'own'>): Promise<Done> {
		const { genesis, module, pool } = this.chain;
		const signer = this.places.signerOf(place);
		if (signer === null) return refuse('read-only');
		const seat = { match: genesis.id, place, key: signer.key, join: new Uint8Array() };
		const sit = sign<Sit>({ kind: 'sit', ...seat, ...body }, invitation);
		if (isRefused(genesis.entry, sit.entry, module.game)) return refuse('bad-options');
		pool.pinned.add(sit.id);
		return this.#seat(sit);
	}

	/** The host lists who plays, once everybody invited has sat down; with a lot this draws the seats. */
	async begin(): Promise<Done> {
		const start = this.#start();
		return start === null ? refuse('not-all') : this.#seat(start);
	}

	/** Told which seating the others go by. Whoever only looks on takes it up, and until it is there believes the last word. */
	tell(seating: Id): void {
		const { match } = this.ledger;
		if (seating === '') return;
		if (this.#role.kind === 'visitor' && this.#isOpen) {
			this.chain.pool.pinned.delete(match.seating ?? '');
			this.chain.pool.pinned.add(seating);
			this.ledger.match = { ...match, seating };
		}
		this.#told = seating;
	}

	/**
	 * Gives the own sit up for the seating that the others go by, to look on. The keys go with it: nothing is ever signed
	 * again on either. Durable at once; whoever opens the match next finds it so.
	 */
	async standUp(): Promise<Done> {
		if (!this.isElsewhere) return refuse('not-asked');
		const { bots: _bots, devices: _devices, ...secrets } = this.ledger.match.secrets;
		const change = { seating: this.#told, secrets: { ...secrets, seats: {} }, standings: {}, intents: {} };
		return (await this.table.save(change)) ? DONE : refuse('not-saved');
	}

	/** No seating is taken up that a sit or a start has made, and one is needed. */
	get #isOpen(): boolean {
		const { seating, genesis } = this.chain;
		return seating === null || (seating.id === '' && needsSit(genesis.entry));
	}

	/** What this device is to the match. */
	get #role(): Role {
		const { seats } = this.chain.genesis.entry;
		if (this.house !== null) return { kind: 'host' };
		const isGuest = this.places.held.some((place) => seats[place]?.by === 'invite');
		return isGuest ? { kind: 'guest', keys: this.places.keys } : VISITOR;
	}

	/**
	 * The host's start, if it is due: everybody invited has sat down. Of two at one place the first whom the game takes.
	 * Never on a device that has a seating, or whose seats may be played elsewhere.
	 */
	#start(): Item<Start> | null {
		const { genesis, pool, module, needsStart, isSeated } = this.chain;
		const { match } = this.ledger;
		const isAway = Object.values(this.places.standings).some(({ active }) => !active);
		if (this.house === null || isAway || !needsStart || isSeated || match.seating !== undefined) return null;
		const sits: Item<Sit>[] = [];
		for (const place of invited(genesis.entry.seats)) {
			const isFree = ({ key }: Sit): boolean => sits.every(({ entry }) => entry.key !== key);
			const sit = pool.sits(place).find(({ entry }) => isFree(entry) && !isRefused(genesis.entry, entry, module.game));
			if (sit === undefined) return null;
			sits.push(sit);
		}
		const { lot: secret = '' } = match.secrets;
		const body = { match: genesis.id, parent: genesis.id, sits: sits.map(({ id }) => id), secret };
		const start = sign<Start>({ kind: 'start', ...body }, this.house.host);
		return seatingOf(genesis, start, pool, module.game) === null ? null : start;
	}

	/** Stores a start or an own sit with the seating that it makes, then shows and carries it. */
	async #seat(item: Item<Sit | Start>): Promise<Done> {
		const seating = seatingOf(this.chain.genesis, item, this.chain.pool, this.chain.module.game);
		this.ledger.note(item, true);
		if (!(await this.table.save(seating === null ? {} : { seating: seating.id }))) {
			this.ledger.forget(item.id);
			this.ledger.match = { ...this.ledger.match, seating: undefined };
			return refuse('not-saved');
		}
		this.chain.add(item);
		if (seating !== null) this.#take(seating);
		this.table.carry(item);
		return DONE;
	}

	#take(seating: Seating): void {
		this.chain.take(seating);
		this.places.look();
	}
}
