/**
 * What is being put together in a sheet, whichever it is. Every tap gives the next draft; a draft is a move, and the
 * rules say whether it may be made. A screen keeps the draft beside what is in hand and hands taps on:
 *
 *     hand.draft = tapDraft(hand.draft, pick)           a tap in the sheet
 *     judged(from, hand.draft)                          what the button says and does
 *     tapsTo(openSale(from, legal), move)               the way to a listed sale
 */
import type { Pick } from '../../../../ui/game/pointing';
import type { Reason } from '../../reasons';
import type { Move } from '../../types';
import { offerMove, tapOffer, tapsToOffer, thingsOfOffer, type OfferDraft } from './offer';
import { saleMove, tapSale, tapsToSale, thingsOfSale, type SaleDraft } from './sale';
import { tapsToTrade, tapTrade, thingsOfTrade, tradeMove, type TradeDraft } from './trade';
import { refused, type Standpoint } from './trial';

export type Draft = OfferDraft | SaleDraft | TradeDraft;

/** The draft after a tap; the same one if the tap means nothing to it. */
export function tapDraft(draft: Draft, pick: Pick): Draft {
	switch (draft.sheet) {
		case 'ask':
		case 'counter':
			return tapOffer(draft, pick);
		case 'sale':
			return tapSale(draft, pick);
		case 'trade':
			return tapTrade(draft, pick);
	}
}

/** What can be tapped in the sheet now. */
export function thingsOf(from: Standpoint, draft: Draft): readonly Pick[] {
	switch (draft.sheet) {
		case 'ask':
		case 'counter':
			return thingsOfOffer(from, draft);
		case 'sale':
			return thingsOfSale(from);
		case 'trade':
			return thingsOfTrade(from, draft);
	}
}

export function moveOf(draft: Draft): Move {
	switch (draft.sheet) {
		case 'ask':
		case 'counter':
			return offerMove(draft);
		case 'sale':
			return saleMove(draft);
		case 'trade':
			return tradeMove(draft);
	}
}

/** What the rules say to a draft: the move, if they take it, else why not. */
export type Judgement =
	{ readonly move: Move; readonly refusal: null } | { readonly move: null; readonly refusal: Reason };

export function judged(from: Standpoint, draft: Draft): Judgement {
	const move = moveOf(draft);
	const refusal = refused(from, move);
	return refusal === null ? { move, refusal } : { move: null, refusal };
}

/** The taps that make a draft into a move of its kind; null if it can never become one. */
export function tapsTo(draft: Draft, move: Move): readonly Pick[] | null {
	if (draft.sheet === 'ask') {
		return move.type === 'ask-help' && move.seat === draft.to ? tapsToOffer(draft, move.offer) : null;
	}
	if (draft.sheet === 'counter') return move.type === 'counter' ? tapsToOffer(draft, move.offer) : null;
	if (draft.sheet === 'sale') return move.type === 'sell' ? tapsToSale(draft, move.cards) : null;
	return move.type === 'propose' && move.to === draft.to ? tapsToTrade(draft, move.give, move.take) : null;
}
