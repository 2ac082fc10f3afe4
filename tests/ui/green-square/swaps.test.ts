/** Equipping instead of what is worn, and a calling for a calling, by one tap: in positions of bots and of chance. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/lib/games/green-square';
import { heroOf } from '../../../src/lib/games/green-square/heroes';
import { besideAct } from '../../../src/lib/games/green-square/ui/model/acts';
import { actLabel } from '../../../src/lib/games/green-square/ui/model/labels';
import { CARRY } from '../../../src/lib/games/green-square/ui/model/picks';
import { pointing, type TableAnswer } from '../../../src/lib/games/green-square/ui/model/pointing';
import { previewSentence } from '../../../src/lib/games/green-square/ui/model/sentences';
import { tryAll, tryOut } from '../../../src/lib/games/green-square/ui/model/trial';
import { chancePositions } from './positions';

const voice = { seat: 0, language: 'fr' as const, names: { reader: 0, seat: (other: number) => `P${other}` } };
const found = chancePositions('swaps', 10).flatMap((view) => {
	const choices = pointing.choices(view);
	return choices.swaps.map((swap) => ({ view, choices, swap }));
});

describe('a swap', () => {
	it('is found for items from the hand, carried items and callings', () => {
		const kinds = new Set(found.map(({ swap }) => `${swap.kind} ${swap.moves.at(-1)?.type}`));
		expect([...kinds].sort()).toEqual(['calling play', 'item equip', 'item play']);
	});

	it('makes moves that the rules take one after the other, and ends with the card in its place', () => {
		for (const { view, swap } of found) {
			const { after } = tryAll(view.state, view.seat, swap.moves, view.sees);
			const hero = heroOf(after, view.seat);
			const inPlace =
				hero.items.some(({ card, on }) => card === swap.comes && on) ||
				[...hero.professions, ...hero.tribes].includes(swap.comes);
			expect(inPlace).toBe(true);
			expect(hero.items.some(({ card, on }) => card === swap.goes && on)).toBe(false);
		}
	});

	it('is one tap and the main button: both moves come of it, and it says what goes', () => {
		let alone = 0;
		for (const { view, choices, swap } of found) {
			const taken = pointing.tap(choices, [], swap.picks[0], true);
			const hand = choices.swap(taken.hand) === null ? [...swap.picks] : taken.hand;
			if (choices.swap(taken.hand) !== null) alone++;
			const chosen = choices.swap(hand);
			const answer: TableAnswer = pointing.confirm(choices, hand);
			expect([answer.move, ...(answer.then ?? [])]).toEqual(chosen?.moves);
			const trial = tryAll(view.state, view.seat, chosen?.moves ?? swap.moves, view.sees);
			const reader = { ...voice, seat: view.seat };
			expect(actLabel(trial, choices, reader, chosen)).toMatch(
				/^(Équiper à la place\s: force \d+|Remplacer .+ par .+)$/
			);
			expect(previewSentence(trial, choices, reader, chosen)?.lead).toMatch(/à la place de\s: /);
		}
		expect(alone).toBeGreaterThan(found.length / 2);
	});

	it('leaves carrying the item as the second button, made at once', () => {
		let carried = 0;
		for (const { view, choices, swap } of found) {
			if (swap.moves.at(-1)?.type !== 'play' || swap.kind !== 'item') continue;
			expect(besideAct(choices, swap.picks, voice)).toMatchObject({ pick: CARRY });
			const { move } = pointing.tap(choices, [...swap.picks], CARRY, true);
			expect(move).toEqual({ type: 'play', card: swap.comes });
			const { after } = tryOut(view.state, view.seat, move as Move, view.sees);
			expect(heroOf(after, view.seat).items.find(({ card }) => card === swap.comes)?.on).toBe(false);
			carried++;
		}
		expect(carried).toBeGreaterThan(0);
	});
});
