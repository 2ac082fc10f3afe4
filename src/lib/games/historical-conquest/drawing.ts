/** Drawing (7.6): one card at a time; a used-up deck is made anew from the own discard pile. */
import type { Seat, Slot } from '../../engine/contract';
import { compareText } from '../../engine/canonical';
import { HAND_SIZE, MAX_HAND_SIZE, MIN_HAND_SIZE } from './constants';
import { cardOf } from './content';
import { sumHeld } from './continuous';
import type { Draft } from './draft';
import type { State } from './types';

export function drawCards(draft: Draft, seat: Seat, count: number): void {
	const slots: Slot[] = [];
	for (let i = 0; i < count; i++) {
		const { draw } = draft.player(seat);
		if (draw.next >= draw.cards.length && !rebuild(draft, seat)) break;
		const player = draft.edit(seat);
		const { deck, next } = player.draw;
		slots.push(`${deck}:${next}`);
		player.draw = { ...player.draw, next: next + 1 };
	}
	if (slots.length === 0) return;
	const player = draft.edit(seat);
	player.hand = [...player.hand, ...slots];
	draft.tell?.({ type: 'cards-drawn', seat, slots });
}

/** The non-land cards of the discard pile become a new deck of unknown order. False: there are none. */
function rebuild(draft: Draft, seat: Seat): boolean {
	const { discard, draw } = draft.player(seat);
	const lands = discard.filter((card) => cardOf(card).land !== null);
	if (lands.length === discard.length) return false;
	const ids = discard.map((card) => cardOf(card)).flatMap((info) => (info.land === null ? [info.id] : []));
	const cards = ids.sort(compareText);
	const generation = Number(draw.deck.slice(draw.deck.lastIndexOf('-') + 1)) + 1;
	const deck = `draw-${seat}-${generation}`;
	const player = draft.edit(seat);
	player.discard = lands;
	player.draw = { deck, cards, next: 0 };
	draft.state.rebuilt = [...draft.state.rebuilt, { deck, cards }];
	draft.tell?.({ type: 'deck-rebuilt', seat, deck, count: cards.length });
	return true;
}

export function handSize(state: State, seat: Seat): number {
	const size = HAND_SIZE + sumHeld(state, seat, 'hand-size', (effect) => effect.delta);
	return Math.min(MAX_HAND_SIZE, Math.max(MIN_HAND_SIZE, size));
}
