/** The contract case of a game of the registry: `tests/contract/games/<id>.ts`. Throws if there is none. */
import type { AnyCase } from './case';

export async function contractCaseOf(id: string): Promise<AnyCase> {
	return ((await import(`./games/${id}.ts`)) as { contractCase: AnyCase }).contractCase;
}
