/**
 * What a table promises whatever the network and hostile seats do, watched during one schedule and judged at its end. The names and the exemptions are
 * those of the chain's model; nothing else is excused.
 */
import { canonical } from '../../../src/lib/engine/canonical';
import type { Outcome, Seat } from '../../../src/lib/engine/contract';
import type { ChainEntry, Head, Id } from '../../../src/lib/table/entry';
import { isChained } from '../../../src/lib/table/entry';
import { evidence } from '../../../src/lib/table/evidence';
import type { Item } from '../../../src/lib/table/item';
import type { View } from '../../../src/lib/table/node';
import { isAgreement, seatOf } from '../../../src/lib/table/node';
import { readShare } from './shares';
import type { Peer, World } from './world';

/** None of these may happen. */
export const PROMISES = [
	'diverged', // honest peers end with different heads or states
	'lost', // an entry of an honest seat that another honest seat built on is not on the final chain
	'accused', // evidence against an honest seat
	'missed', // two signatures of a hostile seat were seen and not every peer has the evidence
	'unconfirmed', // a confirmed result changed
	'unfinished', // a result changed without a proof or an agreement
	'reopened', // all honest peers had seen the end, and one hostile seat changed it
	'reroll', // a roll that all honest seats had answered was made anew
	'rerollCaught', // the same, although the cheat was convicted
	'dropped', // a request that all honest seats had answered is not on the final chain
	'livelock', // the table does not come to rest
	'reorgUncaught', // the chain changed and nobody is convicted
	'stuck', // an honest table did not finish
	'flooded' // a peer keeps more of one signer than it must
] as const;

export type Flag =
	| (typeof PROMISES)[number]
	| 'lostCaught'
	| 'droppedCaught'
	| 'unfinishedExcused'
	| 'exemptAgreed'
	| 'exemptForgot'
	| 'exemptOwnDevice'
	| 'exemptGoneSelf'
	| 'exemptGoneMany';

interface Release {
	readonly head: Head;
	readonly key: string;
	readonly need: readonly Seat[];
	readonly seats: Set<Seat>;
}

interface Confirmed {
	readonly head: Head;
	readonly gone: ReadonlySet<Seat>;
}

export class Watch {
	readonly flags = new Map<Flag, number>();
	entries = 0;
	reorganisations = 0;
	readonly #world: World;
	readonly #builtOn = new Map<Id, Item<ChainEntry>>();
	readonly #releases = new Map<string, Release>();
	/** Answers of hostile seats that an honest peer has stored, by place. */
	readonly #seen = new Map<string, Set<Id>>();
	readonly #looked = new Map<Peer, View>();
	readonly #results = new Map<Peer, Outcome>();
	readonly #confirmed = new Map<Peer, Confirmed>();

	constructor(world: World) {
		this.#world = world;
		world.onSigned = (peer, item) => this.#signed(peer, item);
		world.onLook = (peer) => this.look(peer);
		world.onSaved = (item) => this.#saved(item);
		world.onCrash = (peer) => {
			this.#results.delete(peer);
			this.#confirmed.delete(peer);
		};
	}

	flag(flag: Flag): void {
		this.flags.set(flag, (this.flags.get(flag) ?? 0) + 1);
	}

	/** Watches for reorganisations and for results that change. */
	look(peer: Peer): void {
		const view = peer.chain.view();
		if (this.#looked.get(peer) === view) return;
		this.#looked.set(peer, view);
		const ids = peer.linkIds();
		if (peer.ids.some((id, i) => ids[i] !== id)) this.reorganisations++;
		peer.ids = ids;
		const before = this.#results.get(peer);
		if (before !== undefined && canonical(view.result) !== canonical(before)) this.flag('unfinished');
		if (view.result === null) this.#results.delete(peer);
		else this.#results.set(peer, view.result);
		const confirmed = this.#confirmed.get(peer);
		if (confirmed !== undefined && view.head !== confirmed.head) {
			this.flag(this.#excuse(peer, view, confirmed) ?? 'unconfirmed');
			this.#confirmed.delete(peer);
		}
		if (isConfirmed(peer, view)) this.#confirmed.set(peer, { head: view.head, gone: view.tip.gone });
	}

	/** The result each peer has now: what a later attack must not change. */
	results(): (Outcome | null)[] {
		return this.#world.peers.map((peer) => peer.chain.view().result);
	}

	/** Judges the end of a schedule. `before`: the results that had been seen before the late attack. */
	judge(before: readonly (Outcome | null)[]): void {
		const { peers, setting, hostile, forgot } = this.#world;
		const first = peers[0] as Peer;
		const view = first.chain.view();
		const ids = new Set(first.linkIds());
		const heads = new Set([first.chain.root.head, ...view.nodes.map(({ head }) => head)]);
		const caught = evidence(first.chain.pool).length > 0;
		const agreed = [...first.chain.pool.items.values()].some(({ entry }) => entry.kind === 'consent');
		const state = canonical(view.fold.state);
		if (peers.some(({ chain }) => chain.view().head !== view.head || canonical(chain.view().fold.state) !== state))
			this.flag('diverged');
		const afresh = this.#world.newChain();
		afresh.addAll(first.chain.pool.items.values());
		if (afresh.view().head !== view.head) this.flag('diverged');
		const twoDevices = this.#answeredTwice(first);
		if (view.nodes.some(({ link }) => isTwice(link, twoDevices))) this.#rename('unconfirmed', 'exemptOwnDevice');
		if (setting.hostile === 1 && before.every((result) => result !== null)) {
			const now = this.results();
			if (now.some((result, i) => canonical(result) !== canonical(before[i])))
				this.flag(view.nodes.some(({ link }) => isTwice(link, twoDevices)) ? 'exemptOwnDevice' : 'reopened');
		}
		for (const id of this.#builtOn.keys()) if (!ids.has(id)) this.flag(caught ? 'lostCaught' : 'lost');
		for (const { chain } of peers)
			for (const { seat } of evidence(chain.pool)) if (!hostile.has(seat)) this.flag('accused');
		for (const [about, answers] of this.#seen)
			if (answers.size > 1 && peers.some(({ chain }) => evidence(chain.pool).every((proof) => proof.about !== about)))
				this.flag('missed');
		if (caught || agreed) this.#rename('unfinished', 'unfinishedExcused');
		this.#judgeReleases(first, heads, caught, twoDevices);
		if (!caught && this.reorganisations > 0)
			this.flag(agreed ? 'exemptAgreed' : forgot ? 'exemptForgot' : 'reorgUncaught');
		if (setting.hostile === 0 && view.result === null) this.flag('stuck');
		if (peers.some((peer) => this.#isFlooded(peer))) this.flag('flooded');
	}

	/** Whether a peer keeps more than two answers of a signer on a parent, although nobody built on them. */
	#isFlooded({ chain }: Peer): boolean {
		const groups = new Map<string, Item<ChainEntry>[]>();
		for (const item of chain.pool.chained) {
			const key = `${item.entry.parent}/${item.entry.seat}`;
			groups.set(key, [...(groups.get(key) ?? []), item]);
		}
		return [...groups.values()].some((group) => group.filter((item) => !chain.mustStay(item)).length > 2);
	}

	#judgeReleases(peer: Peer, heads: ReadonlySet<Head>, caught: boolean, twoDevices: ReadonlySet<string>): void {
		const full = [...this.#releases.values()].filter(({ need, seats }) => need.every((seat) => seats.has(seat)));
		for (const release of full) {
			if (heads.has(release.head)) continue;
			if (this.#world.history(peer, release.head).some((item) => isTwice(item, twoDevices))) {
				this.flag('exemptOwnDevice');
				continue;
			}
			this.flag(caught ? 'droppedCaught' : 'dropped');
			if (full.some((other) => other.key === release.key && heads.has(other.head)))
				this.flag(caught ? 'rerollCaught' : 'reroll');
		}
	}

	#rename(from: Flag, to: Flag): void {
		const count = this.flags.get(from);
		if (count === undefined) return;
		this.flags.delete(from);
		this.flags.set(to, (this.flags.get(to) ?? 0) + count);
	}

	/** A confirmed result may change for a seat that was called gone, and where as many were called gone as honest seats are left. */
	#excuse(peer: Peer, view: View, { gone }: Confirmed): Flag | null {
		if (gone.has(peer.seat) || view.tip.gone.has(peer.seat)) return 'exemptGoneSelf';
		const { setting, hostile } = this.#world;
		const honestLeft = setting.seats - setting.hostile - [...gone].filter((seat) => !hostile.has(seat)).length;
		return gone.size >= honestLeft ? 'exemptGoneMany' : null;
	}

	/** Places at which a player asked for the seat on one device and answered on another, without handing over. */
	#answeredTwice({ chain }: Peer): ReadonlySet<string> {
		const places = new Set<string>();
		for (const { entry } of chain.pool.items.values()) {
			if (entry.kind === 'offer' && entry.what === 'device' && chain.pool.answers(entry.seat, entry.at).length > 0)
				places.add(`${entry.seat}/${entry.at}`);
		}
		return places;
	}

	#signed(peer: Peer, item: Item): void {
		const { entry } = item;
		if (isChained(entry)) this.entries++;
		if (!isChained(entry) && entry.kind !== 'fact') return;
		for (const base of this.#world.history(peer, isChained(entry) ? entry.parent : entry.for)) {
			if (!isChained(base.entry) || base.entry.seat === peer.seat || this.#world.hostile.has(base.entry.seat)) continue;
			this.#builtOn.set(base.id, base as Item<ChainEntry>);
		}
		const share = entry.kind === 'fact' ? readShare(entry.data) : null;
		if (entry.kind !== 'fact' || share === null || share.behalf !== undefined) return;
		const id = `${entry.for}/${share.key}`;
		const need = peer.chain.playing(peer.chain.view().tip).filter((seat) => !this.#world.hostile.has(seat));
		const release = this.#releases.get(id) ?? { head: entry.for, key: share.key, need, seats: new Set() };
		release.seats.add(peer.seat);
		this.#releases.set(id, release);
	}

	#saved({ id, entry }: Item): void {
		if (!isChained(entry) || !this.#world.hostile.has(entry.seat)) return;
		const about = `answer/${entry.seat}/${entry.parent}`;
		this.#seen.set(about, (this.#seen.get(about) ?? new Set()).add(id));
	}
}

/** Everybody but the author of the last entry and seats that are gone has signed. */
function isConfirmed({ chain }: Peer, view: View): boolean {
	if (view.result === null) return false;
	const signed = new Set(chain.supporters.oversAt(view.tip).map(({ entry }) => entry.seat));
	return view.tip.keys.every((_, seat) => seat === seatOf(view.tip) || view.tip.gone.has(seat) || signed.has(seat));
}

function isTwice(link: View['nodes'][number]['link'] | Item, places: ReadonlySet<string>): boolean {
	if (link === null) return false;
	if (!('entry' in link)) return isAgreement(link) && places.has(`${link.seat}/${link.at}`);
	return isChained(link.entry) && places.has(`${link.entry.seat}/${link.entry.parent}`);
}
