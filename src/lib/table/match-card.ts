/** A match as lists show it: read from its record alone, so that nothing has to be loaded or folded. */
import type { Seat } from '../engine/contract';
import type { Id } from './entry';
import { storedGenesis } from './opening';
import type { Glance, StoredMatch } from './store';

export interface MatchCard {
	readonly id: Id;
	readonly game: string;
	readonly rules: number;
	readonly title: string;
	readonly options: unknown;
	readonly seats: readonly { readonly name: string; readonly bot: string; readonly here: boolean }[];
	/** Seats played on this device. */
	readonly here: readonly Seat[];
	/** Between devices. */
	readonly isShared: boolean;
	/** No seat of this device is played here now: they went on elsewhere, or may have. */
	readonly isAway: boolean;
	readonly created: number;
	readonly touched: number;
	readonly glance: Glance | null;
}

/** Null if the record is damaged. */
export function cardOf(match: StoredMatch): MatchCard | null {
	const genesis = storedGenesis(match);
	if (genesis === null) return null;
	const { game, rules, options, seats } = genesis.entry;
	const places = seats.map(({ name, bot }, seat) => ({ name, bot, here: match.secrets.seats[seat] !== undefined }));
	const sitting = match.glance?.seats ?? places;
	return {
		id: match.id,
		game,
		rules,
		title: match.title,
		options,
		seats: sitting,
		here: sitting.flatMap(({ here }, seat) => (here ? [seat] : [])),
		isShared: match.secrets.room !== undefined,
		isAway: Object.keys(match.secrets.seats).every((seat) => match.standings[Number(seat)]?.active === false),
		created: match.created,
		touched: match.touched,
		glance: match.glance
	};
}
