/** Waking and withdrawing, tried by every seat in every position of random games. */
import { expect, it } from 'vitest';
import { canonical } from '../../src/lib/engine/canonical';
import { refusal } from '../../src/lib/engine/illegal';
import { randomPlayer } from '../../src/lib/engine/selfplay';
import type { Player } from '../../src/lib/engine/selfplay';
import { game, module } from '../../src/lib/games/green-square';
import type { Move, State } from '../../src/lib/games/green-square';
import { asides } from '../../src/lib/games/green-square/legal/asides';
import { playMatch } from './green-square/matches';

const ASIDES: readonly Move[] = [{ type: 'wake' }, { type: 'withdraw' }];

/** Rests whenever it passes, so that there is somebody to wake. */
const sleepy: Player<State, Move> = (view, random) => {
	const move = randomPlayer(view, random);
	return move.type === 'pass' ? { type: 'pass', rest: true } : move;
};

/** The state without what the move may change: the standing pass of its seat, or the offer that is taken back. */
function rest(state: State, seat: number, { type }: Move): string {
	if (type === 'withdraw') return canonical({ ...state, ask: null });
	return canonical({ ...state, players: { ...state.players, [seat]: { ...state.players[seat], resting: false } } });
}

it('what a seat may do unasked is what the rules take, changes nothing else, and leads to no dead end', () => {
	const tried = { wake: 0, withdraw: 0 };
	for (const [i, seats] of [2, 3, 4, 6].entries()) {
		playMatch({
			seed: `asides/${i}`,
			options: { seats, rounds: 6 },
			player: () => sleepy,
			watch({ fold: { state } }) {
				for (let seat = 0; seat < seats; seat++) {
					const accepted = ASIDES.filter((move) => refusal(() => game.apply(state, seat, move, {})) === null);
					expect(asides(state, seat)).toEqual(accepted);
					for (const move of accepted) {
						const after = game.apply(state, seat, move, {});
						tried[move.type as keyof typeof tried]++;
						expect(rest(after, seat, move)).toBe(rest(state, seat, move));
						expect(game.actors(after).length).toBeGreaterThan(0);
						expect(refusal(() => game.apply(after, seat, move, {}))).not.toBeNull();
						expect(module.notation.parseMove(module.notation.formatMove(move))).toEqual({ ok: true, value: move });
					}
				}
			}
		});
	}
	expect(Math.min(tried.wake, tried.withdraw)).toBeGreaterThan(20);
});

it('nobody is left out of a window that opens after waking', () => {
	let woken = 0;
	playMatch({
		seed: 'asides/window',
		options: { seats: 4, rounds: 6 },
		player: () => sleepy,
		watch({ fold: { state } }) {
			const sleeper = [0, 1, 2, 3].find((seat) => state.players[seat]?.resting && state.battle?.main !== seat);
			if (state.battle?.stage !== 'act' || state.ask !== null || sleeper === undefined) return;
			if (!state.players[sleeper]?.alive) return;
			const settled = game.apply(
				game.apply(state, sleeper, { type: 'wake' }, {}),
				state.battle.main,
				{ type: 'settle' },
				{}
			);
			expect(settled.window?.waiting).toContain(sleeper);
			woken++;
		}
	});
	expect(woken).toBeGreaterThan(0);
});
