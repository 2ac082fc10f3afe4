/** The registry: every game of the app, in the order of the home page. A new game adds its folder and a line here. */
import type { About } from '../engine/module';

export const games: readonly About[] = [];

export function findGame(id: string): About | undefined {
	return games.find((game) => game.id === id);
}
