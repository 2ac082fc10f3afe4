/** The greedy bot against random play: 200 games in pairs, the same cards once on each side. */
import { expect, it } from 'vitest';
import { newTally, playedGame } from './historical-conquest-play';

it('wins at least 90 % of 200 paired games', () => {
	const total = 200;
	let wins = 0;
	for (let i = 0; i < total; i++) {
		const { outcome } = playedGame({ players: 2 }, `paired/${i >> 1}`, (seat) => seat === i % 2);
		if (outcome.winners.length === 1 && outcome.winners[0] === i % 2) wins++;
	}
	process.stdout.write(`greedy wins ${wins} of ${total}\n`);
	expect(wins).toBeGreaterThanOrEqual(0.9 * total);
});

it('questions a turn at 2, 4 and 10 seats, greedy players', () => {
	for (const [players, games] of [
		[2, 40],
		[4, 20],
		[10, 6]
	] as const) {
		const tally = newTally();
		for (let i = 0; i < games; i++) playedGame({ players }, `questions/${players}/${i}`, () => true, tally);
		const a = (count: number): string => (count / tally.turns).toFixed(2);
		process.stdout.write(
			`${players} seats: ${a(tally.windows)} windows, ${a(tally.answers)} answers to them, ${a(tally.decisions)} other decisions, ` +
				`${a(tally.moves)} own moves a turn; a seat is asked ${(tally.answers / tally.turns / players).toFixed(2)} times a turn in windows\n`
		);
		expect(tally.windows / tally.turns).toBeLessThan(3);
	}
});
