/**
 * One schedule: a seeded network of honest and hostile peers (loss, copies, reordering, partitions, crashes at any instant, two devices on one
 * seat), then healing, then a late attack. Everything follows from the seed.
 */
import type { Seat } from '../../../src/lib/engine/contract';
import type { AnyModule } from '../../../src/lib/engine/module';
import type { Random } from '../../../src/lib/engine/random';
import { seeded } from '../../../src/lib/engine/random';
import { Chain } from '../../../src/lib/table/chain';
import { admitAllNow } from '../../../src/lib/table/gate';
import { Conduct, FIRST_DEVICE, OTHER_DEVICE } from '../../../src/lib/table/conduct';
import type { Genesis, Id, Key } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import { isAgreement } from '../../../src/lib/table/node';
import { Pool } from '../../../src/lib/table/pool';
import { QUOTA } from '../../../src/lib/table/quota';
import type { Quota } from '../../../src/lib/table/quota';
import type { Signer } from '../../../src/lib/table/signature';
import type { Mood } from './player';
import { step } from './player';
import type { ShareReferee } from './shares';
import { shareReferee } from './shares';
import { cheapSigner, cheapVerify } from './signer';

export interface Setting {
	readonly module: AnyModule;
	readonly options: unknown;
	readonly seats: number;
	readonly hostile: number;
	readonly devices?: boolean;
	/** Length of the storm, and how many rounds the table then has to come to rest. */
	readonly steps?: number;
	readonly rounds?: number;
	/** How often in a hundred a player gives up on an absent seat. */
	readonly impatience?: number;
	readonly signer?: (name: string) => Signer;
	readonly verify?: (signature: Uint8Array, message: Uint8Array, key: Key) => boolean;
	/** Rules switched off, one at a time, to see that the promises then break. */
	readonly off?: Off;
}

export type ChainClass = new (...args: ConstructorParameters<typeof Chain>) => Chain;

export interface Off {
	readonly chain?: ChainClass;
	readonly signature?: boolean;
	/** Entries deleted from the document are not put back. */
	readonly repair?: boolean;
	/** An own entry is sent before it is in the ledger. */
	readonly ledger?: boolean;
	readonly over?: boolean;
	readonly hold?: boolean;
	readonly rollback?: boolean;
	readonly pool?: () => Pool;
}

export const NO_QUOTA = Object.fromEntries(Object.keys(QUOTA).map((key) => [key, 1e9])) as Quota;

/** What a peer has on its device: the document that carries, and the ledger that it trusts. */
export class Peer {
	doc = new Map<Id, Uint8Array>();
	ledger = new Map<Id, Item>();
	up = true;
	group = 0;
	chain: Chain;
	conduct: Conduct;
	/** What survives a crash beside the ledger. */
	#standing: Conduct['standing'];
	#saved = -1;
	ids: readonly Id[] = [];

	constructor(
		readonly world: World,
		readonly seat: Seat,
		readonly device: number
	) {
		this.#standing = device === 0 ? FIRST_DEVICE : OTHER_DEVICE;
		this.chain = world.newChain();
		this.conduct = this.#newConduct([]);
	}

	#newConduct(mine: Iterable<Id>): Conduct {
		const { off = {} } = this.world.setting;
		const conduct = new Conduct(this.chain, this.seat, this.world.signers[this.seat] as Signer, this.#standing, mine);
		if (off.hold) conduct.isHeld = () => false;
		if (off.rollback) conduct.mayRelease = () => true;
		if (off.over) {
			const duty = conduct.duty.bind(conduct);
			conduct.duty = () => {
				const item = duty();
				return item?.entry.kind === 'over' ? null : item;
			};
		}
		return conduct;
	}

	/** Foreign bytes: checked, then pooled and carried on. */
	receive(many: readonly Uint8Array[]): void {
		for (const item of this.world.admit(this.chain, many)) this.doc.set(item.id, item.bytes);
	}

	/** Everything that was seen is made durable, in order. */
	save(): void {
		this.#standing = this.conduct.standing;
		if (this.#saved === this.chain.pool.version) return;
		this.#saved = this.chain.pool.version;
		for (const item of this.chain.pool.items.values()) if (!this.ledger.has(item.id)) this.keep(item);
	}

	/** Makes one item durable. */
	keep(item: Item): void {
		this.ledger.set(item.id, item);
		this.world.onSaved(item);
	}

	crash(): void {
		this.up = false;
		this.world.forgot ||= [...this.chain.pool.items.keys()].some((id) => !this.ledger.has(id));
		const mine = [...this.conduct.mine].filter((id) => this.ledger.has(id));
		this.chain = this.world.newChain();
		this.chain.addAll(this.ledger.values());
		this.#saved = -1;
		this.conduct = this.#newConduct(mine);
		if (this.world.setting.off?.repair)
			for (const id of [...this.doc.keys()]) if (!this.ledger.has(id)) this.doc.delete(id);
		if (!this.world.setting.off?.repair)
			this.doc = new Map([...this.ledger.values()].map((item) => [item.id, item.bytes]));
		this.ids = this.linkIds();
		this.world.onCrash(this);
	}

	/** Entries that somebody removed from the document are put back from the ledger. */
	repair(): void {
		if (this.world.setting.off?.repair) return;
		for (const item of this.chain.pool.items.values()) if (!this.doc.has(item.id)) this.doc.set(item.id, item.bytes);
	}

	linkIds(): Id[] {
		return this.chain.view().nodes.flatMap(({ link }) => (link === null ? [] : [link.id]));
	}
}

interface Message {
	readonly to: Peer;
	readonly bytes: Uint8Array;
}

export class World {
	readonly random: Random;
	readonly signers: readonly Signer[];
	readonly genesis: Item<Genesis>;
	readonly referee: ShareReferee;
	readonly hostile: ReadonlySet<Seat>;
	readonly peers: Peer[] = [];
	flight: Message[] = [];
	/** On which device the player with two of them sits. */
	readonly playsOn = new Map<Seat, number>();
	/** A crash took what was seen but not stored yet. */
	forgot = false;
	/** Told about everything an honest peer signs, before it is sent. */
	onSigned: (peer: Peer, item: Item) => void = () => undefined;
	onLook: (peer: Peer) => void = () => undefined;
	onSaved: (item: Item) => void = () => undefined;
	onCrash: (peer: Peer) => void = () => undefined;

	constructor(
		readonly seed: number | string,
		readonly setting: Setting
	) {
		this.random = seeded(`sim/${seed}`);
		const make = setting.signer ?? cheapSigner;
		this.signers = Array.from({ length: setting.seats }, (_, seat) => make(`${seed}/${seat}`));
		this.referee = shareReferee(String(seed));
		this.hostile = new Set(
			seeded(`hostile/${seed}`)
				.shuffle([...this.signers.keys()])
				.slice(0, setting.hostile)
		);
		const host = make(`${seed}/host`);
		this.genesis = sign<Genesis>(
			{
				kind: 'genesis',
				game: setting.module.game.id,
				rules: setting.module.game.version,
				options: setting.options,
				seats: this.signers.map(({ key }, seat) => ({ name: `P${seat}`, by: 'own', key, bot: '' })),
				lot: '',
				dealer: 'house',
				host: host.key,
				nonce: '00'.repeat(16),
				from: null
			},
			host
		);
		for (let seat = 0; seat < setting.seats; seat++)
			if (!this.hostile.has(seat)) this.peers.push(new Peer(this, seat, 0));
		const first = this.peers[0];
		if (setting.devices && first) this.peers.push(new Peer(this, first.seat, 1));
		for (const peer of this.peers) this.playsOn.set(peer.seat, 0);
	}

	newChain(pool: Pool = this.setting.off?.pool?.() ?? new Pool()): Chain {
		const ChainClass = this.setting.off?.chain ?? Chain;
		return new ChainClass(this.genesis, this.setting.module, this.referee, pool);
	}

	/** What of these bytes is good, new or known. */
	admit(chain: Chain, many: readonly Uint8Array[]): Item[] {
		const { off = {}, verify = cheapVerify } = this.setting;
		const admissions = admitAllNow(chain, many, off.signature ? () => true : verify);
		return admissions.flatMap((admission) => (admission.ok ? [admission.item] : []));
	}

	send(to: Peer, bytes: Uint8Array): void {
		if (this.random.int(100) < 15) return;
		this.flight.push({ to, bytes });
		if (this.random.int(100) < 10) this.flight.push({ to, bytes });
	}

	linked(a: Peer, b: Peer): boolean {
		return a !== b && a.up && b.up && a.group === b.group;
	}

	deliver(): void {
		if (this.flight.length === 0) return;
		const [message] = this.flight.splice(this.random.int(this.flight.length), 1);
		if (message === undefined || !message.to.up) return;
		message.to.receive([message.bytes]);
		if (this.random.int(10) < 7) message.to.save();
		this.onLook(message.to);
	}

	/** One peer does what its player and its client would do now. True if it signed something or its standing changed. */
	act(peer: Peer, mood: Mood, calm = false): boolean {
		if (!peer.up || this.playsOn.get(peer.seat) !== peer.device) return false;
		this.onLook(peer);
		const { conduct } = peer;
		const changed = conduct.notice();
		if (changed) peer.save();
		const item = step(conduct, this.referee, this.random, mood);
		if (item === null) return changed;
		const crash = calm ? 0 : this.random.int(60);
		const careless = this.setting.off?.ledger === true;
		if (crash === 1 && !careless) {
			conduct.mine.delete(item.id);
			peer.crash();
			return true;
		}
		this.onSigned(peer, item);
		if (careless && crash === 1) {
			this.spread(peer, item.bytes);
			conduct.mine.delete(item.id);
			peer.crash();
			return true;
		}
		peer.chain.add(item);
		peer.save();
		peer.doc.set(item.id, item.bytes);
		if (crash === 2) peer.crash();
		else this.spread(peer, item.bytes);
		return true;
	}

	spread(from: Peer | null, bytes: Uint8Array, to: readonly Peer[] = this.peers): void {
		for (const peer of to) if (from === null ? peer.up : this.linked(from, peer)) this.send(peer, bytes);
	}

	/** Documents merge one way, as a sync step would. */
	sync(from: Peer, to: Peer): void {
		if (!this.linked(from, to)) return;
		from.repair();
		for (const [id, bytes] of from.doc) if (!to.doc.has(id)) this.send(to, bytes);
	}

	/** The player with two devices takes up the other one. */
	changeDevice(): void {
		const seat = this.peers.find((peer) => peer.device === 1)?.seat;
		if (seat === undefined) return;
		const from = this.peers.find((peer) => peer.seat === seat && peer.device === this.playsOn.get(seat)) as Peer;
		const to = this.peers.find((peer) => peer.seat === seat && peer !== from) as Peer;
		if (!to.up) return;
		this.playsOn.set(seat, to.device);
		if (to.conduct.standing.active) return;
		if (from.up && from.conduct.standing.active && this.random.int(10) < 6) this.handOver(from, to);
		else this.askForSeat(to);
	}

	askForSeat(peer: Peer): void {
		if (peer.conduct.standing.wish === '')
			peer.conduct.askForSeat(cheapSigner(`${peer.device}.${this.random.int(1e9)}`));
	}

	/** The old device stops, then gives secret and ledger. */
	handOver(from: Peer, to: Peer): void {
		to.receive([...from.chain.pool.items.values()].map(({ bytes }) => bytes));
		from.conduct.handTo(to.conduct);
		from.save();
		to.save();
	}

	history(peer: Peer, head: string): Item[] {
		const items: Item[] = [];
		for (let node = peer.chain.node(head) ?? null; node !== null; node = node.up) {
			if (node.link !== null && !isAgreement(node.link)) items.push(node.link);
		}
		return items;
	}
}
