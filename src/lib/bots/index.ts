/** The bot of each game: the generic greedy player on the game's `mind`, or one of the game's own where that plays better. */
import type { AnyModule } from '../engine/module';
import type { Player } from '../engine/selfplay';
import { greedyPlayer } from './greedy';

type AnyPlayer = Player<unknown, unknown>;

/** Bots of a game's own, loaded when first asked for. */
const own: Readonly<Record<string, () => Promise<AnyPlayer>>> = {
	'green-square': async () => (await import('./green-square')).player as AnyPlayer
};

export async function greedyFor(module: AnyModule): Promise<AnyPlayer> {
	return (await own[module.game.id]?.()) ?? greedyPlayer(module.game, module.mind);
}
