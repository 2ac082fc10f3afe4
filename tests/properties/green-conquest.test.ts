import { describe, expect, it } from 'vitest';
import { greedyPlayer } from '../../src/lib/bots/greedy';
import { localDealer } from '../../src/lib/deal/local';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import { game, module } from '../../src/lib/games/green-conquest';
import type { State } from '../../src/lib/games/green-conquest';
import { faultIn } from '../../src/lib/games/green-conquest/invariants';
import { closeQuarters } from '../contract/games/green-conquest';
import { scenarioFiles } from '../scenarios/files';
import {
	lawOfEvents,
	lawOfLegal,
	lawOfPosition,
	lawOfSpoiltMove,
	lawOfSpoiltPosition,
	randomGame,
	spoilt
} from './green-conquest-laws';

/** No scenario can reach it: every square that a jump may end on is open ground. */
const UNREACHABLE = 'bad-landing';

function sample(states: readonly State[], count: number, seed: string): State[] {
	const random = seeded(seed);
	return Array.from({ length: count }, () => random.pick(states));
}

describe('The Green Conquest', () => {
	const games = Array.from({ length: 4 }, (_, i) => randomGame(`laws/${i}`, i, { quietLimit: 8 }));
	const met = games.flat();

	it('positions of random games are legal and come back from their notation, and so do their moves', () => {
		for (const state of sample(met, 120, 'notation')) lawOfPosition(state);
	});

	it('events tell all that happens on the board', () => {
		const random = seeded('events');
		for (const state of sample(met, 400, 'events')) lawOfEvents(state, random);
	});

	it('legal lists one canonical move for every result of every move one could write down', () => {
		for (const states of games) for (const state of sample(states, 1, 'legal')) lawOfLegal(state);
	});

	// On six of these 48 positions the list once lacked a move.
	it('so it does at close quarters, where protection, dragging and traps meet', () => {
		for (let number = 36; number < 84; number++) lawOfLegal(closeQuarters(number).state);
	});

	it('spoilt moves and positions give an error value or something sound', () => {
		const random = seeded('spoilt');
		for (const state of sample(met, 400, 'spoilt')) {
			lawOfSpoiltPosition(spoilt(module.notation.formatPosition(state), random));
			const legal = game.legal(state, game.actors(state)[0] ?? 0, {});
			if (legal.length > 0) lawOfSpoiltMove(spoilt(module.notation.formatMove(random.pick(legal)), random));
		}
	});

	it('the invariants can be broken', () => {
		const state = game.setup({ build: 'preset', deploy: 'auto' });
		const moved = (change: Partial<State['vehicles'][string]>): State => ({
			...state,
			vehicles: { ...state.vehicles, rS: { at: 'c3', face: 'n', hp: 3, latent: 0, ...change } }
		});
		expect(faultIn(state)).toBeNull();
		for (const change of [{ at: 'h8' }, { at: 'b3' }, { at: 'm1' }, { hp: 4 }, { hp: 0 }, { at: 'd4', latent: 1 }]) {
			expect(faultIn(moved(change)), JSON.stringify(change)).not.toBeNull();
		}
	});

	it('greedy beats random in a duel, whoever begins', () => {
		const greedy = greedyPlayer(game, module.mind, { beam: 2, budget: 200 });
		for (const seat of [0, 1]) {
			const { outcome } = selfPlay({
				game,
				options: { deploy: 'auto', returns: 'auto' },
				players: seat === 0 ? [greedy, randomPlayer] : [randomPlayer, greedy],
				dealer: localDealer('duel'),
				random: seeded(`duel/${seat}`)
			});
			expect(outcome.winners).toEqual([seat]);
		}
	});

	it('every reason code has a scenario, and every scenario names its section', () => {
		const files = scenarioFiles('green-conquest').filter(({ name }) => !name.endsWith('shared.json'));
		const scenarios = files.flatMap((file) => file.scenarios);
		const codes = new Set(scenarios.map(({ expect: { illegal } }) => illegal));
		expect(module.reasonCodes.filter((code) => !codes.has(code))).toEqual([UNREACHABLE]);
		for (const { name } of scenarios) expect(name).toMatch(/^\[\d+\.\d+\] /);
		for (const section of ['7.0', '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '8.1', '8.2', '8.3']) {
			expect(
				scenarios.some(({ name }) => name.startsWith(`[${section}]`)),
				section
			).toBe(true);
		}
	});
});
