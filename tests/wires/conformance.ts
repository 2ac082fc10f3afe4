/** What every wire does, law by law. The same list runs headless over memory and tabs, and in Chromium over WebRTC. */
import type { LocalStation } from './station';

/** A station near or far: the methods of a local one, answered in time. */
export type Station = {
	[Name in 'write' | 'names' | 'bytes' | 'peers' | 'faults' | 'say' | 'heard' | 'misbehave' | 'leave' | 'return']: (
		...args: Parameters<LocalStation[Name]>
	) => Promise<Awaited<ReturnType<LocalStation[Name]>>>;
} & {
	/** Dies without a word. */
	vanish(): Promise<void>;
};

export interface Net {
	station(): Promise<Station>;
	/** Connections, sockets and channels that are open for a station. */
	open(station: Station): Promise<number>;
	/** How long to wait for anything, ms. */
	readonly patience: number;
	/** Some messages are lost: a note may be, too. */
	readonly isLossy: boolean;
}

export interface Law {
	readonly name: string;
	run(net: Net): Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function eventually<T>(
	net: Net,
	what: string,
	look: () => Promise<T>,
	wanted: (value: T) => boolean
): Promise<void> {
	const end = Date.now() + net.patience;
	for (let value = await look(); !wanted(value); value = await look()) {
		if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(value)} after ${net.patience} ms`);
		await sleep(10);
	}
}

const hasPeers = (net: Net, station: Station, count: number): Promise<void> =>
	eventually(
		net,
		`peers, ${count} wanted`,
		() => station.peers(),
		(peers) => peers === count
	);

const hasNames = (net: Net, station: Station, names: readonly string[]): Promise<void> =>
	eventually(
		net,
		`names, ${[...names].sort().join()} wanted`,
		() => station.names(),
		(have) => have.join() === [...names].sort().join()
	);

async function pair(net: Net): Promise<[Station, Station]> {
	const one = await net.station();
	const two = await net.station();
	await hasPeers(net, one, 1);
	await hasPeers(net, two, 1);
	return [one, two];
}

export const LAWS: readonly Law[] = [
	{
		name: 'two that meet see each other, and hear what the other says',
		async run(net) {
			const [one, two] = await pair(net);
			if (net.isLossy) return;
			await one.say('hello');
			await eventually(
				net,
				'notes',
				() => two.heard(),
				(notes) => notes.includes('hello')
			);
			await two.say('good evening');
			await eventually(
				net,
				'notes',
				() => one.heard(),
				(notes) => notes.includes('good evening')
			);
		}
	},
	{
		name: 'what was written before and after the meeting comes to both',
		async run(net) {
			const one = await net.station();
			await one.write(['early']);
			const two = await net.station();
			await two.write(['other']);
			await hasNames(net, one, ['early', 'other']);
			await hasNames(net, two, ['early', 'other']);
			await two.write(['late', 'later']);
			await one.write(['last']);
			for (const station of [one, two]) await hasNames(net, station, ['early', 'other', 'late', 'later', 'last']);
		}
	},
	{
		name: 'one who comes late is brought up to date, and all hear of each other',
		async run(net) {
			const [one, two] = await pair(net);
			await one.write(['a', 'b', 'c']);
			const three = await net.station();
			await hasNames(net, three, ['a', 'b', 'c']);
			await three.write(['d']);
			for (const station of [one, two, three]) {
				await hasPeers(net, station, 2);
				await hasNames(net, station, ['a', 'b', 'c', 'd']);
			}
		}
	},
	{
		name: 'a document of a megabyte comes across',
		async run(net) {
			const one = await net.station();
			await one.write(
				Array.from({ length: 64 }, (_, i) => `large ${i}`),
				16_384
			);
			const two = await net.station();
			await eventually(
				net,
				'bytes',
				() => two.bytes(),
				(bytes) => bytes === 1_048_576
			);
		}
	},
	{
		name: 'one who vanishes without a word is noticed, and found again after the return',
		async run(net) {
			const [one, two] = await pair(net);
			await two.write(['before']);
			await hasNames(net, one, ['before']);
			await two.vanish();
			await hasPeers(net, one, 0);
			await one.write(['meanwhile']);
			const again = await net.station();
			await again.write(['elsewhere']);
			for (const station of [one, again]) await hasNames(net, station, ['before', 'meanwhile', 'elsewhere']);
		}
	},
	{
		name: 'one who leaves holds nothing open; back again, both sides catch up',
		async run(net) {
			const [one, two] = await pair(net);
			if ((await net.open(two)) < 1) throw new Error('a station that has met another holds nothing open');
			await two.leave();
			await hasPeers(net, one, 0);
			await eventually(
				net,
				'open after leaving',
				() => net.open(two),
				(left) => left === 0
			);
			await one.write(['one']);
			await two.write(['two']);
			await two.return();
			for (const station of [one, two]) await hasNames(net, station, ['one', 'two']);
			await hasPeers(net, one, 1);
		}
	},
	{
		name: 'what is no entry is refused and counted, and what is one still comes',
		async run(net) {
			const [one, two] = await pair(net);
			await two.misbehave();
			await eventually(
				net,
				'faults',
				() => one.faults(),
				(faults) => faults > 0
			);
			await one.write(['fine']);
			await hasNames(net, two, ['fine']);
			await hasNames(net, one, ['fine']);
		}
	}
];
