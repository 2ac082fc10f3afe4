/** What the stage shows: the own table before the first turn, then decks, a fight, a flight, or cards laid out. */
import type { CardId } from '../../content';
import { carriedCard, heroOf } from '../../heroes';
import type { State } from '../../types';
import type { Session } from '../session.svelte';
import { laidOut, type LaidOut } from '../sheets/laid-out';
import { sharingOf, type Sharing } from '../sheets/shares';

export type Stage =
	| { readonly kind: 'table' | 'decks' | 'battle' | 'flight' }
	| { readonly kind: 'laid'; readonly laid: LaidOut }
	| { readonly kind: 'share'; readonly sharing: Sharing }
	| { readonly kind: 'ward'; readonly disaster: CardId; readonly shield: CardId };

export function stageOf({ play, shown, viewer }: Pick<Session, 'play' | 'shown' | 'viewer'>): Stage {
	const { state, seat, sees, names, language } = play;
	const laid = laidOut({ state, seat: viewer, sees }, seat === null, names, language);
	if (laid !== null) return { kind: 'laid', laid };
	const ward = wardOf(state);
	if (ward !== null) return ward;
	if (shown.battle !== null && shown.phase === 'battle') {
		return { kind: shown.battle.stage === 'flee' ? 'flight' : 'battle' };
	}
	if (state.window?.kind === 'prepare') return { kind: 'table' };
	const sharing = sharingOf(state, play.legal);
	return sharing === null ? { kind: 'decks' } : { kind: 'share', sharing };
}

/** A disaster that an item could ward off. */
function wardOf(state: State): Stage | null {
	const { ask, resolving, faces } = state;
	if (ask?.kind !== 'shield' || resolving === null) return null;
	const disaster = faces[resolving.card];
	const shield = heroOf(state, ask.seat)
		.items.map(({ card }) => carriedCard(state, card))
		.find((item) => item.kind === 'item' && item.gives.shield === true);
	return disaster === undefined || shield === undefined ? null : { kind: 'ward', disaster, shield: shield.id };
}
