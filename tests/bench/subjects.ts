/** What is measured of each game in the registry: the first option sets of its contract case. */
import { canonical } from '../../src/lib/engine/canonical';
import type { AnyGame } from '../../src/lib/engine/contract';
import type { AnyModule } from '../../src/lib/engine/module';
import { games } from '../../src/lib/games';
import { contractCaseOf } from '../contract/cases';
import type { Plan } from './row';

export interface Subject {
	readonly id: string;
	readonly label: string;
	readonly game: AnyGame;
	readonly options: unknown;
	readonly notation: AnyModule['notation'];
}

const SETS = 4;

export async function subjects({ game: only }: Plan): Promise<readonly Subject[]> {
	const wanted = only === null ? games : games.filter(({ id }) => id === only);
	const found = await Promise.all(
		wanted.map(async ({ id, load }) => {
			const { game, notation } = await load();
			const { options: sets } = await contractCaseOf(id);
			return sets.slice(0, SETS).map((options) => ({
				id: `${id} ${short(options)}`,
				label: `${id} ${short(options)}`,
				game,
				options,
				notation
			}));
		})
	);
	return found.flat();
}

/** `basic 2` for `{"mode":"basic","players":2}`: the plain values, in canonical order. */
function short(options: unknown): string {
	const values = Object.values(JSON.parse(canonical(options)) as object);
	return values.filter((value) => typeof value !== 'object').join(' ') || 'default';
}
