/** Every game of the registry passes the contract suite; a game whose companion file in `games/` is missing or broken fails alone. */
import { it } from 'vitest';
import { games } from '../../src/lib/games';
import { contractCaseOf } from './cases';
import { contractSuite } from './suite';

for (const { id } of games) {
	try {
		contractSuite(id, await contractCaseOf(id));
	} catch (error) {
		it(`contract: ${id}`, () => {
			throw error;
		});
	}
}
