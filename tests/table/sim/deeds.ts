/**
 * What a hostile coalition does: it signs every kind of entry, wherever that could hurt. Random, with a bias to recent
 * forks and to driving a branch of its own to a signed result.
 */
import type { Seat } from '../../../src/lib/engine/contract';
import { pickFacts, sees } from '../../../src/lib/engine/fold';
import type { Random } from '../../../src/lib/engine/random';
import { deviceDetail } from '../../../src/lib/table/device';
import type { AgreementKind, ChainEntry, Entry, Head, Offer } from '../../../src/lib/table/entry';
import { countDetail, isChained } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign, unpack } from '../../../src/lib/table/item';
import type { Node, Place, View } from '../../../src/lib/table/node';
import { askedOf, isAgreement, isAnswerAt } from '../../../src/lib/table/node';
import type { Signer } from '../../../src/lib/table/signature';
import type { Book } from './book';
import type { Coalition } from './coalition';
import { writeShare } from './shares';
import type { World } from './world';

const AGREEMENTS: readonly AgreementKind[] = ['gone', 'bot', 'device'];
const JUNK = ['answer', 'fact', 'over', 'voice', 'offer', 'sit', 'start', 'waiting'] as const;

export function randomHex(random: Random, bytes: number): string {
	return Array.from({ length: bytes }, () => random.int(256).toString(16).padStart(2, '0')).join('');
}

/** One hostile deed. In a late attack nothing is held back. */
export function misbehave(coalition: Coalition, isLate: boolean): void {
	const { random } = coalition.world;
	coalition.overhear();
	if (isLate || random.int(10) >= 7 || !coalition.begin()) {
		const table = coalition.tables.length > 0 ? random.pick(coalition.tables) : null;
		const view = table?.view() ?? null;
		if (table === null || view === null) sitOrStart(coalition, isLate);
		else new Deed(coalition, isLate, table, view).do();
	}
	if (!isLate) coalition.showSomething();
}

/** Sits (again), at its own place or, as host, at anybody's; lists whom it likes. */
function sitOrStart(coalition: Coalition, isLate: boolean): void {
	const { world, invites, isHost, sits, starts } = coalition;
	const { match, random, hostile } = world;
	if (isHost && match.needsStart && random.int(2) === 0) {
		const listed = match.invited.flatMap((place) => {
			const there = sits.filter(({ entry }) => entry.place === place);
			return there.length === 0 ? [] : [random.pick(there).id];
		});
		if (listed.length < match.invited.length || (starts.length > 1 && !isLate)) return;
		coalition.publish(match.start(random.int(10) === 0 ? listed.slice(1) : listed), isLate);
		return;
	}
	if (invites.length === 0 || sits.length >= 14) return;
	const place = random.pick(invites);
	const isTaken = sits.some(({ entry }) => entry.place === place);
	if (!hostile.has(place) && !isTaken && random.int(10) < 8) return;
	const { key } =
		random.int(10) < 8 ? coalition.newKey() : random.pick([coalition.newKey(), ...coalition.keys.values()]);
	coalition.publish(lowestSit(coalition, place, key, 4), isLate);
}

function lowestSit({ world }: Coalition, place: number, key: string, tries: number): Item {
	const items = Array.from({ length: tries }, () => world.match.sit(place, key, world.random));
	return items.reduce((low, item) => (item.id < low.id ? item : low));
}

/** One deed at one table. */
class Deed {
	readonly #world: World;
	readonly #random: Random;

	constructor(
		readonly coalition: Coalition,
		readonly isLate: boolean,
		readonly book: Book,
		readonly view: View
	) {
		this.#world = coalition.world;
		this.#random = coalition.world.random;
	}

	do(): void {
		const deed = this.#random.int(28);
		if (deed === 0) sitOrStart(this.coalition, this.isLate);
		else if (deed < 8) this.#playAlong();
		else if (deed < 14) this.#answerSomewhere();
		else if (deed === 14) this.#shareSomewhere();
		else if (deed < 17) this.#endSomewhere();
		else if (deed < 20) this.#speakAboutSomebody();
		else if (deed === 20) this.#offerSomething();
		else if (deed === 21) this.#replayOrForge();
		else if (deed < 24) this.#junk();
		else if (deed === 24) this.#garbage();
		else this.#delete();
	}

	#playAlong(): void {
		if (this.isLate && this.#random.int(5) > 0) return;
		const mood = { ...this.#world.calm, odd: 50, isImpatient: this.#random.int(10) === 0 };
		const item = this.coalition.honestStep(this.book, mood);
		if (item !== null) this.#publish(item);
	}

	/**
	 * An answer wherever a seat of its own was ever asked, most often near the end: a second one on a parent is
	 * equivocation.
	 */
	#answerSomewhere(): void {
		const recent = this.view.nodes.slice(-4).flatMap(({ up }) => up ?? []);
		const node = this.#random.pick(this.#random.int(10) < 6 && recent.length > 0 ? recent : this.#tree());
		const { waiting, result, asked } = this.book.settle(node);
		const own = asked.filter(({ seat }) => this.#signer(node, seat) !== null);
		if (waiting || result !== null || own.length === 0) return;
		const { seat, at } = this.#random.pick(own);
		const kind = this.#random.pick(['move', 'move', 'move', 'move', 'resign', 'back', 'answer', 'illegal'] as const);
		const make = (): ChainEntry => this.#answer(node, seat, at, kind);
		this.#publish(this.coalition.lowest(this.book, this.#signer(node, seat) as Signer, make));
		const followers = this.book.followers(node).filter(({ link }) => !isAgreement(link));
		const last = followers.at(-1);
		if (last !== undefined && this.#random.int(2) === 0) this.#drive(last, 1 + this.#random.int(7));
	}

	/** An answer that a seat could give, or could not. */
	#answer(node: Node, seat: Seat, at: Head, kind: 'move' | 'resign' | 'back' | 'answer' | 'illegal'): ChainEntry {
		const { game, notation } = this.book.match.setting.module;
		const { fold } = this.book.settle(node);
		const base = { match: this.book.match.id, seat, parent: at };
		const seen = sees(fold, seat, this.book.match.truth(fold));
		const legal = game.legal(fold.state, seat, seen);
		const offers = this.book.offers();
		if (kind === 'back') return { kind, ...base, count: 1 + this.#random.int(2) };
		if (kind === 'answer' && offers.length > 0) {
			const offer = this.#random.pick(offers);
			const consents = this.book.consents().filter(({ entry }) => entry.at === offer.id || this.#random.int(10) === 0);
			return { kind, ...base, offer: offer.bytes, consents: consents.map(({ bytes }) => bytes) };
		}
		if (kind === 'resign' || legal.length === 0) return { kind: 'resign', ...base };
		const move = this.#random.pick(legal);
		const text = notation.formatMove(move);
		if (kind === 'illegal') return { kind: 'move', ...base, move: this.#garbled(text), shown: {} };
		return { kind: 'move', ...base, move: text, shown: pickFacts(seen, game.shows(fold.state, seat, move)) };
	}

	/** A move with one character changed: illegal, or no move at all. */
	#garbled(text: string): string {
		const at = this.#random.int(text.length);
		return text.slice(0, at) + this.#random.pick([...'0179-{}[]",:abz', '']) + text.slice(at + 1);
	}

	/**
	 * Goes on from a place of its own making with every key it has, if possible to a signed result; whoever stands in
	 * the way is agreed about.
	 */
	#drive(from: Node, far: number): void {
		let node: Node | undefined = from;
		for (let i = 0; i < far && node !== undefined; i++) {
			const { waiting, result, asked } = this.book.settle(node);
			if (result !== null) return this.#end(node, 10);
			if (waiting) {
				this.#payAt(node);
				if (this.book.settle(node).waiting) return;
				continue;
			}
			const { seat, at } = asked[0] as Place;
			const others = this.book.followers(node).filter(({ link }) => !isAgreement(link));
			const signer = this.#signer(node, seat);
			if (signer !== null) {
				const kind = this.#random.int(10) < 4 ? 'resign' : 'move';
				node = this.#answerAt(node, signer, { seat, at }, kind);
			} else if (others.length > 0 && this.#random.int(10) < 7) {
				node = this.#random.pick(others);
			} else {
				const key = this.#random.int(2) === 0 ? this.coalition.newKey().key : '';
				this.#consent(node, { seat, at }, key === '' ? 'gone' : 'bot', key, 10);
				node = this.book.followers(node).find(({ link }) => isAgreement(link));
			}
		}
	}

	/** Answers at a node, and goes on to what follows. */
	#answerAt(node: Node, signer: Signer, { seat, at }: Place, kind: 'move' | 'resign'): Node | undefined {
		const item = this.coalition.lowest(this.book, signer, () => this.#answer(node, seat, at, kind), 2);
		this.#publish(item);
		return this.book.followers(node).find(({ link }) => link?.id === item.id);
	}

	/** Shares of its own seats for what is requested at a node, and on behalf of all others. */
	#payAt(node: Node): void {
		const { fold } = this.book.settle(node);
		const missing = this.book.referee.missing(fold, node.head, this.book.pool, this.book.playing(node));
		if (missing === null) return;
		for (const seat of this.book.playing(node)) {
			const absent = missing.seats.filter((other) => this.#signer(node, other) === null);
			const shares = [{ key: missing.key }, ...absent.map((behalf) => ({ key: missing.key, behalf }))];
			for (const share of shares) this.#fact(node, seat, writeShare(share));
		}
	}

	#shareSomewhere(): void {
		const node = this.#random.pick(this.#tree());
		const { fold, waiting } = this.book.settle(node);
		const playing = this.book.playing(node);
		const missing = waiting ? this.book.referee.missing(fold, node.head, this.book.pool, playing) : null;
		if (missing !== null) this.#fact(node, this.#random.pick(playing), writeShare({ key: missing.key }));
	}

	#fact(node: Node, seat: Seat, data: Uint8Array): void {
		const signer = this.#signer(node, seat);
		if (signer === null) return;
		this.#publish(this.#sign({ kind: 'fact', match: this.book.match.id, seat, for: node.head, data }, signer));
	}

	#endSomewhere(): void {
		const tree = this.#tree();
		const ends = tree.filter((node) => this.book.settle(node).result !== null);
		this.#end(this.#random.pick(this.#random.int(10) < 8 && ends.length > 0 ? ends : tree), 8);
	}

	/** Its seats sign a result at a node, each with a chance in ten. */
	#end(node: Node, tenths: number): void {
		for (const seat of node.keys.keys()) {
			const signer = this.#signer(node, seat);
			if (signer === null || this.#random.int(10) >= tenths) continue;
			this.#publish(this.#sign({ kind: 'over', match: this.book.match.id, seat, head: node.head }, signer));
		}
	}

	/** Speaks about a seat: one that waits, or one that has answered long ago. */
	#speakAboutSomebody(): void {
		const tree = this.#tree();
		const node = this.#random.int(2) === 0 ? this.view.tip : this.#random.pick(tree);
		const waiting = this.book.settle(node).asked.map(({ seat, at }) => ({ seat, at, from: node }));
		const answered = tree.flatMap(({ link, up }) => {
			if (link === null || up === null || isAgreement(link) || !isChained(link.entry)) return [];
			return [{ seat: link.entry.seat, at: link.entry.parent, from: up }];
		});
		const places = [...waiting, ...answered];
		if (places.length === 0) return;
		const { from, ...place } = this.#random.pick(places);
		const what = this.#random.pick(AGREEMENTS);
		const old = this.book.voices(place).find(({ entry }) => entry.kind === 'consent')?.entry;
		if (old?.kind === 'consent' && old.what !== 'offer' && this.#random.int(10) < 6)
			this.#consent(from, place, old.what, old.detail, 8);
		else this.#consent(from, place, what, this.#detail(from, place, what), 8);
		const agreed = this.book.followers(from).find(({ link }) => isAgreement(link));
		if (agreed !== undefined && this.#random.int(10) < 4) this.#drive(agreed, 1 + this.#random.int(7));
	}

	/** What a consent needs; a request for another device is forged where it has not the seat's key. */
	#detail(node: Node, { seat, at }: Place, what: AgreementKind): string {
		if (what === 'gone') return '';
		const { key } = this.coalition.newKey();
		if (what === 'bot') return key;
		const signer = this.#signer(node, seat) ?? this.#random.pick([...this.coalition.keys.values()]);
		return deviceDetail({ match: this.book.match.id, seat, at }, key, signer);
	}

	/** Its seats consent, now and then one refuses, each with a chance in ten. */
	#consent(node: Node, { seat: about, at }: Place, what: AgreementKind, detail: string, tenths: number): void {
		const late = this.#tree().find((other) => isAnswerAt(other, { seat: about, at }))?.head ?? node.head;
		for (const seat of node.keys.keys()) {
			const signer = this.#signer(node, seat);
			if (signer === null || seat === about || this.#random.int(10) >= tenths) continue;
			const base = { match: this.book.match.id, seat, about, at };
			const refuses = tenths < 10 && this.#random.int(10) < 2;
			this.#publish(
				this.#sign(
					refuses ? { kind: 'refuse', ...base, head: late } : { kind: 'consent', ...base, what, detail },
					signer
				)
			);
		}
	}

	#offerSomething(): void {
		const { tip, head } = this.view;
		const seats = [...tip.keys.keys()].filter((seat) => this.#signer(tip, seat) !== null);
		if (seats.length === 0) return;
		const seat = this.#random.pick(seats);
		const signer = this.#signer(tip, seat) as Signer;
		const base = { match: this.book.match.id, seat };
		const other = this.book.offers().find(({ entry }) => entry.at === head && entry.seat !== seat);
		if (other !== undefined && this.#random.int(10) < 6) {
			const body = { about: other.entry.seat, at: other.id, what: 'offer', detail: '' } as const;
			return this.#publish(this.#sign({ kind: 'consent', ...base, ...body }, signer));
		}
		const asides = this.book.match.setting.module.game.asides === undefined ? [] : (['aside', 'aside'] as const);
		const what = this.#random.pick(['draw', 'call-off', 'resign', 'device', 'take-back', ...asides] as const);
		const at = askedOf(this.view.asked, seat)?.at ?? head;
		const details: Partial<Record<Offer['what'], string>> = {
			device: this.#detail(tip, { seat: this.#random.int(tip.keys.length), at }, 'device'),
			'take-back': '01',
			// One that the rules list, or none.
			...(what === 'aside' && { aside: countDetail(this.#random.int(4)) })
		};
		this.#publish(
			this.#sign(
				{ kind: 'offer', ...base, at: what === 'device' ? at : head, what, detail: details[what] ?? '' },
				signer
			)
		);
	}

	/** Somebody's entry once more, or an entry in an honest name. */
	#replayOrForge(): void {
		const known = this.coalition.everything;
		if (known.length === 0) return;
		const [, bytes] = this.#random.pick(known);
		const entry = unpack(bytes)?.entry;
		if (this.#random.int(2) === 0 || entry === undefined || !('seat' in entry)) return this.coalition.scatter(bytes);
		const seat = this.#random.int(this.view.tip.keys.length);
		const signer = this.#random.pick([...this.coalition.keys.values()]);
		const by = this.#random.pick([{}, { by: signer.key }, { by: this.view.tip.keys[seat] ?? signer.key }]);
		this.coalition.scatter(sign({ ...entry, seat, ...by }, signer).bytes);
	}

	/** Many with low ids, against every number that is kept. */
	#junk(): void {
		const { tip, asked } = this.view;
		const seat = this.#random.int(tip.keys.length);
		const signer = this.#signer(tip, seat) ?? this.#random.pick([...this.coalition.keys.values()]);
		const node = this.#random.pick(this.#tree());
		const kind = this.#random.pick(JUNK);
		for (let i = 0; i < 10; i++) {
			const item = this.#junkItem(kind, seat, signer, node, askedOf(asked, seat)?.at ?? node.head, i);
			if (item !== null) this.coalition.scatter(item.bytes, item.id);
		}
	}

	#junkItem(kind: (typeof JUNK)[number], seat: Seat, signer: Signer, node: Node, at: Head, i: number): Item | null {
		const { coalition } = this;
		const random = this.#random;
		const { match } = this.book;
		const base = { match: match.id, seat };
		const nowhere = (): Head => randomHex(random, 32);
		const either = (head: Head): Head => (random.int(2) === 0 ? head : nowhere());
		const junk = (): string => `{"type":"junk","n":${random.int(1e6)}}`;
		const low = (make: () => Entry): Item => coalition.lowest(this.book, signer, make, 2);
		switch (kind) {
			case 'answer':
				return low(() => ({
					kind: 'move',
					...base,
					parent: random.int(2) === 0 ? node.head : at,
					move: junk(),
					shown: {}
				}));
			case 'waiting':
				return low(() => ({ kind: 'move', ...base, parent: nowhere(), move: junk(), shown: {} }));
			case 'fact':
				return low(() => ({ kind: 'fact', ...base, for: node.head, data: writeShare({ key: junk(), behalf: 0 }) }));
			case 'over':
				return low(() => ({ kind: 'over', ...base, head: either(node.head) }));
			case 'voice': {
				const places = this.book.places();
				const place = random.int(2) === 0 && places.length > 0 ? random.pick(places).at : node.head;
				const about = (seat + 1) % node.keys.length;
				return low(() => ({ kind: 'consent', ...base, about, at: place, what: 'bot', detail: nowhere() }));
			}
			case 'offer':
				return low(() => ({ kind: 'offer', ...base, at: either(this.view.head), what: 'draw', detail: '' }));
			case 'sit': {
				const taken = coalition.invites.filter((place) => coalition.sits.some(({ entry }) => entry.place === place));
				return i < 5 && taken.length > 0 ? lowestSit(coalition, random.pick(taken), coalition.newKey().key, 3) : null;
			}
			case 'start':
				return coalition.isHost && this.isLate && i < 4 ? match.start([], `junk ${random.int(1e6)}`) : null;
		}
	}

	#garbage(): void {
		const known = this.coalition.everything.map(([, bytes]) => bytes);
		const bytes = Uint8Array.from(this.#random.pick([...known, new Uint8Array(200)]));
		for (let i = 0; i < 3; i++) bytes[this.#random.int(bytes.length)] = this.#random.int(256);
		this.coalition.scatter(this.#random.int(3) === 0 ? bytes.subarray(0, this.#random.int(bytes.length)) : bytes);
	}

	/** Deletes from everybody's document, and from what is under way. */
	#delete(): void {
		for (let i = 0; i < 3; i++) {
			const known = this.coalition.everything;
			if (known.length === 0) return;
			const [id, bytes] = this.#random.pick(known);
			this.coalition.bury(id);
			for (const peer of this.#world.peers) if (peer.up) peer.doc.delete(id);
			this.#world.flight = this.#world.flight.filter((m) => m.bytes !== bytes || this.#random.int(10) >= 7);
		}
	}

	#sign(entry: Entry, signer: Signer): Item {
		return this.coalition.sign(this.book, entry, signer);
	}

	#publish(item: Item): void {
		this.coalition.publish(item, this.isLate);
	}

	#signer(node: Node, seat: Seat): Signer | null {
		return this.coalition.signerOf(node.keys, seat);
	}

	#tree(): readonly Node[] {
		return this.book.tree();
	}
}
