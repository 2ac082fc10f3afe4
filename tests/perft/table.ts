/**
 * Perft tables, `<game>.json`: positions with the number of lines of play at depths 1, 2, 3. Counts were confirmed at depth 1 by brute force
 * over every move that can be written down; `green-conquest.json` begins with the positions counted by hand in the specification.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDealer } from '../../src/lib/deal/local';
import { beginAt } from '../../src/lib/engine/fold';
import type { AnyModule } from '../../src/lib/engine/module';
import { perft } from '../../src/lib/engine/perft';

export interface PerftRow {
	readonly name: string;
	readonly position: string;
	readonly counts: readonly number[];
}

/** Longer counts are left to the long run. */
export const QUICK = 8_000;

export function perftTable(game: string): PerftRow[] {
	return JSON.parse(readFileSync(join(import.meta.dirname, `${game}.json`), 'utf8')) as PerftRow[];
}

export function countLines({ game, notation }: AnyModule, position: string, depth: number): number {
	const parsed = notation.parsePosition(position);
	if (!parsed.ok) throw new Error(`${position}: ${parsed.error}`);
	const { options } = parsed.value as { options: unknown };
	return perft(game, beginAt(game, parsed.value, game.seats(options)), depth, localDealer('perft'));
}
