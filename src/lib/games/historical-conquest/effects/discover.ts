/** `discover`: turns up the next own land, empty. The explorer's own discovery (6.1) is the same with a unit on it. */
import type { Seat } from '../../../engine/contract';
import type { EffectOf } from '../ability';
import type { Draft } from '../draft';
import type { CardRef, Player } from '../types';
import type { EffectRule } from './rule';

export const discover: EffectRule<EffectOf<'discover'>> = {
	resolve(draft, _effect, { seat, card }) {
		if (hasLandLeft(draft.player(seat))) turnUpLand(draft, seat, null);
		else draft.tell?.({ type: 'effect-idle', seat, card, effect: 'discover' });
	},
	say: (_effect, words) => words.effect('discover', {})
};

export function hasLandLeft({ landPile }: Player): boolean {
	return landPile.next < landPile.cards.length;
}

/** Asks for the seat's next land slot; when the fact is in, the land is placed with the unit that found it. */
export function turnUpLand(draft: Draft, seat: Seat, unit: CardRef | null): void {
	const player = draft.edit(seat);
	const slot = `${player.landPile.deck}:${player.landPile.next}`;
	player.landPile = { ...player.landPile, next: player.landPile.next + 1 };
	draft.state.requests = [...draft.state.requests, { slot, to: 'all' }];
	draft.first({ do: 'found', seat, slot, unit });
}
