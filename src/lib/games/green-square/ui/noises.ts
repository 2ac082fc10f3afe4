/** What is heard and how long a step takes, by what happened. */
import type { Play } from '../../../ui/game/play';
import type { Noise, Timeline } from '../../../ui/game/playback.svelte';
import type { Event, EventType } from '../events';
import type { Move, State } from '../types';
import { flightsOf, type Flight } from './model/flights';

export interface Scene extends Timeline {
	/** Cards and dice on the move. */
	readonly flights: readonly Flight[];
}

const NOISES: Partial<Record<EventType, Noise['noise']>> = {
	opened: 'card',
	'put-down': 'card',
	'took-up': 'card',
	played: 'card',
	explored: 'card',
	'disaster-played': 'trap',
	struck: 'impact',
	boosted: 'window',
	enhanced: 'window',
	'beast-joined': 'window',
	'flight-rolled': 'dice',
	'steal-rolled': 'dice',
	'first-seat': 'dice',
	level: 'level',
	'battle-won': 'line',
	died: 'loss',
	looted: 'card',
	picked: 'card',
	settled: 'confirm',
	'window-opened': 'window'
};

/** How long a sound keeps the next one waiting, ms. */
const STEP = 180;

export function heardIn({ events, before }: Play<State, Move>): Scene {
	const told = events as readonly Event[];
	const heard = told.flatMap(({ type }) => NOISES[type] ?? []);
	const noises = [...new Set(heard)].map((noise, index): Noise => ({ at: index * STEP, noise }));
	const flights = flightsOf(told, before);
	const duration = flights.reduce((longest, { at, lasts }) => Math.max(longest, at + lasts), 0);
	return { duration, noises, flights };
}
