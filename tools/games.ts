/** Finds a game of the registry by its id, for the command line. */
import type { AnyModule } from '../src/lib/engine/module';
import { games } from '../src/lib/games';
import { fail } from './args';

export async function gameModule(id: string): Promise<AnyModule> {
	const about = games.find((game) => game.id === id);
	if (about === undefined) fail(`no game "${id}"; there are: ${games.map((game) => game.id).join(', ')}`);
	return about.load();
}
