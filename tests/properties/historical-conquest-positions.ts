/** Positions of Historical Conquest from random and bot play, each with the seat that is asked and what it sees. */
import { localDealer } from '../../src/lib/deal/local';
import type { Facts, Seat } from '../../src/lib/engine/contract';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import { game } from '../../src/lib/games/historical-conquest';
import type { Event, Move, Options, State } from '../../src/lib/games/historical-conquest';
import { greedy } from './historical-conquest-play';

export interface Position {
	readonly state: State;
	readonly seat: Seat;
	readonly sees: Facts;
	readonly legal: readonly Move[];
	/** Every face, of which the seat sees a few. */
	readonly truth: Facts;
}

/** Two to four seats. Bots come to battles, random players to everything else. */
const TABLES: readonly { readonly options: Options; readonly bots: 'all' | 'odd' }[] = [
	{ options: { players: 2 }, bots: 'all' },
	{ options: { players: 3, goal: 4000 }, bots: 'all' },
	{ options: { players: 4, roundLimit: 9 }, bots: 'odd' },
	{ options: { players: 2, mode: 'domination', roundLimit: 12 }, bots: 'odd' },
	{ options: { players: 3, mode: 'domination', roundLimit: 12 }, bots: 'all' },
	{ options: { players: 3, mode: 'morale', goal: 2000 }, bots: 'odd' }
];

/** Every `step`-th position of some games. */
export function positions(seed: string, step: number): readonly Position[] {
	const found: Position[] = [];
	for (const [index, table] of TABLES.entries()) {
		let count = 0;
		playThrough({ ...table, seed: `${seed}/${index}` }, (state, view, truth) => {
			if (count++ % step === 0) found.push({ state, seat: view.seat, sees: view.sees, legal: view.legal, truth });
		});
	}
	return found;
}

interface Asked {
	readonly seat: Seat;
	readonly sees: Facts;
	readonly legal: readonly Move[];
}

/** Plays a game to its end and gives the last position. */
export function playThrough(
	{ options, bots, seed }: { readonly options: Options; readonly bots: 'all' | 'odd'; readonly seed: string },
	watch: (state: State, view: Asked, truth: Facts) => void,
	tell?: (event: Event) => void
): State {
	const { fold } = selfPlay<State, Move, Options>({
		game,
		options,
		players: Array.from({ length: game.seats(options) }, (_, seat) =>
			bots === 'all' || seat % 2 === 1 ? greedy : randomPlayer
		),
		dealer: localDealer(seed),
		random: seeded(seed),
		tell: (event) => tell?.(event as Event),
		watch: ({ fold: { state }, truth }, view) => watch(state, view, truth)
	});
	return fold.state;
}
