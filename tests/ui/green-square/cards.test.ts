/** Every card that is looked at has a line that says what it means here and now, and an act that the rules take. */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/lib/engine/canonical';
import type { View } from '../../../src/lib/engine/selfplay';
import type { Move, State } from '../../../src/lib/games/green-square';
import { CARDS } from '../../../src/lib/games/green-square/content';
import { legal } from '../../../src/lib/games/green-square/legal/index';
import { situationOf } from '../../../src/lib/games/green-square/situation';
import type { Slot } from '../../../src/lib/games/green-square/types';
import { actOf } from '../../../src/lib/games/green-square/ui/card/act';
import { meaningOf } from '../../../src/lib/games/green-square/ui/card/meaning';
import { faceIn } from '../../../src/lib/games/green-square/ui/model/faces';
import type { Voice } from '../../../src/lib/games/green-square/ui/model/names';
import { pointing } from '../../../src/lib/games/green-square/ui/model/pointing';
import { deckOf } from '../../../src/lib/games/green-square/zones';
import { botPositions, chancePositions } from './positions';

type SeatView = View<State, Move>;

const voice = (seat: number, language: Voice['language']): Voice => ({
	seat,
	language,
	names: { reader: seat, seat: (other) => `P${other}` }
});
const LANGUAGES = ['en', 'fr'] as const;
const isWorded = (text: string): boolean => text.trim() !== '' && !/[{}]|undefined|NaN|null/.test(text);
const views = [...chancePositions('cards', 6), ...botPositions(150)];

/** Where a card may lie: in a window, in a phase of one's own, with or without a battle. */
const kindOf = ({ state }: SeatView): string => {
	const situation = situationOf(state);
	return situation === 'open' ? `open ${state.phase}` : situation;
};

/** The view with another face on a card of the own hand that nobody has seen. */
function holding(view: SeatView, face: string, deck: string): { readonly view: SeatView; readonly slot: Slot } | null {
	const { state, seat } = view;
	const hidden = (slot: Slot): boolean => deckOf(slot) === deck && state.faces[slot] === undefined;
	const slot = state.players[seat]?.hand.find(hidden);
	if (slot === undefined) return null;
	const sees = { ...view.sees, [slot]: face };
	return { view: { ...view, sees, legal: legal(state, seat, sees) }, slot };
}

describe('a card that is looked at', () => {
	it('says of each of the 145 designs in the hand what it means in every situation, and offers what the rules take', () => {
		const kinds = new Map<string, SeatView[]>();
		for (const view of views) kinds.set(kindOf(view), [...(kinds.get(kindOf(view)) ?? []), view]);
		expect([...kinds.keys()].sort()).toEqual(
			['act', 'ask', 'flee', 'open choice', 'open end', 'open ready', 'prep', 'settle', 'share', 'table'].sort()
		);
		const acts = { whole: 0, aimed: 0, blocked: 0 };
		for (const [, some] of kinds) {
			for (const { id, deck } of CARDS) {
				const found = some.map((view) => holding(view, id, deck)).find((held) => held !== null);
				if (found === undefined || found === null) continue;
				const { view, slot } = found;
				const choices = pointing.choices(view);
				for (const language of LANGUAGES) {
					const reader = voice(view.seat, language);
					expect(meaningOf(choices, slot, id, reader) ?? '').toSatisfy(isWorded);
					const unasked = pointing.choices({ ...view, legal: [] });
					expect(meaningOf(unasked, slot, id, reader) ?? '').toSatisfy(isWorded);
					expect(actOf(unasked, slot, reader)).toBeNull();
					expect(actOf(choices, slot, reader)?.label ?? '').toSatisfy(isWorded);
				}
				const act = actOf(choices, slot, voice(view.seat, 'en'));
				if (act === null) continue;
				const { move } = pointing.confirm(choices, act.hand);
				if (act.isBlocked) acts.blocked++;
				else if (act.isWhole) {
					acts.whole++;
					expect(view.legal.map(canonical)).toContain(canonical(move));
				} else acts.aimed++;
			}
		}
		expect(Math.min(acts.whole, acts.aimed, acts.blocked)).toBeGreaterThan(100);
	}, 120_000);

	it('says something of everything before the heroes and in the battle, to whoever looks', () => {
		let looked = 0;
		for (const view of views.filter((_, place) => place % 3 === 0)) {
			const { state } = view;
			const choices = pointing.choices(view);
			const inPlay = Object.values(state.players).flatMap((hero) => [
				...hero.items.flatMap(({ card, by }) => (by === null ? [card] : [card, by])),
				...hero.professions,
				...hero.tribes,
				...hero.volunteers,
				...hero.lasting,
				...[hero.master, hero.heritage].filter((slot) => slot !== null)
			]);
			for (const slot of [...inPlay, ...(state.battle?.cards ?? [])]) {
				const face = faceIn(state, view.sees, slot);
				if (face === null) continue;
				looked++;
				for (const language of LANGUAGES) {
					expect(meaningOf(choices, slot, face, voice(view.seat, language)) ?? '').toSatisfy(isWorded);
				}
			}
		}
		expect(looked).toBeGreaterThan(300);
	}, 120_000);
});
