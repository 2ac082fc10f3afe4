/**
 * The world of one schedule: honest devices and the network between them, with loss, copies, reordering, partitions,
 * crashes at any instant, stores that fail, a device lost for good, a second device of one player. Everything follows
 * from the seed.
 */
import type { Random } from '../../../src/lib/engine/random';
import { seeded } from '../../../src/lib/engine/random';
import type { Key } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import type { Party } from '../../../src/lib/table/seating';
import type { Book } from './book';
import type { Client } from './client';
import type { MatchSetting } from './match';
import { Match } from './match';
import { Peer } from './peer';
import type { Mood } from './player';
import { PATIENT } from './player';
import { FEW } from './numbers';

export interface Setting extends MatchSetting {
	/** How many parties are hostile. */
	readonly hostile: number;
	/** One player has a second device, with the secret and without the ledger. */
	readonly devices: boolean;
	/** One device may be lost for good. */
	readonly wipe: boolean;
	/** Length of the storm, and how many rounds the table then has to come to rest. */
	readonly steps?: number;
	readonly rounds?: number;
	/** How often in a hundred a player gives up on an absent seat. */
	readonly hasty?: number;
	/** How often in a thousand the law of one chain is checked after a change. */
	readonly law?: number;
	/** How often in a hundred the store fails. */
	readonly full?: number;
	/** What a careless device would do, to see that the promises then break. */
	readonly careless?: Careless;
}

export type Careless =
	/** What could not be stored is sent all the same. */
	| 'sends what is not stored'
	/** An own entry is sent before it is stored. */
	| 'stores too late'
	/** An own entry is stored without what it builds on. */
	| 'stores only its own'
	/** Entries deleted from the document are not put back. */
	| 'repairs nothing';

interface Message {
	readonly to: Peer;
	readonly bytes: Uint8Array;
}

export class World {
	readonly match: Match;
	readonly random: Random;
	readonly hostile: ReadonlySet<Party>;
	readonly peers: Peer[] = [];
	/** Every key of honest players, their stand-ins and the honest host. */
	readonly honestKeys = new Set<Key>();
	flight: Message[] = [];
	/** A crash took what was seen but not stored yet. */
	hasForgotten = false;
	hasWiped = false;
	onLook: (peer: Peer) => void = () => undefined;
	/** Told about everything an honest peer signs, before it is sent. */
	onSigned: (peer: Peer, item: Item) => void = () => undefined;
	onStored: (peer: Peer, item: Item) => void = () => undefined;
	onCrash: (peer: Peer) => void = () => undefined;
	onWiped: (peer: Peer) => void = () => undefined;
	/** On which device the player with two of them sits. */
	readonly #sitsAt = new Map<Party, number>();
	/** Keys that are gone with the only device that had them. */
	readonly #lostKeys = new Set<Key>();
	#returns = 0;

	constructor(
		readonly seed: number | string,
		readonly setting: Setting
	) {
		this.match = new Match(seed, setting);
		this.random = seeded(`sim/${seed}`);
		this.hostile = this.match.drawHostile(setting.hostile);
		const honest = this.match.parties.filter((party) => !this.hostile.has(party));
		for (const party of honest) this.peers.push(new Peer(this, party, 0));
		if (setting.devices) this.peers.push(new Peer(this, honest[0] as Party, 1));
		for (const party of honest) this.#sitsAt.set(party, 0);
	}

	/** How many parties are hostile by the keys of a seating: a host may have listed itself at others' places. */
	foes(book: Book, keys: readonly (Key | null)[] = book.seating?.keys ?? []): number {
		const hostile = keys.flatMap((key, seat) => (key === null || this.honestKeys.has(key) ? [] : [book.partyOf(seat)]));
		return new Set(hostile).size;
	}

	/**
	 * The most items that a peer keeps: what a chain of this length needs, and what each hostile party may add to it.
	 */
	mostKept(length: number, foes: number): number {
		const { seats } = this.setting;
		return 60 + 12 * seats + foes * 6 * FEW.waiting + length * (seats + 3);
	}

	get calm(): Mood {
		return { ...PATIENT, isLost: (key) => key !== null && this.#lostKeys.has(key) };
	}

	/** How a player feels in the storm. */
	mood(): Mood {
		const isImpatient = this.random.int(100) < (this.setting.hasty ?? 4);
		return { ...this.calm, odd: 20, isImpatient };
	}

	send(to: Peer, bytes: Uint8Array): void {
		if (this.random.int(100) < 15) return;
		this.flight.push({ to, bytes });
		if (this.random.int(100) < 10) this.flight.push({ to, bytes });
	}

	spread(from: Peer | null, bytes: Uint8Array, to: readonly Peer[] = this.peers): void {
		for (const peer of to) if (from === null ? peer.up : this.#areLinked(from, peer)) this.send(peer, bytes);
	}

	async deliver(): Promise<void> {
		if (this.flight.length === 0) return;
		const [message] = this.flight.splice(this.random.int(this.flight.length), 1);
		if (message?.to.up !== true) return;
		const { to, bytes } = message;
		to.receive([bytes]);
		if (this.random.int(10) === 0) to.book.hearAgain();
		if (this.random.int(10) < 7 || to.hasNewSeating) await to.save();
		this.onLook(to);
	}

	/** Documents merge one way, as a sync step would. */
	sync(from: Peer, to: Peer): void {
		if (!this.#areLinked(from, to)) return;
		from.repair();
		for (const [id, bytes] of from.doc) if (to.lacks(id, bytes)) this.send(to, bytes);
	}

	/**
	 * One place of a device does what its player and its client would do now. True if it signed something, or crashed
	 * over it.
	 */
	act(peer: Peer, mood: Mood): Promise<boolean> {
		return this.#act(peer, this.random.pick(peer.clients), mood, false);
	}

	/** Every place of a device does so, and nothing goes wrong. */
	async actCalmly(peer: Peer): Promise<boolean> {
		let any = false;
		for (const client of peer.clients) if (await this.#act(peer, client, this.calm, true)) any = true;
		return any;
	}

	async #act(peer: Peer, client: Client, mood: Mood, isCalm: boolean): Promise<boolean> {
		if (!peer.up || this.#sitsAt.get(peer.party) !== peer.device) return false;
		this.onLook(peer);
		if (client.notice()) await peer.save();
		const item = client.step(this.random, mood);
		if (item === null) return false;
		const { careless } = this.setting;
		const crash = isCalm ? 0 : this.random.int(60);
		peer.store.fails = !isCalm && this.random.int(100) < (this.setting.full ?? 2);
		if (crash === 1) {
			if (careless === 'stores too late') {
				this.onSigned(peer, item);
				this.spread(peer, item.bytes);
			}
			peer.store.fails = false;
			await this.crash(peer);
			return true;
		}
		const isStored = await peer.publish(item);
		peer.store.fails = false;
		if (!isStored && careless !== 'sends what is not stored') return false;
		this.onSigned(peer, item);
		if (!isStored) {
			peer.show(item);
			this.spread(peer, item.bytes);
			if (this.random.int(2) === 0) await this.crash(peer);
			return true;
		}
		if (crash === 2) await this.crash(peer);
		else this.spread(peer, item.bytes);
		return true;
	}

	async crash(peer: Peer): Promise<void> {
		peer.up = false;
		this.hasForgotten ||= peer.hasUnsaved;
		await peer.restart();
		this.onCrash(peer);
	}

	/**
	 * The device is gone for good, keys and ledger: whoever played there can only look on, and the others may let a bot
	 * play on.
	 */
	wipe(peer: Peer): void {
		const { pin, seating } = peer.book;
		// Before anybody knows of it one just sits down again.
		if (pin === '' || seating === null || !this.peers.some((other) => other !== peer && other.book.pin === pin)) return;
		this.hasWiped = true;
		for (const key of peer.wipe()) this.#lostKeys.add(key);
		this.onWiped(peer);
	}

	/** The player with two devices takes up the other one. */
	async changeDevice(): Promise<void> {
		const second = this.peers.find(({ device }) => device === 1);
		const first = this.peers.find((peer) => peer !== second && peer.party === second?.party);
		if (first === undefined || second === undefined) return;
		const [from, to] = this.#sitsAt.get(first.party) === 0 ? [first, second] : [second, first];
		if (!to.up) return;
		if (from.up && from.book.seating !== null && from.isActive && this.random.int(10) < 6) await from.handTo(to);
		else if (from.book.pin !== '' && from.isPlayed && !to.isPlayed) await to.askFor(from);
		else if (!to.isPlayed) return;
		this.#sitsAt.set(to.party, to.device);
	}

	/** When nothing is left to do, the player goes back to the other device if that one holds the seat. */
	async goBackToDevice(): Promise<boolean> {
		const other = this.peers.find(({ party, device }) => this.#sitsAt.get(party) !== device);
		if (other === undefined) return false;
		for (const client of other.clients) if (client.notice()) await other.save();
		if (!other.holdsSeat || this.#returns++ >= 60) return false;
		this.#sitsAt.set(other.party, other.device);
		return true;
	}

	#areLinked(a: Peer, b: Peer): boolean {
		return a !== b && a.up && b.up && a.group === b.group;
	}
}
