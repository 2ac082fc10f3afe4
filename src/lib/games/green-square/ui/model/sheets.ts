/**
 * Moves that are put together in a sheet: sales, trades, prices of help. A pill (and a seat) opens the sheet, taps in it
 * change the draft, its button sends it. The rules list only some of these moves; the sheet builds any.
 */
import type { Pick, Way } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import type { Move, Seat } from '../../types';
import { tapDraft, tapsTo, type Draft } from '../sheets/draft';
import { openAsk, openCounter } from '../sheets/offer';
import { ASK_MORE, SEND } from '../sheets/picks';
import { openSale } from '../sheets/sale';
import { openTrade } from '../sheets/trade';
import type { Standpoint } from '../sheets/trial';
import { pickPill, pickSeat } from './picks';

export class Sheets {
	#sale: Draft | null = null;

	constructor(
		private readonly from: Standpoint,
		private readonly legal: readonly Move[]
	) {}

	/** The draft that these picks have made; null: they open no sheet. */
	draft([opener, second, ...rest]: readonly Pick[]): Draft | null {
		const opened = this.#open(opener, second);
		if (opened === null) return null;
		const taps = opened.bySeat ? rest : second === undefined ? [] : [second, ...rest];
		return taps.reduce(tapDraft, opened.draft);
	}

	/** The way to a listed move; null: it is made without a sheet. */
	wayTo(move: Move): Way<Move>[] | null {
		const opening = openingOf(move);
		if (opening === null) return null;
		const draft = this.draft(opening);
		const taps = draft === null ? null : tapsTo(draft, move);
		return taps === null ? [] : [{ picks: [...opening, ...taps, SEND], move }];
	}

	#open(opener: Pick | undefined, second: Pick | undefined): { draft: Draft; bySeat: boolean } | null {
		const { ask } = this.from.state;
		if (opener === pickPill('sell')) return { draft: (this.#sale ??= openSale(this.from, this.legal)), bySeat: false };
		if (opener === ASK_MORE && ask?.kind === 'help') return { draft: openCounter(ask), bySeat: false };
		const seat = pickedOf('seat', second);
		if (seat === null) return null;
		const to: Seat = Number(seat);
		if (opener === pickPill('ask')) return { draft: openAsk(this.from, to), bySeat: true };
		return opener === pickPill('trade') ? { draft: openTrade(to), bySeat: true } : null;
	}
}

function openingOf(move: Move): readonly Pick[] | null {
	switch (move.type) {
		case 'sell':
			return [pickPill('sell')];
		case 'propose':
			return [pickPill('trade'), pickSeat(move.to)];
		case 'ask-help':
			return [pickPill('ask'), pickSeat(move.seat)];
		case 'counter':
			return [ASK_MORE];
		default:
			return null;
	}
}
