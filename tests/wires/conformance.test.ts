/** The laws of every wire, headless: over memory that delivers everything, over memory that loses, repeats and reorders, and over the tabs of one browser. */
import { afterEach, describe, it } from 'vitest';
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
	return {
		patience: 5_000,
		isLossy: faults.loss > 0,
		station: () => {
			let cut = (): void => undefined;
			const station = new LocalStation((doc) => {
				const bus = ether.bus();
				cut = bus.cut;
				return new BusWire(doc, bus, TIMING);
			});
			return Promise.resolve(near(station, () => cut()));
		}
	};
}

let count = 0;
function tabsNet(): Net {
	const name = `conformance ${count++}`;
	return {
		patience: 5_000,
		isLossy: false,
		station: () => {
			let cut = (): void => undefined;
			const station = new LocalStation((doc) => {
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
			return Promise.resolve(near(station, () => cut()));
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
