/**
 * Recorded games: moves, facts and the state hash after every ply. Replayed in Node and in Chromium, they show that rules give the same result
 * everywhere, and that a change of the rules is noticed: one that breaks a record must raise the game's `version`.
 */
import type { Facts, GameEvent, Seat } from '../../src/lib/engine/contract';
import { begin, learn, play } from '../../src/lib/engine/fold';
import { stateHash } from '../../src/lib/engine/hash';
import { games } from '../../src/lib/games';

export interface Playthrough {
	readonly game: string;
	readonly version: number;
	readonly options: unknown;
	/** All facts that became public, rolls too. */
	readonly facts: Facts;
	/** Hash of the first state. */
	readonly start: string;
	/** Seat, move in notation, the slots it showed, hash of the state after it. */
	readonly plies: readonly (readonly [Seat, string, readonly string[], string])[];
	readonly events: number;
	readonly outcome: unknown;
}

/** Hashes are shortened: a record is to notice a difference, not to withstand an attack. */
export const shortHash = (state: unknown): string => stateHash(state).slice(0, 12);

/** What differs, or null if the game comes out as recorded. */
export async function replay(record: Playthrough): Promise<string | null> {
	const about = games.find((game) => game.id === record.game);
	if (about === undefined) return `no game ${record.game}`;
	const { game, notation } = await about.load();
	if (game.version !== record.version) return `rules are version ${game.version}, recorded was ${record.version}`;
	const events: GameEvent[] = [];
	const tell = (event: GameEvent): void => void events.push(event);
	let fold = learn(game, begin(game, record.options), record.facts, tell);
	if (shortHash(fold.state) !== record.start) return 'another start';
	for (const [i, [seat, text, slots, hash]] of record.plies.entries()) {
		const parsed = notation.parseMove(text);
		if (!parsed.ok) return `ply ${i}: ${text} is no move: ${parsed.error}`;
		const shown = Object.fromEntries(slots.map((slot) => [slot, record.facts[slot] as string]));
		fold = play(game, fold, seat, parsed.value, shown, tell);
		if (shortHash(fold.state) !== hash) return `ply ${i}: another state after ${text}`;
	}
	if (JSON.stringify(game.outcome(fold.state)) !== JSON.stringify(record.outcome)) return 'another outcome';
	return events.length === record.events ? null : `${events.length} events, recorded were ${record.events}`;
}

/** What differs in each record. */
export function replayAll(records: readonly Playthrough[]): Promise<(string | null)[]> {
	return Promise.all(records.map(replay));
}
