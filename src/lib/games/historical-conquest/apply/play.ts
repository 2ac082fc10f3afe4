/** `play` (6.1). */
import type { Facts, Seat } from '../../../engine/contract';
import type { CardInfo } from '../content';
import { refOf } from '../content';
import type { Draft } from '../draft';
import { hasLandLeft } from '../effects/discover';
import { hasPlayLeft } from '../effects/extra-plays';
import type { Raw } from '../raw';
import { insist } from '../raw';
import type { ReasonCode } from '../reasons';
import { findLand, isIn, ownLand, playerAt } from '../table';
import type { CardRef, Choices, Item, State } from '../types';
import { announce } from '../windows';
import { readChoices } from './choices';
import { cardInHand, removeFromHand } from './hand';

export function play(draft: Draft, seat: Seat, raw: Raw, facts: Facts): void {
	const { state } = draft;
	const { slot, info } = cardInHand(state, seat, raw, facts);
	const discovers = raw.discover !== undefined && raw.discover !== false;
	insist(playProblem(state, info, hasPlayLeft(state, seat)));
	insist(discovers ? discoverProblem(state, seat, info, raw) : landProblem(state, seat, info, raw.land));
	const choices: Choices = readChoices(state, seat, info.onPlayEffects, raw, 'play');

	const card = refOf(seat, info.id);
	const land = typeof raw.land === 'string' ? raw.land : null;
	const item: Item = {
		seat,
		card,
		class: info.card.category,
		ability: null,
		land,
		choices: discovers ? { ...choices, discover: true } : choices
	};
	removeFromHand(draft, seat, slot);
	if (!info.isInterrupt) state.plays += 1;
	draft.tell?.({ type: 'card-played', seat, slot, card, land, choices: item.choices });
	if (state.window !== null) draft.first({ do: 'reopen' });
	announce(draft, item);
}

/** Why the card cannot be played now, wherever it would go. `playLeft`: the turn seat has a counted play left. */
export function playProblem(state: State, info: CardInfo, playLeft: boolean): ReasonCode | null {
	if (!info.isInterrupt) {
		if (state.phase !== 'play' || state.window !== null) return 'not-interrupt';
		if (!playLeft) return 'no-plays-left';
	}
	return state.round === 1 && info.isHostile ? 'first-round-peace' : null;
}

function discoverProblem(state: State, seat: Seat, info: CardInfo, raw: Raw): ReasonCode | null {
	if (raw.discover !== true || raw.land !== undefined || !info.isExplorer) return 'bad-land';
	return hasLandLeft(playerAt(state, seat)) ? null : 'no-land-left';
}

function landProblem(state: State, seat: Seat, info: CardInfo, land: unknown): ReasonCode | null {
	switch (info.played?.zone) {
		case 'land':
		case 'own-land':
			return ownLand(state, seat, land) === null ? 'bad-land' : null;
		case 'enemy-land':
			return isEnemyLand(state, seat, land) ? null : 'bad-land';
		default:
			return land === undefined ? null : 'bad-land';
	}
}

function isEnemyLand(state: State, seat: Seat, land: unknown): land is CardRef {
	const held = findLand(state, land);
	return held !== null && held.seat !== seat && isIn(state, held.seat);
}
