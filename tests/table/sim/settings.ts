/** The tables that the simulation plays at: every number of seats, of hostile seats, one device or two. */
import type { AnyModule } from '../../../src/lib/engine/module';
import { lanterns } from '../../toys/lanterns';
import { toyModule } from '../../toys/module';
import { relay } from '../../toys/relay';
import { wager } from '../../toys/wager';
import type { Off, Setting } from './world';

export interface Play {
	readonly name: string;
	readonly module: AnyModule;
	options(seats: number): unknown;
	readonly seatCounts: readonly number[];
	readonly rounds?: number;
	readonly steps?: number;
	readonly impatience?: number;
}

export const RELAY: Play = {
	name: 'relay',
	module: toyModule(relay),
	options: (seats) => ({ seats, turns: 6 }),
	seatCounts: [2, 3, 4, 5]
};

export const WAGER: Play = {
	name: 'wager',
	module: toyModule(wager, { type: 'pass' }, (state) => state.open),
	options: (seats) => ({ seats, turns: 4 }),
	seatCounts: [2, 3, 4, 5]
};

export const LANTERNS: Play = {
	name: 'lanterns',
	module: toyModule(lanterns, { type: 'pass' }, (state) => state.window.length > 0),
	options: (seats) => ({ seats }),
	seatCounts: [2, 3, 4],
	rounds: 400
};

/** The same with players who soon call others gone: agreements cross late answers all the time. */
export const HASTY: readonly Play[] = [RELAY, WAGER].map((play) => ({
	...play,
	name: `hasty ${play.name}`,
	seatCounts: [3, 4],
	impatience: 40
}));

export interface NamedSetting extends Setting {
	readonly name: string;
}

export function settingsOf(play: Play, off?: Off): NamedSetting[] {
	return play.seatCounts.flatMap((seats) =>
		Array.from({ length: seats }, (_, hostile) => hostile).flatMap((hostile) =>
			[false, true].map((devices) => ({
				name: `${play.name} ${seats} seats, ${hostile} hostile${devices ? ', two devices' : ''}`,
				module: play.module,
				options: play.options(seats),
				seats,
				hostile,
				devices,
				...(play.rounds !== undefined && { rounds: play.rounds }),
				...(play.steps !== undefined && { steps: play.steps }),
				...(play.impatience !== undefined && { impatience: play.impatience }),
				...(off !== undefined && { off })
			}))
		)
	);
}
