/** Positions for tests of the screen: random games, seeded, through every phase and mode. */
import { NO_FACTS } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { game } from '../../../src/lib/games/green-conquest/game';
import { parsePosition } from '../../../src/lib/games/green-conquest/gcn';
import type { Move, Options, State } from '../../../src/lib/games/green-conquest/types';
import { TYPE_LETTERS } from '../../../src/lib/games/green-conquest/types';
import { Choices } from '../../../src/lib/games/green-conquest/ui/model/choices';

export function position(gcn: string): State {
	const parsed = parsePosition(gcn);
	if (!parsed.ok) throw new Error(`${parsed.error}: ${gcn}`);
	return parsed.value;
}

export function choicesOf(state: State): Choices {
	const seat = game.actors(state)[0] ?? 0;
	return new Choices(state, seat, game.legal(state, seat, NO_FACTS));
}

/** The states of a random game, from the first decision on. Attacks are preferred: they bring windows and damage. */
export function* randomGame(options: Options, seed: string, plies: number): Generator<State> {
	const random = seeded(seed);
	let state = game.setup(options);
	for (let ply = 0; ply < plies; ply++) {
		yield state;
		const seat = game.actors(state)[0];
		if (seat === undefined) return;
		const moves = game.legal(state, seat, NO_FACTS);
		state = game.apply(state, seat, lively(moves, random.int(2) === 0) ?? random.pick(moves), NO_FACTS);
	}
}

function lively(moves: readonly Move[], wanted: boolean): Move | undefined {
	return wanted
		? moves.find((move) => move.type === 'pull' || move.type === 'exchange' || move.type === 'lay')
		: undefined;
}

/** Rosters in which every type occurs. */
export const ALL_TYPES: Options = {
	build: 'preset',
	deploy: 'auto',
	rosters: { r: TYPE_LETTERS.slice(0, 5), b: TYPE_LETTERS.slice(5) }
};
