/**
 * A match as a screen uses it: what stands, what happened, who is asked, and the few things a player can do. Everything
 * else (checking, signing, storing, dealing, carrying) happens behind it, in one queue, so that what is shown was
 * checked and what is sent was stored.
 */
import { canonical } from '../engine/canonical';
import type { Facts, Seat } from '../engine/contract';
import { NO_FACTS } from '../engine/contract';
import { pickFacts, play, sees } from '../engine/fold';
import { refusal } from '../engine/illegal';
import type { AnyModule } from '../engine/module';
import type { View as Decision } from '../engine/selfplay';
import { Asides } from './asides';
import type { Chain } from './chain';
import type { Conduct } from './conduct';
import { Devices } from './devices';
import type { Done } from './done';
import { DONE, refuse } from './done';
import type { Head, Id } from './entry';
import type { Admission, Fault } from './gate';
import { admitAll, isOfSeating } from './gate';
import type { House } from './house';
import type { Item } from './item';
import type { Ledger } from './ledger';
import { agreedDuty } from './offers';
import { Places, isUndrawn } from './places';
import type { Signer, Verify } from './signature';
import type { Snapshot } from './snapshot';
import { glanceOf, snapshotOf } from './snapshot';
import { StandIns } from './stand-in';
import type { StoredMatch } from './store';
import type { Step } from './story';
import { Story } from './story';
import type { Hand } from './talk';
import { Talk } from './talk';
import { Usher } from './usher';

export class Table {
	/** What people say and agree to beside their moves. */
	readonly talk: Talk;
	/** How its seats go from one device to another. */
	readonly devices: Devices;
	/** What seats do without being asked. */
	readonly asides: Asides;
	readonly #story: Story;
	readonly #places: Places;
	readonly #conducts: Map<Seat, Conduct>;
	readonly #standIns: StandIns;
	readonly #usher: Usher;
	readonly #listeners = new Set<(snapshot: Snapshot) => void>();
	readonly #carriers = new Set<(items: readonly Item[]) => void>();
	#ignored: Partial<Record<Fault, number>> = {};
	/** The pool as it was noted last. */
	#kept = -1;
	#turn: Promise<unknown> = Promise.resolve();
	#snapshot: Snapshot;
	#closed = false;

	/** `chain` holds what the ledger holds. Call `settle` once before use. */
	constructor(
		readonly chain: Chain,
		readonly ledger: Ledger,
		readonly house: House | null,
		readonly verify: Verify,
		mine: Iterable<Id> = []
	) {
		this.#story = new Story(chain);
		const signed = [...mine];
		this.#places = new Places(chain, ledger.match, signed);
		this.#conducts = this.#places.conducts;
		this.#standIns = new StandIns(chain, signed);
		const hand: Hand = {
			inTurn: (job) => this.#inTurn(job),
			publish: (item) => this.#publish([item]),
			save: (change) => this.#save(change)
		};
		this.#usher = new Usher(chain, ledger, this.#places, house, {
			save: (change) => this.#save(change),
			carry: (item) => this.#carry([item])
		});
		this.devices = new Devices(chain, ledger, this.#places, hand);
		this.talk = new Talk(chain, ledger, this.#conducts, hand);
		this.asides = new Asides(chain, this.#conducts, hand);
		this.#snapshot = this.#look();
	}

	get id(): Id {
		return this.chain.genesis.id;
	}

	get module(): AnyModule {
		return this.chain.module;
	}

	get options(): unknown {
		return this.chain.options;
	}

	get sides(): readonly number[] {
		return this.module.sides(this.options);
	}

	get snapshot(): Snapshot {
		return this.#snapshot;
	}

	/** The keys of this device by seat; by place while seats are undrawn. */
	get signers(): ReadonlyMap<Seat, Signer> {
		return this.#places.playing;
	}

	/** Called at once, and after each change. */
	subscribe(listener: (snapshot: Snapshot) => void): () => void {
		this.#listeners.add(listener);
		listener(this.#snapshot);
		return () => this.#listeners.delete(listener);
	}

	step(ply: number): Step {
		return this.#story.step(ply);
	}

	/** The steps that count after so many: see `Story`. */
	standing(ply: number): readonly number[] {
		return this.#story.standing(ply);
	}

	/** The position after so many steps; 0 before the first. */
	stateAt(ply: number): unknown {
		return this.#story.foldAt(ply).state;
	}

	/** When a step came to this device, ms; null for what was agreed rather than sent. */
	timeOf(ply: number): number | null {
		const link = this.chain.view().nodes[ply - 1]?.link;
		return link == null ? null : this.ledger.timeOf(link.id);
	}

	/** The faces that a seat of this device knows at a step; null: those that everybody knows. */
	sees(seat: Seat | null, ply: number = this.#snapshot.ply): Facts {
		const fold = this.#story.foldAt(ply);
		const own = seat !== null && this.#conducts.has(seat) ? seat : null;
		return sees(fold, own, own === null || this.house === null ? NO_FACTS : this.house.truth(fold));
	}

	/** What a seat of this device may send now; ahead of its place only the neutral answer. */
	legal(seat: Seat): readonly unknown[] {
		const answers = this.answers(seat);
		if (this.asking(seat)?.isFirst !== false) return answers;
		return answers.filter((move) => this.#isNeutral(seat, move, this.sees(seat)));
	}

	/** All that a seat of this device could answer now; what it may not send yet waits (`intent.ts`). */
	answers(seat: Seat): readonly unknown[] {
		if (this.asking(seat) === null) return [];
		return this.module.game.legal(this.chain.view().fold.state, seat, this.sees(seat));
	}

	/** Where a seat of this device was asked, and whether its answer would be applied at once; null: it may not answer. */
	asking(seat: Seat): { readonly at: Head; readonly isFirst: boolean } | null {
		const conduct = this.#conducts.get(seat);
		const at = conduct?.place() ?? null;
		return conduct === undefined || at === null ? null : { at, isFirst: conduct.isFirst() };
	}

	/** What a bot decides on. Null while there is nothing to decide. */
	decision(seat: Seat): Decision<unknown, unknown> | null {
		const legal = this.legal(seat);
		const { fold } = this.chain.view();
		return legal.length === 0 ? null : { state: fold.state, seat, sees: this.sees(seat), legal, decks: fold.decks };
	}

	/**
	 * Resolves when the move is durable and on the screen. What cannot be stored is neither shown nor sent: then it was
	 * not made.
	 */
	play(seat: Seat, move: unknown): Promise<Done> {
		return this.#answer(seat, (conduct, at) => {
			const { game, notation } = this.module;
			const { fold } = this.chain.view();
			const seen = this.sees(seat);
			if (!conduct.isFirst() && !this.#isNeutral(seat, move, seen)) return refuse('not-first');
			const shown = pickFacts(seen, game.shows(fold.state, seat, move));
			const code = refusal(() => play(game, fold, seat, move, shown));
			return code === null ? conduct.move(at, notation.formatMove(move), shown) : refuse(code);
		});
	}

	/** How many of its own last moves a seat may take back by itself now. */
	takeBacks(seat: Seat): number {
		return this.#conducts.get(seat)?.takeBacks() ?? 0;
	}

	back(seat: Seat, count: number): Promise<Done> {
		return this.#answer(seat, (conduct, at) =>
			count >= 1 && count <= conduct.takeBacks() ? conduct.back(at, count) : refuse('no-take-back')
		);
	}

	/** Out of turn this is an offer that the first seat asked takes in. */
	resign(seat: Seat): Promise<Done> {
		return this.#inTurn(async () => {
			const conduct = this.#conducts.get(seat);
			if (conduct?.plays !== true) return refuse('read-only');
			const view = this.chain.view();
			if (view.result !== null || view.tip.left.has(seat)) return refuse('not-asked');
			const at = conduct.place();
			return this.#tell(at !== null && conduct.isFirst() ? conduct.resign(at) : conduct.offer('resign'));
		});
	}

	/**
	 * Takes a place with the key of an invitation: from now on the place's own key, which stays on this device, speaks
	 * for it. `own`: what the seat brings (a deck).
	 */
	sit(place: number, invitation: Signer, name: string, nonce: string, own?: unknown): Promise<Done> {
		return this.#inTurn(() => this.#usher.sit(place, invitation, { name, nonce, own }));
	}

	/** Whether this device has the secret of a lot that is still to be drawn. */
	get canDraw(): boolean {
		return this.house !== null && this.ledger.match.secrets.lot !== undefined && isUndrawn(this.chain);
	}

	/** Draws the seats and begins: the host's word, once everybody has sat down. */
	draw(): Promise<Done> {
		return this.#inTurn(async () => (this.canDraw ? this.#usher.begin() : refuse('read-only')));
	}

	/**
	 * Told which seating the others go by: whoever only looks on takes it up; a player who goes by another one is told
	 * that the seat is somebody else's.
	 */
	tell(seating: Id): Promise<void> {
		return this.#inTurn(() => Promise.resolve(this.#usher.tell(seating)));
	}

	/** Gives up a seat that the others have given to somebody else. The table is over with it: opened anew, it is looked at. */
	standUp(): Promise<Done> {
		return this.#inTurn(() => this.#usher.standUp());
	}

	/**
	 * Takes in foreign bytes, one entry each. Faults are counted and shown, never thrown. What comes after the table was
	 * closed comes too late.
	 */
	receive(...entries: readonly Uint8Array[]): Promise<readonly Admission[]> {
		return this.receiveFor(this.verify, entries);
	}

	/** The same with a verifier that keeps count of its work. */
	receiveFor(verify: Verify, entries: readonly Uint8Array[]): Promise<readonly Admission[]> {
		if (this.#closed) return Promise.resolve([]);
		return this.#inTurn(async () => {
			const admissions = new Map<Uint8Array, Admission>();
			const early = entries.filter(isOfSeating);
			// Who plays must be known before what they signed can be checked.
			for (const part of [early, entries.filter((bytes) => !early.includes(bytes))]) {
				for (const [i, admission] of (await admitAll(this.chain, part, verify)).entries()) {
					admissions.set(part[i] as Uint8Array, admission);
					if (!admission.ok) this.#count(admission.fault);
				}
				await this.#usher.settle();
			}
			return entries.map((bytes) => admissions.get(bytes) as Admission);
		});
	}

	#count(fault: Fault): void {
		this.#ignored = { ...this.#ignored, [fault]: (this.#ignored[fault] ?? 0) + 1 };
	}

	/** Told about everything that this device signs, once it is stored. */
	carry(carrier: (items: readonly Item[]) => void): () => void {
		this.#carriers.add(carrier);
		return () => this.#carriers.delete(carrier);
	}

	/** Does what is due without anybody's wish: deals, signs the result, takes in resignations. */
	settle(): Promise<void> {
		return this.#inTurn(() => Promise.resolve());
	}

	/** Stores how the match stands, with what changed of its record. */
	async save(change: Partial<Pick<StoredMatch, 'title' | 'secrets' | 'intents'>> = {}): Promise<void> {
		await this.#inTurn(() => this.#save(change));
	}

	/** Waits for what is under way; nothing happens afterwards. */
	async close(): Promise<void> {
		this.#closed = true;
		await this.#turn;
		this.#listeners.clear();
		this.#carriers.clear();
	}

	#answer(seat: Seat, answer: (conduct: Conduct, at: Head) => Item | Done): Promise<Done> {
		return this.#inTurn(async () => {
			const conduct = this.#conducts.get(seat);
			if (conduct?.plays !== true) return refuse('read-only');
			const at = conduct.place();
			if (at === null) return refuse('not-asked');
			const item = answer(conduct, at);
			return 'ok' in item ? item : this.#tell(item);
		});
	}

	/** One thing at a time; after each, what is due is done and everybody is told. */
	#inTurn<T>(job: () => Promise<T>): Promise<T> {
		if (this.#closed) return Promise.reject(new Error('the table is closed'));
		const turn = this.#turn.then(async () => {
			const result = await job();
			await this.#duties();
			return result;
		});
		this.#turn = turn.catch(() => undefined);
		return turn;
	}

	async #duties(): Promise<void> {
		await this.#usher.settle();
		this.#places.look();
		await this.devices.settle();
		for (let due = this.#due(); due.length > 0; due = this.#due()) if (!(await this.#publish(due))) break;
		this.#keep();
		const { head } = this.#snapshot;
		this.#show();
		// What was signed here is durable already; this keeps what others sent and how the match stands.
		if (head !== this.#snapshot.head || this.ledger.hasUnsaved) await this.#save();
		if (this.#snapshot.health.trouble !== this.ledger.trouble) this.#show();
	}

	#show(): void {
		this.#snapshot = this.#look();
		for (const listener of this.#listeners) listener(this.#snapshot);
	}

	/** What the device signs by itself now. */
	#due(): Item[] {
		const dealt = this.house?.deal(this.chain) ?? [];
		if (dealt.length > 0) return dealt;
		this.#standIns.seat(this.#conducts, this.ledger.match.secrets.bots ?? {});
		for (const conduct of this.#conducts.values()) {
			conduct.notice();
			const item = conduct.duty() ?? agreedDuty(conduct) ?? this.devices.due(conduct) ?? this.asides.due(conduct);
			if (item !== null) return [item];
		}
		return [];
	}

	/** What the chain keeps of what others sent is noted; what it lets go leaves the ledger. */
	#keep(): void {
		for (const { id } of this.chain.takeGone()) this.ledger.drop(id);
		if (this.#kept === this.chain.pool.version) return;
		this.#kept = this.chain.pool.version;
		for (const item of this.chain.pool.items.values()) this.ledger.note(item, false);
	}

	async #tell(item: Item): Promise<Done> {
		return (await this.#publish([item])) ? DONE : refuse('not-saved');
	}

	/**
	 * Stores own items with all they build on, then shows them to the chain and to the carriers. What could not be stored
	 * is forgotten: it was never shown, so it was never signed.
	 */
	async #publish(items: readonly Item[]): Promise<boolean> {
		for (const item of items) this.ledger.note(item, true);
		if (!(await this.#save())) {
			for (const { id } of items) {
				this.ledger.forget(id);
				for (const conduct of this.#conducts.values()) conduct.forget(id);
			}
			return false;
		}
		this.chain.addAll(items);
		this.#places.look();
		this.#carry(items);
		return true;
	}

	#carry(items: readonly Item[]): void {
		for (const carrier of this.#carriers) carrier(items);
	}

	/** False: it is not durable. */
	#save(change: Partial<StoredMatch> = {}): Promise<boolean> {
		this.#keep();
		const { standings } = this.#places;
		const glance = glanceOf(this.chain, this.#snapshot, this.#story);
		return this.ledger.write({ standings, touched: this.ledger.now(), glance, ...change });
	}

	#look(): Snapshot {
		const { conducts, signers } = this.#places;
		const isOutsat = this.#places.isOutsat || this.#usher.isElsewhere;
		return snapshotOf(this.chain, { conducts, signers, isOutsat }, this.#ignored, this.ledger, this.talk.declined);
	}

	#isNeutral(seat: Seat, move: unknown, seen: Facts): boolean {
		const neutral = this.module.neutral(this.chain.view().fold.state, seat, seen);
		return neutral !== null && canonical(neutral) === canonical(move);
	}
}
