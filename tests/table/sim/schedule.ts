/** One schedule from beginning to end: the storm, healing, a late attack, the verdict. */
import { askedOf, isAgreement, seatOf } from '../../../src/lib/table/node';
import type { Flag } from './promises';
import { PROMISES, Watch } from './promises';
import { Rogue } from './rogue';
import type { Peer, Setting } from './world';
import { World } from './world';

export interface Verdict {
	readonly seed: number | string;
	readonly flags: ReadonlyMap<Flag, number>;
	/** Promises that broke. */
	readonly broken: readonly Flag[];
	readonly finished: boolean;
	readonly entries: number;
	readonly reorganisations: number;
	/** What everybody ended with, in lines. */
	trace(): string;
}

const STORM = 220;
const ROUNDS = 150;
const IMPATIENCE = 4;
const LATE_DEEDS = 25;

export function run(seed: number | string, setting: Setting): Verdict {
	const world = new World(seed, setting);
	const watch = new Watch(world);
	const rogue = setting.hostile > 0 ? new Rogue(world) : null;
	for (let i = 0; i < (setting.steps ?? STORM); i++) storm(world, rogue);
	for (const peer of world.peers) {
		peer.up = true;
		peer.group = 0;
	}
	world.flight = [];
	if (rogue) rogue.held = [];
	heal(world, watch, rogue);
	const results = watch.results();
	if (rogue) {
		for (let i = 0; i < LATE_DEEDS; i++) rogue.act(true);
		world.flight = [];
		heal(world, watch, rogue);
	}
	merge(world, watch, rogue);
	watch.judge(results);
	return {
		seed,
		flags: watch.flags,
		broken: PROMISES.filter((promise) => watch.flags.has(promise)),
		finished: (world.peers[0] as Peer).chain.view().result !== null,
		entries: watch.entries,
		reorganisations: watch.reorganisations,
		trace: () => trace(world, watch)
	};
}

function storm(world: World, rogue: Rogue | null): void {
	const { random, peers } = world;
	const deed = random.int(100);
	if (deed < 34) world.deliver();
	else if (deed < 66)
		world.act(random.pick(peers), { odd: 20, impatient: random.int(100) < (world.setting.impatience ?? IMPATIENCE) });
	else if (deed < 80) world.sync(random.pick(peers), random.pick(peers));
	else if (deed < 84) {
		const groups = 1 + random.int(3);
		for (const peer of peers) peer.group = random.int(groups);
	} else if (deed < 86) {
		const peer = random.pick(peers);
		if (peer.up) peer.crash();
	} else if (deed < 91) {
		for (const peer of peers) if (!peer.up && random.int(10) < 6) peer.up = true;
	} else if (deed < 93) world.changeDevice();
	else rogue?.act(false);
}

/** Everybody is up and linked: documents merge, ledgers put back what is missing, clients do their duty until nothing is left to do. */
function heal(world: World, watch: Watch, rogue: Rogue | null): void {
	for (let round = 0; round < (world.setting.rounds ?? ROUNDS); round++) {
		merge(world, watch, rogue);
		let any = false;
		for (const peer of world.peers) {
			resume(world, peer);
			if (world.act(peer, { odd: 0, impatient: false }, true)) any = true;
		}
		if (rogue?.playOn()) any = true;
		if (!any) return;
	}
	watch.flag('livelock');
}

/**
 * Who sits at a device that does not hold the seat takes it over from the other one, or asks the table for it. Where the seat is not asked the table cannot be:
 * then a device that has stopped as well gives what it has, so that one of the two goes on.
 */
function resume(world: World, peer: Peer): void {
	if (world.playsOn.get(peer.seat) !== peer.device || peer.conduct.standing.active) return;
	const other = world.peers.find((candidate) => candidate.seat === peer.seat && candidate !== peer);
	if (other === undefined) return;
	if (other.conduct.standing.active || askedOf(peer.chain.view().asked, peer.seat) === undefined)
		world.handOver(other, peer);
	else world.askForSeat(peer);
}

function merge(world: World, watch: Watch, rogue: Rogue | null): void {
	const all = new Map<string, Uint8Array>();
	for (const peer of world.peers) {
		peer.repair();
		for (const [id, bytes] of peer.doc) all.set(id, bytes);
	}
	for (const { id, bytes } of rogue?.shown ?? []) all.set(id, bytes);
	for (const peer of world.peers) {
		const news = [...all].filter(([id]) => !peer.chain.pool.has(id)).map(([, bytes]) => bytes);
		if (news.length > 0) peer.receive(news);
		peer.save();
		watch.look(peer);
	}
	rogue?.overhear();
}

function trace(world: World, watch: Watch): string {
	const short = (text: string): string => text.slice(0, 6);
	const first = world.peers[0] as Peer;
	const lines = [`hostile seats: ${[...world.hostile].join()}`];
	for (const { id, entry } of first.chain.pool.items.values()) {
		const { kind, ...rest } = entry;
		const fields = Object.entries(rest).filter(([key]) => key !== 'match' && key !== 'sit');
		const texts = fields.map(
			([key, value]) => `${key}=${typeof value === 'string' ? value.slice(0, 24) : print(value)}`
		);
		lines.push(
			`${short(id)} ${kind} ${texts.map((text) => text.replace(/([0-9a-f]{6})[0-9a-f]{18}$/, '$1')).join(' ')}`
		);
	}
	for (const { seat, device, chain, conduct } of world.peers) {
		const view = chain.view();
		const path = view.nodes.map((node) => {
			const { link } = node;
			const kind = link === null ? '' : isAgreement(link) ? link.what : link.entry.kind;
			return `${seatOf(node)}${kind}:${short(link?.id ?? '')}>${short(node.head)}`;
		});
		lines.push(
			`peer ${seat}.${device} ${conduct.standing.active ? 'active' : 'idle'}: ${path.join(' ')} ${JSON.stringify(view.result)}${view.waiting ? ' waits' : ''}`
		);
	}
	lines.push(`flags: ${JSON.stringify([...watch.flags])}`);
	return lines.join('\n');
}

function print(value: unknown): string {
	return value instanceof Uint8Array ? new TextDecoder().decode(value).slice(0, 60) : JSON.stringify(value);
}
