/**
 * The tables that the simulation plays at: every number of seats, of hostile parties, a host with one seat or two, with
 * and without a lot, one device or two.
 */
import type { AnyModule } from '../../../src/lib/engine/module';
import { bazaar } from '../../toys/bazaar';
import { lanterns } from '../../toys/lanterns';
import { toyModule } from '../../toys/module';
import { relay } from '../../toys/relay';
import { wager } from '../../toys/wager';
import type { Setting } from './world';

export interface Play {
	readonly name: string;
	readonly module: AnyModule;
	options(seats: number): unknown;
	readonly tables: readonly TableSpec[];
	readonly steps?: number;
	readonly rounds?: number;
	readonly hasty?: number;
}

/** Seats, how many of them the host's, and whether they are drawn by lot. */
type TableSpec = readonly [seats: number, own: number, lot: boolean];

const TABLES: readonly TableSpec[] = [
	[2, 1, false],
	[3, 1, false],
	[3, 2, false],
	[4, 1, false],
	[4, 1, true],
	[5, 1, false],
	[5, 2, true]
];

export const RELAY: Play = {
	name: 'relay',
	module: toyModule(relay),
	options: (seats) => ({ seats, turns: 6 }),
	tables: TABLES
};

export const WAGER: Play = {
	name: 'wager',
	module: toyModule(wager, { type: 'pass' }, (state) => state.open),
	options: (seats) => ({ seats, turns: 4 }),
	tables: TABLES
};

/** A wager at which seats also move unasked. */
export const BAZAAR: Play = {
	name: 'bazaar',
	module: toyModule(bazaar, { type: 'pass' }, (state) => state.open),
	options: (seats) => ({ seats, turns: 4 }),
	tables: [
		[2, 1, false],
		[3, 1, false],
		[3, 2, false],
		[4, 1, true]
	]
};

export const LANTERNS: Play = {
	name: 'lanterns',
	module: toyModule(lanterns, { type: 'pass' }, (state) => state.window.length > 0),
	options: (seats) => ({ seats }),
	tables: [
		[2, 1, false],
		[3, 1, true],
		[4, 1, false]
	],
	rounds: 400
};

/** The same with players who soon call others gone: agreements cross late answers all the time. */
export const HASTY: readonly Play[] = [RELAY, WAGER].map((play) => ({
	...play,
	name: `hasty ${play.name}`,
	tables: TABLES.filter(([seats]) => seats === 3 || seats === 4),
	hasty: 40
}));

export interface NamedSetting extends Setting {
	readonly name: string;
}

/**
 * A player has a second device, or one may lose the only one: not both, as who has another one would ask for the seat
 * there.
 */
export function settingsOf({ name, module, options, tables, ...pace }: Play): NamedSetting[] {
	return tables.flatMap(([seats, own, lot]) =>
		Array.from({ length: seats - own + 1 }, (_, hostile) => hostile).flatMap((hostile) =>
			[false, true].map((devices) => ({
				name: [
					`${name} ${seats} seats, ${hostile} hostile`,
					...(own > 1 ? [`host with ${own}`] : []),
					...(lot ? ['lot'] : []),
					...(devices ? ['two devices'] : [])
				].join(', '),
				module,
				options: options(seats),
				seats,
				own: [0, 1].slice(0, own),
				lot,
				hostile,
				devices,
				wipe: !devices,
				...pace
			}))
		)
	);
}
