/** Connections made by hand on their way to the table they lead to: made on one page, used on the next. */
import type { Id } from '../../table/entry';
import type { HandLine } from '../../wires/hand/handline';

/** Nobody took them by then: nobody will. ms. */
const PATIENCE = 60_000;

type Taker = (lines: readonly HandLine[]) => void;

const takers = new Map<Id, Taker>();
const waiting = new Map<Id, HandLine[]>();

/** Hands connections to whoever keeps the match, now or when it comes. */
export function passOn(match: Id, lines: readonly HandLine[]): void {
	const taker = takers.get(match);
	if (taker !== undefined) return taker(lines);
	waiting.set(match, [...(waiting.get(match) ?? []), ...lines]);
	setTimeout(() => {
		const left = waiting.get(match)?.filter((line) => lines.includes(line)) ?? [];
		waiting.set(match, waiting.get(match)?.filter((line) => !lines.includes(line)) ?? []);
		for (const line of left) line.hangUp();
	}, PATIENCE);
}

/** Takes all connections that lead to the match, those that wait too, until the returned function is called. */
export function receive(match: Id, taker: Taker): () => void {
	takers.set(match, taker);
	const lines = waiting.get(match) ?? [];
	waiting.delete(match);
	if (lines.length > 0) taker(lines);
	return () => {
		if (takers.get(match) === taker) takers.delete(match);
	};
}
