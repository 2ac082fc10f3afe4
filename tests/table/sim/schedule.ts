/** One schedule from before anybody sits to the last signature: the storm, healing, a late attack, the verdict. */
import { isAgreement, seatOf } from '../../../src/lib/table/node';
import { Coalition } from './coalition';
import { misbehave } from './deeds';
import type { Peer } from './peer';
import type { Flag } from './promises';
import { judge, standing } from './verdict';
import { Watch } from './watch';
import type { Setting } from './world';
import { World } from './world';

export interface Verdict {
	readonly seed: number | string;
	readonly flags: ReadonlyMap<Flag, number>;
	/** Promises that broke. */
	readonly broken: readonly Flag[];
	readonly finished: boolean;
	readonly confirmed: boolean;
	readonly entries: number;
	readonly agreements: number;
	readonly reorganisations: number;
	/** How often the law of one chain was checked. */
	readonly checks: number;
	/** What everybody ended with, in lines. */
	trace(): string;
}

export const STORM = 240;
const ROUNDS = 150;
const LATE_DEEDS = 30;

export async function run(seed: number | string, setting: Setting): Promise<Verdict> {
	const world = new World(seed, setting);
	const watch = new Watch(world);
	const coalition = setting.hostile > 0 ? new Coalition(world) : null;
	for (let i = 0; i < (setting.steps ?? STORM); i++) await storm(world, coalition, i);
	for (const peer of world.peers) {
		peer.up = true;
		peer.group = 0;
	}
	world.flight = [];
	if (coalition !== null) {
		coalition.held = [];
		while (coalition.begin());
	}
	await heal(world, watch, coalition);
	const before = standing(world);
	if (coalition !== null) {
		for (let i = 0; i < LATE_DEEDS; i++) misbehave(coalition, true);
		world.flight = [];
		await heal(world, watch, coalition);
	}
	for (let i = 0; i < 3; i++) await merge(world, watch, coalition, true);
	judge(world, watch, before);
	const views = world.peers.flatMap(({ book }) => book.view() ?? []);
	return {
		seed,
		flags: watch.flags.counts,
		broken: watch.flags.broken,
		finished: views.some(({ result }) => result !== null),
		confirmed: world.peers.some((peer) => peer.hasConfirmed),
		entries: watch.entries,
		agreements: (views[0]?.nodes ?? []).filter(({ link }) => isAgreement(link)).length,
		reorganisations: watch.reorganisations,
		checks: watch.checks,
		trace: () => trace(world, watch)
	};
}

async function storm(world: World, coalition: Coalition | null, time: number): Promise<void> {
	const { random, peers, setting } = world;
	const deed = random.int(100);
	if (deed < 34) await world.deliver();
	else if (deed < 66) await world.act(random.pick(peers), world.mood());
	else if (deed < 80) {
		const from = random.int(peers.length + (coalition === null ? 0 : 1));
		const to = random.pick(peers);
		if (from < peers.length) world.sync(peers[from] as Peer, to);
		else if (to.up) coalition?.sync(to);
	} else if (deed < 84) {
		const groups = 1 + random.int(3);
		for (const peer of peers) peer.group = random.int(groups);
	} else if (deed < 86) {
		const peer = random.pick(peers);
		const isWiped = setting.wipe && !world.hasWiped && time > (setting.steps ?? STORM) / 3 && random.int(10) < 3;
		if (isWiped) world.wipe(peer);
		else if (peer.up) await world.crash(peer);
	} else if (deed < 91) {
		for (const peer of peers) if (!peer.up && random.int(10) < 6) peer.up = true;
	} else if (deed < 93) await world.changeDevice();
	else if (coalition !== null) misbehave(coalition, false);
}

/**
 * Everybody is up and linked: documents merge, ledgers put back what is missing, clients do their duty until nothing is
 * left to do.
 */
async function heal(world: World, watch: Watch, coalition: Coalition | null): Promise<void> {
	for (let round = 0; round < (world.setting.rounds ?? ROUNDS); round++) {
		await merge(world, watch, coalition, false);
		let isMore = false;
		for (const peer of world.peers) if (await world.actCalmly(peer)) isMore = true;
		if (coalition?.playOn(round)) isMore = true;
		if (!isMore && (await world.goBackToDevice())) isMore = true;
		if (isMore || round < 4) continue;
		await merge(world, watch, coalition, true);
		return;
	}
	watch.flags.raise('livelock');
}

/**
 * Every document becomes the same. What a peer did not keep is offered to it again only if asked: it would be every
 * time.
 */
async function merge(world: World, watch: Watch, coalition: Coalition | null, isAgain: boolean): Promise<void> {
	const all = new Map<string, Uint8Array>();
	for (const peer of world.peers) {
		peer.repair();
		for (const [id, bytes] of peer.doc) all.set(id, bytes);
	}
	for (const [id, bytes] of coalition?.shown ?? []) all.set(id, bytes);
	// What somebody has checked is put back over what only looks like it.
	for (const { book } of world.peers)
		for (const [id, { bytes }] of book.pool.items) if (all.has(id)) all.set(id, bytes);
	for (const peer of world.peers) {
		const { book } = peer;
		const news = [...all].filter(([id, bytes]) => !book.pool.has(id) && (isAgain || !book.hasRefused(bytes)));
		if (news.length > 0) peer.receive(news.map(([, bytes]) => bytes));
		book.hearAgain();
		await peer.save();
		watch.look(peer);
	}
	coalition?.overhear();
}

function trace(world: World, watch: Watch): string {
	const short = (text: string): string => text.slice(0, 6);
	const lines = [`hostile parties: ${[...world.hostile].join()}`];
	for (const { id, key, entry } of world.peers[0]?.book.pool.items.values() ?? []) {
		const { kind, ...rest } = entry;
		const fields = Object.entries(rest).filter(([name]) => name !== 'match');
		const texts = fields.map(([name, value]) => `${name}=${print(value)}`);
		const star = world.honestKeys.has(key) ? '' : ' *';
		lines.push(`${short(id)} ${kind} ${texts.join(' ')} by ${short(key)}${star}`);
	}
	for (const peer of world.peers) {
		const view = peer.book.view();
		const path = (view?.nodes ?? []).map((node) => {
			const { link } = node;
			const kind = link === null ? '' : isAgreement(link) ? link.what : link.entry.kind;
			return `${seatOf(node)}${kind}:${short(link?.id ?? '')}>${short(node.head)}`;
		});
		const state = `${JSON.stringify(view?.result ?? null)}${view?.waiting ? ' waits' : ''}${peer.isHeld() ? ' held' : ''}`;
		const seats = peer.clients.map(
			({ standing: { active, key, wish } }) => `${active ? 'active' : 'idle'}/${short(key)}/${short(wish)}`
		);
		const convicted = [...peer.book.convicted].map(short).join();
		lines.push(
			`peer ${peer.party}.${peer.device} at ${short(peer.book.pin)}: ${path.join(' ')} ${state} ${seats.join()} [${convicted}]`
		);
	}
	lines.push(`flags: ${JSON.stringify([...watch.flags.counts])}`);
	return lines.join('\n');
}

function print(value: unknown): string {
	if (value instanceof Uint8Array) return new TextDecoder().decode(value.subarray(0, 60)).replace(/[^ -~]/g, '.');
	if (Array.isArray(value)) return value.map(print).join('+');
	return typeof value === 'string' ? value.slice(0, value.startsWith('{') ? 40 : 6) : (JSON.stringify(value) ?? '');
}
