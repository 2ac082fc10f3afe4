/** The hostile coalition: shares all it knows, sees every message, signs what suits it, withholds, forges, replays, floods, deletes. */
import type { Seat } from '../../../src/lib/engine/contract';
import { pickFacts, sees } from '../../../src/lib/engine/fold';
import type { Chain } from '../../../src/lib/table/chain';
import { Conduct } from '../../../src/lib/table/conduct';
import type { ChainEntry, Entry, Head, Id } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import type { Node } from '../../../src/lib/table/node';
import { askedOf, isAgreement } from '../../../src/lib/table/node';
import { Pool } from '../../../src/lib/table/pool';
import type { Signer } from '../../../src/lib/table/signature';
import { step } from './player';
import { writeShare } from './shares';
import type { World } from './world';
import { NO_QUOTA } from './world';

export class Rogue {
	readonly chain: Chain;
	readonly #clients: Conduct[];
	readonly #seats: Seat[];
	/** Signed, but shown to nobody yet. */
	held: Item[] = [];
	/** Deleted from documents, and never shown again of its own accord. */
	readonly #buried = new Set<Id>();

	constructor(readonly world: World) {
		this.chain = world.newChain(new Pool(NO_QUOTA));
		this.#seats = [...world.hostile];
		this.#clients = this.#seats.map((seat) => new Conduct(this.chain, seat, world.signers[seat] as Signer));
	}

	/** One hostile deed. In a late attack nothing is held back. */
	act(late: boolean): void {
		const { random } = this.world;
		this.overhear();
		const seat = random.pick(this.#seats);
		const deed = random.int(24);
		if (deed < 7) this.#playAlong(late);
		else if (deed < 14) this.#answerSomewhere(seat, late);
		else if (deed < 16) this.#shareSomewhere(seat, late);
		else if (deed === 16) this.#endSomewhere(seat, late);
		else if (deed === 17) this.#speakAboutSomebody(seat, late);
		else if (deed < 20) this.#forge();
		else if (deed === 20) this.#flood(seat);
		else if (deed === 21) this.#garbage();
		else this.#delete();
		if (this.held.length > 0 && random.int(10) < 3)
			this.#show(this.held.splice(random.int(this.held.length), 1)[0] as Item);
	}

	/** After the attack the coalition plays on like everybody else. True if it signed something. */
	playOn(): boolean {
		let any = false;
		for (const client of this.#clients) {
			client.notice();
			const item = step(client, this.world.referee, this.world.random, { odd: 0, impatient: false });
			if (item === null) continue;
			this.chain.add(item);
			any = true;
		}
		return any;
	}

	overhear(): void {
		for (const { doc } of this.world.peers) {
			const news = [...doc].filter(([id]) => !this.chain.pool.has(id)).map(([, bytes]) => bytes);
			if (news.length > 0) this.world.admit(this.chain, news);
		}
	}

	/** What the coalition lets the others see of its document. */
	get shown(): Item[] {
		const held = new Set(this.held.map(({ id }) => id));
		return [...this.chain.pool.items.values()].filter(({ id }) => !held.has(id) && !this.#buried.has(id));
	}

	#playAlong(late: boolean): void {
		const { random, referee } = this.world;
		if (late && random.int(5) > 0) return;
		const client = random.pick(this.#clients);
		client.notice();
		const item = step(client, referee, random, { odd: 0, impatient: random.int(10) === 0 });
		if (item !== null) this.#publish(item, late);
	}

	/**
	 * An answer wherever the seat was ever asked, most often near the end: a second one on a parent is equivocation. Of a few the one with the lowest
	 * id, because that breaks ties.
	 */
	#answerSomewhere(seat: Seat, late: boolean): void {
		const { random } = this.world;
		const recent = this.chain
			.view()
			.nodes.slice(-4)
			.flatMap((node) => (node.up === null ? [] : [node.up]));
		const node = random.pick(random.int(10) < 6 && recent.length > 0 ? recent : this.#nodes());
		const { waiting, asked, result } = this.chain.settle(node);
		const at = askedOf(asked, seat)?.at;
		if (waiting || result !== null || at === undefined) return;
		const kind = random.pick(['move', 'move', 'move', 'move', 'resign', 'back', 'illegal'] as const);
		const items = this.#answers(seat, node, at, kind).map((entry) => this.#sign(seat, entry));
		this.#publish(
			items.reduce((low, item) => (item.id < low.id ? item : low)),
			late
		);
	}

	/** A few answers that a seat could give. */
	#answers(seat: Seat, node: Node, at: Head, kind: 'move' | 'resign' | 'back' | 'illegal'): ChainEntry[] {
		const { random, setting, referee } = this.world;
		const { game, notation } = setting.module;
		const { fold } = this.chain.settle(node);
		const base = { match: this.chain.genesis.id, seat, parent: at };
		const seen = sees(fold, seat, referee.truth(fold));
		const legal = game.legal(fold.state, seat, seen);
		return [0, 1, 2, 3].map((): ChainEntry => {
			if (kind === 'back') return { kind, ...base, count: 1 + random.int(2) };
			if (kind === 'resign' || legal.length === 0) return { kind: 'resign', ...base };
			const move = random.pick(legal);
			const text = notation.formatMove(move);
			if (kind === 'illegal') return { kind: 'move', ...base, move: this.#garbled(text), shown: {} };
			return { kind, ...base, move: text, shown: pickFacts(seen, game.shows(fold.state, seat, move)) };
		});
	}

	/** A move with one character changed: illegal, or no move at all. */
	#garbled(text: string): string {
		const { random } = this.world;
		const at = random.int(text.length);
		return text.slice(0, at) + random.pick([...'0179-{}[]",:abz', '']) + text.slice(at + 1);
	}

	#shareSomewhere(seat: Seat, late: boolean): void {
		const { random, referee } = this.world;
		const node = random.pick(this.#nodes());
		const { fold, waiting } = this.chain.settle(node);
		const missing = waiting ? referee.missing(fold, node.head, this.chain.pool, this.chain.playing(node)) : null;
		if (missing === null) return;
		const data = writeShare({ key: missing.key });
		this.#publish(this.#sign(seat, { kind: 'fact', match: this.chain.genesis.id, seat, for: node.head, data }), late);
	}

	#endSomewhere(seat: Seat, late: boolean): void {
		const ends = this.#nodes().filter((node) => this.chain.settle(node).result !== null);
		if (ends.length === 0) return;
		const { head } = this.world.random.pick(ends);
		this.#publish(
			this.#sign(seat, {
				kind: 'over',
				match: this.chain.genesis.id,
				seat,
				head,
				result: { winners: [seat], reason: 'mine' }
			}),
			late
		);
	}

	#speakAboutSomebody(seat: Seat, late: boolean): void {
		const { random } = this.world;
		const nodes = this.#nodes().filter((node) => node.link !== null && !isAgreement(node.link));
		if (nodes.length === 0) return;
		const node = random.pick(nodes.slice(-6));
		const { seat: about, parent: at } = (node.link as Item<ChainEntry>).entry;
		if (about === seat) return;
		const base = { match: this.chain.genesis.id, seat, about, at };
		this.#publish(
			this.#sign(
				seat,
				random.int(10) < 6
					? { kind: 'consent', ...base, what: 'gone', detail: '' }
					: { kind: 'refuse', ...base, head: node.head }
			),
			late
		);
	}

	/** An answer in an honest name, somebody else's entry under it, or an honest entry sent once more. */
	#forge(): void {
		const { random, peers } = this.world;
		const rogue = this.world.signers[random.pick(this.#seats)] as Signer;
		const victim = random.pick(peers).seat;
		const at = askedOf(this.chain.view().asked, victim)?.at;
		if (at !== undefined && random.int(2) === 0) {
			const [entry] = this.#answers(victim, this.chain.view().tip, at, 'move');
			return entry === undefined ? undefined : this.world.spread(null, sign(entry, rogue).bytes);
		}
		const items = [...this.chain.pool.items.values()];
		if (items.length === 0) return;
		const item = random.pick(items);
		if (random.int(2) === 0 || !('seat' in item.entry)) return this.world.spread(null, item.bytes);
		this.world.spread(null, sign({ ...item.entry, seat: victim }, rogue).bytes);
	}

	/** Many rivals on one parent: peers must not fill up, nor differ by what came first. */
	#flood(seat: Seat): void {
		const { random } = this.world;
		const place = [...this.chain.pool.chained].reverse().find(({ entry }) => entry.seat === seat);
		const parent = place?.entry.parent ?? this.chain.root.head;
		for (let i = 0; i < 8; i++) {
			const move = `{"type":"flood","n":${random.int(1e6)}}`;
			const item = this.#sign(seat, {
				kind: 'move',
				match: this.chain.genesis.id,
				seat,
				parent,
				move,
				shown: {}
			});
			this.world.spread(null, item.bytes);
		}
	}

	#garbage(): void {
		const { random } = this.world;
		const source = random.pick(
			[...this.chain.pool.items.values()].map((item) => item.bytes).concat([new Uint8Array(200)])
		);
		const bytes = Uint8Array.from(source);
		for (let i = 0; i < 3; i++) bytes[random.int(bytes.length)] = random.int(256);
		this.world.spread(null, random.int(3) === 0 ? bytes.subarray(0, random.int(bytes.length)) : bytes);
	}

	/** Deletes from everybody's document, and from what is under way. */
	#delete(): void {
		const { random, peers } = this.world;
		for (let i = 0; i < 3; i++) {
			const items = [...this.chain.pool.items.values()];
			if (items.length === 0) return;
			const victim = random.pick(items);
			this.#buried.add(victim.id);
			for (const peer of peers) if (peer.up) peer.doc.delete(victim.id);
			this.world.flight = this.world.flight.filter(({ bytes }) => bytes !== victim.bytes || random.int(10) >= 7);
		}
	}

	#sign<E extends Entry>(seat: Seat, entry: E): Item<E> {
		return sign(entry, this.world.signers[seat] as Signer);
	}

	#publish(item: Item, late: boolean): void {
		this.chain.add(item);
		if (!late && this.world.random.int(10) < 3) this.held.push(item);
		else this.#show(item);
	}

	#show(item: Item): void {
		const { random, peers } = this.world;
		this.world.spread(null, item.bytes, random.int(2) === 0 ? peers : peers.filter(() => random.int(2) === 0));
	}

	#nodes(): Node[] {
		return [...this.chain.branches(this.chain.root)];
	}
}
