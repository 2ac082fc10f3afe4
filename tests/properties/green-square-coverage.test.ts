/**
 * Every card is played, and each of its effects happens, in seeded games. The players are bots that prefer what has not been seen yet, and lose
 * battles whose catastrophe is still unknown; in some games the dice are low, so that nobody escapes. Prints the table.
 */
import { expect, it } from 'vitest';
import { player as bot } from '../../src/lib/bots/green-square';
import { localDealer } from '../../src/lib/deal/local';
import type { Dealer } from '../../src/lib/engine/dealer';
import type { Player } from '../../src/lib/engine/selfplay';
import type { Move, State } from '../../src/lib/games/green-square';
import { CARDS } from '../../src/lib/games/green-square/content';
import { Coverage, effectsOf } from './green-square/coverage';
import { playMatch } from './green-square/matches';

/** Numbers of games that together show everything; a change of rules or bot may need others. Odd ones have low dice. */
const GAMES = [6, 11, 16, 28, 36, 41, 50, 56, 65, 77, 87, 94, 102, 107, 113, 125, 131, 175];
const FOODS = ['meat', 'vegetarian', 'vegan'] as const;

function showman(coverage: Coverage): Player<State, Move> {
	return (view, random) => {
		const { battle, ask, phase } = view.state;
		const news = view.legal.filter((move) => coverage.isNews(view, move));
		if (news.length > 0) return random.pick(news);
		if (phase === 'prepare') return random.pick(view.legal.filter(({ type }) => type !== 'set-food'));
		if (
			battle !== null &&
			battle.stage !== 'flee' &&
			battle.beasts.some(({ face }) => coverage.lacksCatastrophe(face))
		) {
			const losing = battle.strength.heroes < battle.strength.beasts;
			const waste = view.legal.filter((move) => spends(move, losing));
			if (waste.length > 0) return random.pick(waste);
			if (battle.stage === 'act' && ask === null && losing) return { type: 'settle' };
		} else if (ask?.kind === 'help') {
			return { type: 'accept' };
		}
		return random.int(8) === 0 ? random.pick(view.legal) : bot(view, random);
	};
}

/** Plays that strengthen the beasts, or, once they are strong enough, that empty the hand. */
function spends(move: Move, losing: boolean): boolean {
	if (move.type !== 'play') return false;
	return losing
		? move.target !== undefined
		: move.side === 'beasts' || (move.beast ?? 0) > 0 || move.bring !== undefined;
}

function lowDice(seed: string): Dealer {
	return { ...localDealer(seed), roll: () => 1 };
}

it('every effect of every card happens in a game', () => {
	const coverage = new Coverage();
	for (const number of GAMES) {
		const seed = `coverage/${number}`;
		const seats = 3 + (number % 4);
		const foods = Array.from({ length: seats }, (_, seat) => FOODS[(seat + number) % 3] ?? 'meat');
		playMatch({
			seed,
			options: { seats, foods, rounds: 8 },
			player: () => coverage.noting(showman(coverage)),
			dealer: number % 2 === 0 ? localDealer(seed) : lowDice(seed),
			tell: (event) => coverage.tell(event),
			watch: ({ fold }) => coverage.watch(fold.state)
		});
	}
	const rows = CARDS.map((card) => {
		const counts = effectsOf(card).map((effect) => `${effect} ${coverage.count(card.id, effect)}`);
		return `${card.id.padEnd(26)} ${counts.join(', ')}`;
	});
	process.stdout.write(`Green Square, ${GAMES.length} games, how often each effect happened:\n${rows.join('\n')}\n`);
	expect(coverage.missing()).toEqual([]);
}, 180_000);
