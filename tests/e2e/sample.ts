/** Matches played by bots in Node, as files that the app imports: stories begin in the middle of a game instead of playing up to it. */
import { greedyFor } from '../../src/lib/bots';
import { seeded } from '../../src/lib/engine/random';
import { findGame } from '../../src/lib/games';
import type { NewMatch } from '../../src/lib/table/founding';
import { Shelf } from '../../src/lib/table/shelf';
import { bestVerify } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import { bytesFrom } from './chance';

export interface Sample extends NewMatch {
	/** Moves made before the file is written; the game may end earlier. */
	readonly moves: number;
	/** These moves, in notation, as far as they go, before bots take over. */
	readonly script?: readonly string[];
	readonly seed?: string;
	/** Who gives up after that, when it is asked. */
	readonly resigns?: number;
}

export const DUEL: Sample = {
	game: 'green-conquest',
	options: { mode: 'duel' },
	seats: [
		{ name: '', bot: '' },
		{ name: '', bot: 'easy' }
	],
	moves: 40
};

/** One file with all the matches, the last one touched last; the same for the same samples. */
export async function sampleFile(...samples: readonly Sample[]): Promise<Buffer> {
	const find = async (game: string) => (await findGame(game)?.load()) ?? null;
	const shelf = new Shelf(memoryStore(), find, await bestVerify(), bytesFrom(JSON.stringify(samples)));
	for (const { moves, script = [], seed = 'sample', resigns, ...wanted } of samples) {
		const table = await shelf.create(wanted);
		const player = await greedyFor(table.module);
		const random = seeded(seed);
		for (let move = 0; move < moves && table.snapshot.result === null; move++) {
			const seat = table.snapshot.asked[0];
			const decision = seat === undefined ? null : table.decision(seat);
			if (seat === undefined || decision === null) break;
			const written = script[move];
			const parsed = written === undefined ? null : table.module.notation.parseMove(written);
			const done = await table.play(seat, parsed?.ok === true ? parsed.value : player(decision, random));
			if (!done.ok) throw new Error(`the bot's move was refused: ${done.reason}`);
		}
		while (resigns !== undefined && table.snapshot.result === null) {
			const seat = table.snapshot.asked[0];
			const decision = seat === undefined ? null : table.decision(seat);
			if (seat === undefined || decision === null) break;
			await (seat === resigns ? table.resign(seat) : table.play(seat, player(decision, random)));
		}
	}
	return Buffer.from(await shelf.export());
}
