/** Every game of the registry passes the contract suite; a game without a companion file in `games/` fails. */
import { games } from '../../src/lib/games';
import type { AnyCase } from './suite';
import { contractSuite } from './suite';

for (const { id } of games) {
	const { contractCase } = (await import(`./games/${id}.ts`)) as { contractCase: AnyCase };
	contractSuite(id, contractCase);
}
