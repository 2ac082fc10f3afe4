/** The end of a match: what is told of it agrees with the positions it went through. */
import { describe, expect, it } from 'vitest';
import { player } from '../../../src/lib/bots/green-square';
import { localDealer } from '../../../src/lib/deal/local';
import type { GameEvent } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { selfPlay } from '../../../src/lib/engine/selfplay';
import { game, module } from '../../../src/lib/games/green-square';
import type { Move, Options, State } from '../../../src/lib/games/green-square';
import { retell } from '../../../src/lib/games/green-square/ui/end/retelling';
import type { ToldStep } from '../../../src/lib/ui/game/retelling';

/** A whole game of bots: what was told step by step, and everybody's level before each decision. */
function played(seats: number): { steps: ToldStep[]; levels: number[][]; last: State } {
	const options: Options = { seats, goal: 8 };
	const steps: { ply: number; seat: number; events: GameEvent[] }[] = [];
	const levels: number[][] = [];
	const { fold } = selfPlay<State, Move, Options>({
		game,
		options,
		players: module.sides(options).map(() => player),
		dealer: localDealer(`end ${seats}`),
		random: seeded(`end ${seats}`),
		tell: (event) => steps.at(-1)?.events.push(event),
		watch: (_, { state, seat }) => {
			levels.push(Object.values(state.players).map(({ level }) => level));
			steps.push({ ply: steps.length + 1, seat, events: [] });
		}
	});
	return { steps, levels, last: fold.state };
}

describe('the end of a match', () => {
	it.each([2, 4, 6])('of %i seats draws the level of every seat as it was', (seats) => {
		const { steps, levels, last } = played(seats);
		const { curves, turns, landmarks, figures } = retell(steps, last, 0);
		expect(curves?.values).toHaveLength(seats);
		for (const [index, before] of levels.entries()) {
			const at = (curves?.plies ?? []).findLastIndex((ply) => ply <= index);
			expect(curves?.values.map((line) => line[at])).toEqual(before);
		}
		const end = Object.values(last.players).map(({ level }) => level);
		expect(curves?.values.map((line) => line.at(-1))).toEqual(end);
		expect(curves?.levels).toEqual([{ value: 8, goal: true }]);
		expect(turns.length).toBe(last.turnNo);
		expect(landmarks.every(({ ply }) => ply <= steps.length)).toBe(true);
		expect(figures).toHaveLength(3);
		const won = steps.flatMap(({ events }) => events).filter((event) => event.type === 'battle-won');
		const mine = won.filter((event) => 'main' in event && event.main === 0).length;
		expect(figures[0]?.value.startsWith(`${mine} : `)).toBe(true);
	});
});
