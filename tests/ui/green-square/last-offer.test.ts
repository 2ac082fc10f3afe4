/** The last offer of a battle, found in what was told, and what a counter-offer changes. */
import { describe, expect, it } from 'vitest';
import { localDealer } from '../../../src/lib/deal/local';
import type { GameEvent } from '../../../src/lib/engine/contract';
import { seeded } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../../src/lib/engine/selfplay';
import { game, type Move, type Options, type State } from '../../../src/lib/games/green-square';
import type { Offer } from '../../../src/lib/games/green-square/types';
import { changeOf, lastOffer } from '../../../src/lib/games/green-square/ui/sheets/last-offer';
import type { ToldStep } from '../../../src/lib/ui/game/retelling';

describe('the last offer', () => {
	it('is the one that waits for its answer, whoever asks whom, and none before the battle', () => {
		let found = 0;
		for (let seed = 0; seed < 12; seed++) {
			const steps: { ply: number; seat: number; events: GameEvent[] }[] = [];
			selfPlay<State, Move, Options>({
				game,
				options: { seats: 3, rounds: 6 },
				players: [randomPlayer, randomPlayer, randomPlayer],
				dealer: localDealer(`offers ${seed}`),
				random: seeded(`offers ${seed}`),
				tell: (event) => steps.at(-1)?.events.push(event),
				watch: (_, { state, seat }) => {
					const { ask } = state;
					if (ask?.kind === 'help') {
						found++;
						expect(lastOffer(steps as ToldStep[], state, ask.by, ask.seat)).toEqual(ask.offer);
					}
					if (state.battle === null && state.turn !== null) {
						expect(lastOffer([], state, state.turn, 0)).toBeNull();
					}
					steps.push({ ply: steps.length + 1, seat, events: [] });
				}
			});
		}
		expect(found).toBeGreaterThan(5);
	});
});

describe('a counter-offer', () => {
	const was: Offer = { items: ['upg:1'], upgrades: 1, first: 'helper', play: ['upg:2'] };

	it('is marked where it differs', () => {
		const is: Offer = { items: ['upg:1', 'upg:3'], upgrades: 2, first: 'helper', play: [] };
		expect(changeOf(was, is)).toEqual({ upgrades: { from: 1, to: 2 }, added: ['upg:3'], struck: ['upg:2'] });
	});

	it('is not where it does not', () => {
		expect(changeOf(was, { ...was, first: 'main' })).toEqual({ upgrades: null, added: [], struck: [] });
	});
});
