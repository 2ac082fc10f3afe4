/** A match as lists show it: read from its record alone, so that nothing has to be loaded or folded. */
import type { Seat } from '../engine/contract';
import type { Id } from './entry';
import type { Age } from './age';
import { formatAge, labelOf } from './label';
import { storedGenesis } from './opening';
import type { Glance, StoredMatch } from './store';

export interface MatchCard {
	readonly id: Id;
	/** Why this app cannot read it; null: it can. All but its label and what this device noted is unknown then. */
	readonly age: Age | null;
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
	if (genesis === null) return unreadCard(match);
	const { game, rules, options, seats } = genesis.entry;
	const places = seats.map(({ name, bot }, seat) => ({ name, bot, here: match.secrets.seats[seat] !== undefined }));
	const sitting = match.glance?.seats ?? places;
	return {
		id: match.id,
		age: null,
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

/** Of a match in another format: it is listed, so that it can be exported. */
function unreadCard(match: StoredMatch): MatchCard | null {
	const label = labelOf(match.genesis);
	const age = formatAge(match.genesis);
	if (label === null || age === null) return null;
	const { id, title, created, touched } = match;
	const { game, rules } = label;
	const unknown = { options: null, seats: [], here: [], isShared: false, isAway: false, glance: null };
	return { id, age, game, rules, title, created, touched, ...unknown };
}
