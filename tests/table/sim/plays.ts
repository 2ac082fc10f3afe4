/**
 * The games of the registry as the simulation plays them: short, with everything in them that can make a table wait.
 */
import { games } from '../../../src/lib/games';
import type { Play } from './settings';

/** Options for a game that is over soon, by game. A game without a line here is not simulated. */
const SHORT: Readonly<Record<string, (seats: number) => unknown>> = {
	'green-conquest': (seats) => ({
		mode: ['duel', 'trio', 'melee'][seats - 2],
		build: 'preset',
		deploy: 'auto',
		returns: 'auto',
		quietLimit: 6 * seats
	}),
	greenvaders: (seats) => ({
		players: seats,
		mode: 'advanced',
		...(seats === 2 && { first: 'random' }),
		turnLimit: 3
	}),
	'historical-conquest': (players) => ({ players, roundLimit: 1, interrupts: 'any-time' }),
	'green-square': (seats) => ({ seats, rounds: 1 })
};

export async function registryPlays(): Promise<Play[]> {
	const plays: Play[] = [];
	for (const { id, seatCounts, load } of games) {
		const options = SHORT[id];
		if (options === undefined) continue;
		const tables = seatCounts.filter((seats) => seats <= 3).map((seats) => [seats, 1, false] as const);
		plays.push({ name: id, module: await load(), options, tables, rounds: 600, steps: 120 });
	}
	return plays;
}
