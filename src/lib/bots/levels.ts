/** The levels of the bots: how far each thinks, and how often it lets a better move slip. */
import type { AnyModule } from '../engine/module';
import type { Random } from '../engine/random';
import type { Player, View } from '../engine/selfplay';
import { greedyFor } from '.';
import { greedyPlayer } from './greedy';

export type Level = 'easy' | 'hard';

export const LEVELS: readonly Level[] = ['easy', 'hard'];

/** One decision of three an easy bot takes by whim: beatable, and never the same twice. */
const WHIMS = 3;

export async function playerFor(module: AnyModule, level: string): Promise<Player<unknown, unknown>> {
	if (level === 'hard') return greedyFor(module);
	const near = greedyPlayer(module.game, module.mind, { beam: 1, depth: 1, worlds: 1, budget: 300 });
	return (view, random) => (random.int(WHIMS) === 0 ? whim(module, view, random) : near(view, random));
}

/** Any of the moves that the game holds worth a thought. */
function whim(module: AnyModule, view: View<unknown, unknown>, random: Random): unknown {
	const { state, seat, legal, sees } = view;
	const worth = module.mind.consider?.(state, seat, legal, sees) ?? legal;
	return random.pick(worth.length > 0 ? worth : legal);
}
