/** The laws of every wire, headless: over memory that delivers everything, over memory that loses, repeats and reorders, and over the tabs of one browser. */
import { afterEach, describe, it, vi } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { BusWire } from '../../src/lib/wires/bus';
import { tabsBus } from '../../src/lib/wires/tabs/channel';
import type { Timing } from '../../src/lib/wires/wire';
import { LAWS, type Net, type Station } from './conformance';
import { Ether, type EtherFaults } from './ether';
import { LocalStation } from './station';

const TIMING: Timing = { beat: 20, silence: 120 };

let stations: LocalStation[] = [];
afterEach(async () => {
	for (const station of stations) await station.leave();
	stations = [];
	vi.unstubAllGlobals();
});

function near(station: LocalStation, vanish: () => void): Station {
	stations.push(station);
	const names = ['write', 'names', 'bytes', 'peers', 'faults', 'say', 'heard', 'misbehave', 'leave', 'return'] as const;
	const methods = Object.fromEntries(
		names.map((name) => [name, async (...args: readonly unknown[]) => Reflect.apply(station[name], station, args)])
	);
	return { ...methods, vanish: () => Promise.resolve(vanish()) } as unknown as Station;
}

function memoryNet(faults: EtherFaults, seed: string): Net {
	const ether = new Ether(faults, seeded(seed));
	const buses = new Map<Station, () => ReturnType<Ether['bus']>>();
	return {
		patience: 5_000,
		isLossy: faults.loss > 0,
		open: (station) => Promise.resolve(buses.get(station)?.().isOpen === true ? 1 : 0),
		station: () => {
			let bus = ether.bus();
			const local = new LocalStation((doc) => {
				bus.cut();
				bus = ether.bus();
				return new BusWire(doc, bus, TIMING);
			});
			const station = near(local, () => bus.cut());
			buses.set(station, () => bus);
			return Promise.resolve(station);
		}
	};
}

/** Channels between tabs that were made and not closed, under the name of their station. */
const channels = new Map<string, number>();
class CountedChannel extends BroadcastChannel {
	readonly #of = opening;

	constructor(name: string) {
		super(name);
		channels.set(this.#of, (channels.get(this.#of) ?? 0) + 1);
	}

	override close(): void {
		super.close();
		channels.set(this.#of, (channels.get(this.#of) ?? 0) - 1);
	}
}
/** The station whose channel is being made. */
let opening = '';

let count = 0;
function tabsNet(): Net {
	const name = `conformance ${count++}`;
	const ids = new Map<Station, string>();
	vi.stubGlobal('BroadcastChannel', CountedChannel);
	return {
		patience: 5_000,
		isLossy: false,
		open: (station) => Promise.resolve(channels.get(ids.get(station) ?? '') ?? -1),
		station: () => {
			const id = `${name}/${ids.size}`;
			let cut = (): void => undefined;
			const local = new LocalStation((doc) => {
				opening = id;
				const bus = tabsBus(name);
				let isCut = false;
				cut = () => (isCut = true);
				return new BusWire(
					doc,
					{
						...bus,
						post: (message) => isCut || bus.post(message),
						listen: (listener) => bus.listen((message) => isCut || listener(message))
					},
					TIMING
				);
			});
			const station = near(local, () => cut());
			ids.set(station, id);
			return Promise.resolve(station);
		}
	};
}

const NETS: Readonly<Record<string, () => Net>> = {
	memory: () => memoryNet({ loss: 0, twice: 0, late: 0 }, 'calm'),
	'memory that loses, repeats and reorders': () => memoryNet({ loss: 0.25, twice: 0.2, late: 0.5 }, 'storm'),
	tabs: tabsNet
};

for (const [name, make] of Object.entries(NETS)) {
	describe(`a wire over ${name}`, () => {
		for (const law of LAWS) it(law.name, () => law.run(make()));
	});
}
