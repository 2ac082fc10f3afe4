/** The morale log, the curves and the best cards say what the rules did, from the events alone. */
import { describe, expect, it } from 'vitest';
import type { Event, State } from '../../src/lib/games/historical-conquest';
import { cardOf } from '../../src/lib/games/historical-conquest/content';
import { bestCards, endingOf, moraleCurves } from '../../src/lib/games/historical-conquest/story/ending';
import { moraleLog, type Step } from '../../src/lib/games/historical-conquest/story/morale-log';
import { playThrough } from './historical-conquest-positions';

interface Told {
	readonly steps: readonly Step[];
	/** The position before each step, and the last one. */
	readonly states: readonly State[];
	readonly last: State;
}

function told(players: number, seed: string, bots: 'all' | 'odd'): Told {
	const steps: { ply: number; events: Event[] }[] = [{ ply: 0, events: [] }];
	const states: State[] = [];
	const last = playThrough(
		{ options: { players }, bots, seed },
		(state) => {
			states.push(state);
			steps.push({ ply: steps.length, events: [] });
		},
		(event) => steps.at(-1)?.events.push(event)
	);
	return { steps, states, last };
}

const MATCHES = [told(2, 'story/a', 'all'), told(3, 'story/b', 'all'), told(4, 'story/c', 'odd')];

describe('the morale log', () => {
	it('leads from 0 to the morale of every seat, each line from the one before', () => {
		for (const { steps, last } of MATCHES) {
			const lines = moraleLog(steps);
			expect(lines.length).toBeGreaterThan(30);
			for (const [key, { morale }] of Object.entries(last.players)) {
				let total = 0;
				for (const line of lines.filter(({ seat }) => seat === Number(key))) {
					expect(line.total).toBe(total + line.change);
					total = line.total;
				}
				expect(total).toBe(morale);
			}
		}
	});

	it('names the card, how it worked, who did it, and where', () => {
		const kinds = new Set<string>();
		for (const { steps, states } of MATCHES) {
			for (const { cause, ply, round, seat } of moraleLog(steps)) {
				kinds.add(cause.kind);
				expect(cause.card === null).toBe(cause.kind === 'battle');
				const before = states[ply - 1];
				if (before !== undefined) expect([before.round, before.round + 1]).toContain(round);
				if (cause.kind === 'upkeep') expect(cause.by).toBe(seat);
				if (cause.kind === 'played' && cause.card !== null && cardOf(cause.card).unit !== null)
					expect(cause.land).not.toBeNull();
				if (cause.kind === 'battle') expect(cause.land).not.toBeNull();
			}
		}
		expect([...kinds].sort()).toEqual(expect.arrayContaining(['battle', 'played', 'upkeep', 'used', 'victory']));
	});
});

describe('the end', () => {
	it('has a curve for every seat with an entry a turn, ending where the match did', () => {
		for (const { steps, last } of MATCHES) {
			const { plies, rounds, morale } = moraleCurves(steps, last.options.players);
			const turns = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'turn-ended').length;
			expect([turns + 1, turns + 2]).toContain(plies.length);
			expect(rounds.at(-1)).toBe(last.round);
			for (const [seat, curve] of morale.entries()) {
				expect(curve).toHaveLength(plies.length);
				expect(curve[0]).toBe(0);
				expect(curve.at(-1)).toBe(last.players[seat]?.morale);
			}
		}
	});

	it('says by which way somebody won', () => {
		for (const { last, states } of MATCHES) {
			const ending = endingOf(last);
			expect(ending).toMatchObject({ ...last.outcome, round: last.round });
			expect(ending?.morale).toBe(last.players[ending?.winners[0] ?? -1]?.morale);
			expect(endingOf(states[0] as State)).toBeNull();
		}
	});

	it('finds the cards that did the most, and leaves no gain out', () => {
		for (const { steps } of MATCHES) {
			const all = bestCards(steps, Infinity);
			const gained = all.reduce((sum, { gain }) => sum + gain, 0);
			const lines = moraleLog(steps).filter(({ change, cause }) => change > 0 && cause.card !== null);
			expect(gained).toBe(lines.reduce((sum, { change }) => sum + change, 0));
			expect(bestCards(steps, 3)).toEqual(all.slice(0, 3));
			const [best] = all;
			expect(best === undefined ? 0 : best.gain + best.harm + best.lands + best.cancelled).toBeGreaterThan(0);
		}
	});
});
