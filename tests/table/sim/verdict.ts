/**
 * Judges the end of a schedule: everybody is up and linked, the late attack is over, and what is left must be what was
 * promised.
 */
import type { Seat } from '../../../src/lib/engine/contract';
import { canonical } from '../../../src/lib/engine/canonical';
import type { Head } from '../../../src/lib/table/entry';
import type { Node, View } from '../../../src/lib/table/node';
import { isAgreement, isAnswerAt } from '../../../src/lib/table/node';
import type { Party } from '../../../src/lib/table/seating';
import { HOST_PARTY } from '../../../src/lib/table/seating';
import { shownBy } from './law';
import type { Peer } from './peer';
import type { Watch } from './watch';
import { agreedByLeft, linkIds } from './witness';
import type { World } from './world';

/** How things stood before the late attack. */
export interface Before {
	readonly views: ReadonlyMap<Peer, View | null>;
	/** Seats that anybody saw leave, or replaced. */
	readonly lost: ReadonlySet<Seat>;
}

export function standing(world: World): Before {
	const views = new Map(world.peers.map((peer) => [peer, peer.book.view()]));
	const lost = [...views.values()].flatMap((view) => (view === null ? [] : [...view.tip.left, ...view.tip.bots]));
	return { views, lost: new Set(lost) };
}

export function judge(world: World, watch: Watch, before: Before): void {
	const tables = new Map<string, Peer[]>();
	for (const peer of world.peers) {
		if (peer.book.pin === '' && peer.book.told.watch) continue;
		const name = peer.book.seating === null ? '' : peer.book.pin;
		tables.set(name, [...(tables.get(name) ?? []), peer]);
	}
	judgeSplit(world, watch, [...tables.keys()]);
	for (const peers of tables.values()) {
		const view = (peers[0] as Peer).book.view();
		if (view !== null) new Judgement(world, watch, peers, view).pass(before);
		else if (world.setting.hostile === 0 && !world.hasWiped) watch.flags.raise('stuck');
	}
}

function judgeSplit({ peers, match, hostile }: World, { flags }: Watch, tables: readonly string[]): void {
	if (tables.length < 2 || tables.includes('')) return;
	if (!hostile.has(HOST_PARTY)) return flags.raise('split');
	flags.raise('exemptSplit');
	if (match.needsStart && peers.some(({ book }) => !book.convicted.has(match.host.key))) flags.raise('splitUncaught');
}

/** The peers at one table, and what its first one shows. */
class Judgement {
	readonly #first: Peer;
	readonly #heads: ReadonlySet<Head>;
	readonly #isCaught: boolean;
	readonly #foes: number;

	constructor(
		readonly world: World,
		readonly watch: Watch,
		readonly peers: readonly Peer[],
		readonly view: View
	) {
		this.#first = peers[0] as Peer;
		this.#heads = new Set([this.#first.book.chain.root, ...view.nodes].map(({ head }) => head));
		this.#isCaught = this.#first.book.convicted.size > 0;
		this.#foes = world.foes(this.#first.book);
	}

	pass(before: Before): void {
		const { flags } = this.watch;
		const first = shownBy(this.#first.book);
		if (this.peers.some(({ book }) => shownBy(book) !== first)) flags.raise('diverged');
		for (const peer of this.peers) this.watch.checkLaw(peer);
		this.#accusations();
		this.#losses();
		this.#reopened(before);
		this.#releases();
		this.#reorganisations();
		if (this.world.setting.hostile === 0 && this.view.result === null)
			flags.raise(this.#excuseForStanding() ?? 'stuck');
		const most = this.world.mostKept(this.view.nodes.length, this.#foes);
		if (this.peers.some(({ book }) => book.pool.items.size > most)) flags.raise('flooded');
	}

	#accusations(): void {
		const { world, watch, peers } = this;
		for (const { book } of peers)
			for (const key of book.convicted) if (world.honestKeys.has(key)) watch.flags.raise('accused');
		if (world.hasWiped) return;
		const { book } = this.#first;
		const held = new Set(book.tree().flatMap(({ keys }) => keys));
		for (const { pin, key, at, ids } of watch.shown.values()) {
			if (pin !== book.pin || ids.size < 2 || !held.has(key) || (at !== null && book.node(at) === undefined)) continue;
			if (peers.some((peer) => !peer.book.convicted.has(key))) watch.flags.raise('missed');
		}
	}

	#losses(): void {
		const { book } = this.#first;
		const ids = new Set(linkIds(this.view));
		const moved = this.#moved();
		for (const { item, pin, by } of this.watch.builtOn.values()) {
			if (pin !== book.pin || ids.has(item.id)) continue;
			const isOwnFault = [...by].every((party) => moved.has(party)) || moved.has(book.partyOf(item.entry.seat));
			const caught = this.#foes * 2 < this.world.match.parties.length ? 'lostCaught' : 'lostCaughtMany';
			this.watch.flags.raise(isOwnFault ? 'exemptDevice' : this.#isCaught ? caught : 'lost');
		}
	}

	/** Parties that went on at another device without handing over. */
	#moved(): ReadonlySet<Party> {
		const devices = this.view.nodes.flatMap(({ link }) =>
			isAgreement(link) && link.what === 'device' ? [this.#first.book.partyOf(link.seat)] : []
		);
		return new Set(devices);
	}

	/** Whoever runs the stand-in of another party is two. */
	#reopened({ views, lost }: Before): void {
		const foes = this.world.foes(this.#first.book, this.view.tip.keys);
		if (this.#foes !== 1 || foes > 1 || this.world.hasWiped) return;
		const pairs = this.peers.map((peer) => [views.get(peer) ?? null, peer.book.view()] as const);
		if (pairs.some(([then]) => (then?.result ?? null) === null)) return;
		const changed = pairs.filter(([then, now]) => canonical(then?.result ?? null) !== canonical(now?.result ?? null));
		if (changed.length === 0) return;
		if (agreedByLeft(this.#first.book, this.view, lost)) this.watch.flags.raise('exemptLeft');
		else this.watch.flags.raise(changed.every(([then, now]) => partAtDevice(then, now)) ? 'exemptDevice' : 'reopened');
	}

	#releases(): void {
		const { world, watch } = this;
		const { flags } = watch;
		const { book } = this.#first;
		const full = [...watch.releases.values()].filter(
			({ pin, need, seats }) => pin === book.pin && need.length > 0 && need.every((seat) => seats.has(seat))
		);
		for (const { head, key } of full) {
			if (this.#heads.has(head)) continue;
			if (world.setting.devices || world.hasWiped) flags.raise('exemptDevice');
			else if (this.#isSetAside(book.history(head))) flags.raise('exemptAgreed');
			else {
				flags.raise(this.#isCaught ? 'droppedCaught' : 'dropped');
				if (full.some((other) => other.key === key && this.#heads.has(other.head)))
					flags.raise(this.#isCaught ? 'rerollCaught' : 'reroll');
			}
		}
	}

	/** Whether an agreement stands in the place of one of these answers. */
	#isSetAside(nodes: readonly Node[]): boolean {
		return this.view.nodes.some(({ link }) => isAgreement(link) && nodes.some((node) => isAnswerAt(node, link)));
	}

	#reorganisations(): void {
		const { world, watch } = this;
		const isSpoken = this.#first.book.hasVoices;
		if (this.#isCaught || isSpoken) watch.flags.rename('unfinished', 'unfinishedExcused');
		if (this.#isCaught || watch.reorganisations === 0) return;
		watch.flags.raise(isSpoken ? 'exemptAgreed' : world.hasForgotten ? 'exemptForgot' : 'reorgUncaught');
	}

	/** Why an honest table may stand still: somebody's only device is gone. */
	#excuseForStanding(): 'exemptTwoLeft' | 'exemptLostDevice' | null {
		if (!this.world.hasWiped) return null;
		const { view } = this;
		const { book } = this.#first;
		const lost = book.lost(view.tip);
		const voices = book.playing(view.tip).filter((seat) => !lost.has(seat));
		if (new Set(voices.map((seat) => book.partyOf(seat))).size < 3) return 'exemptTwoLeft';
		// A request needs everybody's shares, a stand-in's among them, and its device may be the one that is gone.
		const isMute = (seat: Seat): boolean => lost.has(seat) && this.world.calm.isLost(view.tip.keys[seat] ?? null);
		const waitsForStandIn =
			view.asked.some(({ seat }) => lost.has(seat)) || (view.waiting && book.playing(view.tip).some(isMute));
		const isHeld = this.peers.some((peer) => peer.isHeld());
		return waitsForStandIn || isHeld ? 'exemptLostDevice' : null;
	}
}

/** Whether two views part where one has an answer and the other the agreement to its player's new device. */
function partAtDevice(then: View | null, now: View | null): boolean {
	const parting = then?.nodes.findIndex(({ head }, i) => head !== now?.nodes[i]?.head) ?? -1;
	const [old, fresh] = [then?.nodes[parting], now?.nodes[parting]];
	if (old === undefined || fresh === undefined) return false;
	return [old, fresh].some(({ link }, i) => {
		const other = i === 0 ? fresh : old;
		return isAgreement(link) && link.what === 'device' && isAnswerAt(other, link);
	});
}
