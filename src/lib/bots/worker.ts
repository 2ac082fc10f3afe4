/** Thinks in a thread of its own, with the same rules as everybody: the screen never waits for a bot. */
import { seeded } from '../engine/random';
import type { View } from '../engine/selfplay';
import { findGame } from '../games';
import { playerFor } from './levels';

export interface Question {
	readonly id: number;
	readonly game: string;
	readonly level: string;
	readonly seed: string;
	readonly view: View<unknown, unknown>;
}

export type Answer =
	| { readonly id: number; readonly ok: true; readonly move: unknown }
	| { readonly id: number; readonly ok: false; readonly error: string };

async function think({ id, game, level, seed, view }: Question): Promise<Answer> {
	try {
		const module = await findGame(game)?.load();
		if (!module) return { id, ok: false, error: `no game ${game}` };
		const player = await playerFor(module, level);
		return { id, ok: true, move: player(view, seeded(seed)) };
	} catch (error) {
		return { id, ok: false, error: error instanceof Error ? error.message : 'unknown' };
	}
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
	void think(data).then((answer) => postMessage(answer));
});
