/** Bots at a table: whenever a bot seat of this device is asked first, somebody thinks for it and its move is made like any other. */
import type { Seat } from '../engine/contract';
import type { View } from '../engine/selfplay';
import { DONE } from './done';
import type { Table } from './table';

/** A move that was refused is tried again after this, ms: a full disk must not make a bot think without end. */
const PAUSE = 3_000;

/** Thinks for a seat; a worker in the app, a function in tests. It sees what the seat sees. */
export type Think = (seat: Seat, level: string, view: View<unknown, unknown>) => Promise<unknown>;

/** Plays the bot seats of this device until stopped. `onThinking` is told whose move is being thought about, and null when nobody's is. */
export function playBots(
	table: Table,
	think: Think,
	onThinking: (seat: Seat | null) => void = () => undefined,
	pause = PAUSE
): () => void {
	let stopped = false;
	let thinking = false;

	async function next(): Promise<void> {
		if (thinking || stopped) return;
		const { asked, seats } = table.snapshot;
		const seat = asked[0];
		const level = seat === undefined ? '' : (seats[seat]?.bot ?? '');
		const view = seat === undefined || level === '' ? null : table.decision(seat);
		if (seat === undefined || view === null) return;
		thinking = true;
		onThinking(seat);
		try {
			const { head } = table.snapshot;
			const move = await think(seat, level, view);
			// A take-back may have asked anew meanwhile.
			const isAsked = !isStopped() && table.snapshot.head === head;
			const done = isAsked ? await table.play(seat, move) : DONE;
			// What could not be stored was not played; nobody taps "try again" for a bot.
			if (!done.ok) await new Promise((resolve) => setTimeout(resolve, pause));
		} finally {
			thinking = false;
			onThinking(null);
		}
		await next();
	}

	// Asked through a function, because a stop may come while somebody thinks.
	function isStopped(): boolean {
		return stopped;
	}

	const unsubscribe = table.subscribe(() => void next());
	return () => {
		stopped = true;
		unsubscribe();
	};
}
