/** What the end of a match shows, held against the positions of the match itself. */
import { expect, it } from 'vitest';
import { player as bot } from '../../src/lib/bots/green-square';
import type { GameEvent } from '../../src/lib/engine/contract';
import type { Event } from '../../src/lib/games/green-square';
import { storyOf } from '../../src/lib/games/green-square/story';
import { playMatch } from './green-square/matches';

for (const seats of [2, 3, 4, 6]) {
	it(`levels, battles won, help and deaths of ${seats} seats are those of the match`, () => {
		const events: GameEvent[] = [];
		const levels: number[][] = [];
		let victories = 0;
		const { fold, outcome } = playMatch({
			seed: `story/${seats}`,
			options: { seats },
			player: () => bot,
			tell(event) {
				events.push(event);
				if (event.type === 'battle-won') victories++;
			},
			watch({ fold: { state } }) {
				if (state.turnNo === 0) return;
				levels[state.turnNo - 1] ??= Object.values(state.players).map(({ level }) => level);
			}
		});
		const story = storyOf(events, seats);
		const last = Object.values(fold.state.players).map(({ level }) => level);
		expect(story.turns.length).toBe(fold.state.turnNo);
		expect(story.turns.every((index) => events[index]?.type === 'turn-began')).toBe(true);
		for (const [seat, curve] of story.levels.entries()) {
			expect(curve.length).toBe(fold.state.turnNo + 1);
			expect(curve).toEqual([...levels.map((all) => all[seat]), last[seat]]);
		}
		expect(story.deeds.reduce((sum, { won }) => sum + won, 0)).toBe(victories);
		for (const winner of outcome.winners) expect(story.deeds[winner]?.won).toBeGreaterThan(0);
		const died = (events as Event[]).filter((event) => event.type === 'died');
		for (const [seat, deeds] of story.deeds.entries()) {
			expect(deeds.died).toBe(died.filter((event) => event.seat === seat).length);
		}
	});
}
