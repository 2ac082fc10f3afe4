/** The registry: every game of the app, in the order of the home page. A new game adds its folder and a line here. */
import type { About } from '../engine/module';
import { about as greenConquest } from './green-conquest/about';
import { about as greenSquare } from './green-square/about';
import { about as greenvaders } from './greenvaders/about';
import { about as historicalConquest } from './historical-conquest/about';

export const games: readonly About[] = [greenConquest, greenvaders, historicalConquest, greenSquare];

export function findGame(id: string): About | undefined {
	return games.find((game) => game.id === id);
}
