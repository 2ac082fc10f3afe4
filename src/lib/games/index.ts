/** The registry: every game of the app, in the order of the home page. A new game adds its folder and a line here. */
import type { About, AnyModule } from '../engine/module';
import { about as greenConquest } from './green-conquest/about';
import { about as greenSquare } from './green-square/about';
import { about as greenvaders } from './greenvaders/about';
import { about as historicalConquest } from './historical-conquest/about';

export const games: readonly About[] = [greenConquest, greenvaders, historicalConquest, greenSquare];

export function findGame(id: string): About | undefined {
	return games.find((game) => game.id === id);
}

/** The module of a game: by the rules that are asked for, where the app still has them, else by those of today. Null: there is no such game. */
export async function findModule(id: string, rules?: number): Promise<AnyModule | null> {
	const about = findGame(id);
	const earlier = rules === undefined ? undefined : about?.earlier?.[rules];
	return (await (earlier ?? about?.load)?.()) ?? null;
}
